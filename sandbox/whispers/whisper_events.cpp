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
    eventSub.publish<WhisperReceived>(QStringLiteral("user_id ") + domainEvent.detail,
                                      [&]() -> std::optional<WhisperReceived> {
                                          const auto from = m_world.user(domainEvent.userId);
                                          const auto to = m_world.user(domainEvent.detail);
                                          if (!from || !to)
                                              return {};
                                          return WhisperReceived{.fromUserId = from->id,
                                                                 .fromUserLogin = from->login,
                                                                 .fromUserName = from->displayName,
                                                                 .toUserId = to->id,
                                                                 .toUserLogin = to->login,
                                                                 .toUserName = to->displayName,
                                                                 .whisperId = domainEvent.subjectId,
                                                                 .whisper = {domainEvent.text}};
                                      });
}

}  // namespace Sidestage::Sandbox
