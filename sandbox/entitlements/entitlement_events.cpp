// SPDX-License-Identifier: GPL-3.0-or-later

// The event of granted entitlements (api-facts D6).

#include "api/events.h"
#include "entitlements.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Entitlements::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::EntitlementGranted)
        return;
    // All of them are for one game.
    const QList<DropGranted> first = granted(domainEvent.subjectId, 1);
    if (first.isEmpty())
        return;
    const GrantedDrop &drop = first.first().data;
    const QString place = QStringLiteral("organization_id ") + drop.organizationId;
    if (!eventSub.isWanted<DropsGranted>(place))
        return;
    const QList<DropGranted> all = granted(domainEvent.subjectId, int(domainEvent.amount));
    for (qsizetype from = 0; from < all.size(); from += batch)
        eventSub.publish<DropsGranted>(place,
                                       [&] { return std::optional(DropsGranted{all.mid(from, batch)}); },
                                       {.categoryId = drop.categoryId, .campaignId = drop.campaignId});
}

}  // namespace Sidestage::Sandbox
