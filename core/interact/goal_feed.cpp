// SPDX-License-Identifier: GPL-3.0-or-later
#include "goal_feed.h"

#include "api/events/channel.h"
#include "client/client.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

GoalFeed::GoalFeed(Account *account, QObject *parent)
    : Feed(account, {.name = QStringLiteral("goals"), .covered = 600s, .uncovered = 30s, .offScreen = 600s},
           parent)
{
}

bool GoalFeed::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<GoalProgressed>(own, [this](const GoalProgressed &event, const QDateTime &) {
        for (Goal &goal : m_goals) {
            if (goal.id == event.id)
                goal.currentAmount = event.currentAmount;
        }
        Q_EMIT changed();
    });
    // Events and responses name the types differently, so a new goal is read.
    on<GoalBegan>(own, [this](const GoalBegan &, const QDateTime &) { refresh(); });
    on<GoalEnded>(own, [this](const GoalEnded &event, const QDateTime &) {
        setNewer(event.id);
        m_goals.removeIf([&](const Goal &goal) { return goal.id == event.id; });
        Q_EMIT changed();
    });
    return true;
}

Bound GoalFeed::read()
{
    auto asking = account()->client()->call(GetCreatorGoals{.broadcasterId = account()->userId()});
    const auto goals = co_await asking;
    if (goals) {
        m_goals = *goals;
        m_goals.removeIf([this](const Goal &goal) { return isNewer(goal.id); });
        std::ranges::sort(m_goals, {}, &Goal::createdAt);
        Q_EMIT changed();
    }
    finished(statusOf(goals));
}

}  // namespace Sidestage
