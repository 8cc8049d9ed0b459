// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/chat.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleChat(Service &) { }

}  // namespace Sidestage::Sandbox
