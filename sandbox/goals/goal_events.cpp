// SPDX-License-Identifier: GPL-3.0-or-later

// Events of goals (api-facts D6).

#include "api/events.h"
#include "goals.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
E goalEvent(const Goal &goal)
{
    E event;
    event.id = goal.id;
    event.broadcasterUserId = goal.broadcasterId;
    event.broadcasterUserLogin = goal.broadcasterLogin;
    event.broadcasterUserName = goal.broadcasterName;
    event.type = goal.type == GoalType::Follower ? QStringLiteral("follow") : writeText(goal.type);
    event.description = goal.description;
    event.currentAmount = goal.currentAmount;
    event.targetAmount = goal.targetAmount;
    event.startedAt = goal.createdAt;
    return event;
}

}  // namespace

void Goals::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto progressed = [&](std::initializer_list<GoalType> types) {
        for (const GoalType type : types)
            eventSub.publish<GoalProgressed>(id, [&]() -> std::optional<GoalProgressed> {
                const auto goal = running(id, type);
                return goal ? std::optional(goalEvent<GoalProgressed>(*goal)) : std::nullopt;
            });
    };
    if (domainEvent.kind == Kind::GoalBegan) {
        eventSub.publish<GoalBegan>(id, [&]() -> std::optional<GoalBegan> {
            const auto begun = story(domainEvent.subjectId);
            return begun ? std::optional(goalEvent<GoalBegan>(begun->goal)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::GoalProgressed) {
        eventSub.publish<GoalProgressed>(id, [&]() -> std::optional<GoalProgressed> {
            const auto changed = story(domainEvent.subjectId);
            return changed ? std::optional(goalEvent<GoalProgressed>(changed->goal)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::Followed || domainEvent.kind == Kind::Unfollowed) {
        progressed({GoalType::Follower});
    } else if (domainEvent.kind == Kind::SubscriptionsGifted && domainEvent.amount > 1) {
        progressed({GoalType::Subscription, GoalType::SubscriptionCount, GoalType::NewSubscription,
                    GoalType::NewSubscriptionCount});
    } else if (domainEvent.kind == Kind::Subscribed && domainEvent.text.isEmpty()) {
        progressed({GoalType::Subscription, GoalType::SubscriptionCount, GoalType::NewSubscription,
                    GoalType::NewSubscriptionCount});
    } else if (domainEvent.kind == Kind::SubscriptionEnded) {
        progressed({GoalType::Subscription, GoalType::SubscriptionCount});
    } else if (domainEvent.kind == Kind::GoalEnded) {
        eventSub.publish<GoalEnded>(id, [&]() -> std::optional<GoalEnded> {
            const auto ended = story(domainEvent.subjectId);
            if (!ended)
                return {};
            auto event = goalEvent<GoalEnded>(ended->goal);
            event.isAchieved = ended->achieved();
            event.endedAt = ended->endedAt;
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
