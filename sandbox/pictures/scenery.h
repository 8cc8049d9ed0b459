// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

#include <QSizeF>

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// Draws a landscape into the rectangle at (0, 0) of any shape: sky, background and a foreground object. The
/// dice choose the parts. `night`: dark and without a foreground object.
void drawScenery(QPainter &painter, QSizeF size, Dice dice, bool night = false);

}  // namespace Sidestage::Sandbox::Pictures
