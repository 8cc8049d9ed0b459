// SPDX-License-Identifier: GPL-3.0-or-later

// Events of cheers and of what is bought in extensions (api-facts D6).

#include "api/events.h"
#include "cheers.h"
#include "purchases.h"
#include "sandbox/chat/chat_events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/happening.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Cheers::publishEvents(const Happening &happening, EventSub &eventSub)
{
    if (happening.kind != Happening::Kind::Cheered)
        return;
    const QString &id = happening.broadcasterId;
    eventSub.publish<Cheered>(id, [&]() -> std::optional<Cheered> {
        Cheered event;
        if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
            return {};
        event.message = happening.text;
        event.bits = happening.amount;
        return event;
    });
    eventSub.publish<BitsUsed>(id, [&]() -> std::optional<BitsUsed> {
        BitsUsed event;
        if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
            return {};
        event.bits = happening.amount;
        event.type = QStringLiteral("cheer");
        if (!happening.text.isEmpty())
            event.message = chatText(m_world, id, happening.text, happening.amount);
        return event;
    });
}

void Purchases::publishEvents(const Happening &happening, EventSub &eventSub)
{
    if (happening.kind != Happening::Kind::ProductBought)
        return;
    const QString &id = happening.broadcasterId;
    eventSub.publish<ExtensionBitsUsed>(
        QStringLiteral("extension_client_id ") + happening.detail, [&]() -> std::optional<ExtensionBitsUsed> {
            const auto bought = transactions(happening.detail, {happening.subjectId});
            ExtensionBitsUsed event;
            if (!bought || bought->isEmpty() || !setBroadcaster(event, m_world, id)
                || !setUser(event, m_world, happening.userId))
                return {};
            event.extensionClientId = happening.detail;
            event.id = happening.subjectId;
            event.product = {.name = happening.text,
                             .bits = happening.amount,
                             .sku = bought->first().productData.sku,
                             .inDevelopment = bought->first().productData.inDevelopment};
            return event;
        });
}

}  // namespace Sidestage::Sandbox
