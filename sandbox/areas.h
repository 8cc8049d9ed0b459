// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/world/area.h"

#include <span>

namespace Sidestage::Sandbox {

/// Returns all areas of the platform, in the order in which a new world is seeded.
std::span<const AreaKind> allAreas();

}  // namespace Sidestage::Sandbox
