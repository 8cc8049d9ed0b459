// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip.h"

#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

constexpr int crossSide = 12;

Chip::Chip(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(text);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setProperty("focusRingRadius", Measure::chipRadius);
    // Never wider than its text, but narrower if there is no room.
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void Chip::setMark(Mark mark)
{
    if (m_mark == mark)
        return;
    m_mark = mark;
    updateGeometry();
    update();
}

void Chip::setRemovable(bool removable)
{
    m_removable = removable;
    updateGeometry();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(Theme::font(TextRole::Small));
    int width = metrics.horizontalAdvance(text()) + 2 * px(8) + 2;
    if (m_removable)
        width += px(crossSide) + px(4);
    if (m_mark == Mark::Added || m_mark == Mark::Removed)
        width += px(12) + px(4);
    return {width, px(Measure::chip)};
}

QSize Chip::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), px(64)), px(Measure::chip)};
}

QRect Chip::crossRect() const
{
    const QRect box(width() - px(crossSide) - px(7), (height() - px(crossSide)) / 2, px(crossSide),
                    px(crossSide));
    return QStyle::visualRect(layoutDirection(), rect(), box);
}

void Chip::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QColor ground = t.raised;
    QColor border = t.line;
    QColor ink = t.text;
    Icon sign = Icon::None;
    switch (m_mark) {
    case Mark::None:
        break;
    case Mark::Changed:
        ground = t.accentTint;
        border = t.accent;
        break;
    case Mark::Added:
        ground = t.goodTint;
        border = ink = t.good;
        sign = Icon::Plus;
        break;
    case Mark::Removed:
        ground = t.liveTint;
        border = ink = t.live;
        sign = Icon::Minus;
        break;
    }

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::chipRadius),
                            pxF(Measure::chipRadius));
    QRect inner = rect().adjusted(px(8) + 1, 0, -px(8), 0);
    if (sign != Icon::None) {
        const QRect box(inner.left(), (height() - px(12)) / 2, px(12), px(12));
        Icons::paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box), sign, ink);
        inner.setLeft(inner.left() + px(16));
    }
    if (m_removable) {
        inner.setRight(inner.right() - px(crossSide) - px(4));
        Icons::paint(&painter, crossRect(), Icon::Close, m_overCross ? t.text : t.text2);
    }
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(ink);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), inner.adjusted(0, 0, 1, 0)),
                     Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, inner.width() + 1));
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    const bool hit = m_removable && event->button() == Qt::LeftButton
        && crossRect().adjusted(-px(6), -px(6), px(6), px(6)).contains(event->pos());
    QAbstractButton::mouseReleaseEvent(event);
    if (hit)
        Q_EMIT removeClicked();
}

void Chip::mouseMoveEvent(QMouseEvent *event)
{
    const bool over
        = m_removable && crossRect().adjusted(-px(4), -px(4), px(4), px(4)).contains(event->pos());
    if (over != m_overCross) {
        m_overCross = over;
        update();
    }
    QAbstractButton::mouseMoveEvent(event);
}

void Chip::leaveEvent(QEvent *event)
{
    m_overCross = false;
    update();
    QAbstractButton::leaveEvent(event);
}

}  // namespace Sidestage
