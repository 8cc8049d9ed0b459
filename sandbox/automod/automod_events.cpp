// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Automod::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::AutomodSettingsChanged)
        return;
    const QString &id = domainEvent.broadcasterId;
    eventSub.publish<AutomodSettingsUpdated>(id, {.moderator = domainEvent.userId}, [&](auto &event) {
        const AutomodSettings now = settings(id);
        event.overallLevel = now.overallLevel;
        static_cast<AutomodLevels &>(event) = now;
    });
}

}  // namespace Sidestage::Sandbox
