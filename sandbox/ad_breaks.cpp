// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_breaks.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const AdBreaks::tables = R"(
)";

Result<void> AdBreaks::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
