// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of polls, predictions and hype trains (api-facts D6).

#include "people.h"

namespace Sidestage::Api {

/// When a poll begins, there are no votes, and the numbers are absent.
struct PollChoice
{
    QString id{};
    QString title{};
    std::optional<int> bitsVotes{};
    std::optional<int> channelPointsVotes{};
    std::optional<int> votes{};

    static void describe(auto &is)
    {
        is("id", &PollChoice::id);
        is("title", &PollChoice::title);
        is("bits_votes", &PollChoice::bitsVotes, orNull);
        is("channel_points_votes", &PollChoice::channelPointsVotes, orNull);
        is("votes", &PollChoice::votes, orNull);
    }
};

struct PollVoting
{
    bool isEnabled = false;
    int amountPerVote = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &PollVoting::isEnabled);
        is("amount_per_vote", &PollVoting::amountPerVote);
    }
};

struct EventPoll : EventBroadcaster
{
    QString id{};
    QString title{};
    QList<PollChoice> choices{};
    PollVoting bitsVoting{};
    PollVoting channelPointsVoting{};
    QDateTime startedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &EventPoll::id);
        EventBroadcaster::describe(is);
        is("title", &EventPoll::title);
        is("choices", &EventPoll::choices);
        is("bits_voting", &EventPoll::bitsVoting);
        is("channel_points_voting", &EventPoll::channelPointsVoting);
        is("started_at", &EventPoll::startedAt);
    }
};

struct PollBegan : EventPoll
{
    QDateTime endsAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.poll.begin").broadcaster().any(Scope::ChannelReadPolls, Scope::ChannelManagePolls);
    static void describe(auto &is)
    {
        EventPoll::describe(is);
        is("ends_at", &PollBegan::endsAt);
    }
};

struct PollProgressed : EventPoll
{
    QDateTime endsAt{};  ///< UTC.

    static constexpr EventSpec spec = eventOf("channel.poll.progress")
                                          .broadcaster()
                                          .any(Scope::ChannelReadPolls, Scope::ChannelManagePolls);
    static void describe(auto &is)
    {
        EventPoll::describe(is);
        is("ends_at", &PollProgressed::endsAt);
    }
};

/// May arrive twice for a poll. Only the first counts.
struct PollEnded : EventPoll
{
    QString status{};     ///< "completed", "archived" or "terminated".
    QDateTime endedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.poll.end").broadcaster().any(Scope::ChannelReadPolls, Scope::ChannelManagePolls);
    static void describe(auto &is)
    {
        EventPoll::describe(is);
        is("status", &PollEnded::status);
        is("ended_at", &PollEnded::endedAt);
    }
};

struct Predictor : EventUser
{
    std::optional<qint64> channelPointsWon{};
    qint64 channelPointsUsed = 0;

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("channel_points_won", &Predictor::channelPointsWon, orNull);
        is("channel_points_used", &Predictor::channelPointsUsed);
    }
};

struct PredictionOutcome
{
    QString id{};
    QString title{};
    QString color{};  ///< "blue" or "pink".
    std::optional<int> users{};
    std::optional<qint64> channelPoints{};
    std::optional<QList<Predictor>> topPredictors{};

    static void describe(auto &is)
    {
        is("id", &PredictionOutcome::id);
        is("title", &PredictionOutcome::title);
        is("color", &PredictionOutcome::color);
        is("users", &PredictionOutcome::users, orNull);
        is("channel_points", &PredictionOutcome::channelPoints, orNull);
        is("top_predictors", &PredictionOutcome::topPredictors, orNull);
    }
};

struct EventPrediction : EventBroadcaster
{
    QString id{};
    QString title{};
    QList<PredictionOutcome> outcomes{};
    QDateTime startedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &EventPrediction::id);
        EventBroadcaster::describe(is);
        is("title", &EventPrediction::title);
        is("outcomes", &EventPrediction::outcomes);
        is("started_at", &EventPrediction::startedAt);
    }
};

struct PredictionBegan : EventPrediction
{
    QDateTime locksAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.prediction.begin")
              .broadcaster()
              .any(Scope::ChannelReadPredictions, Scope::ChannelManagePredictions);
    static void describe(auto &is)
    {
        EventPrediction::describe(is);
        is("locks_at", &PredictionBegan::locksAt);
    }
};

