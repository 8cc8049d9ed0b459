// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>

class QPainter;

namespace Sidestage {

/// How the lines of a chart are told apart: each of the four has a colour, a dash and a marker of its own,
/// and its bars a pattern. What one of them is compared with has its colour and marker, plus `compared`:
/// thinner and dashed.
namespace ChartStyle {

inline constexpr int compared = 4;

enum class Marker : quint8 { Circle, Square, Triangle, Diamond };

QColor color(int line);
QPen pen(int line);
/// Of a line that goes up and down within a few pixels. A pixel wide at most: what is wider is made into an
/// outline first, dash by dash, which for years of days takes seconds.
QPen finePen(int line);
Marker marker(int line);
Qt::BrushStyle pattern(int line);
/// Draws the marker of a line around `at`.
void paintMarker(QPainter *painter, int line, const QPointF &at, double size);
/// A piece of the line, with its marker: what a legend shows.
void paintSample(QPainter *painter, int line, const QRectF &rect);
/// Where there are no data.
void paintGap(QPainter *painter, const QRectF &rect);

}  // namespace ChartStyle
}  // namespace Sidestage
