// SPDX-License-Identifier: GPL-3.0-or-later

// Events of roles, bans, warnings, terms and Shield Mode (api-facts D6, Moderation).

#include "chat_events.h"
#include "chat_rooms.h"
#include "roles.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

void publishShieldMode(const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QDateTime at = utcTime(domainEvent.at);
    const EventPeople people{.moderator = domainEvent.userId};
    if (domainEvent.detail == QLatin1String("on"))
        eventSub.publish<ShieldModeBegan>(domainEvent.broadcasterId, people,
                                          [&](ShieldModeBegan &event) { event.startedAt = at; });
    else
        eventSub.publish<ShieldModeEnded>(domainEvent.broadcasterId, people,
                                          [&](ShieldModeEnded &event) { event.endedAt = at; });
}

/// Publishes an event about the user of the domain event, and the action. Only the broadcaster changes roles,
/// and is therefore the moderator.
template <class E>
void publishRole(const DomainEvent &domainEvent, EventSub &eventSub, const char *action,
                 std::optional<EventUser> ChannelModeratedV1::*member)
{
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<E>(id, {.user = domainEvent.userId});
    publishModerated(eventSub, id, id, QLatin1String(action), [&](ChannelModeratedV1 &event) {
        setUser((event.*member).emplace(), eventSub.world(), domainEvent.userId);
    });
}

void publishRoles(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.detail == QLatin1String("moderator"))
        publishRole<ModeratorAdded>(domainEvent, eventSub, "mod", &ChannelModeratedV1::mod);
    else if (domainEvent.detail == QLatin1String("-moderator"))
        publishRole<ModeratorRemoved>(domainEvent, eventSub, "unmod", &ChannelModeratedV1::unmod);
    else if (domainEvent.detail == QLatin1String("vip"))
        publishRole<VipAdded>(domainEvent, eventSub, "vip", &ChannelModeratedV1::vip);
    else if (domainEvent.detail == QLatin1String("-vip"))
        publishRole<VipRemoved>(domainEvent, eventSub, "unvip", &ChannelModeratedV1::unvip);
}

/// Publishes an action of channel.moderate in the channel, and as a shared one in those that share its chat.
/// Its `data`, to which the moderated user is added, is in the member `own` or `shared`.
template <class Data>
void publishShared(World &world, const DomainEvent &domainEvent, EventSub &eventSub, const char *action,
                   std::optional<Data> ChannelModeratedV1::*own,
                   std::optional<Data> ChannelModeratedV1::*shared, Data data)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &moderator = domainEvent.userId;
    setUser(data, world, domainEvent.subjectId);
    publishModerated(eventSub, id, moderator, QLatin1String(action),
                     [&](ChannelModeratedV1 &event) { event.*own = data; });
    const auto session = world.area<ChatRooms>().sharedChats().session(id);
    for (const SharedChatParticipant &other :
         session ? session->participants : QList<SharedChatParticipant>()) {
        if (other.broadcasterId == id)
            continue;
        publishModerated(eventSub, other.broadcasterId, moderator,
                         QStringLiteral("shared_chat_") + QLatin1String(action),
                         [&](ChannelModeratedV1 &event) {
                             setSource(event, world, id);
                             event.*shared = data;
                         });
    }
}

void publishBan(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const Ban banned = world.banOf(id, domainEvent.subjectId).value_or(Ban());
    eventSub.publish<UserBanned>(id, {.user = domainEvent.subjectId, .moderator = domainEvent.userId},
                                 [&](UserBanned &event) {
                                     event.reason = domainEvent.text;
                                     event.bannedAt = banned.createdAt;
                                     if (banned.isTimeout())
                                         event.endsAt = banned.expiresAt;
                                     event.isPermanent = !banned.isTimeout();
                                 });
    eventSub.publish<ChatUserCleared>(id, {.target = domainEvent.subjectId});
    const auto reason = domainEvent.text.isEmpty() ? std::nullopt : std::optional<QString>(domainEvent.text);
    if (banned.isTimeout())
        publishShared(world, domainEvent, eventSub, "timeout", &ChannelModeratedV1::timeout,
                      &ChannelModeratedV1::sharedChatTimeout, ModeratedTimeout{{}, reason, banned.expiresAt});
    else
        publishShared(world, domainEvent, eventSub, "ban", &ChannelModeratedV1::ban,
                      &ChannelModeratedV1::sharedChatBan, ModeratedBan{{}, reason});
}

void publishUnban(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    eventSub.publish<UserUnbanned>(domainEvent.broadcasterId,
                                   {.user = domainEvent.subjectId, .moderator = domainEvent.userId});
    if (domainEvent.detail == QLatin1String("timeout"))
        publishShared(world, domainEvent, eventSub, "untimeout", &ChannelModeratedV1::untimeout,
                      &ChannelModeratedV1::sharedChatUntimeout, EventUser());
    else
        publishShared(world, domainEvent, eventSub, "unban", &ChannelModeratedV1::unban,
                      &ChannelModeratedV1::sharedChatUnban, EventUser());
}

void publishWarning(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<WarningSent>(id, {.user = domainEvent.subjectId, .moderator = domainEvent.userId},
                                  [&](WarningSent &event) { event.reason = domainEvent.text; });
    // Version 1 has no field for warnings, and does not report them.
    eventSub.publish<ChannelModerated>(id, {.moderator = domainEvent.userId}, [&](ChannelModerated &event) {
        event.action = QStringLiteral("warn");
        event.warn.emplace().reason = domainEvent.text;
        return setUser(*event.warn, world, domainEvent.subjectId);
    });
}

void publishTerm(const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &list = domainEvent.detail;
    const QString action
        = domainEvent.kind == DomainEvent::Kind::TermAdded ? QStringLiteral("add") : QStringLiteral("remove");
    const QString done = action + u'_' + list;
    const bool fromAutomod = domainEvent.amount > 0;
    eventSub.publish<AutomodTermsUpdated>(id, {.moderator = domainEvent.userId},
                                          [&](AutomodTermsUpdated &event) {
                                              event.action = done;
                                              event.fromAutomod = fromAutomod;
                                              event.terms = {domainEvent.text};
                                          });
    publishModerated(
        eventSub, id, domainEvent.userId, done + QStringLiteral("_term"), [&](ChannelModeratedV1 &event) {
            event.automodTerms = ModeratedTerms{
                .action = action, .list = list, .terms = {domainEvent.text}, .fromAutomod = fromAutomod};
        });
}

}  // namespace

void publishModerationEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    switch (domainEvent.kind) {
    case Kind::ShieldModeChanged:
        publishShieldMode(domainEvent, eventSub);
        break;
    case Kind::RoleChanged:
        publishRoles(domainEvent, eventSub);
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
        eventSub.publish<WarningAcknowledged>(domainEvent.broadcasterId, {.user = domainEvent.userId});
        break;
    case Kind::TermAdded:
    case Kind::TermRemoved:
        publishTerm(domainEvent, eventSub);
        break;
    default:
        break;
    }
}

}  // namespace Sidestage::Sandbox
