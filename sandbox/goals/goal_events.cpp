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

void fillGoal(const Goal &goal, auto &event)
{
    event.id = goal.id;
    event.type = goal.type == GoalType::Follower ? QStringLiteral("follow") : writeText(goal.type);
    event.description = goal.description;
    event.currentAmount = goal.currentAmount;
    event.targetAmount = goal.targetAmount;
    event.startedAt = goal.createdAt;
}

}  // namespace

void Goals::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto progressed = [&](std::initializer_list<GoalType> types) {
        for (const GoalType type : types)
            eventSub.publish<GoalProgressed>(id, {}, [&](GoalProgressed &event) {
                const auto goal = running(id, type);
                if (goal)
                    fillGoal(*goal, event);
                return goal.has_value();
            });
    };
    const auto fill = [&](auto &event) {
        const auto told = story(domainEvent.subjectId);
        if (!told)
            return false;
        fillGoal(told->goal, event);
        if constexpr (requires { event.isAchieved; }) {
            event.isAchieved = told->achieved();
            event.endedAt = told->endedAt;
        }
        return true;
    };
    if (domainEvent.kind == Kind::GoalBegan) {
        eventSub.publish<GoalBegan>(id, {}, fill);
    } else if (domainEvent.kind == Kind::GoalProgressed) {
        eventSub.publish<GoalProgressed>(id, {}, fill);
    } else if (domainEvent.kind == Kind::Followed || domainEvent.kind == Kind::Unfollowed) {
        progressed({GoalType::Follower});
    } else if ((domainEvent.kind == Kind::SubscriptionsGifted && domainEvent.amount > 1)
               || (domainEvent.kind == Kind::Subscribed && domainEvent.text.isEmpty())) {
        progressed({GoalType::Subscription, GoalType::SubscriptionCount, GoalType::NewSubscription,
                    GoalType::NewSubscriptionCount});
    } else if (domainEvent.kind == Kind::SubscriptionEnded) {
        progressed({GoalType::Subscription, GoalType::SubscriptionCount});
    } else if (domainEvent.kind == Kind::GoalEnded) {
        eventSub.publish<GoalEnded>(id, {}, fill);
    }
}

}  // namespace Sidestage::Sandbox
