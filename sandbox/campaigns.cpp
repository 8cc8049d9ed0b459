// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaigns.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Campaigns::tables = R"(
)";

Result<void> Campaigns::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
