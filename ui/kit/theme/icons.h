// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tokens.h"

#include <QIcon>
#include <QPixmap>

class QPainter;

namespace Sidestage {

namespace Icons {

/// Returns the icon in one colour, `size` device-independent pixels square. Cached.
QPixmap pixmap(Icon icon, const QColor &color, int size, double devicePixelRatio = 1.0);

/// Paints the icon centred in `rect`, as large as its shorter side. `mirrored` flips arrows in right-to-left
/// layouts.
void paint(QPainter *painter, const QRectF &rect, Icon icon, const QColor &color, bool mirrored = false);
/// Whether the icon points along the direction of reading, so that it is mirrored from right to left.
bool isDirectional(Icon icon);

/// Returns an icon for actions, buttons and models that gets its colour from the theme on each paint.
QIcon icon(Icon icon, Tone tone = Tone::Text);

/// Returns the icon of a QIcon made by icon(); None for other icons.
Icon of(const QIcon &icon);

}  // namespace Icons
}  // namespace Sidestage
