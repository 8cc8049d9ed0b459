// SPDX-License-Identifier: GPL-3.0-or-later

// Events of roles, bans and Shield Mode (api-facts D6, Moderation).

#include "chat_events.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "staff.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

void publishShieldMode(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QDateTime at = utcTime(domainEvent.at);
    if (domainEvent.detail == QLatin1String("on")) {
        eventSub.publish<ShieldModeBegan>(id, [&]() -> std::optional<ShieldModeBegan> {
            ShieldModeBegan event;
            if (!setBroadcaster(event, world, id) || !setModerator(event, world, domainEvent.userId))
                return {};
            event.startedAt = at;
            return event;
        });
    } else {
        eventSub.publish<ShieldModeEnded>(id, [&]() -> std::optional<ShieldModeEnded> {
            ShieldModeEnded event;
            if (!setBroadcaster(event, world, id) || !setModerator(event, world, domainEvent.userId))
                return {};
            event.endedAt = at;
            return event;
        });
    }
}

void publishRole(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const auto aboutUser = [&](auto event) -> std::optional<decltype(event)> {
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.userId))
            return {};
        return event;
    };
    EventUser user;
    setUser(user, world, domainEvent.userId);
    // Roles are changed on the website, by the broadcaster, who is therefore the moderator of these events.
    if (domainEvent.detail == QLatin1String("moderator")) {
        eventSub.publish<ModeratorAdded>(id, [&] { return aboutUser(ModeratorAdded()); });
        publishModerated(eventSub, world, id, id, "mod",
                         [&](ChannelModeratedV1 &event) { event.mod = user; });
    } else if (domainEvent.detail == QLatin1String("-moderator")) {
        eventSub.publish<ModeratorRemoved>(id, [&] { return aboutUser(ModeratorRemoved()); });
        publishModerated(eventSub, world, id, id, "unmod",
                         [&](ChannelModeratedV1 &event) { event.unmod = user; });
    } else if (domainEvent.detail == QLatin1String("vip")) {
        eventSub.publish<VipAdded>(id, [&] { return aboutUser(VipAdded()); });
        publishModerated(eventSub, world, id, id, "vip",
                         [&](ChannelModeratedV1 &event) { event.vip = user; });
    } else if (domainEvent.detail == QLatin1String("-vip")) {
        eventSub.publish<VipRemoved>(id, [&] { return aboutUser(VipRemoved()); });
        publishModerated(eventSub, world, id, id, "unvip",
                         [&](ChannelModeratedV1 &event) { event.unvip = user; });
    } else if (domainEvent.detail == QLatin1String("banned")) {
        eventSub.publish<UserBanned>(id, [&] {
            auto event = aboutUser(UserBanned());
            if (event && setModerator(*event, world, id)) {
                event->reason = QStringLiteral("");
                event->bannedAt = utcTime(domainEvent.at);
                event->isPermanent = true;
            }
            return event;
        });
        eventSub.publish<ChatUserCleared>(id, [&]() -> std::optional<ChatUserCleared> {
            ChatUserCleared event;
            if (!setBroadcaster(event, world, id))
                return {};
            event.targetUserId = user.userId;
            event.targetUserLogin = user.userLogin;
            event.targetUserName = user.userName;
            return event;
        });
        publishModerated(eventSub, world, id, id, "ban", [&](ChannelModeratedV1 &event) {
            ModeratedBan ban;
            static_cast<EventUser &>(ban) = user;
            event.ban = ban;
        });
    } else if (domainEvent.detail == QLatin1String("-banned")) {
        eventSub.publish<UserUnbanned>(id, [&] {
            auto event = aboutUser(UserUnbanned());
            if (event)
                setModerator(*event, world, id);
            return event;
        });
        publishModerated(eventSub, world, id, id, "unban",
                         [&](ChannelModeratedV1 &event) { event.unban = user; });
    }
}

}  // namespace

void publishModerationEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind == DomainEvent::Kind::ShieldModeChanged)
        publishShieldMode(world, domainEvent, eventSub);
    else if (domainEvent.kind == DomainEvent::Kind::RoleChanged)
        publishRole(world, domainEvent, eventSub);
}

}  // namespace Sidestage::Sandbox
