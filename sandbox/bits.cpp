// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/bits.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleBits(Service &) { }

}  // namespace Sidestage::Sandbox
