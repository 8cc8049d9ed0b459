// SPDX-License-Identifier: GPL-3.0-or-later

// Events of ad breaks (api-facts D6).

#include "ad_breaks.h"
#include "api/events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void AdBreaks::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::AdBreakBegan)
        return;
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<AdBreakBegan>(id, [&]() -> std::optional<AdBreakBegan> {
        AdBreakBegan event;
        if (!setBroadcaster(event, m_world, id))
            return {};
        event.durationSeconds = int(domainEvent.amount);
        event.startedAt = Api::parseTime(domainEvent.detail.toStdString());
        event.isAutomatic = domainEvent.userId.isEmpty();
        const auto requester = m_world.user(event.isAutomatic ? id : domainEvent.userId);
        if (!requester)
            return {};
        event.requesterUserId = requester->id;
        event.requesterUserLogin = requester->login;
        event.requesterUserName = requester->displayName;
        return event;
    });
}

}  // namespace Sidestage::Sandbox
