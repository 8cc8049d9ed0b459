// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/emotes.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleEmotes(Service &) { }

}  // namespace Sidestage::Sandbox
