// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For follow_list.cpp and follow_reading.cpp only.

#include "accounts/account.h"
#include "api/event.h"
#include "base/clock.h"
#include "events/poll_scheduler.h"
#include "follow_list.h"
#include "follow_table.h"
#include "profile/store_thread.h"

namespace Sidestage {

struct FollowList::Private
{
    Account *account;
    FollowSide side;
    const Clock &clock;
    StoreThread *store;
    std::shared_ptr<FollowTable> table;  ///< Used on the store's thread only.
    Poll *poll = nullptr;                ///< Null before somebody looks.
    Api::EventCondition condition{};

    bool isKnown = false;
    bool isAsking = false;
    bool isOnScreen = false;
    bool wantsAll = false;   ///< A whole reading was asked for.
    bool isGoingOn = false;  ///< The store had a reading that was broken off.
    FollowState state{};
    QDateTime totalAt{};  ///< UTC, when only the number was told.

    /// A whole reading takes so many calls, about.
    int pages() const { return 1 + std::max(state.total.value_or(0), state.stored) / 100; }
    /// Whether somebody must have left, or come unseen.
    bool isOff() const { return state.total && *state.total - state.stored != state.missing; }
    /// Whether another whole reading is worth its calls: they are at most a tenth of what the usual limit
    /// allows, and at least ten minutes lie between two.
    bool isWorthReading() const
    {
        if (!state.completeAt.isValid())
            return true;
        const qint64 least = std::max<qint64>(600, qint64(pages()) * 6);
        return isOff() && state.completeAt.secsTo(clock.now()) >= least;
    }
};

}  // namespace Sidestage
