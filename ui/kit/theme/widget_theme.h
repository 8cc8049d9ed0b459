// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;
class QWidget;

namespace Sidestage {

/// Sets the font, colours and background of a widget from its type and properties in the current theme. The
/// style calls it when a widget is first shown, and the theme after each change.
///
/// The properties: `textRole` and `tone` (see setTextRole(), setTone()). `frame` is "card" or "field", with
/// `current` or `failed` for the border of a card. `divider`. `ground` is "window", "surface" or "raised".
/// `plain` makes the widget transparent.
void applyThemeTo(QWidget *widget);

/// Paints the background of a widget that has the property `ground`. Does nothing for others.
void paintGround(QPainter *painter, const QRect &rect, const QWidget *widget);

/// Whether the style paints the frame of this widget.
bool hasKitFrame(const QWidget *widget);
/// Paints the background and the border of such a frame.
void paintKitFrame(QPainter *painter, const QRect &rect, const QWidget *widget);
/// Returns the border width in pixels.
int kitFrameWidth(const QWidget *widget);

}  // namespace Sidestage
