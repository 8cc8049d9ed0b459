// SPDX-License-Identifier: GPL-3.0-or-later
#include "cheers.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const Cheers::tables = R"(
)";

Result<void> Cheers::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
