// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_crowds.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/seed.h"

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
    return world.area<Rewards>().fill(channel->id, reward->id, in.count);
}

Result<void> fillChatters(Control &control, const FillChatters &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    if (const int missing = in.count - world.area<ChatRooms>().absentCount(channel->id); missing > 0) {
        if (auto made = addStrangers(world, missing); !made)
            return made.error();
    }
    return world.area<ChatRooms>().fill(channel->id, in.count);
}

Result<void> fillModerated(Control &control, const FillModerated &in)
{
    const auto user = findUser(control.world(), in.user, "user");
    return user ? control.world().area<Staff>().fillModerated(user->id, in.count)
                : Result<void>(user.error());
}

Result<void> fillDonations(Control &control, const FillDonations &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<Campaigns>().fill(channel->id, in.count)
                   : Result<void>(channel.error());
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
    control.on<FillModerated>(fillModerated);
    control.on<FillDonations>(fillDonations);
    control.on<AddFollowers>(addMoreFollowers);
}

}  // namespace Sidestage::Sandbox
