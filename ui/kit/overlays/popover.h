// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace Sidestage {

class Button;

/// A small explanation beside a widget: title, text, a body, at most one action. Esc or a click elsewhere
/// closes it.
class Popover : public QFrame
{
    Q_OBJECT

public:
    explicit Popover(QWidget *anchor);

    void setContent(const QString &title, const QString &text);
    /// Empty: no button.
    void setAction(const QString &text);
    Button *actionButton() const { return m_action; }
    /// Stands below the text, has the keyboard at first, and knows its own height; the popover takes it.
    /// `wide`: of the whole, at a body line of 20 px.
    void setBody(QWidget *body, int wide);

    /// Below the anchor, or above where there is no room.
    void open();

Q_SIGNALS:
    void actionTriggered();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(class QKeyEvent *event) override;

private:
    QWidget *m_anchor = nullptr;
    QWidget *m_body = nullptr;
    int m_wide = 320;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    Button *m_action = nullptr;
};

}  // namespace Sidestage
