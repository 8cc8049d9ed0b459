// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Basic shapes and colours of all drawings.

#include <QBrush>
#include <QColor>
#include <QPainterPath>
#include <QTransform>

namespace Sidestage::Sandbox::Pictures {

/// Emotes, gems and faces are drawn in a square of this size and then scaled.
constexpr qreal box = 112;

/// Returns a path from commands M, L, C, Q and Z with absolute coordinates, as in SVG: "M 10 10 L 20 20 Z".
/// Each command needs its letter. Ends at the first other character.
QPainterPath trace(const char *commands);
QPainterPath ellipse(QPointF centre, qreal radiusX, qreal radiusY);
QPainterPath circle(QPointF centre, qreal radius);
QPainterPath roundedRect(const QRectF &rect, qreal radius);
/// Closed. `rounding`: the distance from each corner at which the curve starts.
QPainterPath polygon(const QList<QPointF> &points, qreal rounding = 0);
/// Returns the corners of a regular polygon, the first at the top.
QList<QPointF> around(QPointF centre, qreal radius, int corners, qreal turn = 0);
QPainterPath star(QPointF centre, qreal outer, qreal inner, int points, qreal rounding = 0);
QPainterPath heart(QPointF centre, qreal radius);
/// The tip points up.
QPainterPath drop(QPointF centre, qreal radius);
/// A star with four long rays, like a highlight.
QPainterPath glint(QPointF centre, qreal radius);
/// Returns the path mirrored at the vertical axis of the box.
QPainterPath mirrored(const QPainterPath &path);
/// Returns the outline of a line with this width.
QPainterPath thick(const QPainterPath &line, qreal width);
QTransform turned(QPointF about, qreal degrees);
QTransform scaled(QPointF about, qreal x, qreal y);

QColor hue(qreal degrees, qreal saturation, qreal lightness);
QColor mix(const QColor &from, const QColor &to, qreal part);
QColor tint(const QColor &colour, qreal part);   ///< Towards a warm white.
QColor shade(const QColor &colour, qreal part);  ///< Towards a dark violet, which looks livelier than black.
QColor veil(const QColor &colour, qreal opacity);

/// A sphere, lit from the upper left.
QBrush ball(const QRectF &bounds, const QColor &colour);
QBrush fall(qreal top, qreal bottom, const QColor &from, const QColor &to);

}  // namespace Sidestage::Sandbox::Pictures
