// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Parts of events that several areas publish.

#include "api/events.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

/// A message with its emotes, cheermotes (when Bits were cheered with it) and mentions.
Api::ChatText chatText(World &world, const QString &broadcasterId, const QString &text, qint64 bits);

/// channel.chat.notification about what the happening's user did, with nothing of its own kind; none when one
/// of the two does not exist.
std::optional<Api::ChatNotified> chatNotice(World &world, const DomainEvent &domainEvent);

/// channel.moderate in both versions. `fill` adds what belongs to the action.
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
