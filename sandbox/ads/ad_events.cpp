// SPDX-License-Identifier: GPL-3.0-or-later

// Events of ad breaks (api-facts D6).

#include "ad_breaks.h"
#include "api/events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/happening.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void AdBreaks::publishEvents(const Happening &happening, EventSub &eventSub)
{
    if (happening.kind != Happening::Kind::AdBreakBegan)
        return;
    const QString &id = happening.broadcasterId;
    eventSub.publish<AdBreakBegan>(id, [&]() -> std::optional<AdBreakBegan> {
        AdBreakBegan event;
        if (!setBroadcaster(event, m_world, id))
            return {};
        event.durationSeconds = int(happening.amount);
        event.startedAt = Api::parseTime(happening.detail.toStdString());
        event.isAutomatic = happening.userId.isEmpty();
        const auto requester = m_world.user(event.isAutomatic ? id : happening.userId);
        if (!requester)
            return {};
        event.requesterUserId = requester->id;
        event.requesterUserLogin = requester->login;
        event.requesterUserName = requester->displayName;
        return event;
    });
}

}  // namespace Sidestage::Sandbox
