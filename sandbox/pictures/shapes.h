// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The shapes and colours that everything is put together from.

#include <QBrush>
#include <QColor>
#include <QPainterPath>
#include <QTransform>

namespace Sidestage::Sandbox::Pictures {

/// Emotes, gems and faces are drawn in a square of this size, and scaled to what is asked for.
constexpr qreal box = 112;

/// A path from M, L, C, Q and Z with absolute coordinates, as in SVG: "M 10 10 L 20 20 Z". The letter is
/// written each time. Ends at the first thing that is none of them.
QPainterPath trace(const char *commands);
QPainterPath ellipse(QPointF centre, qreal radiusX, qreal radiusY);
QPainterPath circle(QPointF centre, qreal radius);
QPainterPath roundedRect(const QRectF &rect, qreal radius);
/// Closed; the corners are cut by `rounding` on either side and bent.
QPainterPath polygon(const QList<QPointF> &points, qreal rounding = 0);
/// The corners of a regular polygon, the first at the top.
QList<QPointF> around(QPointF centre, qreal radius, int corners, qreal turn = 0);
QPainterPath star(QPointF centre, qreal outer, qreal inner, int points, qreal rounding = 0);
QPainterPath heart(QPointF centre, qreal radius);
/// The tip is at the top.
QPainterPath drop(QPointF centre, qreal radius);
/// A star of four long rays, as light on something polished.
QPainterPath glint(QPointF centre, qreal radius);
/// The other side of the box.
QPainterPath mirrored(const QPainterPath &path);
/// A line with a thickness, as a shape.
QPainterPath thick(const QPainterPath &line, qreal width);
QTransform turned(QPointF about, qreal degrees);
QTransform scaled(QPointF about, qreal x, qreal y);

QColor hue(qreal degrees, qreal saturation, qreal lightness);
QColor mix(const QColor &from, const QColor &to, qreal part);
QColor tint(const QColor &colour, qreal part);   ///< Towards a warm white.
QColor shade(const QColor &colour, qreal part);  ///< Towards a deep violet: livelier than black.
QColor veil(const QColor &colour, qreal opacity);

/// Lit from the upper left.
QBrush ball(const QRectF &bounds, const QColor &colour);
QBrush fall(qreal top, qreal bottom, const QColor &from, const QColor &to);

}  // namespace Sidestage::Sandbox::Pictures
