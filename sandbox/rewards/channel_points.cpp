// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/channel_points.h"
#include "rewards.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<void> mustBeEligible(World &world, const QString &broadcasterId)
{
    if (world.isEligible(broadcasterId))
        return {};
    return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
}

/// Only the app that made the reward may touch it or see what was redeemed of it.
Result<void> mustBeMaker(World &world, const Caller &caller, const QString &broadcasterId,
                         const QString &rewardId)
{
    if (auto ok = mustBeEligible(world, broadcasterId); !ok)
        return ok;
    const QString maker = world.area<Rewards>().makerOf(broadcasterId, rewardId);
    if (maker.isEmpty())
        return refuse(404, QStringLiteral("The reward was not found."));
    if (maker != caller.clientId)
        return refuse(403, QStringLiteral("The reward was created with another client ID."));
    return {};
}

Result<Reward> createReward(World &world, const Caller &caller, const CreateReward &in)
{
    if (auto ok = mustBeEligible(world, in.broadcasterId); !ok)
        return ok.error();
    RewardChanges wanted = in.reward;
    wanted.isPaused.reset();  // only of a reward that exists
    return world.area<Rewards>().create(in.broadcasterId, caller.clientId, wanted);
}

Result<void> deleteReward(World &world, const Caller &caller, const DeleteReward &in)
{
    if (auto ok = mustBeMaker(world, caller, in.broadcasterId, in.id); !ok)
        return ok;
    return world.area<Rewards>().remove(in.broadcasterId, in.id);
}

Result<QList<Reward>> getRewards(World &world, const Caller &caller, const GetRewards &in)
{
    if (auto ok = mustBeEligible(world, in.broadcasterId); !ok)
        return ok.error();
    auto rewards = in.onlyManageableRewards.value_or(false)
        ? world.area<Rewards>().madeBy(in.broadcasterId, caller.clientId)
        : world.area<Rewards>().all(in.broadcasterId);
    if (!rewards || in.ids.isEmpty())
        return rewards;
    rewards->removeIf([&](const Reward &reward) { return !in.ids.contains(reward.id); });
    if (rewards->isEmpty())
        return refuse(404, QStringLiteral("The rewards were not found."));
    return rewards;
}

Result<Reward> changeReward(World &world, const Caller &caller, const UpdateReward &in)
{
    if (auto ok = mustBeMaker(world, caller, in.broadcasterId, in.id); !ok)
        return ok.error();
    return world.area<Rewards>().update(in.broadcasterId, in.id, in.changes);
}

Error redemptionsNotFound()
{
    return refuse(404, QStringLiteral("The redemptions were not found."));
}

/// Those that were named. A status narrows them down, the order is that of the list.
Result<Page<Redemption>> namedRedemptions(World &world, const GetRedemptions &in)
{
    auto found = world.area<Rewards>().redemptions(in.broadcasterId, in.rewardId, in.ids);
    if (!found)
        return found.error();
    found->removeIf(
        [&](const Redemption &redemption) { return in.status && redemption.status != *in.status; });
    if (found->isEmpty())
        return redemptionsNotFound();
    const bool newest = in.sort == RedemptionSort::Newest;
    std::stable_sort(found->begin(), found->end(), [newest](const Redemption &a, const Redemption &b) {
        return newest ? a.redeemedAt > b.redeemedAt : a.redeemedAt < b.redeemedAt;
    });
    Page<Redemption> page;
    page.data = *std::move(found);
    return page;
}

Result<Page<Redemption>> getRedemptions(World &world, const Caller &caller, const GetRedemptions &in)
{
    if (!in.status && in.ids.isEmpty())
        return refuse(400, QStringLiteral("Missing required parameter \"status\""));
    if (auto ok = mustBeMaker(world, caller, in.broadcasterId, in.rewardId); !ok)
        return ok.error();
    if (!in.ids.isEmpty())
        return namedRedemptions(world, in);
    const auto sort = in.sort.value_or(RedemptionSort::Oldest);
    const QStringList list{QStringLiteral("redemptions"), in.rewardId, QString::number(int(*in.status)),
                           QString::number(int(sort))};
    std::optional<Rewards::Place> after;
    if (in.after) {
        const auto parts = readCursor(list, *in.after, 2);
        if (!parts)
            return refuse(400, QStringLiteral("Invalid cursor."));
        after = {parts->at(0).toLongLong(), parts->at(1).toLongLong()};
    }
    auto slice = world.area<Rewards>().redemptions(in.broadcasterId, in.rewardId, *in.status, sort, after,
                                                   in.first.value_or(20));
    if (!slice)
        return slice.error();
    Page<Redemption> page;
    page.data = std::move(slice->rows);
    if (slice->next)
        page.pagination.cursor
            = makeCursor(list, {QString::number(slice->next->redeemedAt), QString::number(slice->next->row)});
    return page;
}

Result<QList<Redemption>> updateRedemptions(World &world, const Caller &caller, const UpdateRedemptions &in)
{
    if (auto ok = mustBeMaker(world, caller, in.broadcasterId, in.rewardId); !ok)
        return ok.error();
    auto decided = world.area<Rewards>().decide(in.broadcasterId, in.rewardId, in.ids, in.status);
    if (decided && decided->isEmpty())
        return redemptionsNotFound();
    return decided;
}

}  // namespace

void Rewards::serve(Service &service)
{
    service.on<CreateReward>(createReward);
    service.on<DeleteReward>(deleteReward);
    service.on<GetRewards>(getRewards);
    service.on<GetRedemptions>(getRedemptions);
    service.on<UpdateReward>(changeReward);
    service.on<UpdateRedemptions>(updateRedemptions);
}

}  // namespace Sidestage::Sandbox
