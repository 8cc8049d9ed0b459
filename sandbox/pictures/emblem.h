// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// The sign of a charity, in a square of 100.
void drawCharity(QPainter &painter, Dice dice);

/// The sign of channel points, white, in the box.
void drawReward(QPainter &painter);

}  // namespace Sidestage::Sandbox::Pictures
