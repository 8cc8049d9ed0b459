// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shapes.h"

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// A drawing of overlapping parts that looks like a sticker: all bodies have one common outline.
class Figure
{
public:
    /// Sets the transformation of the parts that are added later.
    void place(const QTransform &transform) { m_transform = transform; }

    /// Adds a solid part, with a rim in its own colour.
    void body(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width = 2.6);
    /// Adds an area on a body.
    void patch(const QPainterPath &path, const QBrush &fill);
    void line(const QPainterPath &path, const QColor &colour, qreal width);
    /// Adds a line that is a body, for example a handle or an arm.
    void limb(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width);

    /// Returns the covered area, without the outline.
    QRectF bounds() const;
    /// Draws all parts. `width`: of the outline; 0 for none.
    void paint(QPainter &painter, const QColor &outline, qreal width) const;

private:
    struct Part
    {
        QPainterPath path{};
        QBrush fill{};
        QColor line{};
        qreal width = 0;
        bool solid = false;
    };

    QList<Part> m_parts{};
    QTransform m_transform{};
};

}  // namespace Sidestage::Sandbox::Pictures
