// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

#include <QSizeF>

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// A landscape that fills the rectangle from 0, 0, whatever its shape: a sky, what lies far off, what stands
/// in front. The dice choose; `night`: dark and quiet.
void drawScenery(QPainter &painter, QSizeF size, Dice dice, bool night = false);

}  // namespace Sidestage::Sandbox::Pictures
