// SPDX-License-Identifier: GPL-3.0-or-later

// Events of predictions (api-facts D6).

#include "api/events.h"
#include "predictions.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
E predictionEvent(const Prediction &prediction)
{
    E event;
    event.id = prediction.id;
    event.broadcasterUserId = prediction.broadcasterId;
    event.broadcasterUserLogin = prediction.broadcasterLogin;
    event.broadcasterUserName = prediction.broadcasterName;
    event.title = prediction.title;
    for (const PredictedOutcome &outcome : prediction.outcomes) {
        PredictionOutcome &told = event.outcomes.emplaceBack();
        told.id = outcome.id;
        told.title = outcome.title;
        told.color = writeText(outcome.color).toLower();
        if constexpr (!std::is_same_v<E, PredictionBegan>) {
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
    if constexpr (std::is_same_v<E, PredictionBegan> || std::is_same_v<E, PredictionProgressed>)
        event.locksAt = prediction.createdAt.addSecs(prediction.predictionWindow);
    else if constexpr (std::is_same_v<E, PredictionLocked>)
        event.lockedAt = prediction.lockedAt.value_or(QDateTime());
    return event;
}

}  // namespace

void Predictions::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto told = [&] { return prediction(id, domainEvent.subjectId); };
    if (domainEvent.kind == Kind::PredictionBegan) {
        eventSub.publish<PredictionBegan>(id, [&]() -> std::optional<PredictionBegan> {
            const auto prediction = told();
            return prediction ? std::optional(predictionEvent<PredictionBegan>(*prediction)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::PredictionProgressed) {
        eventSub.publish<PredictionProgressed>(id, [&]() -> std::optional<PredictionProgressed> {
            const auto prediction = told();
            return prediction ? std::optional(predictionEvent<PredictionProgressed>(*prediction))
                              : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::PredictionLocked) {
        eventSub.publish<PredictionLocked>(id, [&]() -> std::optional<PredictionLocked> {
            const auto prediction = told();
            return prediction ? std::optional(predictionEvent<PredictionLocked>(*prediction)) : std::nullopt;
        });
    } else if (domainEvent.kind == Kind::PredictionEnded) {
        eventSub.publish<PredictionEnded>(id, [&]() -> std::optional<PredictionEnded> {
            const auto prediction = told();
            if (!prediction)
                return {};
            auto event = predictionEvent<PredictionEnded>(*prediction);
            event.winningOutcomeId = prediction->winningOutcomeId;
            event.status = domainEvent.detail;
            event.endedAt = prediction->endedAt.value_or(QDateTime());
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
