// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QString>

#include <array>
#include <memory>

namespace Sidestage::Sandbox {

/// Something that happened in the world. Published in order; shown on the control page, awaited by tests, and
/// the source of EventSub events.
struct DomainEvent
{
    enum class Kind : quint8 {
        StreamOnline,
        StreamOffline,
        ChannelUpdated,
        Followed,  ///< `amount` with an empty `userId`: this many at once.
        Unfollowed,
        ViewerJoined,  ///< `amount` with an empty `userId`: this many viewers at once.
        ViewerLeft,
        ChatMessage,  ///< `subjectId`: its id, `text`: the message, `amount`: Bits cheered with it, `detail`:
                      ///< "source_only" if the channels of a shared chat do not see it.
        MessageDeleted,  ///< `userId`: the moderator, `subjectId`: the message, `text`: its text, `detail`:
                         ///< the id of its author.
        ChatCleared,     ///< `userId`: the moderator.
        Announcement,    ///< `subjectId`: its id, `text`: the message, `detail`: its colour.
        ChatSettingsChanged,  ///< `detail`: the action of the moderator, as channel.moderate names it:
                              ///< "slow", "emoteonlyoff".
        ShoutoutSent,         ///< `userId`: the moderator, `subjectId`: the other channel.
        Cheered,              ///< `amount`: Bits, `text`: the message.
        RaidStarted,          ///< `subjectId`: the channel that will be raided, `amount`: viewers.
        RaidCancelled,        ///< `subjectId`: the channel that is not raided.
        Raided,       ///< `userId`: the raiding broadcaster, `amount`: viewers, `detail`: "started" after
                      ///< RaidStarted.
        RewardAdded,  ///< `subjectId`: the reward, as in the next two.
        RewardUpdated,
        RewardRemoved,
        RedemptionAdded,    ///< `subjectId`: the redemption, `text`: the viewer's input.
        RedemptionUpdated,  ///< `detail`: the new status.
        AdBreakBegan,       ///< `amount`: seconds; `userId`: who started it, empty if it was scheduled.
        AdSnoozed,
        CampaignStarted,     ///< `subjectId`: the campaign.
        CampaignProgressed,  ///< Also when the goal was changed.
        CampaignStopped,
        Donated,          ///< `subjectId`: the donation, `amount`: minor units, `detail`: the currency.
        ProductBought,    ///< `subjectId`: the transaction, `amount`: Bits, `detail`: the extension.
        RoleChanged,      ///< `detail`: "moderator", "-moderator", "vip", "partner", "banned" …
        SharedChatBegan,  ///< `subjectId`: the session, `detail`: the ids of its channels, the host first.
        SharedChatUpdated,
        SharedChatEnded,
        ShieldModeChanged,  ///< `userId`: the moderator, `detail`: "on" or "off".
        GoalBegan,       ///< `subjectId`: the goal, `amount`: how much of it is reached, `detail`: its type.
        GoalProgressed,  ///< Also when its target or its description was changed. A follow that raises a goal
                         ///< is Followed alone.
        GoalEnded,
        PollBegan,       ///< `subjectId`: the poll, as in the next two; `text`: its title.
        PollProgressed,  ///< `userId`: who voted, `amount`: for which choice, from 1.
        PollEnded,       ///< `detail`: "completed", "terminated" or "archived".
        UserUpdated,     ///< `userId`: whose description has changed.
    };

    Kind kind{};
    QString broadcasterId{};  ///< The channel in which it happened.
    QString userId{};         ///< Who did it; empty: the service or the broadcaster.
    QString subjectId{};
    qint64 amount = 0;
    QString text{};
    QString detail{};
    /// The removed reward in its last state; null for all other events.
    std::shared_ptr<const Api::Reward> reward{};
    qint64 at = 0;      ///< Milliseconds since the epoch, world time. Set by World::publish().
    qint64 number = 0;  ///< Counts up from 1 since the start. Set by World::publish().
};

constexpr auto namesOf(DomainEvent::Kind)
{
    return std::array{"stream.online",
                      "stream.offline",
                      "channel.update",
                      "follow",
                      "unfollow",
                      "viewer.join",
                      "viewer.leave",
                      "chat.message",
                      "chat.delete",
                      "chat.clear",
                      "chat.announcement",
                      "chat.settings",
                      "shoutout",
                      "cheer",
                      "raid.start",
                      "raid.cancel",
                      "raid",
                      "reward.add",
                      "reward.update",
                      "reward.remove",
                      "redemption.add",
                      "redemption.update",
                      "ad_break.begin",
                      "ad_break.snooze",
                      "charity.start",
                      "charity.progress",
                      "charity.stop",
                      "charity.donate",
                      "extension.purchase",
                      "role",
                      "shared_chat.begin",
                      "shared_chat.update",
                      "shared_chat.end",
                      "shield_mode",
                      "goal.begin",
                      "goal.progress",
                      "goal.end",
                      "poll.begin",
                      "poll.progress",
                      "poll.end",
                      "user.update"};
}

}  // namespace Sidestage::Sandbox
