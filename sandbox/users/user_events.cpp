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
    eventSub.publish<UserUpdated>(QStringLiteral("user_id ") + id, {.user = id}, [&](UserUpdated &event) {
        event.description = m_world.user(id).value_or(User()).description;
    });
}

}  // namespace Sidestage::Sandbox
