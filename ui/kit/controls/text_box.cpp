// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_box.h"

#include "kit/theme/theme.h"

#include <QPainter>

namespace Sidestage {

TextBox::TextBox(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    Theme::watch(this, [this] { setViewportMargins(px(8), px(4), px(4), px(4)); });
}

bool TextBox::event(QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return QPlainTextEdit::event(event);
    const Tokens &t = Theme::tokens();
    const bool invalid = property("invalid").toBool();
    const double line = invalid || hasFocus() ? 2 : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(invalid ? t.live : hasFocus() ? t.focus : t.edge, line));
    painter.setBrush(t.field);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    return true;
}

void TextBox::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    update();
}

void TextBox::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    update();
}

}  // namespace Sidestage
