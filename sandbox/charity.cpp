// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/charity.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleCharity(Service &) { }

}  // namespace Sidestage::Sandbox
