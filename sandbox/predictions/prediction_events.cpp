// SPDX-License-Identifier: GPL-3.0-or-later

// Events of predictions (api-facts D6).

#include "api/events.h"
#include "predictions.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

void fillPrediction(const Prediction &prediction, auto &event)
{
    event.id = prediction.id;
    event.title = prediction.title;
    for (const PredictedOutcome &outcome : prediction.outcomes) {
        PredictionOutcome &told = event.outcomes.emplaceBack();
        told.id = outcome.id;
        told.title = outcome.title;
        told.color = writeText(outcome.color).toLower();
        if constexpr (!std::is_same_v<decltype(event), PredictionBegan &>) {
            told.users = outcome.users;
            told.channelPoints = outcome.channelPoints;
            QList<Predictor> &top = told.topPredictors.emplace();
            for (const TopPredictor &one : outcome.topPredictors.value_or(QList<TopPredictor>())) {
                Predictor &predictor = top.emplaceBack();
                predictor.userId = one.userId;
                predictor.userLogin = one.userLogin;
                predictor.userName = one.userName;
                predictor.channelPointsUsed = one.channelPointsUsed;
                if (one.channelPointsWon > 0)
                    predictor.channelPointsWon = one.channelPointsWon;
            }
        }
    }
    event.startedAt = prediction.createdAt;
    if constexpr (requires { event.locksAt; })
        event.locksAt = prediction.createdAt.addSecs(prediction.predictionWindow);
    if constexpr (requires { event.lockedAt; })
        event.lockedAt = prediction.lockedAt.value_or(QDateTime());
    if constexpr (requires { event.endedAt; }) {
        event.winningOutcomeId = prediction.winningOutcomeId;
        event.endedAt = prediction.endedAt.value_or(QDateTime());
    }
}

}  // namespace

void Predictions::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto fill = [&](auto &event) {
        const auto told = prediction(id, domainEvent.subjectId);
        if (told)
            fillPrediction(*told, event);
        if constexpr (requires { event.status; })
            event.status = domainEvent.detail;
        return told.has_value();
    };
    if (domainEvent.kind == Kind::PredictionBegan)
        eventSub.publish<PredictionBegan>(id, {}, fill);
    else if (domainEvent.kind == Kind::PredictionProgressed)
        eventSub.publish<PredictionProgressed>(id, {}, fill);
    else if (domainEvent.kind == Kind::PredictionLocked)
        eventSub.publish<PredictionLocked>(id, {}, fill);
    else if (domainEvent.kind == Kind::PredictionEnded)
        eventSub.publish<PredictionEnded>(id, {}, fill);
}

}  // namespace Sidestage::Sandbox
