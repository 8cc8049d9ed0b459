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
        eventSub.publish<StreamOnline>(id, {}, [&](StreamOnline &event) {
            const auto stream = m_world.liveStream(id).value_or(LiveStream());
            event.id = QString::number(stream.id);
            event.type = QStringLiteral("live");
            event.startedAt = stream.startedAt;
            return stream.id != 0;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::StreamOffline) {
        eventSub.publish<StreamOffline>(id, {});
    } else if (domainEvent.kind == DomainEvent::Kind::ChannelUpdated) {
        eventSub.publish<ChannelUpdated>(id, {}, [&](ChannelUpdated &event) {
            const Channel channel = m_world.channel(id).value_or(ChannelState()).channel;
            event.title = channel.title;
            event.language = channel.broadcasterLanguage;
            event.categoryId = channel.gameId;
            event.categoryName = channel.gameName;
            event.contentClassificationLabels = channel.contentClassificationLabels;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::Followed) {
        eventSub.publish<ChannelFollowed>(id, {.user = domainEvent.userId}, [&](ChannelFollowed &event) {
            event.followedAt = m_world.follows().since(id, domainEvent.userId);
        });
    }
}

}  // namespace Sidestage::Sandbox
