// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress_bar.h"

#include "kit/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace Sidestage {

ProgressBar::ProgressBar(Kind kind, QWidget *parent)
    : QProgressBar(parent)
    , m_kind(kind)
{
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressBar::setKind(Kind kind)
{
    m_kind = kind;
    update();
}

void ProgressBar::setThickness(int thickness)
{
    m_thickness = thickness;
    updateGeometry();
}

QSize ProgressBar::sizeHint() const
{
    return {px(120), px(m_thickness)};
}

QSize ProgressBar::minimumSizeHint() const
{
    return {px(40), px(m_thickness)};
}

void ProgressBar::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2.0;
    QPainterPath track;
    track.addRoundedRect(QRectF(rect()), radius, radius);
    painter.fillPath(track, t.isHighContrast ? t.window : t.line);
    const int range = maximum() - minimum();
    if (range > 0 && value() > minimum()) {
        const bool isHatched = m_kind == Kind::Second;
        const QColor fill = m_kind == Kind::Good ? t.goodFill
            : m_kind == Kind::Warn || isHatched  ? t.warn
                                                 : t.accentFill;
        // Minimum width, so that the rounded ends of a short bar stay round.
        const double wide = qMax(double(height()), width() * double(value() - minimum()) / range);
        const double x = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
        QPainterPath bar;
        bar.addRoundedRect(QRectF(x, 0, wide, height()), radius, radius);
        painter.fillPath(bar, fill);
        if (isHatched) {
            painter.save();
            painter.setClipPath(bar);
            painter.setPen(QPen(t.surface, pxF(2)));
            for (int at = -height(); at < width() + height(); at += px(7))
                painter.drawLine(QPointF(at, height()), QPointF(at + height(), 0));
            painter.restore();
        }
    }
    if (t.isHighContrast) {
        painter.setPen(QPen(t.text, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
}

}  // namespace Sidestage
