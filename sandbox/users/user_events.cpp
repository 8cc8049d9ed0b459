// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/world.h"
#include "users.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Users::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::UserUpdated)
        return;
    const QString &id = domainEvent.userId;
    eventSub.publish<UserUpdated>(QStringLiteral("user_id ") + id, [&]() -> std::optional<UserUpdated> {
        UserUpdated event;
        const auto user = m_world.user(id);
        if (!user || !setUser(event, m_world, id))
            return {};
        event.description = user->description;
        return event;
    });
}

}  // namespace Sidestage::Sandbox
