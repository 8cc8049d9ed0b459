// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_rooms.h"

#include "dice.h"
#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const ChatRooms::tables = R"(
)";

Result<void> ChatRooms::seed(Dice &)
{
    return {};
}

}  // namespace Sidestage::Sandbox
