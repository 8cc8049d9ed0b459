// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure.h"

namespace Sidestage::Sandbox::Pictures {

/// Returns the colour of a tier, as in the list of cheermotes.
QColor gemColour(int tier);

/// Draws a cut stone in the shape and colour of the tier into a circle. It glitters with `phase`. `held`:
/// adds a white edge, for a stone in front of a creature.
void drawGem(Figure &figure, int tier, QPointF centre, qreal radius, qreal phase, bool held = false);

}  // namespace Sidestage::Sandbox::Pictures
