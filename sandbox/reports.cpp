// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Reports::tables = R"(
)";

Result<void> Reports::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
