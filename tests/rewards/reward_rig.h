// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "events/poll_scheduler.h"
#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"
#include "sandbox/rewards/rewards.h"

#include <QSignalSpy>

namespace Sidestage {

inline const QByteArray rewardsPath = "/channel_points/custom_rewards";

inline Api::RewardChanges titled(const QString &title, qint64 cost = 100)
{
    Api::RewardChanges reward;
    reward.title = title;
    reward.cost = cost;
    return reward;
}

/// An account with its list of rewards, with its own sandbox.
struct RewardRig : ClientRig
{
    explicit RewardRig(const QString &login = QStringLiteral("teaandturrets"),
                       Api::ScopeSet scopes = SandboxFixture::everyScope(), bool withEvents = false)
        : ClientRig(login, scopes)
        , list(withEvents ? accountWithEvents() : account.get())
    {
    }

    Account *accountWithEvents()
    {
        const AccountInfo info = account->info();
        const Token token = account->session()->token();
        ServiceProfile live = profile();
        live.eventsUrl = sandbox.eventsUrl();
        account = std::make_unique<Account>(live, info, token, &network, store.get());
        return account.get();
    }

    void start()
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
    QList<Api::Reward> onService()
    {
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::Rewards>().all(id()).value_or({}); });
    }
    std::optional<Api::Reward> onService(const QString &title)
    {
        for (const Api::Reward &reward : onService()) {
            if (reward.title == title)
                return reward;
        }
        return {};
    }
    QString idCalled(const QString &title) { return onService(title).value_or(Api::Reward()).id; }
    /// Makes a reward in another window or another app.
    Api::Reward elsewhere(const QString &clientId, const QString &title)
    {
        const Api::RewardChanges wanted = titled(title);
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>().create(id(), clientId, wanted).value_or(Api::Reward());
        });
    }
    Api::Reward byOtherApp(const QString &title) { return elsewhere(QStringLiteral("tilda-tools"), title); }
    void changeElsewhere(const QString &rewardId, const Api::RewardChanges &changes)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Rewards>().update(id(), rewardId, changes))
                qFatal("cannot change the reward");
        });
    }
    void removeElsewhere(const QString &rewardId)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Rewards>().remove(id(), rewardId))
                qFatal("cannot remove the reward");
        });
    }

    RewardList list;
};

}  // namespace Sidestage
