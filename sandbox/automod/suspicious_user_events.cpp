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
        eventSub.publish<SuspiciousUserUpdated>(
            id, {.user = domainEvent.subjectId, .moderator = domainEvent.userId},
            [&](SuspiciousUserUpdated &event) { event.lowTrustStatus = domainEvent.detail; });
    } else if (domainEvent.kind == Kind::ChatMessage || domainEvent.kind == Kind::SuspiciousUserWrote) {
        eventSub.publish<SuspiciousUserWrote>(
            id, {.user = domainEvent.userId}, [&](SuspiciousUserWrote &event) {
                const LowTrustStatus treatment = status(id, domainEvent.userId);
                if (treatment == LowTrustStatus::None)
                    return false;
                event.lowTrustStatus = writeText(treatment);
                event.types = {QStringLiteral("manually_added")};
                event.banEvasionEvaluation = QStringLiteral("unknown");
                const ChatText text = chatText(m_world, id, domainEvent.text, domainEvent.amount);
                event.message = {domainEvent.subjectId, text.text, text.fragments};
                return true;
            });
    }
}

}  // namespace Sidestage::Sandbox
