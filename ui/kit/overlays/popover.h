// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace Sidestage {

class Button;

/// A small explanation next to a widget: title, text, a body and at most one action. Esc or a click outside
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
    /// Adds a widget below the text. It gets the initial focus and has a height of its own. The popover takes
    /// ownership. `wide` is the width of the popover at a line height of 20 px.
    void setBody(QWidget *body, int wide);

    /// Opens below the anchor, or above it if there is no room.
    void open();
    /// The same for a part of the anchor, in screen coordinates. Starts at its left side.
    void open(const QRect &place);

Q_SIGNALS:
    void actionTriggered();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(class QKeyEvent *event) override;
    /// Adapts the height after the content has changed.
    void fit();

private:
    void openBeside(const QRect &place, bool isAtStart);

    QWidget *m_anchor = nullptr;
    QWidget *m_body = nullptr;
    int m_wide = 320;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    Button *m_action = nullptr;
};

}  // namespace Sidestage
