// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;
class QWidget;

namespace Sidestage {

/// Gives a widget the font, colours and ground of its kind and of its properties, in the theme of now. The
/// style does so when a widget is first shown, the theme again after each change.
///
/// The properties: `textRole` and `tone` (see setTextRole(), setTone()); `frame` "card" or "field", with
/// `current` or `failed` for the border of a card; `divider`; `ground` "window", "surface" or "raised";
/// `plain`, for what lets the ground below it through.
void applyThemeTo(QWidget *widget);

/// The ground of a widget that has one of its own; nothing otherwise.
void paintGround(QPainter *painter, const QRect &rect, const QWidget *widget);

/// Whether the style paints this widget's frame.
bool hasKitFrame(const QWidget *widget);
/// Ground and border of such a frame.
void paintKitFrame(QPainter *painter, const QRect &rect, const QWidget *widget);
/// How thick its border is, in pixels.
int kitFrameWidth(const QWidget *widget);

}  // namespace Sidestage
