// SPDX-License-Identifier: GPL-3.0-or-later

// Events of Guest Star (api-facts D6).

#include "api/events.h"
#include "guest_star.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Settings name a layout in another way: "TILED_LAYOUT".
QString layoutName(GuestStarLayout layout)
{
    return QString::fromLatin1(namesOf(layout)[std::size_t(layout)]).section(u'_', 0, 0).toLower();
}

}  // namespace

std::optional<GuestStarGuestUpdated> GuestStar::guestEvent(const DomainEvent &domainEvent)
{
    GuestStarGuestUpdated event;
    const auto host = m_world.user(domainEvent.broadcasterId);
    if (!host || !setBroadcaster(event, m_world, host->id))
        return {};
    event.sessionId = domainEvent.subjectId;
    if (const auto moderator = m_world.user(domainEvent.text)) {
        event.moderatorUserId = moderator->id;
        event.moderatorUserLogin = moderator->login;
        event.moderatorUserName = moderator->displayName;
    }
    if (const auto user = m_world.user(domainEvent.userId)) {
        event.guestUserId = user->id;
        event.guestUserLogin = user->login;
        event.guestUserName = user->displayName;
    }
    event.state = domainEvent.detail;
    event.hostUserId = host->id;
    event.hostUserLogin = host->login;
    event.hostUserName = host->displayName;
    const auto there
        = domainEvent.amount > 0 ? guestIn(domainEvent.subjectId, int(domainEvent.amount)) : std::nullopt;
    if (there) {
        event.slotId = QString::number(domainEvent.amount);
        event.hostVideoEnabled = there->hostVideo;
        event.hostAudioEnabled = there->hostAudio;
        event.hostVolume = there->volume;
    }
    return event;
}

void GuestStar::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto sessionEvent = [&](auto event) -> std::optional<decltype(event)> {
        Rows rows = m_world.database().query(
            "SELECT started_at, ended_at FROM guest_star_sessions WHERE id = ?", domainEvent.subjectId);
        if (!rows.next() || !setBroadcaster(event, m_world, id)
            || !setModerator(event, m_world, domainEvent.userId))
            return {};
        event.sessionId = domainEvent.subjectId;
        event.startedAt = utcTime(rows.integer(0));
        if constexpr (std::is_same_v<decltype(event), GuestStarEnded>)
            event.endedAt = utcTime(rows.integer(1));
        return event;
    };
    if (domainEvent.kind == Kind::GuestStarBegan) {
        eventSub.publish<GuestStarBegan>(id, [&] { return sessionEvent(GuestStarBegan()); });
    } else if (domainEvent.kind == Kind::GuestStarEnded) {
        eventSub.publish<GuestStarEnded>(id, [&] { return sessionEvent(GuestStarEnded()); });
    } else if (domainEvent.kind == Kind::GuestStarGuestChanged) {
        eventSub.publish<GuestStarGuestUpdated>(id, [&] { return guestEvent(domainEvent); });
    } else if (domainEvent.kind == Kind::GuestStarSettingsChanged) {
        eventSub.publish<GuestStarSettingsUpdated>(id, [&]() -> std::optional<GuestStarSettingsUpdated> {
            GuestStarSettingsUpdated event;
            if (!setBroadcaster(event, m_world, id))
                return {};
            const GuestStarSettings now = settings(id);
            event.isModeratorSendLiveEnabled = now.isModeratorSendLiveEnabled;
            event.slotCount = now.slotCount;
            event.isBrowserSourceAudioEnabled = now.isBrowserSourceAudioEnabled;
            event.groupLayout = layoutName(now.groupLayout);
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
