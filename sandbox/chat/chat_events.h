// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Parts of events that several areas publish.

#include "api/events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

/// Returns a message with its emotes, mentions and, if `bits` were cheered with it, cheermotes.
Api::ChatText chatText(World &world, const QString &broadcasterId, const QString &text, qint64 bits);

/// The message as events outside of the chat have it: with the places of its emotes.
Api::SubscriptionMessage withEmotePlaces(const Api::ChatText &message);

/// Returns a channel.chat.notification for the user of the domain event, without the fields of its type; none
/// when the user or the channel does not exist.
std::optional<Api::ChatNotified> chatNotice(World &world, const DomainEvent &domainEvent);

/// Publishes channel.moderate in both versions. `fill` sets the fields of the action.
template <class Fill>
void publishModerated(EventSub &eventSub, World &world, const QString &broadcasterId,
                      const QString &moderatorId, const char *action, Fill fill)
{
    const auto make = [&](auto event) -> std::optional<decltype(event)> {
        if (!setBroadcaster(event, world, broadcasterId) || !setModerator(event, world, moderatorId))
            return {};
        event.action = QLatin1String(action);
        fill(event);
        return event;
    };
    eventSub.publish<Api::ChannelModeratedV1>(broadcasterId, [&] { return make(Api::ChannelModeratedV1()); });
    eventSub.publish<Api::ChannelModerated>(broadcasterId, [&] { return make(Api::ChannelModerated()); });
}

}  // namespace Sidestage::Sandbox
