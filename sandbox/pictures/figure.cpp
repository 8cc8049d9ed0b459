// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure.h"

#include <QPainter>

namespace Sidestage::Sandbox::Pictures {

void Figure::body(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width)
{
    patch(path, fill);
    Part &part = m_parts.last();
    part.line = rim;
    part.width = width;
    part.solid = true;
}

void Figure::patch(const QPainterPath &path, const QBrush &fill)
{
    QBrush placed = fill;
    placed.setTransform(m_transform);
    m_parts.append({.path = m_transform.map(path), .fill = placed});
}

void Figure::line(const QPainterPath &path, const QColor &colour, qreal width)
{
    m_parts.append({.path = m_transform.map(path), .line = colour, .width = width});
}

void Figure::limb(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width)
{
    body(thick(path, width), fill, rim);
}

QRectF Figure::bounds() const
{
    QRectF bounds;
    for (const Part &part : m_parts)
        bounds |= part.path.boundingRect().adjusted(-part.width, -part.width, part.width, part.width);
    return bounds;
}

void Figure::paint(QPainter &painter, const QColor &outline, qreal width) const
{
    const auto stroke = [&painter](const QPainterPath &path, const QColor &colour, qreal thickness) {
        painter.strokePath(path, QPen(colour, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    };
    if (width > 0) {
        for (const Part &part : m_parts) {
            if (part.solid)
                stroke(part.path, outline, 2 * (width + part.width));
        }
    }
    for (const Part &part : m_parts) {
        if (part.fill.style() == Qt::NoBrush) {
            stroke(part.path, part.line, part.width);
            continue;
        }
        // The rim is outside the path, so that a body keeps its size and overlapping bodies have no line
        // between them.
        if (part.width > 0)
            stroke(part.path, part.line, 2 * part.width);
        painter.fillPath(part.path, part.fill);
    }
}

}  // namespace Sidestage::Sandbox::Pictures
