// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QString>

#include <array>
#include <memory>

namespace Sidestage::Sandbox {

/// Something that happened in the world, told in the order in which it did: what the control page
/// shows, what tests wait for, and what event subscriptions are served from.
struct DomainEvent
{
    enum class Kind : quint8 {
        StreamOnline,
        StreamOffline,
        ChannelUpdated,
        Followed,
        Unfollowed,
        ViewerJoined,  ///< `amount`, with nobody as `userId`: so many at once.
        ViewerLeft,
        ChatMessage,          ///< `text`: what was said, `amount`: Bits that were cheered with it.
        Announcement,         ///< `text`: what was said, `detail`: its colour.
        ChatSettingsChanged,  ///< `detail`: what a moderator did, as channel.moderate calls it: "slow",
                              ///< "emoteonlyoff".
        ShoutoutSent,         ///< `userId`: the moderator, `subjectId`: the other channel.
        Cheered,              ///< `amount`: Bits, `text`: the message.
        Raided,               ///< `userId`: who raids, `amount`: viewers.
        RewardAdded,          ///< `subjectId`: the reward, as in all that follow about rewards.
        RewardUpdated,
        RewardRemoved,
        RedemptionAdded,    ///< `subjectId`: the redemption, `text`: the viewer's input.
        RedemptionUpdated,  ///< `detail`: its new status.
        AdBreakBegan,       ///< `amount`: seconds; `userId`: who started it, empty when it was due.
        AdSnoozed,
        CampaignStarted,     ///< `subjectId`: the campaign.
        CampaignProgressed,  ///< Also when its goal was changed.
        CampaignStopped,
        Donated,          ///< `subjectId`: the donation, `amount`: in minor units, `detail`: the currency.
        ProductBought,    ///< `subjectId`: the transaction, `amount`: Bits, `detail`: the extension.
        RoleChanged,      ///< `detail`: "moderator", "-moderator", "vip", "partner", "banned" …
        SharedChatBegan,  ///< `subjectId`: the session, `detail`: the ids of its channels, the host first.
        SharedChatUpdated,
        SharedChatEnded,
        ShieldModeChanged,  ///< `userId`: the moderator, `detail`: "on" or "off".
    };

    Kind kind{};
    QString broadcasterId{};  ///< In whose channel.
    QString userId{};         ///< Who did it; empty: the service itself, or the broadcaster.
    QString subjectId{};
    qint64 amount = 0;
    QString text{};
    QString detail{};
    /// What was removed, as it last was; null with everything else.
    std::shared_ptr<const Api::Reward> reward{};
    qint64 at = 0;      ///< Milliseconds since the epoch, world time. Set by World::tell().
    qint64 number = 0;  ///< Counts up from 1 since the start. Set by World::tell().
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
                      "chat.announcement",
                      "chat.settings",
                      "shoutout",
                      "cheer",
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
                      "shield_mode"};
}

}  // namespace Sidestage::Sandbox
