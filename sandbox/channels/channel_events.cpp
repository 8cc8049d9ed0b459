// SPDX-License-Identifier: GPL-3.0-or-later

// Events of streams, channels and followers (api-facts D6).

#include "api/events.h"
#include "channels.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Channels::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    if (domainEvent.kind == DomainEvent::Kind::StreamOnline) {
        eventSub.publish<StreamOnline>(id, [&]() -> std::optional<StreamOnline> {
            StreamOnline event{.type = QStringLiteral("live")};
            const auto stream = m_world.liveStream(id);
            if (!stream || !setBroadcaster(event, m_world, id))
                return {};
            event.id = QString::number(stream->id);
            event.startedAt = stream->startedAt;
            return event;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::StreamOffline) {
        eventSub.publish<StreamOffline>(id, [&]() -> std::optional<StreamOffline> {
            StreamOffline event;
            return setBroadcaster(event, m_world, id) ? std::optional(event) : std::nullopt;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::ChannelUpdated) {
        eventSub.publish<ChannelUpdated>(id, [&]() -> std::optional<ChannelUpdated> {
            const auto state = m_world.channel(id);
            ChannelUpdated event;
            if (!state || !setBroadcaster(event, m_world, id))
                return {};
            event.title = state->channel.title;
            event.language = state->channel.broadcasterLanguage;
            event.categoryId = state->channel.gameId;
            event.categoryName = state->channel.gameName;
            event.contentClassificationLabels = state->channel.contentClassificationLabels;
            return event;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::Followed) {
        eventSub.publish<ChannelFollowed>(id, [&]() -> std::optional<ChannelFollowed> {
            ChannelFollowed event;
            if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, domainEvent.userId))
                return {};
            event.followedAt = m_world.follows().since(id, domainEvent.userId);
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
