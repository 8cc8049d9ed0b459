// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace Sidestage {

/// The chats of others that an account moderates, in numbers, for the header.
struct ModeratedChats
{
    int total = 0;
    int live = 0;
    QDateTime lockedSince{};  ///< UTC, of a lockdown; invalid: none is on.

    bool operator==(const ModeratedChats &) const = default;
};

}  // namespace Sidestage
