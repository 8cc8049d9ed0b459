// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

class QPainter;

namespace Sidestage::Sandbox::Pictures {

/// Draws a badge into a square of 72 units. `look`: its motif and its rank, "gift 3".
void drawBadge(QPainter &painter, const QString &id, const QString &look);

}  // namespace Sidestage::Sandbox::Pictures
