// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace Sidestage {

/// Draws a ring around the focused widget: 2 px in the focus colour, 1 px outside the widget. Shown for every
/// widget after Tab, Backtab or a shortcut, and after a mouse click only for inputs. If the program moves the
/// focus, a button has the ring after a key, but not after a click.
///
/// A widget can set properties: `focusRing` false: it draws its own ring or none. `focusRingRadius`: its
/// corner radius in px (6 if not set). `focusRingOnParent` true: the ring is drawn around the parent.
/// `focusRingInput` true: it counts as an input.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent = nullptr);
    ~FocusRing() override;

    /// The theme calls this with every event of the application.
    void handleEvent(QObject *watched, QEvent *event);

    /// Whether the ring is shown on this widget for this focus reason.
    static bool isShownFor(const QWidget *widget, Qt::FocusReason reason);

private:
    void show(QWidget *widget);
    void hide();
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_frame;
    bool m_isByKey = false;  ///< The last input was a key.
};

}  // namespace Sidestage
