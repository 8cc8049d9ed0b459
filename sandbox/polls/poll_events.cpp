// SPDX-License-Identifier: GPL-3.0-or-later

// Events of polls (api-facts D6).

#include "api/events.h"
#include "polls.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Polls::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto fill = [&](auto &event) {
        const auto poll = this->poll(id, domainEvent.subjectId);
        if (!poll)
            return false;
        event.id = poll->id;
        event.title = poll->title;
        for (const PollChoiceVotes &choice : poll->choices) {
            PollChoice &told = event.choices.emplaceBack();
            told.id = choice.id;
            told.title = choice.title;
            if (domainEvent.kind != Kind::PollBegan) {
                told.bitsVotes = 0;
                told.channelPointsVotes = choice.channelPointsVotes;
                told.votes = choice.votes;
            }
        }
        event.channelPointsVoting = {poll->channelPointsVotingEnabled, poll->channelPointsPerVote};
        event.startedAt = poll->startedAt;
        if constexpr (requires { event.endsAt; })
            event.endsAt = poll->startedAt.addSecs(poll->duration);
        if constexpr (requires { event.endedAt; }) {
            event.status = domainEvent.detail;
            event.endedAt = poll->endedAt.value_or(QDateTime());
        }
        return true;
    };
    if (domainEvent.kind == Kind::PollBegan)
        eventSub.publish<PollBegan>(id, {}, fill);
    else if (domainEvent.kind == Kind::PollProgressed)
        eventSub.publish<PollProgressed>(id, {}, fill);
    else if (domainEvent.kind == Kind::PollEnded)
        eventSub.publish<PollEnded>(id, {}, fill);
}

}  // namespace Sidestage::Sandbox
