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

/// Sets the fields that every channel.chat.notification has besides its chatter and its type.
void beginNotice(World &world, const DomainEvent &domainEvent, Api::ChatNotified &event);

/// Publishes a channel.chat.notification of this type. `fill` sets the fields of its type.
template <class Fill>
void publishNotice(EventSub &eventSub, const DomainEvent &domainEvent, const QString &chatterId,
                   const char *type, Fill fill)
{
    eventSub.publish<Api::ChatNotified>(domainEvent.broadcasterId, {.chatter = chatterId},
                                        [&](Api::ChatNotified &event) {
                                            beginNotice(eventSub.world(), domainEvent, event);
                                            event.noticeType = QLatin1String(type);
                                            return fill(event);
                                        });
}

/// Publishes channel.moderate in both versions. `fill` sets the fields of the action.
template <class Fill>
void publishModerated(EventSub &eventSub, const QString &broadcasterId, const QString &moderatorId,
                      const QString &action, Fill fill)
{
    const auto make = [&](auto &event) {
        event.action = action;
        fill(event);
    };
    eventSub.publish<Api::ChannelModeratedV1>(broadcasterId, {.moderator = moderatorId}, make);
    eventSub.publish<Api::ChannelModerated>(broadcasterId, {.moderator = moderatorId}, make);
}

}  // namespace Sidestage::Sandbox
