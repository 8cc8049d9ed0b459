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
template <class E>
std::optional<E> heldEvent(World &world, const HeldMessages::Held &held)
{
    E event;
    if (!setBroadcaster(event, world, held.broadcasterId) || !setUser(event, world, held.message.userId))
        return {};
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
    return event;
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
    // The first version knows no blocked terms.
    const bool byAutomod = held->reason.automod.has_value();
    if (domainEvent.kind == Kind::MessageHeld) {
        eventSub.publish<ChatMessageHeld>(author, [&] { return heldEvent<ChatMessageHeld>(m_world, *held); });
        if (byAutomod)
            eventSub.publish<MessageHeldV1>(id, [&] { return heldEvent<MessageHeldV1>(m_world, *held); });
        eventSub.publish<MessageHeld>(id, [&] { return heldEvent<MessageHeld>(m_world, *held); });
        return;
    }
    eventSub.publish<HeldChatMessageDecided>(author, [&] {
        auto event = heldEvent<HeldChatMessageDecided>(m_world, *held);
        if (event && held->status == Status::Expired)
            event->status = QStringLiteral("invalid");
        return event;
    });
    if (byAutomod)
        eventSub.publish<HeldMessageDecidedV1>(
            id, [&] { return heldEvent<HeldMessageDecidedV1>(m_world, *held); });
    eventSub.publish<HeldMessageDecided>(id, [&] { return heldEvent<HeldMessageDecided>(m_world, *held); });
}

}  // namespace Sidestage::Sandbox
