// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Rewards::tables = R"(
)";

Result<void> Rewards::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
