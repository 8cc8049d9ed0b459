// SPDX-License-Identifier: GPL-3.0-or-later

// Events of polls (api-facts D6).

#include "api/events.h"
#include "polls.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
E pollEvent(const Poll &poll)
{
    E event;
    event.id = poll.id;
    event.broadcasterUserId = poll.broadcasterId;
    event.broadcasterUserLogin = poll.broadcasterLogin;
    event.broadcasterUserName = poll.broadcasterName;
    event.title = poll.title;
    for (const PollChoiceVotes &choice : poll.choices) {
        PollChoice &told = event.choices.emplaceBack();
        told.id = choice.id;
        told.title = choice.title;
        if constexpr (!std::is_same_v<E, PollBegan>) {
            told.bitsVotes = 0;
            told.channelPointsVotes = choice.channelPointsVotes;
            told.votes = choice.votes;
        }
    }
    event.channelPointsVoting = {poll.channelPointsVotingEnabled, poll.channelPointsPerVote};
    event.startedAt = poll.startedAt;
    if constexpr (!std::is_same_v<E, PollEnded>)
        event.endsAt = poll.startedAt.addSecs(poll.duration);
    return event;
}

}  // namespace

void Polls::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto told = [&] { return poll(id, domainEvent.subjectId); };
    if (domainEvent.kind == Kind::PollBegan) {
        eventSub.publish<PollBegan>(id, [&]() -> std::optional<PollBegan> {
            const auto poll = told();
            return poll ? std::optional(pollEvent<PollBegan>(*poll)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::PollProgressed) {
        eventSub.publish<PollProgressed>(id, [&]() -> std::optional<PollProgressed> {
            const auto poll = told();
            return poll ? std::optional(pollEvent<PollProgressed>(*poll)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::PollEnded) {
        eventSub.publish<PollEnded>(id, [&]() -> std::optional<PollEnded> {
            const auto poll = told();
            if (!poll)
                return {};
            auto event = pollEvent<PollEnded>(*poll);
            event.status = domainEvent.detail;
            event.endedAt = poll->endedAt.value_or(QDateTime());
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
