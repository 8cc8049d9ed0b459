// SPDX-License-Identifier: GPL-3.0-or-later

// Events of roles, bans, warnings, terms and Shield Mode (api-facts D6, Moderation).

#include "chat_events.h"
#include "chat_rooms.h"
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
    // Only the broadcaster changes roles, and is therefore the moderator of these events.
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
    }
}

/// Publishes an action of channel.moderate in the channel, and as a shared one in those that share its chat.
/// `fill(event, shared)` sets the fields of the action or of the shared action.
template <class Fill>
void publishShared(World &world, const DomainEvent &domainEvent, EventSub &eventSub, const char *action,
                   Fill fill)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &moderator = domainEvent.userId;
    publishModerated(eventSub, world, id, moderator, action,
                     [&](ChannelModeratedV1 &event) { fill(event, false); });
    const auto session = world.area<ChatRooms>().sharedChats().session(id);
    if (!session)
        return;
    const QByteArray shared = QByteArray("shared_chat_") + action;
    const User source = world.user(id).value_or(User());
    for (const SharedChatParticipant &other : session->participants) {
        if (other.broadcasterId == id)
            continue;
        publishModerated(eventSub, world, other.broadcasterId, moderator, shared.constData(),
                         [&](ChannelModeratedV1 &event) {
                             event.sourceBroadcasterUserId = source.id;
                             event.sourceBroadcasterUserLogin = source.login;
                             event.sourceBroadcasterUserName = source.displayName;
                             fill(event, true);
                         });
    }
}

void publishBan(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const Ban banned = world.banOf(id, domainEvent.subjectId).value_or(Ban());
    EventUser user;
    setUser(user, world, domainEvent.subjectId);
    eventSub.publish<UserBanned>(id, [&]() -> std::optional<UserBanned> {
        UserBanned event;
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.subjectId)
            || !setModerator(event, world, domainEvent.userId))
            return {};
        event.reason = domainEvent.text;
        event.bannedAt = banned.createdAt;
        if (banned.isTimeout())
            event.endsAt = banned.expiresAt;
        event.isPermanent = !banned.isTimeout();
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
    const auto reason = domainEvent.text.isEmpty() ? std::nullopt : std::optional<QString>(domainEvent.text);
    if (banned.isTimeout()) {
        ModeratedTimeout timeout;
        static_cast<EventUser &>(timeout) = user;
        timeout.reason = reason;
        timeout.expiresAt = banned.expiresAt;
        publishShared(world, domainEvent, eventSub, "timeout", [&](ChannelModeratedV1 &event, bool shared) {
            (shared ? event.sharedChatTimeout : event.timeout) = timeout;
        });
    } else {
        ModeratedBan ban;
        static_cast<EventUser &>(ban) = user;
        ban.reason = reason;
        publishShared(world, domainEvent, eventSub, "ban", [&](ChannelModeratedV1 &event, bool shared) {
            (shared ? event.sharedChatBan : event.ban) = ban;
        });
    }
}

void publishUnban(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    EventUser user;
    setUser(user, world, domainEvent.subjectId);
    eventSub.publish<UserUnbanned>(id, [&]() -> std::optional<UserUnbanned> {
        UserUnbanned event;
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.subjectId)
            || !setModerator(event, world, domainEvent.userId))
            return {};
        return event;
    });
    if (domainEvent.detail == QLatin1String("timeout"))
        publishShared(world, domainEvent, eventSub, "untimeout", [&](ChannelModeratedV1 &event, bool shared) {
            (shared ? event.sharedChatUntimeout : event.untimeout) = user;
        });
    else
        publishShared(world, domainEvent, eventSub, "unban", [&](ChannelModeratedV1 &event, bool shared) {
            (shared ? event.sharedChatUnban : event.unban) = user;
        });
}

void publishWarning(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<WarningSent>(id, [&]() -> std::optional<WarningSent> {
        WarningSent event;
        if (!setBroadcaster(event, world, id) || !setModerator(event, world, domainEvent.userId)
            || !setUser(event, world, domainEvent.subjectId))
            return {};
        event.reason = domainEvent.text;
        return event;
    });
    // Version 1 has no field for warnings, and does not report them.
    eventSub.publish<ChannelModerated>(id, [&]() -> std::optional<ChannelModerated> {
        ChannelModerated event;
        ModeratedWarn warn;
        if (!setBroadcaster(event, world, id) || !setModerator(event, world, domainEvent.userId)
            || !setUser(warn, world, domainEvent.subjectId))
            return {};
        warn.reason = domainEvent.text;
        event.action = QStringLiteral("warn");
        event.warn = warn;
        return event;
    });
}

void publishAcknowledged(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<WarningAcknowledged>(id, [&]() -> std::optional<WarningAcknowledged> {
        WarningAcknowledged event;
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.userId))
            return {};
        return event;
    });
}

void publishTerm(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &list = domainEvent.detail;
    const QString action
        = domainEvent.kind == DomainEvent::Kind::TermAdded ? QStringLiteral("add") : QStringLiteral("remove");
    const QString done = action + u'_' + list;
    const bool fromAutomod = domainEvent.amount > 0;
    eventSub.publish<AutomodTermsUpdated>(id, [&]() -> std::optional<AutomodTermsUpdated> {
        AutomodTermsUpdated event;
        if (!setBroadcaster(event, world, id) || !setModerator(event, world, domainEvent.userId))
            return {};
        event.action = done;
        event.fromAutomod = fromAutomod;
        event.terms = {domainEvent.text};
        return event;
    });
    publishModerated(eventSub, world, id, domainEvent.userId,
                     (done + QStringLiteral("_term")).toLatin1().constData(), [&](ChannelModeratedV1 &event) {
                         event.automodTerms = ModeratedTerms{.action = action,
                                                             .list = list,
                                                             .terms = {domainEvent.text},
                                                             .fromAutomod = fromAutomod};
                     });
}

}  // namespace

void publishModerationEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    switch (domainEvent.kind) {
    case Kind::ShieldModeChanged:
        publishShieldMode(world, domainEvent, eventSub);
        break;
    case Kind::RoleChanged:
        publishRole(world, domainEvent, eventSub);
        break;
    case Kind::UserBanned:
        publishBan(world, domainEvent, eventSub);
        break;
    case Kind::UserUnbanned:
        publishUnban(world, domainEvent, eventSub);
        break;
    case Kind::UserWarned:
        publishWarning(world, domainEvent, eventSub);
        break;
    case Kind::WarningAcknowledged:
        publishAcknowledged(world, domainEvent, eventSub);
        break;
    case Kind::TermAdded:
    case Kind::TermRemoved:
        publishTerm(world, domainEvent, eventSub);
        break;
    default:
        break;
    }
}

}  // namespace Sidestage::Sandbox
