// SPDX-License-Identifier: GPL-3.0-or-later

// Events of unban requests (api-facts D6, Moderation).

#include "sandbox/chat/chat_events.h"
#include "sandbox/world/world.h"
#include "unban_requests.h"

namespace Sidestage::Sandbox {

using namespace Api;

void UnbanRequests::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    if (domainEvent.kind == Kind::UnbanRequested) {
        eventSub.publish<UnbanRequested>(id, [&]() -> std::optional<UnbanRequested> {
            UnbanRequested event;
            const auto asked = request(id, domainEvent.subjectId);
            if (!asked || !setBroadcaster(event, m_world, id) || !setUser(event, m_world, asked->userId))
                return {};
            event.id = asked->id;
            event.text = asked->text;
            event.createdAt = asked->createdAt;
            return event;
        });
        return;
    }
    if (domainEvent.kind != Kind::UnbanRequestResolved)
        return;
    const auto asked = request(id, domainEvent.subjectId);
    // That an answer was read is told to nobody.
    if (!asked || asked->status == UnbanRequestStatus::Acknowledged)
        return;
    eventSub.publish<UnbanRequestResolved>(id, [&]() -> std::optional<UnbanRequestResolved> {
        UnbanRequestResolved event;
        if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, asked->userId))
            return {};
        event.id = asked->id;
        setModerator(event, m_world, asked->moderatorId);
        event.resolutionText = asked->resolutionText;
        event.status = domainEvent.detail;
        return event;
    });
    if (asked->status == UnbanRequestStatus::Canceled)
        return;
    const bool approved = asked->status == UnbanRequestStatus::Approved;
    publishModerated(eventSub, m_world, id, asked->moderatorId,
                     approved ? "approve_unban_request" : "deny_unban_request",
                     [&](ChannelModeratedV1 &event) {
                         ModeratedUnbanRequest resolved;
                         setUser(resolved, m_world, asked->userId);
                         resolved.isApproved = approved;
                         resolved.moderatorMessage = asked->resolutionText.value_or(QStringLiteral(""));
                         event.unbanRequest = resolved;
                     });
}

}  // namespace Sidestage::Sandbox
