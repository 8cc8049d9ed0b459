// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/extensions.h"
#include "service.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void handleExtensions(Service &) { }

}  // namespace Sidestage::Sandbox
