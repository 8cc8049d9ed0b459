// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Predictions (api-facts C11). Their events: events/polls.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// One of the ten viewers who put the most channel points on an outcome.
struct TopPredictor
{
    QString userId{};
    QString userName{};
    QString userLogin{};
    qint64 channelPointsUsed = 0;
    qint64 channelPointsWon = 0;  ///< 0 until the prediction is resolved, and for who was wrong.

    static void describe(auto &is)
    {
        is("user_id", &TopPredictor::userId);
        is("user_name", &TopPredictor::userName);
        is("user_login", &TopPredictor::userLogin);
        is("channel_points_used", &TopPredictor::channelPointsUsed);
        is("channel_points_won", &TopPredictor::channelPointsWon);
    }
};

enum class OutcomeColor : quint8 { Blue, Pink, Unknown };
constexpr auto namesOf(OutcomeColor)
{
    return std::array{"BLUE", "PINK", ""};
}

/// An outcome with all that was put on it.
struct PredictedOutcome
{
    QString id{};
    QString title{};
    int users = 0;
    qint64 channelPoints = 0;
    std::optional<QList<TopPredictor>> topPredictors{};  ///< Who used most first; none: nobody.
    OutcomeColor color = OutcomeColor::Unknown;

    static void describe(auto &is)
    {
        is("id", &PredictedOutcome::id);
        is("title", &PredictedOutcome::title);
        is("users", &PredictedOutcome::users);
        is("channel_points", &PredictedOutcome::channelPoints);
        is("top_predictors", &PredictedOutcome::topPredictors, orNull);
        is("color", &PredictedOutcome::color);
    }
};

enum class PredictionStatus : quint8 { Active, Canceled, Locked, Resolved, Unknown };
constexpr auto namesOf(PredictionStatus)
{
    return std::array{"ACTIVE", "CANCELED", "LOCKED", "RESOLVED", ""};
}

struct Prediction
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterName{};
    QString broadcasterLogin{};
    QString title{};
    std::optional<QString> winningOutcomeId{};  ///< None until it is resolved.
    QList<PredictedOutcome> outcomes{};
    int predictionWindow = 0;  ///< Seconds from the beginning to the lock.
    PredictionStatus status = PredictionStatus::Unknown;
    QDateTime createdAt{};                ///< UTC.
    std::optional<QDateTime> endedAt{};   ///< UTC; none until it is resolved or canceled.
    std::optional<QDateTime> lockedAt{};  ///< UTC; none if it was never locked.

    static void describe(auto &is)
    {
        is("id", &Prediction::id);
        is("broadcaster_id", &Prediction::broadcasterId);
        is("broadcaster_name", &Prediction::broadcasterName);
        is("broadcaster_login", &Prediction::broadcasterLogin);
        is("title", &Prediction::title);
        is("winning_outcome_id", &Prediction::winningOutcomeId, orNull);
        is("outcomes", &Prediction::outcomes);
        is("prediction_window", &Prediction::predictionWindow);
        is("status", &Prediction::status);
        is("created_at", &Prediction::createdAt);
        is("ended_at", &Prediction::endedAt, orNull);
        is("locked_at", &Prediction::lockedAt, orNull);
    }
};

/// Get Predictions, the newest first; or those with these ids.
struct GetPredictions
{
    QString broadcasterId{};
    QStringList ids{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Prediction>;
    static constexpr Spec spec = get("/predictions")
                                     .user(Scope::ChannelReadPredictions, Scope::ChannelManagePredictions)
                                     .fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetPredictions::broadcasterId, tokenUser);
        is.query("id", &GetPredictions::ids, atMost(25));
        is.query("first", &GetPredictions::first, between(1, 25) | otherwise(20));
        is.query("after", &GetPredictions::after);
    }
};

struct NewOutcome
{
    QString title{};

    static void describe(auto &is) { is("title", &NewOutcome::title, between(1, 25)); }
};

/// Create Prediction. A channel has at most one that is neither resolved nor canceled.
struct CreatePrediction
{
    QString broadcasterId{};
    QString title{};
    QList<NewOutcome> outcomes{};
    int predictionWindow = 0;  ///< Seconds.

    using Response = Many<Prediction>;
    static constexpr Spec spec
        = post("/predictions").user(Scope::ChannelManagePredictions).fails({400, 403, 429});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &CreatePrediction::broadcasterId, tokenUser);
        is.body("title", &CreatePrediction::title, between(1, 45));
        is.body("outcomes", &CreatePrediction::outcomes, required | between(2, 10));
        is.body("prediction_window", &CreatePrediction::predictionWindow, between(30, 1800));
    }
};

enum class PredictionEnding : quint8 { Resolved, Canceled, Locked };
constexpr auto namesOf(PredictionEnding)
{
    return std::array{"RESOLVED", "CANCELED", "LOCKED"};
}

/// End Prediction: locks one that is active, or resolves or cancels one that is active or locked. Canceling
/// gives the viewers their points back. Error: 404 for an unknown prediction or outcome.
struct EndPrediction
{
    QString broadcasterId{};
    QString id{};
    PredictionEnding status{};
    std::optional<QString> winningOutcomeId{};  ///< Required to resolve.

    using Response = Many<Prediction>;
    static constexpr Spec spec
        = patch("/predictions").user(Scope::ChannelManagePredictions).fails({400, 404});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &EndPrediction::broadcasterId, tokenUser);
        is.body("id", &EndPrediction::id, atLeast(1));
        is.body("status", &EndPrediction::status);
        is.body("winning_outcome_id", &EndPrediction::winningOutcomeId);
    }
};

}  // namespace Sidestage::Api
