// SPDX-License-Identifier: GPL-3.0-or-later

// The event about conduits (api-facts D5).

#include "api/events/others.h"
#include "eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

void EventSub::publishEvents(const DomainEvent &domainEvent, EventSub &)
{
    if (domainEvent.kind != DomainEvent::Kind::ConduitShardDisabled)
        return;
    const Conduits::Conduit *conduit = m_conduits.find(domainEvent.subjectId);
    if (!conduit)
        return;
    publish<Api::ConduitShardDisabled>(
        QStringLiteral("client_id ") + conduit->clientId,
        [&]() -> std::optional<Api::ConduitShardDisabled> {
            const auto found = conduit->shards.find(domainEvent.detail.toInt());
            if (found == conduit->shards.end())
                return {};
            const Api::ConduitShard &shard = found->second.resource;
            return Api::ConduitShardDisabled{.conduitId = conduit->id,
                                             .shardId = shard.id,
                                             .status = shard.status,
                                             .transport = {.method = shard.transport.method,
                                                           .callback = shard.transport.callback,
                                                           .sessionId = shard.transport.sessionId,
                                                           .connectedAt = shard.transport.connectedAt,
                                                           .disconnectedAt = shard.transport.disconnectedAt}};
        },
        {.conduitId = conduit->id});
}

}  // namespace Sidestage::Sandbox
