// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// Draws the emblem of a charity into a square of 100 units.
void drawCharity(QPainter &painter, Dice dice);

/// Draws the emblem of Channel Points in white into the box.
void drawReward(QPainter &painter);

}  // namespace Sidestage::Sandbox::Pictures
