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
    if (domainEvent.kind != Kind::UnbanRequested && domainEvent.kind != Kind::UnbanRequestResolved)
        return;
    const auto asked = request(id, domainEvent.subjectId);
    if (!asked || asked->status == UnbanRequestStatus::Acknowledged)
        return;
    if (domainEvent.kind == Kind::UnbanRequested) {
        eventSub.publish<UnbanRequested>(id, {.user = asked->userId}, [&](UnbanRequested &event) {
            event.id = asked->id;
            event.text = asked->text;
            event.createdAt = asked->createdAt;
        });
        return;
    }
    eventSub.publish<UnbanRequestResolved>(id, {.user = asked->userId}, [&](UnbanRequestResolved &event) {
        event.id = asked->id;
        setModerator(event, m_world, asked->moderatorId);
        event.resolutionText = asked->resolutionText;
        event.status = domainEvent.detail;
    });
    if (asked->status == UnbanRequestStatus::Canceled)
        return;
    const bool approved = asked->status == UnbanRequestStatus::Approved;
    publishModerated(eventSub, id, asked->moderatorId,
                     approved ? QStringLiteral("approve_unban_request")
                              : QStringLiteral("deny_unban_request"),
                     [&](ChannelModeratedV1 &event) {
                         ModeratedUnbanRequest &resolved = event.unbanRequest.emplace();
                         setUser(resolved, m_world, asked->userId);
                         resolved.isApproved = approved;
                         resolved.moderatorMessage = asked->resolutionText.value_or(QStringLiteral(""));
                     });
}

}  // namespace Sidestage::Sandbox
