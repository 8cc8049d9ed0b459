// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "rewards/list/reward_changes.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/channel_points.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

inline const QByteArray rewardsPath = "/channel_points/custom_rewards";
inline const QByteArray redemptionsPath = "/channel_points/custom_rewards/redemptions";

inline Api::RewardChanges titled(const QString &title, qint64 cost = 100)
{
    Api::RewardChanges reward;
    reward.title = title;
    reward.cost = cost;
    return reward;
}

inline QStringList idsOf(const QList<Api::Redemption> &redemptions)
{
    QStringList ids;
    for (const Api::Redemption &redemption : redemptions)
        ids.append(redemption.id);
    return ids;
}

/// The rewards and redemptions of the channel, and what viewers and other apps do with them.
struct RewardsWorld : TestWorld
{
    using TestWorld::TestWorld;

    static Sandbox::Rewards &in(Sandbox::World &world) { return world.area<Sandbox::Rewards>(); }

    QList<Api::Reward> onService()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) { return in(world).all(id()).value_or({}); });
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
    /// The rewards that this app has made.
    QList<Api::Reward> ours()
    {
        return sandbox.act(
            [&](Sandbox::World &world) { return in(world).madeBy(id(), sandbox.client().id); });
    }
    /// Makes a reward, of this app unless another client is given, with waiting redemptions.
    Api::Reward made(const Api::RewardChanges &wanted, const QString &clientId = {}, int waiting = 0)
    {
        const Api::Reward reward = sandbox.act([&](Sandbox::World &world) {
            return in(world).create(id(), clientId.isEmpty() ? sandbox.client().id : clientId, wanted);
        });
        if (waiting > 0)
            fill(waiting, reward.id);
        return reward;
    }
    void changeElsewhere(const QString &rewardId, const Api::RewardChanges &changes)
    {
        sandbox.act([&](Sandbox::World &world) { return in(world).update(id(), rewardId, changes); });
    }
    void removeElsewhere(const QString &rewardId)
    {
        sandbox.act([&](Sandbox::World &world) { return in(world).remove(id(), rewardId); });
    }
    void clearService()
    {
        for (const Api::Reward &reward : onService())
            removeElsewhere(reward.id);
    }
    /// Makes waiting redemptions.
    void fill(int count, const QString &rewardId)
    {
        sandbox.act([&](Sandbox::World &world) { return in(world).fill(id(), rewardId, count); });
    }
    /// The redemptions of a reward, oldest first.
    QList<Api::Redemption> redemptions(const QString &rewardId,
                                       Api::RedemptionStatus status = Api::RedemptionStatus::Unfulfilled)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return in(world)
                .redemptions(id(), rewardId, status, Api::RedemptionSort::Oldest, 1'000'000)
                .value_or({})
                .data;
        });
    }
    Api::RedemptionStatus statusOf(const QString &redemptionId)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto redemption = in(world).redemption(redemptionId);
            return redemption ? redemption->status : Api::RedemptionStatus::Unknown;
        });
    }
    /// A viewer redeems. Returns the id of the redemption.
    QString redeem(const QString &rewardId)
    {
        return sandbox.act([&](Sandbox::World &world) { return redeemIn(world, rewardId); }).id;
    }
    Result<Api::Redemption> redeemIn(Sandbox::World &world, const QString &rewardId)
    {
        const QString viewer = world.userByLogin(u"quillscribe"_s)->id;
        auto &points = world.area<Sandbox::ChannelPoints>();
        if (const auto paid = points.setBalance(id(), viewer, 1'000'000); !paid)
            return paid.error();
        return in(world).redeem(id(), rewardId, viewer, u"the sea shanty"_s);
    }
    /// Decides as a moderator or another tool.
    void decideElsewhere(const QString &rewardId, const QStringList &ids, Api::RedemptionDecision decision)
    {
        for (qsizetype at = 0; at < ids.size(); at += 50)
            sandbox.act([&](Sandbox::World &world) {
                return in(world).decide(id(), rewardId, ids.mid(at, 50), decision);
            });
    }
};

}  // namespace Sidestage
