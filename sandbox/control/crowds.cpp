// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_crowds.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/campaigns.h"
#include "sandbox/chat_rooms.h"
#include "sandbox/rewards.h"
#include "sandbox/seed.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Result<void> fillRedemptions(Control &control, const FillRedemptions &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto reward = findReward(world, *channel, in.reward);
    if (!reward)
        return reward.error();
    return world.rewards().fill(channel->id, reward->id, in.count);
}

Result<void> fillChatters(Control &control, const FillChatters &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().chatRooms().fill(channel->id, in.count) : Result<void>(channel.error());
}

Result<void> fillDonations(Control &control, const FillDonations &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().campaigns().fill(channel->id, in.count) : Result<void>(channel.error());
}

Result<void> addMoreFollowers(Control &control, const AddFollowers &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? addFollowers(control.world(), channel->id, in.count) : Result<void>(channel.error());
}

}  // namespace

void controlCrowds(Control &control)
{
    control.on<FillRedemptions>(fillRedemptions);
    control.on<FillChatters>(fillChatters);
    control.on<FillDonations>(fillDonations);
    control.on<AddFollowers>(addMoreFollowers);
}

}  // namespace Sidestage::Sandbox