struct PredictionProgressed : EventPrediction
{
    QDateTime locksAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.prediction.progress")
              .broadcaster()
              .any(Scope::ChannelReadPredictions, Scope::ChannelManagePredictions);
    static void describe(auto &is)
    {
        EventPrediction::describe(is);
        is("locks_at", &PredictionProgressed::locksAt);
    }
};

struct PredictionLocked : EventPrediction
{
    QDateTime lockedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.prediction.lock")
              .broadcaster()
              .any(Scope::ChannelReadPredictions, Scope::ChannelManagePredictions);
    static void describe(auto &is)
    {
        EventPrediction::describe(is);
        is("locked_at", &PredictionLocked::lockedAt);
    }
};

struct PredictionEnded : EventPrediction
{
    std::optional<QString> winningOutcomeId{};  ///< None when it was canceled.
    QString status{};                           ///< "resolved" or "canceled".
    QDateTime endedAt{};                        ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.prediction.end")
              .broadcaster()
              .any(Scope::ChannelReadPredictions, Scope::ChannelManagePredictions);
    static void describe(auto &is)
    {
        EventPrediction::describe(is);
        is("winning_outcome_id", &PredictionEnded::winningOutcomeId, orNull);
        is("status", &PredictionEnded::status);
        is("ended_at", &PredictionEnded::endedAt);
    }
};

struct HypeTrainContribution : EventUser
{
    QString type{};  ///< "bits", "subscription" or "other".
    qint64 total = 0;

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("type", &HypeTrainContribution::type);
        is("total", &HypeTrainContribution::total);
    }
};

struct EventHypeTrain : EventBroadcaster
{
    QString id{};
    qint64 total = 0;
    QList<HypeTrainContribution> topContributions{};
    int level = 0;
    std::optional<QList<EventBroadcaster>> sharedTrainParticipants{};
    QDateTime startedAt{};  ///< UTC.
    QString type{};         ///< "treasure", "golden_kappa" or "regular".
    bool isSharedTrain = false;

    static void describe(auto &is)
    {
        is("id", &EventHypeTrain::id);
        EventBroadcaster::describe(is);
        is("total", &EventHypeTrain::total);
        is("top_contributions", &EventHypeTrain::topContributions);
        is("level", &EventHypeTrain::level);
        is("shared_train_participants", &EventHypeTrain::sharedTrainParticipants, orNull);
        is("started_at", &EventHypeTrain::startedAt);
        is("type", &EventHypeTrain::type);
        is("is_shared_train", &EventHypeTrain::isSharedTrain);
    }
};

struct HypeTrainBegan : EventHypeTrain
{
    qint64 progress = 0;
    qint64 goal = 0;
    int allTimeHighLevel = 0;
    qint64 allTimeHighTotal = 0;
    QDateTime expiresAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.hype_train.begin", "2").broadcaster().any(Scope::ChannelReadHypeTrain);
    static void describe(auto &is)
    {
        EventHypeTrain::describe(is);
        is("progress", &HypeTrainBegan::progress);
        is("goal", &HypeTrainBegan::goal);
        is("all_time_high_level", &HypeTrainBegan::allTimeHighLevel);
        is("all_time_high_total", &HypeTrainBegan::allTimeHighTotal);
        is("expires_at", &HypeTrainBegan::expiresAt);
    }
};

struct HypeTrainProgressed : EventHypeTrain
{
    qint64 progress = 0;
    qint64 goal = 0;
    QDateTime expiresAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.hype_train.progress", "2").broadcaster().any(Scope::ChannelReadHypeTrain);
    static void describe(auto &is)
    {
        EventHypeTrain::describe(is);
        is("progress", &HypeTrainProgressed::progress);
        is("goal", &HypeTrainProgressed::goal);
        is("expires_at", &HypeTrainProgressed::expiresAt);
    }
};

struct HypeTrainEnded : EventHypeTrain
{
    QDateTime endedAt{};         ///< UTC.
    QDateTime cooldownEndsAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.hype_train.end", "2").broadcaster().any(Scope::ChannelReadHypeTrain);
    static void describe(auto &is)
    {
        EventHypeTrain::describe(is);
        is("ended_at", &HypeTrainEnded::endedAt);
        is("cooldown_ends_at", &HypeTrainEnded::cooldownEndsAt);
    }
};

}  // namespace Sidestage::Api
