// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/chat/chat_events.h"
#include "sandbox/world/world.h"
#include "suspicious_users.h"

namespace Sidestage::Sandbox {

using namespace Api;

void SuspiciousUsers::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    if (domainEvent.kind == Kind::SuspiciousUserChanged) {
        eventSub.publish<SuspiciousUserUpdated>(id, [&]() -> std::optional<SuspiciousUserUpdated> {
            SuspiciousUserUpdated event;
            if (!setBroadcaster(event, m_world, id) || !setModerator(event, m_world, domainEvent.userId)
                || !setUser(event, m_world, domainEvent.subjectId))
                return {};
            event.lowTrustStatus = domainEvent.detail;
            return event;
        });
    } else if (domainEvent.kind == Kind::ChatMessage || domainEvent.kind == Kind::SuspiciousUserWrote) {
        eventSub.publish<SuspiciousUserWrote>(id, [&]() -> std::optional<SuspiciousUserWrote> {
            SuspiciousUserWrote event;
            const LowTrustStatus treatment = status(id, domainEvent.userId);
            if (treatment == LowTrustStatus::None || !setBroadcaster(event, m_world, id)
                || !setUser(event, m_world, domainEvent.userId))
                return {};
            event.lowTrustStatus = QLatin1String(namesOf(treatment)[std::size_t(treatment)]);
            event.types = {QStringLiteral("manually_added")};
            event.banEvasionEvaluation = QStringLiteral("unknown");
            const ChatText text = chatText(m_world, id, domainEvent.text, domainEvent.amount);
            event.message = {domainEvent.subjectId, text.text, text.fragments};
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
