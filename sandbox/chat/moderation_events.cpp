// SPDX-License-Identifier: GPL-3.0-or-later

// Events of roles, bans and Shield Mode (api-facts D6, Moderation).

#include "chat_events.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "staff.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Staff::publishEvents(const Happening &happening, EventSub &eventSub)
{
    if (happening.kind == Happening::Kind::ShieldModeChanged)
        publishShieldMode(happening, eventSub);
    else if (happening.kind == Happening::Kind::RoleChanged)
        publishRole(happening, eventSub);
}

void Staff::publishShieldMode(const Happening &happening, EventSub &eventSub)
{
    const QString &id = happening.broadcasterId;
    const QDateTime at = utcTime(happening.at);
    if (happening.detail == QLatin1String("on")) {
        eventSub.publish<ShieldModeBegan>(id, [&]() -> std::optional<ShieldModeBegan> {
            ShieldModeBegan event;
            if (!setBroadcaster(event, m_world, id) || !setModerator(event, m_world, happening.userId))
                return {};
            event.startedAt = at;
            return event;
        });
    } else {
        eventSub.publish<ShieldModeEnded>(id, [&]() -> std::optional<ShieldModeEnded> {
            ShieldModeEnded event;
            if (!setBroadcaster(event, m_world, id) || !setModerator(event, m_world, happening.userId))
                return {};
            event.endedAt = at;
            return event;
        });
    }
}

void Staff::publishRole(const Happening &happening, EventSub &eventSub)
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
        eventSub.publish<ModeratorAdded>(id, [&] { return aboutUser(ModeratorAdded()); });
        publishModerated(eventSub, m_world, id, id, "mod",
                         [&](ChannelModeratedV1 &event) { event.mod = user; });
    } else if (happening.detail == QLatin1String("-moderator")) {
        eventSub.publish<ModeratorRemoved>(id, [&] { return aboutUser(ModeratorRemoved()); });
        publishModerated(eventSub, m_world, id, id, "unmod",
                         [&](ChannelModeratedV1 &event) { event.unmod = user; });
    } else if (happening.detail == QLatin1String("vip")) {
        eventSub.publish<VipAdded>(id, [&] { return aboutUser(VipAdded()); });
        publishModerated(eventSub, m_world, id, id, "vip",
                         [&](ChannelModeratedV1 &event) { event.vip = user; });
    } else if (happening.detail == QLatin1String("-vip")) {
        eventSub.publish<VipRemoved>(id, [&] { return aboutUser(VipRemoved()); });
        publishModerated(eventSub, m_world, id, id, "unvip",
                         [&](ChannelModeratedV1 &event) { event.unvip = user; });
    } else if (happening.detail == QLatin1String("banned")) {
        eventSub.publish<UserBanned>(id, [&] {
            auto event = aboutUser(UserBanned());
            if (event && setModerator(*event, m_world, id)) {
                event->reason = QStringLiteral("");
                event->bannedAt = utcTime(happening.at);
                event->isPermanent = true;
            }
            return event;
        });
        eventSub.publish<ChatUserCleared>(id, [&]() -> std::optional<ChatUserCleared> {
            ChatUserCleared event;
            if (!setBroadcaster(event, m_world, id))
                return {};
            event.targetUserId = user.userId;
            event.targetUserLogin = user.userLogin;
            event.targetUserName = user.userName;
            return event;
        });
        publishModerated(eventSub, m_world, id, id, "ban", [&](ChannelModeratedV1 &event) {
            ModeratedBan ban;
            static_cast<EventUser &>(ban) = user;
            event.ban = ban;
        });
    } else if (happening.detail == QLatin1String("-banned")) {
        eventSub.publish<UserUnbanned>(id, [&] {
            auto event = aboutUser(UserUnbanned());
            if (event)
                setModerator(*event, m_world, id);
            return event;
        });
        publishModerated(eventSub, m_world, id, id, "unban",
                         [&](ChannelModeratedV1 &event) { event.unban = user; });
    }
}

}  // namespace Sidestage::Sandbox
