// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ads.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleAds(Service &) { }

}  // namespace Sidestage::Sandbox
