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
                      ///< "source_only" if the channels of a shared chat do not see it, or its type, as
                      ///< events name it, if that is not "text".
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
        RedemptionAdded,    ///< `subjectId`: the redemption, `text`: the viewer's input, `detail`: the status
                            ///< or, of an automatic reward, its type. Its `text` may be an emote's name.
        RedemptionUpdated,  ///< `detail`: the new status.
        AdBreakBegan,       ///< `amount`: seconds; `userId`: who started it, empty if it was scheduled.
        AdSnoozed,
        CampaignStarted,     ///< `subjectId`: the campaign.
        CampaignProgressed,  ///< Also when the goal was changed.
        CampaignStopped,
        Donated,          ///< `subjectId`: the donation, `amount`: minor units, `detail`: the currency.
        ProductBought,    ///< `subjectId`: the transaction, `amount`: Bits, `detail`: the extension.
        RoleChanged,      ///< `detail`: "moderator", "-moderator", "vip", "editor", "partner" …
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
        UserBanned,    ///< `userId`: the moderator, `subjectId`: who is banned, `text`: the reason, `amount`:
                       ///< the seconds of a timeout, 0: for good.
        UserUnbanned,  ///< `userId`: the moderator, `subjectId`: whose ban was lifted, `detail`: "timeout"
                       ///< if it was one.
        UnbanRequested,  ///< `userId`: who is banned, `subjectId`: the request, `text`: what they write.
        UnbanRequestResolved,  ///< `userId`: the moderator, empty when it was withdrawn, the banned user when
                               ///< they have read a denial; `subjectId`: the request, `detail`: its new
                               ///< status.
        TermAdded,    ///< `userId`: the moderator, `subjectId`: the term, `text`: its text, `detail`: the
                      ///< list, "blocked" or "permitted", `amount`: 1 if AutoMod added it.
        TermRemoved,  ///< As TermAdded.
        UserWarned,   ///< `userId`: the moderator, `subjectId`: who is warned, `text`: the reason.
        WarningAcknowledged,    ///< `userId`: who was warned.
        SuspiciousUserChanged,  ///< `userId`: the moderator, `subjectId`: the user, `detail`: the new
                                ///< treatment.
        SuspiciousUserWrote,    ///< A restricted user; nobody but moderators sees it. `userId`: who wrote,
                                ///< `subjectId`: the message, `text`: its text.
        MessageHeld,  ///< By AutoMod, or for a blocked term. `userId`: who wrote, `subjectId`: the message,
                      ///< `text`: its text.
        HeldMessageDecided,  ///< `userId`: the moderator, empty when it expired, `subjectId`: the message,
                             ///< `detail`: "approved", "denied" or "expired".
        AutomodSettingsChanged,  ///< `userId`: the moderator.
        Whispered,        ///< `userId`: who wrote, `subjectId`: the whisper, `text`: its text, `detail`: the
                          ///< id of its receiver.
        PredictionBegan,  ///< `subjectId`: the prediction, as in the next three; `text`: its title.
        PredictionProgressed,  ///< `userId`: who predicted, `amount`: channel points, `detail`: the outcome.
        PredictionLocked,
        PredictionEnded,  ///< `detail`: "resolved" or "canceled".
        HypeTrainBegan,   ///< `subjectId`: the train, as in the next two; `amount`: its level, `userId`: who
                          ///< contributed.
        HypeTrainProgressed,
        HypeTrainEnded,
        Subscribed,  ///< `detail`: the tier, "1000" to "3000"; `subjectId`: who gave it, empty for one that
                     ///< was bought; `text`: the gift to several that it belongs to. `amount` with an empty
                     ///< `userId`: this many at once.
        SubscriptionEnded,    ///< `detail`: the tier.
        SubscriptionsGifted,  ///< `userId`: who gave them, empty: nobody knows; `subjectId`: the gift,
                              ///< `amount`: how many, `detail`: the tier. Each receiver is a Subscribed after
                              ///< it.
        SubscriptionRenewed,  ///< `amount`: months in all, `text`: the message, `detail`: the tier.
        ClipCreated,          ///< `subjectId`: the clip, `text`: its title; `amount` with an empty
                              ///< `subjectId`: this many at once.
        MarkerCreated,        ///< `subjectId`: the marker, `text`: its description.
        VideoPublished,       ///< `subjectId`: the video, as in the next one.
        VideoDeleted,
        ScheduleChanged,  ///< `subjectId`: the segment, empty for a vacation; `detail`: "added", "changed",
                          ///< "removed" or "vacation".
        GuestStarBegan,   ///< `subjectId`: the session, as in the next two.
        GuestStarEnded,
        GuestStarGuestChanged,  ///< `userId`: the guest, `amount`: the slot, 0: none, `detail`: the state,
                                ///< `text`: the moderator who has changed it, empty: the guest.
        GuestStarSettingsChanged,
        EntitlementGranted,    ///< `userId`: who got it, `subjectId`: the entitlement. `amount` with an empty
                               ///< `userId`: this many at once, `subjectId`: the first.
        ExtensionConfigured,   ///< `subjectId`: the extension, `detail`: the segment, or "required" when it
                               ///< was set up.
        ExtensionMessageSent,  ///< `subjectId`: the extension, `text`: the message, `detail`: its targets.
        ExtensionsActivated,   ///< A broadcaster changed which extensions are active.
        ConduitShardDisabled,  ///< `subjectId`: the conduit, `detail`: the shard.
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
                      "user.update",
                      "ban",
                      "unban",
                      "unban_request.create",
                      "unban_request.resolve",
                      "term.add",
                      "term.remove",
                      "warning.send",
                      "warning.acknowledge",
                      "suspicious_user.update",
                      "suspicious_user.message",
                      "automod.hold",
                      "automod.decide",
                      "automod.settings",
                      "whisper",
                      "prediction.begin",
                      "prediction.progress",
                      "prediction.lock",
                      "prediction.end",
                      "hype_train.begin",
                      "hype_train.progress",
                      "hype_train.end",
                      "subscribe",
                      "subscription.end",
                      "subscription.gift",
                      "subscription.renew",
                      "clip",
                      "marker",
                      "video.publish",
                      "video.delete",
                      "schedule",
                      "guest_star.begin",
                      "guest_star.end",
                      "guest_star.guest",
                      "guest_star.settings",
                      "entitlement",
                      "extension.configure",
                      "extension.message",
                      "extension.activate",
                      "conduit_shard.disable"};
}

}  // namespace Sidestage::Sandbox
