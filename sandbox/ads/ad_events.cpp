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
    eventSub.publish<AdBreakBegan>(id, {}, [&](AdBreakBegan &event) {
        event.durationSeconds = int(domainEvent.amount);
        event.startedAt = Api::parseTime(domainEvent.detail.toStdString());
        event.isAutomatic = domainEvent.userId.isEmpty();
        return setNames(m_world, event.isAutomatic ? id : domainEvent.userId, event.requesterUserId,
                        event.requesterUserLogin, event.requesterUserName);
    });
}

}  // namespace Sidestage::Sandbox
