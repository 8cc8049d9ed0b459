// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For reward_library.cpp and reward_exchange.cpp only.

#include "accounts/account.h"
#include "plan_runner.h"
#include "reward_cache.h"
#include "reward_library.h"
#include "rewards/list/reward_list.h"
#include "swap_back.h"

#include <algorithm>

namespace Sidestage {

struct RewardLibrary::Private
{
    Private(Account *account, RewardList *list, RedemptionQueue *waiting, DecisionService *decisions,
            RewardLibrary *owner)
        : q(owner)
        , rewards(list)
        , queue(waiting)
        , store(account->store(), account->userId())
        , cache(&store)
        , runner({.account = account,
                  .rewards = list,
                  .queue = waiting,
                  .decisions = decisions,
                  .store = &store,
                  .reward = [owner](qint64 id) { return owner->reward(id); },
                  .forget = [this](qint64 id) { forget(id); }})
        , swapBack(account->store(), account->userId())
    {
    }

    RewardLibrary *q;
    RewardList *rewards;
    RedemptionQueue *queue;
    LibraryStore store;
    RewardCache cache;
    PlanRunner runner;
    SwapBack swapBack;

    /// Those of this app that viewers can redeem now.
    QList<qint64> on() const
    {
        QList<qint64> ids;
        for (const RewardRow &row : rewards->confirmed()) {
            const KeptReward *own = row.isOurs && isOn(row.reward) ? cache.findOnService(row.id) : nullptr;
            if (own)
                ids.append(own->own.id);
        }
        return ids;
    }

    /// What undoRemove() brings back.
    struct Removed
    {
        KeptReward reward{};
        QList<std::pair<qint64, qsizetype>> places{};  // sets, and where in them
    };
    std::optional<Removed> removed{};

    std::optional<QList<LibraryReward>> sorted{};

    QList<LibraryReward> sort() const
    {
        QList<LibraryReward> all;
        for (const KeptReward &reward : cache.rewards())
            all.append(reward.own);
        all.append(cache.elsewhere());
        std::stable_sort(all.begin(), all.end(), [](const LibraryReward &a, const LibraryReward &b) {
            if (a.isElsewhere != b.isElsewhere)
                return b.isElsewhere;
            return QString::localeAwareCompare(a.title(), b.title()) < 0;
        });
        return all;
    }

    void follow()
    {
        if (!rewards->isKnown()) {
            if (cache.preload(rewards->confirmed()))
                Q_EMIT q->changed();
            return;
        }
        const auto other = cache.follow(rewards->confirmed());
        if (!other)
            Q_EMIT q->failed(other.error());
        else if (*other)
            Q_EMIT q->changed();
    }
    /// Without a question, and without a way back: what was deleted on the service.
    void forget(qint64 id)
    {
        follow();
        if (auto done = cache.remove(id); !done)
            Q_EMIT q->failed(done.error());
        Q_EMIT q->changed();
    }
    Result<void> reportResult(const Result<void> &done)
    {
        if (done)
            Q_EMIT q->changed();
        return done;
    }
    void noteApplied()
    {
        const auto plan = runner.plan();
        const RewardSet *known = plan ? cache.findSet(plan->set.id) : nullptr;
        if (!known)
            return;
        RewardSet set = *known;
        set.appliedAt = QDateTime::currentDateTimeUtc();
        if (auto done = reportResult(cache.putSet(set)); !done)
            Q_EMIT q->failed(done.error());
    }
};

}  // namespace Sidestage
