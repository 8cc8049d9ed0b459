// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_books.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const PictureBooks::tables = R"(
)";

Result<void> PictureBooks::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
