// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/events.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/world.h"
#include "whispers.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Whispers::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    if (domainEvent.kind != DomainEvent::Kind::Whispered)
        return;
    eventSub.publish<WhisperReceived>(
        QStringLiteral("user_id ") + domainEvent.detail, {}, [&](WhisperReceived &event) {
            event.whisperId = domainEvent.subjectId;
            event.whisper = {domainEvent.text};
            return setNames(m_world, domainEvent.userId, event.fromUserId, event.fromUserLogin,
                            event.fromUserName)
                && setNames(m_world, domainEvent.detail, event.toUserId, event.toUserLogin, event.toUserName);
        });
}

}  // namespace Sidestage::Sandbox
