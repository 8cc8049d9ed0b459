// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace Sidestage {

/// Numbers for the header about the other channels' chats that an account moderates.
struct ModeratedChats
{
    int total = 0;
    int live = 0;
    QDateTime lockedSince{};  ///< Start of a lockdown, in UTC; invalid: there is none.

    bool operator==(const ModeratedChats &) const = default;
};

}  // namespace Sidestage
