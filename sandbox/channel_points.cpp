// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/channel_points.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleChannelPoints(Service &) { }

}  // namespace Sidestage::Sandbox
