// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/rewards_world.h"

#include "rewards/decisions/decision_service.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The library of rewards. The program can end at any moment and start again.
struct LibraryWorld : RewardsWorld
{
    struct Run
    {
        explicit Run(Account *account)
            : list(account)
            , decisions(account, &queue, Clock::system())
            , library(account, &list, &queue, &decisions)
        {
            decisions.setSettling(std::chrono::milliseconds(200));
            list.start();
            decisions.start();
        }

        RewardList list;
        RedemptionQueue queue;
        DecisionService decisions;
        RewardLibrary library;
    };

    LibraryWorld()
        : RewardsWorld({.isOnDisk = true})
    {
        onStart();
        awaitKnown();
    }
    void onStart() final { run = make<Run>(account.get()); }
    void awaitKnown()
    {
        [&] { QTRY_VERIFY(run->list.isKnown() && run->decisions.isReady()); }();
    }
    RewardLibrary &library() { return run->library; }
    /// Reads the rewards once more and waits for the end.
    void readAgain()
    {
        QTRY_VERIFY(!run->list.poll()->isReading());
        const QDateTime before = run->list.poll()->asOf();
        run->list.refresh();
        QTRY_VERIFY(!run->list.poll()->isReading() && run->list.poll()->asOf() != before);
    }

    std::optional<LibraryReward> called(const QString &title)
    {
        for (const LibraryReward &reward : library().rewards()) {
            if (reward.title() == title)
                return reward;
        }
        return {};
    }
    /// Stores a reward in the library only.
    qint64 keep(const QString &title, qint64 cost = 100)
    {
        LibraryReward reward{.reward = changesOf(Api::Reward{.backgroundColor = u"#102030"_s})};
        reward.reward.title = title;
        reward.reward.cost = cost;
        if (const auto kept = library().save(reward); !kept)
            qWarning("%s %s", qPrintable(kept.error().field), qPrintable(kept.error().message));
        return reward.id;
    }
    /// Makes `count` waiting redemptions of a reward. Returns their ids.
    QStringList redeem(const QString &rewardId, int count)
    {
        fill(count, rewardId);
        return idsOf(redemptions(rewardId));
    }
    QList<Api::RedemptionStatus> statusesOf(const QStringList &redemptionIds)
    {
        QList<Api::RedemptionStatus> all;
        for (const QString &redemption : redemptionIds)
            all.append(statusOf(redemption));
        return all;
    }

    Run *run = nullptr;
};

}  // namespace Sidestage
