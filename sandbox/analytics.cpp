// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/analytics.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleAnalytics(Service &) { }

}  // namespace Sidestage::Sandbox
