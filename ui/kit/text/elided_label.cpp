// SPDX-License-Identifier: GPL-3.0-or-later
#include "elided_label.h"

#include "tip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

ElidedLabel::ElidedLabel(const QString &text, TextRole role, Tone tone, QWidget *parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("textRole", int(role));
    setProperty("tone", int(tone));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(text()) + margins.left() + margins.right() + 1,
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), fontMetrics().averageCharWidth() * 4), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QString shown = fontMetrics().elidedText(text(), m_mode, contentsRect().width());
    painter.drawText(contentsRect(), int(QStyle::visualAlignment(layoutDirection(), alignment())), shown);
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        if (isElided())
            showTip(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        else
            event->ignore();
        return true;
    }
    return QLabel::event(event);
}

}  // namespace Sidestage
