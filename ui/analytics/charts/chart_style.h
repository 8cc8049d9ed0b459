// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>

class QPainter;

namespace Sidestage {

/// How the lines of a chart are distinguished: each of the four has its own colour, dash pattern and marker,
/// and its bars a fill pattern. A comparison line has the same colour and marker, with `compared` added to
/// its index: it is thinner and dashed.
namespace ChartStyle {

inline constexpr int compared = 4;

enum class Marker : quint8 { Circle, Square, Triangle, Diamond };

QColor color(int line);
QPen pen(int line);
/// Pen for a line that oscillates within a few pixels. At most one pixel wide: a wider pen is converted into
/// an outline dash by dash, which takes seconds for years of days.
QPen finePen(int line);
Marker marker(int line);
Qt::BrushStyle pattern(int line);
/// Draws the marker of a line around `at`.
void paintMarker(QPainter *painter, int line, const QPointF &at, double size);
/// Draws a piece of the line with its marker, for a legend.
void paintSample(QPainter *painter, int line, const QRectF &rect);
/// Draws the hatching for days without data.
void paintGap(QPainter *painter, const QRectF &rect);

}  // namespace ChartStyle
}  // namespace Sidestage
