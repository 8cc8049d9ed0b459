// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_viewers.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/rewards/rewards.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

/// Finds the viewer and the channel of a call.
template <class C>
Result<Pair> both(World &world, const C &in)
{
    return findPair(world, in.channel, "channel", in.viewer, "viewer");
}

Result<Api::Redemption> redeem(Control &control, const Redeem &in)
{
    World &world = control.world();
    const auto pair = both(world, in);
    if (!pair)
        return pair.error();
    const auto reward = findReward(world, pair->channel, in.reward);
    if (!reward)
        return reward.error();
    return world.area<Rewards>().redeem(pair->channel.id, reward->id, pair->user.id,
                                        in.input.value_or(QStringLiteral("")));
}

Result<void> follow(Control &control, const Follow &in)
{
    World &world = control.world();
    const auto pair = both(world, in);
    if (!pair)
        return pair.error();
    const auto &[channel, viewer] = *pair;
    if (channel.id == viewer.id)
        return refuseAt("viewer", 400, QStringLiteral("Nobody can follow themselves."));
    return world.follow(channel.id, viewer.id);
}

Result<void> unfollow(Control &control, const Unfollow &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().unfollow(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

Result<void> say(Control &control, const Say &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<ChatRooms>().sendMessage(pair->channel.id, pair->user.id, in.text)
                : Result<void>(pair.error());
}

Result<void> join(Control &control, const Join &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<ChatRooms>().join(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

Result<void> leave(Control &control, const Leave &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<ChatRooms>().leave(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

Result<void> cheer(Control &control, const Cheer &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<Cheers>().add(pair->channel.id, pair->user.id, in.bits,
                                                     in.message.value_or(QStringLiteral("")))
                : Result<void>(pair.error());
}

Result<Api::CharityDonation> donate(Control &control, const Donate &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<Campaigns>().donate(pair->channel.id, pair->user.id, in.value)
                : Result<Api::CharityDonation>(pair.error());
}

Result<Api::ExtensionTransaction> buy(Control &control, const Buy &in)
{
    const auto pair = both(control.world(), in);
    if (!pair)
        return pair.error();
    auto bought
        = control.world().area<Purchases>().buy(in.extension, pair->channel.id, pair->user.id, in.sku);
    if (!bought && bought.error().status == 404)
        return refuseAt("sku", 404, QStringLiteral("%1 does not sell \"%2\".").arg(in.extension, in.sku));
    return bought;
}

Result<void> setPoints(Control &control, const SetPoints &in)
{
    const auto pair = both(control.world(), in);
    return pair ? control.world().area<Rewards>().setPoints(pair->channel.id, pair->user.id, in.points)
                : Result<void>(pair.error());
}

}  // namespace

void controlViewers(Control &control)
{
    control.on<Redeem>(redeem);
    control.on<Follow>(follow);
    control.on<Unfollow>(unfollow);
    control.on<Say>(say);
    control.on<Join>(join);
    control.on<Leave>(leave);
    control.on<Cheer>(cheer);
    control.on<Donate>(donate);
    control.on<Buy>(buy);
    control.on<SetPoints>(setPoints);
}

}  // namespace Sidestage::Sandbox
