// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/channels/channels.h"
#include "calls_channels.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Error notLive(const char *field, const Api::User &channel)
{
    return refuseAt(field, 409, QStringLiteral("%1 is not live.").arg(channel.login));
}

Result<void> goLive(Control &control, const GoLive &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    Api::ChannelChanges changes{.title = in.title};
    if (in.category) {
        const auto category = findCategory(world, *in.category);
        if (!category)
            return category.error();
        changes.gameId = *category;
    }
    if (changes != Api::ChannelChanges{}) {
        if (auto done = changeChannel(world, channel->id, changes); !done)
            return done;
    }
    return world.goLive(channel->id, in.viewers.value_or(0), world.clock().now());
}

Result<void> goOffline(Control &control, const GoOffline &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().goOffline(channel->id) : Result<void>(channel.error());
}

Result<void> setViewers(Control &control, const SetViewers &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    if (!world.liveStream(channel->id))
        return notLive("channel", *channel);
    return world.setViewers(channel->id, in.viewers);
}

Result<void> updateChannel(Control &control, const UpdateChannel &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    Api::ChannelChanges changes{.broadcasterLanguage = in.language,
                                .title = in.title,
                                .delay = in.delay,
                                .tags = in.tags,
                                .isBrandedContent = in.brandedContent};
    if (in.category) {
        const auto category = findCategory(world, *in.category);
        if (!category)
            return category.error();
        changes.gameId = *category;
    }
    if (in.labels) {
        changes.contentClassificationLabels.emplace();
        for (std::size_t i = 0; i < namesOf(Api::Label{}).size(); ++i)
            changes.contentClassificationLabels->append({Api::Label(i), in.labels->contains(Api::Label(i))});
    }
    return changeChannel(world, channel->id, changes);
}

Result<void> raid(Control &control, const Raid &in)
{
    World &world = control.world();
    const auto pair = findPair(world, in.to, "to", in.from, "from");
    if (!pair)
        return pair.error();
    const auto &[to, from] = *pair;
    if (to.id == from.id)
        return refuseAt("to", 400, QStringLiteral("A channel cannot raid itself."));
    if (!world.liveStream(to.id))
        return notLive("to", to);
    return world.raid(from.id, to.id, in.viewers);
}

Result<void> announce(Control &control, const Announce &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto moderator = findModerator(world, *channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<ChatRooms>().announce(channel->id, *moderator, in.message,
                                            in.color.value_or(Api::AnnouncementColor::Primary));
}

Result<void> shoutout(Control &control, const Shoutout &in)
{
    World &world = control.world();
    const auto pair = findPair(world, in.from, "from", in.to, "to");
    if (!pair)
        return pair.error();
    const auto moderator = findModerator(world, pair->channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<ChatRooms>().shoutOut(pair->channel.id, pair->user.id, *moderator);
}

Result<Api::ChatSettings> setChat(Control &control, const SetChat &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto moderator = findModerator(world, *channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<ChatRooms>().change(channel->id, *moderator, in.changes);
}

Result<Api::ShieldModeStatus> setShield(Control &control, const SetShield &in)
{
    World &world = control.world();
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto moderator = findModerator(world, *channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<Staff>().setShieldMode(channel->id, *moderator, in.active);
}

Result<Api::SharedChatSession> startSharedChat(Control &control, const StartSharedChat &in)
{
    QStringList ids;
    for (const QString &name : in.channels) {
        const auto channel = findUser(control.world(), name, "channels");
        if (!channel)
            return channel.error();
        if (ids.contains(channel->id))
            return refuseAt("channels", 400, QStringLiteral("%1 is named twice.").arg(channel->login));
        ids.append(channel->id);
    }
    return control.world().area<ChatRooms>().sharedChats().start(ids);
}

Result<Api::SharedChatSession> joinSharedChat(Control &control, const JoinSharedChat &in)
{
    const auto pair = findPair(control.world(), in.channel, "channel", in.host, "host");
    return pair ? control.world().area<ChatRooms>().sharedChats().join(pair->channel.id, pair->user.id)
                : Result<Api::SharedChatSession>(pair.error());
}

Result<void> leaveSharedChat(Control &control, const LeaveSharedChat &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<ChatRooms>().sharedChats().leave(channel->id)
                   : Result<void>(channel.error());
}

Result<void> endSharedChat(Control &control, const EndSharedChat &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<ChatRooms>().sharedChats().end(channel->id)
                   : Result<void>(channel.error());
}

Result<void> setAdPlan(Control &control, const SetAdPlan &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<AdBreaks>().setPlan(channel->id, {in.interval, in.length})
                   : Result<void>(channel.error());
}

Result<Api::CommercialResult> runAd(Control &control, const RunAd &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<AdBreaks>().start(channel->id, in.length)
                   : Result<Api::CommercialResult>(channel.error());
}

Result<Api::AdSnooze> snoozeAd(Control &control, const SnoozeAd &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<AdBreaks>().snooze(channel->id)
                   : Result<Api::AdSnooze>(channel.error());
}

Result<Api::CharityCampaign> startCharity(Control &control, const StartCharity &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    if (!channel)
        return channel.error();
    const QString currency = in.currency.value_or(QStringLiteral("USD"));
    if (!std::all_of(currency.begin(), currency.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; }))
        return refuseAt("currency", 400, QStringLiteral("A currency is three capital letters: USD."));
    return control.world().area<Campaigns>().start(
        channel->id, in.charity, {in.target.value_or(0), in.decimalPlaces.value_or(2), currency});
}

Result<void> setCharityGoal(Control &control, const SetCharityGoal &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<Campaigns>().setTarget(channel->id, in.target)
                   : Result<void>(channel.error());
}

Result<void> stopCharity(Control &control, const StopCharity &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    return channel ? control.world().area<Campaigns>().stop(channel->id) : Result<void>(channel.error());
}

}  // namespace

void controlChannels(Control &control)
{
    control.on<GoLive>(goLive);
    control.on<GoOffline>(goOffline);
    control.on<SetViewers>(setViewers);
    control.on<UpdateChannel>(updateChannel);
    control.on<Raid>(raid);
    control.on<Announce>(announce);
    control.on<Shoutout>(shoutout);
    control.on<SetChat>(setChat);
    control.on<SetShield>(setShield);
    control.on<StartSharedChat>(startSharedChat);
    control.on<JoinSharedChat>(joinSharedChat);
    control.on<LeaveSharedChat>(leaveSharedChat);
    control.on<EndSharedChat>(endSharedChat);
    control.on<SetAdPlan>(setAdPlan);
    control.on<RunAd>(runAd);
    control.on<SnoozeAd>(snoozeAd);
    control.on<StartCharity>(startCharity);
    control.on<SetCharityGoal>(setCharityGoal);
    control.on<StopCharity>(stopCharity);
}

}  // namespace Sidestage::Sandbox
