// SPDX-License-Identifier: GPL-3.0-or-later
#include "hype_train_feed.h"

#include "api/events/polls.h"
#include "api/viewers/hype_train.h"
#include "client/client.h"
#include "client/service_clock.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

HypeTrainFeed::HypeTrainFeed(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("hype train"), .covered = 600s, .uncovered = 30s, .offScreen = 600s},
           parent)
{
}

/// Takes the state from an event of the train. One that arrives late does not move it back.
template <class E>
void HypeTrainFeed::apply(const E &event)
{
    HypeTrain train = m_train && m_train->id == event.id ? *m_train : HypeTrain{.id = event.id};
    if (train.isOver || event.level < train.level || (m_train && event.startedAt < m_train->startedAt))
        return;
    if constexpr (requires { event.progress; }) {
        if (event.level == train.level && event.progress < train.progress)
            return;
    }
    train.level = event.level;
    train.startedAt = event.startedAt;
    if (!event.topContributions.isEmpty()) {
        const HypeTrainContribution &top = event.topContributions.first();
        train.topName = top.userName;
        train.topTotal = top.total;
    }
    if constexpr (requires { event.progress; }) {
        train.progress = event.progress;
        train.goal = event.goal;
        train.expiresAt = event.expiresAt;
    } else {
        train.isOver = true;
    }
    m_train = train;
    setNewer();
    Q_EMIT changed();
}

bool HypeTrainFeed::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<HypeTrainBegan>(own, [this](const HypeTrainBegan &event, const QDateTime &) { apply(event); });
    on<HypeTrainProgressed>(own,
                            [this](const HypeTrainProgressed &event, const QDateTime &) { apply(event); });
    on<HypeTrainEnded>(own, [this](const HypeTrainEnded &event, const QDateTime &) { apply(event); });
    return true;
}

Bound HypeTrainFeed::read()
{
    auto reading = account()->client()->call(GetHypeTrainEvents{.broadcasterId = account()->userId()});
    const auto events = co_await reading;
    if (events && !events->data.isEmpty() && !isNewer()) {
        const HypeTrainState &state = events->data.first().eventData;
        HypeTrain train{.id = state.id,
                        .level = state.level,
                        .progress = state.total,
                        .goal = state.goal,
                        .startedAt = state.startedAt,
                        .expiresAt = state.expiresAt,
                        .isOver = state.expiresAt <= account()->serviceClock()->now()};
        // A response names contributors by their ids only.
        if (m_train && m_train->id == train.id) {
            train.topName = m_train->topName;
            train.topTotal = m_train->topTotal;
            train.isOver = train.isOver || m_train->isOver;
        }
        m_train = train;
    }
    if (events)
        Q_EMIT changed();
    finished(statusOf(events));
}

}  // namespace Sidestage
