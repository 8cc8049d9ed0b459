// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure.h"

namespace Sidestage::Sandbox::Pictures {

/// The colour of a tier, as the list of cheermotes tells it.
QColor gemColour(int tier);

/// Draws a cut stone in the shape and colour of the tier into a circle. It glitters with `phase`. `held`: in
/// front of something, from which it is set off.
void drawGem(Figure &figure, int tier, QPointF centre, qreal radius, qreal phase, bool held = false);

}  // namespace Sidestage::Sandbox::Pictures
