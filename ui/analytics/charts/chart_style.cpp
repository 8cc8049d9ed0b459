// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_style.h"

#include "kit/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace Sidestage::ChartStyle {

namespace {

constexpr int count = 4;

/// Returns which of the four styles it is, for both normal and comparison lines.
int of(int line)
{
    return std::clamp(line % compared, 0, count - 1);
}

}  // namespace

QColor color(int line)
{
    const Tokens &tokens = Theme::tokens();
    if (tokens.isHighContrast)
        return tokens.text;
    const QColor colors[count]{tokens.accent, tokens.warn, tokens.good, tokens.text2};
    return colors[of(line)];
}

QPen pen(int line)
{
    static const QList<qreal> dashes[count]{{}, {4, 2.5}, {1, 2}, {7, 2, 1.5, 2}};
    QPen pen(color(line), pxF(2));
    pen.setJoinStyle(Qt::RoundJoin);
    if (line >= compared) {
        pen.setWidthF(pxF(1));
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 3});
        return pen;
    }
    if (const auto &dash = dashes[of(line)]; !dash.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(dash);
    }
    return pen;
}

QPen finePen(int line)
{
    QPen pen = ChartStyle::pen(line);
    pen.setCosmetic(true);
    pen.setWidthF(1);
    pen.setJoinStyle(Qt::BevelJoin);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

Marker marker(int line)
{
    return Marker(of(line));
}

Qt::BrushStyle pattern(int line)
{
    const Qt::BrushStyle patterns[count]{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern,
                                         Qt::CrossPattern};
    return line >= compared ? Qt::Dense6Pattern : patterns[of(line)];
}

void paintMarker(QPainter *painter, int line, const QPointF &at, double size)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color(line), pxF(line >= compared ? 1 : 2)));
    painter->setBrush(Theme::tokens().surface);
    if (line >= compared)
        size *= 0.7;
    const double half = size / 2;
    switch (marker(line)) {
    case Marker::Circle:
        painter->drawEllipse(at, half, half);
        break;
    case Marker::Square:
        painter->drawRect(QRectF(at.x() - half * 0.9, at.y() - half * 0.9, size * 0.9, size * 0.9));
        break;
    case Marker::Triangle:
        painter->drawPolygon(QPolygonF({{at.x(), at.y() - half * 1.1},
                                        {at.x() + half * 1.1, at.y() + half * 0.9},
                                        {at.x() - half * 1.1, at.y() + half * 0.9}}));
        break;
    case Marker::Diamond:
        painter->drawPolygon(QPolygonF({{at.x(), at.y() - half * 1.2},
                                        {at.x() + half * 1.2, at.y()},
                                        {at.x(), at.y() + half * 1.2},
                                        {at.x() - half * 1.2, at.y()}}));
        break;
    }
    painter->restore();
}

void paintSample(QPainter *painter, int line, const QRectF &rect)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen(line));
    painter->drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    painter->restore();
    paintMarker(painter, line, rect.center(), pxF(6));
}

void paintGap(QPainter *painter, const QRectF &rect)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(rect, Qt::IntersectClip);
    painter->setPen(QPen(Theme::tokens().edge, pxF(1)));
    const double step = pxF(6);
    const double from = std::floor((rect.left() - rect.height()) / step) * step;
    for (double x = from; x < rect.right(); x += step)
        painter->drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter->restore();
}

}  // namespace Sidestage::ChartStyle
