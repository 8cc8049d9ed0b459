// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shapes.h"

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// A drawing made of parts, one over the other, like a sticker: all bodies together have one outline.
class Figure
{
public:
    /// Moves, turns or scales the parts that are added from now on.
    void place(const QTransform &transform) { m_transform = transform; }

    /// Something solid, with a rim of its own colour around it.
    void body(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width = 2.6);
    /// Something painted on a body.
    void patch(const QPainterPath &path, const QBrush &fill);
    void line(const QPainterPath &path, const QColor &colour, qreal width);
    /// A line that is a body: a handle, an arm.
    void limb(const QPainterPath &path, const QBrush &fill, const QColor &rim, qreal width);

    /// What is covered, without an outline.
    QRectF bounds() const;
    /// `width` of the outline, 0 for none.
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
