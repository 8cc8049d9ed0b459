// SPDX-License-Identifier: GPL-3.0-or-later

// Events of Guest Star (api-facts D6).

#include "api/events.h"
#include "guest_star.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Settings name a layout in another way: "TILED_LAYOUT".
QString layoutName(GuestStarLayout layout)
{
    return Api::writeText(layout).section(u'_', 0, 0).toLower();
}

}  // namespace

void GuestStar::fillGuest(const DomainEvent &domainEvent, GuestStarGuestUpdated &event)
{
    event.sessionId = domainEvent.subjectId;
    setModerator(event, m_world, domainEvent.text);
    setNames(m_world, domainEvent.userId, event.guestUserId, event.guestUserLogin, event.guestUserName);
    event.state = domainEvent.detail;
    setNames(m_world, domainEvent.broadcasterId, event.hostUserId, event.hostUserLogin, event.hostUserName);
    const auto there
        = domainEvent.amount > 0 ? guestIn(domainEvent.subjectId, int(domainEvent.amount)) : std::nullopt;
    if (there) {
        event.slotId = QString::number(domainEvent.amount);
        event.hostVideoEnabled = there->hostVideo;
        event.hostAudioEnabled = there->hostAudio;
        event.hostVolume = there->volume;
    }
}

void GuestStar::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto fillSession = [&](auto &event) {
        Rows rows = m_database.query("SELECT started_at, ended_at FROM guest_star_sessions WHERE id = ?",
                                     domainEvent.subjectId);
        if (!rows.next())
            return false;
        event.sessionId = domainEvent.subjectId;
        event.startedAt = rows.time(0);
        if constexpr (requires { event.endedAt; })
            event.endedAt = rows.time(1);
        return true;
    };
    if (domainEvent.kind == Kind::GuestStarBegan) {
        eventSub.publish<GuestStarBegan>(id, {.moderator = domainEvent.userId}, fillSession);
    } else if (domainEvent.kind == Kind::GuestStarEnded) {
        eventSub.publish<GuestStarEnded>(id, {.moderator = domainEvent.userId}, fillSession);
    } else if (domainEvent.kind == Kind::GuestStarGuestChanged) {
        eventSub.publish<GuestStarGuestUpdated>(id, {}, [&](auto &event) { fillGuest(domainEvent, event); });
    } else if (domainEvent.kind == Kind::GuestStarSettingsChanged) {
        eventSub.publish<GuestStarSettingsUpdated>(id, {}, [&](GuestStarSettingsUpdated &event) {
            const GuestStarSettings now = settings(id);
            event.isModeratorSendLiveEnabled = now.isModeratorSendLiveEnabled;
            event.slotCount = now.slotCount;
            event.isBrowserSourceAudioEnabled = now.isBrowserSourceAudioEnabled;
            event.groupLayout = layoutName(now.groupLayout);
        });
    }
}

}  // namespace Sidestage::Sandbox
