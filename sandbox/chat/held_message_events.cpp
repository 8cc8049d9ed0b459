// SPDX-License-Identifier: GPL-3.0-or-later

// Events of held messages (api-facts D6).

#include "chat_events.h"
#include "held_messages.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Fills any of the events about a held message.
void fillHeld(World &world, const HeldMessages::Held &held, auto &event)
{
    event.messageId = held.message.id;
    event.message = chatText(world, held.broadcasterId, held.message.text, held.sending.bits);
    if constexpr (requires { event.heldAt; })
        event.heldAt = utcTime(held.message.at);
    if constexpr (requires { event.category; }) {
        event.category = held.reason.automod->category;
        event.level = held.reason.automod->level;
    }
    if constexpr (requires { event.reason; }) {
        event.reason = held.reason.automod ? QStringLiteral("automod") : QStringLiteral("blocked_term");
        event.automod = held.reason.automod;
        event.blockedTerm = held.reason.blockedTerm;
    }
    if constexpr (requires { event.status; })
        event.status = HeldMessages::nameOf(held.status);
    // Nobody decides about a message that expires.
    if constexpr (requires { event.moderatorUserId; })
        setModerator(event, world, held.moderatorId);
}

}  // namespace

void HeldMessages::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    if (domainEvent.kind != Kind::MessageHeld && domainEvent.kind != Kind::HeldMessageDecided)
        return;
    const QString &id = domainEvent.broadcasterId;
    const auto held = message(domainEvent.subjectId);
    if (!held)
        return;
    const QString author = ownPlace(id, held->message.userId);
    const bool byAutomod = held->reason.automod.has_value();
    const EventPeople people{.broadcaster = id, .user = held->message.userId};
    const auto fill = [&](auto &event) { fillHeld(m_world, *held, event); };
    if (domainEvent.kind == Kind::MessageHeld) {
        eventSub.publish<ChatMessageHeld>(author, people, fill);
        if (byAutomod)
            eventSub.publish<MessageHeldV1>(id, people, fill);
        eventSub.publish<MessageHeld>(id, people, fill);
        return;
    }
    eventSub.publish<HeldChatMessageDecided>(author, people, [&](HeldChatMessageDecided &event) {
        fill(event);
        if (held->status == Status::Expired)
            event.status = QStringLiteral("invalid");
    });
    if (byAutomod)
        eventSub.publish<HeldMessageDecidedV1>(id, people, fill);
    eventSub.publish<HeldMessageDecided>(id, people, fill);
}

}  // namespace Sidestage::Sandbox
