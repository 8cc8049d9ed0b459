// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace Sidestage {

/// Shows where the keyboard is: 2 px in the focus colour, 1 px outside the widget. After Tab, Backtab or a
/// shortcut for every widget, after the mouse only for inputs.
///
/// A widget says more through properties: `focusRing` false draws its own or none; `focusRingRadius` is its
/// corner radius in px (6 when absent); `focusRingOnParent` true rings the parent instead;
/// `focusRingInput` true makes it an input.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent = nullptr);
    ~FocusRing() override;

    /// Told of every event of the application by the theme.
    void handleEvent(QObject *watched, QEvent *event);

    /// Whether a focus that arrived for this reason is shown on this widget.
    static bool isShownFor(const QWidget *widget, Qt::FocusReason reason);

private:
    void show(QWidget *widget);
    void hide();
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_frame;
};

}  // namespace Sidestage
