// SPDX-License-Identifier: GPL-3.0-or-later

// Makes events of what moderators and broadcasters do, and ends the subscriptions of those who lose a role
// by it (api-facts D6, Moderation).

#include "api/events.h"
#include "event_names.h"
#include "eventsub.h"
#include "eventsub_parts.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/world/utc.h"

namespace Sidestage::Sandbox {

using namespace Api;

template <class Fill>
void EventSub::tellModerated(const QString &broadcasterId, const QString &moderatorId, const char *action,
                             Fill fill)
{
    const auto make = [&](auto event) -> std::optional<decltype(event)> {
        if (!setBroadcaster(event, m_world, broadcasterId) || !setModerator(event, m_world, moderatorId))
            return {};
        event.action = QLatin1String(action);
        fill(event);
        return event;
    };
    tell<ChannelModeratedV1>(broadcasterId, [&] { return make(ChannelModeratedV1()); });
    tell<ChannelModerated>(broadcasterId, [&] { return make(ChannelModerated()); });
}

void EventSub::hearModeration(const Happening &happening)
{
    if (happening.kind == Happening::Kind::ChatSettingsChanged) {
        hearSettings(happening);
    } else if (happening.kind == Happening::Kind::ShieldModeChanged) {
        hearShieldMode(happening);
    } else if (happening.kind == Happening::Kind::RoleChanged) {
        hearRole(happening);
        endRights(happening);
    } else if (happening.kind == Happening::Kind::Raided) {
        // It is the raiding channel's own doing.
        tellModerated(happening.userId, happening.userId, "raid", [&](ChannelModeratedV1 &event) {
            ModeratedRaid raid;
            setUser(raid, m_world, happening.broadcasterId);
            raid.viewerCount = int(happening.amount);
            event.raid = raid;
        });
    }
}

void EventSub::hearSettings(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    const ChatSettings settings = m_world.chatRooms().settings(id);
    tell<ChatSettingsUpdated>(id, [&]() -> std::optional<ChatSettingsUpdated> {
        ChatSettingsUpdated event;
        if (!setBroadcaster(event, m_world, id))
            return {};
        event.emoteMode = settings.emoteMode;
        event.followerMode = settings.followerMode;
        event.followerModeDurationMinutes = settings.followerModeDuration;
        event.slowMode = settings.slowMode;
        event.slowModeWaitTimeSeconds = settings.slowModeWaitTime;
        event.subscriberMode = settings.subscriberMode;
        event.uniqueChatMode = settings.uniqueChatMode;
        return event;
    });
    const QString &moderator = happening.userId.isEmpty() ? id : happening.userId;
    for (const QString &action : happening.detail.split(u' ', Qt::SkipEmptyParts)) {
        tellModerated(id, moderator, action.toLatin1().constData(), [&](ChannelModeratedV1 &event) {
            if (action == QLatin1String("followers"))
                event.followers = ModeratedFollowers{settings.followerModeDuration.value_or(0)};
            else if (action == QLatin1String("slow"))
                event.slow = ModeratedSlow{settings.slowModeWaitTime.value_or(0)};
        });
    }
}

void EventSub::hearShieldMode(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    const QDateTime at = utcTime(happening.at);
    if (happening.detail == QLatin1String("on")) {
        tell<ShieldModeBegan>(id, [&]() -> std::optional<ShieldModeBegan> {
            ShieldModeBegan event;
            if (!setBroadcaster(event, m_world, id) || !setModerator(event, m_world, happening.userId))
                return {};
            event.startedAt = at;
            return event;
        });
    } else {
        tell<ShieldModeEnded>(id, [&]() -> std::optional<ShieldModeEnded> {
            ShieldModeEnded event;
            if (!setBroadcaster(event, m_world, id) || !setModerator(event, m_world, happening.userId))
                return {};
            event.endedAt = at;
            return event;
        });
    }
}

void EventSub::hearRole(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    const auto aboutUser = [&](auto event) -> std::optional<decltype(event)> {
        if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
            return {};
        return event;
    };
    EventUser user;
    setUser(user, m_world, happening.userId);
    // Roles are changed on the website, by the broadcaster.
    if (happening.detail == QLatin1String("moderator")) {
        tell<ModeratorAdded>(id, [&] { return aboutUser(ModeratorAdded()); });
        tellModerated(id, id, "mod", [&](ChannelModeratedV1 &event) { event.mod = user; });
    } else if (happening.detail == QLatin1String("-moderator")) {
        tell<ModeratorRemoved>(id, [&] { return aboutUser(ModeratorRemoved()); });
        tellModerated(id, id, "unmod", [&](ChannelModeratedV1 &event) { event.unmod = user; });
    } else if (happening.detail == QLatin1String("vip")) {
        tell<VipAdded>(id, [&] { return aboutUser(VipAdded()); });
        tellModerated(id, id, "vip", [&](ChannelModeratedV1 &event) { event.vip = user; });
    } else if (happening.detail == QLatin1String("-vip")) {
        tell<VipRemoved>(id, [&] { return aboutUser(VipRemoved()); });
        tellModerated(id, id, "unvip", [&](ChannelModeratedV1 &event) { event.unvip = user; });
    } else if (happening.detail == QLatin1String("banned")) {
        tell<UserBanned>(id, [&] {
            auto event = aboutUser(UserBanned());
            if (event && setModerator(*event, m_world, id)) {
                event->reason = QStringLiteral("");
                event->bannedAt = utcTime(happening.at);
                event->isPermanent = true;
            }
            return event;
        });
        tell<ChatUserCleared>(id, [&]() -> std::optional<ChatUserCleared> {
            ChatUserCleared event;
            if (!setBroadcaster(event, m_world, id))
                return {};
            event.targetUserId = user.userId;
            event.targetUserLogin = user.userLogin;
            event.targetUserName = user.userName;
            return event;
        });
        tellModerated(id, id, "ban", [&](ChannelModeratedV1 &event) {
            ModeratedBan ban;
            static_cast<EventUser &>(ban) = user;
            event.ban = ban;
        });
    } else if (happening.detail == QLatin1String("-banned")) {
        tell<UserUnbanned>(id, [&] {
            auto event = aboutUser(UserUnbanned());
            if (event)
                setModerator(*event, m_world, id);
            return event;
        });
        tellModerated(id, id, "unban", [&](ChannelModeratedV1 &event) { event.unban = user; });
    }
}

void EventSub::endRights(const Happening &happening)
{
    const bool moderator = happening.detail == QLatin1String("-moderator");
    if (!moderator && happening.detail != QLatin1String("banned"))
        return;
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        const EventCondition &condition = subscription->told.condition;
        if (subscription->isEnabled() && condition.broadcasterUserId == happening.broadcasterId
            && (moderator ? condition.moderatorUserId : condition.userId) == happening.userId)
            lost.append(subscription->told.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(
            id, moderator ? QStringLiteral("moderator_removed") : QStringLiteral("chat_user_banned"));
}

}  // namespace Sidestage::Sandbox
