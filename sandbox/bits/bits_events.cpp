// SPDX-License-Identifier: GPL-3.0-or-later

// Events of cheers and of purchases in extensions (api-facts D6).

#include "api/events.h"
#include "cheers.h"
#include "purchases.h"
#include "sandbox/chat/chat_events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Cheers::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::Cheered)
        return;
    const QString &id = domainEvent.broadcasterId;
    const EventPeople people{.user = domainEvent.userId};
    eventSub.publish<Cheered>(id, people, [&](Cheered &event) {
        event.message = domainEvent.text;
        event.bits = domainEvent.amount;
    });
    eventSub.publish<BitsUsed>(id, people, [&](BitsUsed &event) {
        event.bits = domainEvent.amount;
        event.type = QStringLiteral("cheer");
        if (!domainEvent.text.isEmpty())
            event.message = chatText(m_world, id, domainEvent.text, domainEvent.amount);
    });
}

void Purchases::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::ProductBought)
        return;
    eventSub.publish<ExtensionBitsUsed>(
        QStringLiteral("extension_client_id ") + domainEvent.detail,
        {.broadcaster = domainEvent.broadcasterId, .user = domainEvent.userId},
        [&](ExtensionBitsUsed &event) {
            const auto bought = transactions(domainEvent.detail, {domainEvent.subjectId});
            if (!bought || bought->isEmpty())
                return false;
            event.extensionClientId = domainEvent.detail;
            event.id = domainEvent.subjectId;
            event.product = {.name = domainEvent.text,
                             .bits = domainEvent.amount,
                             .sku = bought->first().productData.sku,
                             .inDevelopment = bought->first().productData.inDevelopment};
            return true;
        });
}

}  // namespace Sidestage::Sandbox
