// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards_world.h"

#include "rewards/list/reward_list.h"

namespace Sidestage {

/// An account with its list of rewards.
struct RewardListWorld : RewardsWorld
{
    using RewardsWorld::RewardsWorld;

    void startList()
    {
        list.start();
        [&] { QTRY_VERIFY(list.availability() != RewardList::Availability::Unknown); }();
    }
    /// Reads once more and waits for the end.
    void read()
    {
        QTRY_VERIFY(!list.poll()->isReading());
        const QDateTime before = list.poll()->asOf();
        const bool failed = !list.poll()->failure().isEmpty();
        list.refresh();
        QTRY_VERIFY(!list.poll()->isReading()
                    && (list.poll()->asOf() != before || failed != !list.poll()->failure().isEmpty()));
    }

    RewardList list{account.get()};
};

}  // namespace Sidestage
