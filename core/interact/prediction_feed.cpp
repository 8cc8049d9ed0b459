// SPDX-License-Identifier: GPL-3.0-or-later
#include "prediction_feed.h"

#include "api/events/polls.h"

#include <numeric>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

PredictionFeed::PredictionFeed(Account *account, QObject *parent)
    : StartFeed(account,
                {.name = QStringLiteral("predictions"), .covered = 600s, .uncovered = 10s, .offScreen = 600s},
                parent)
{
}

bool PredictionFeed::mayRead() const
{
    return mayManage() || account()->may(Scope::ChannelReadPredictions);
}

std::optional<Prediction> PredictionFeed::open() const
{
    if (m_predictions.isEmpty())
        return {};
    const Prediction &newest = m_predictions.first();
    return newest.status == PredictionStatus::Active || newest.status == PredictionStatus::Locked
        ? std::optional(newest)
        : std::nullopt;
}

/// Takes the numbers of an event over. An event that is older than the known state changes nothing.
template <class E>
void PredictionFeed::update(const E &event, PredictionStatus status)
{
    for (Prediction &known : m_predictions) {
        const bool isOpen = known.status == PredictionStatus::Active
            || (known.status == PredictionStatus::Locked && status == PredictionStatus::Locked);
        if (known.id != event.id || !isOpen)
            continue;
        known.status = status;
        for (PredictedOutcome &outcome : known.outcomes) {
            for (const PredictionOutcome &counted : event.outcomes) {
                if (counted.id != outcome.id || counted.channelPoints.value_or(0) < outcome.channelPoints)
                    continue;
                outcome.users = counted.users.value_or(0);
                outcome.channelPoints = counted.channelPoints.value_or(0);
            }
        }
    }
    Q_EMIT changed();
}

bool PredictionFeed::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<PredictionBegan>(own, [this](const PredictionBegan &, const QDateTime &) { refresh(); });
    on<PredictionProgressed>(own, [this](const PredictionProgressed &event, const QDateTime &) {
        update(event, PredictionStatus::Active);
    });
    // Responses say more than these events: who predicted most, and what was paid out.
    on<PredictionLocked>(own, [this](const PredictionLocked &event, const QDateTime &) {
        setNewer();
        update(event, PredictionStatus::Locked);
        refresh();
    });
    on<PredictionEnded>(own, [this](const PredictionEnded &, const QDateTime &) { refresh(); });
    return true;
}

Bound PredictionFeed::read()
{
    return readList(GetPredictions{.broadcasterId = account()->userId()}, m_predictions);
}

void PredictionFeed::start(CreatePrediction wanted)
{
    submitStart(std::move(wanted), m_predictions);
}

void PredictionFeed::end(const QString &id, PredictionEnding ending, const QString &winner)
{
    EndPrediction request{.broadcasterId = account()->userId(), .id = id, .status = ending};
    if (!winner.isEmpty())
        request.winningOutcomeId = winner;
    submitChange(request, m_predictions);
}

qint64 pointsIn(const Prediction &prediction)
{
    return std::accumulate(prediction.outcomes.begin(), prediction.outcomes.end(), qint64(0),
                           [](qint64 sum, const PredictedOutcome &one) { return sum + one.channelPoints; });
}

qint64 pointsPaid(const Prediction &prediction, const QString &winner)
{
    const bool isPredicted
        = std::ranges::any_of(prediction.outcomes, [&winner](const PredictedOutcome &outcome) {
              return outcome.id == winner && outcome.users > 0;
          });
    return isPredicted ? pointsIn(prediction) : 0;
}

int usersIn(const Prediction &prediction)
{
    return std::accumulate(prediction.outcomes.begin(), prediction.outcomes.end(), 0,
                           [](int sum, const PredictedOutcome &one) { return sum + one.users; });
}

}  // namespace Sidestage
