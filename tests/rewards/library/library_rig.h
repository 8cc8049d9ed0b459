// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/reward_rig.h"
#include "sandbox/rewards/rewards.h"

#include "base/clock.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/library/reward_library.h"
#include "rewards/queue/redemption_queue.h"

#include <QTemporaryDir>

namespace Sidestage {

/// The dashboard's side of a RewardRig, with a store on disk: it can end at any moment and start again.
struct LibraryRig : RewardRig
{
    struct Run
    {
        explicit Run(LibraryRig &rig)
            : store(std::move(*ProfileStore::open(rig.folder.filePath(QStringLiteral("profile.db")))))
            , account(rig.makeAccountOn(store.get()))
            , list(account.get())
            , decisions(account.get(), &queue, Clock::system())
            , library(account.get(), &list, &queue, &decisions)
        {
            account->client()->setBackoff(std::chrono::milliseconds(5), std::chrono::milliseconds(10));
            decisions.setSettling(std::chrono::milliseconds(200));
            list.start();
            decisions.start();
        }

        std::unique_ptr<ProfileStore> store;
        std::unique_ptr<Account> account;
        RewardList list;
        RedemptionQueue queue;
        DecisionService decisions;
        RewardLibrary library;
    };

    LibraryRig()
    {
        begin();
        awaitKnown();
    }

    std::unique_ptr<Account> makeAccountOn(ProfileStore *on)
    {
        const auto user
            = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(signedIn.login); });
        ServiceProfile live = profile();
        live.eventsUrl = sandbox.eventsUrl();
        return std::make_unique<Account>(
            live, AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
            Token{.access = signedIn.accessToken,
                  .refresh = signedIn.refreshToken,
                  .scopes = signedIn.scopes.names()},
            &network, on);
    }
    void begin() { run = std::make_unique<Run>(*this); }
    void end() { run.reset(); }
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
        LibraryReward reward{.reward = changesOf(Api::Reward{.backgroundColor = QStringLiteral("#102030")})};
        reward.reward.title = title;
        reward.reward.cost = cost;
        if (const auto kept = library().save(reward); !kept)
            qWarning("%s %s", qPrintable(kept.error().field), qPrintable(kept.error().message));
        return reward.id;
    }
    /// Makes `count` waiting redemptions of a reward. Returns their ids.
    QStringList redeem(const QString &rewardId, int count)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Rewards>().fill(id(), rewardId, count))
                qFatal("cannot redeem");
            return idsOf(world, rewardId, Api::RedemptionStatus::Unfulfilled);
        });
    }
    QStringList redemptions(const QString &rewardId, Api::RedemptionStatus status)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) { return idsOf(world, rewardId, status); });
    }
    QList<Api::RedemptionStatus> statusOf(const QStringList &redemptionIds)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QList<Api::RedemptionStatus> all;
            for (const QString &redemption : redemptionIds) {
                all.append(
                    world.area<Sandbox::Rewards>().redemption(redemption).value_or(Api::Redemption()).status);
            }
            return all;
        });
    }

    QTemporaryDir folder;
    std::unique_ptr<Run> run;

private:
    QStringList idsOf(Sandbox::World &world, const QString &rewardId, Api::RedemptionStatus status)
    {
        QStringList ids;
        std::optional<Sandbox::Rewards::Place> after;
        do {
            const auto slice = world.area<Sandbox::Rewards>().redemptions(
                id(), rewardId, status, Api::RedemptionSort::Oldest, after, 1000);
            if (!slice)
                return {};
            for (const Api::Redemption &redemption : slice->rows)
                ids.append(redemption.id);
            after = slice->next;
        } while (after);
        return ids;
    }
};

}  // namespace Sidestage
