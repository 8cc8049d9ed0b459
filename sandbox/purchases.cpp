// SPDX-License-Identifier: GPL-3.0-or-later
#include "purchases.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Purchases::tables = R"(
)";

Result<void> Purchases::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
