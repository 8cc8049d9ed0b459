// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Polls (api-facts C11). Their events: events/polls.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A choice with all its votes; those for channel points are among `votes`.
struct PollChoiceVotes
{
    QString id{};
    QString title{};
    int votes = 0;
    int channelPointsVotes = 0;
    int bitsVotes = 0;  ///< Always 0: the service no longer takes them.

    static void describe(auto &is)
    {
        is("id", &PollChoiceVotes::id);
        is("title", &PollChoiceVotes::title);
        is("votes", &PollChoiceVotes::votes);
        is("channel_points_votes", &PollChoiceVotes::channelPointsVotes);
        is("bits_votes", &PollChoiceVotes::bitsVotes);
    }
};

enum class PollStatus : quint8 { Active, Completed, Terminated, Archived, Moderated, Invalid };
constexpr auto namesOf(PollStatus)
{
    return std::array{"ACTIVE", "COMPLETED", "TERMINATED", "ARCHIVED", "MODERATED", "INVALID"};
}

struct Poll
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterName{};
    QString broadcasterLogin{};
    QString title{};
    QList<PollChoiceVotes> choices{};
    bool bitsVotingEnabled = false;
    int bitsPerVote = 0;
    bool channelPointsVotingEnabled = false;
    int channelPointsPerVote = 0;
    PollStatus status{};
    int duration = 0;                    ///< Seconds.
    QDateTime startedAt{};               ///< UTC.
    std::optional<QDateTime> endedAt{};  ///< UTC; none while it runs.

    static void describe(auto &is)
    {
        is("id", &Poll::id);
        is("broadcaster_id", &Poll::broadcasterId);
        is("broadcaster_name", &Poll::broadcasterName);
        is("broadcaster_login", &Poll::broadcasterLogin);
        is("title", &Poll::title);
        is("choices", &Poll::choices);
        is("bits_voting_enabled", &Poll::bitsVotingEnabled);
        is("bits_per_vote", &Poll::bitsPerVote);
        is("channel_points_voting_enabled", &Poll::channelPointsVotingEnabled);
        is("channel_points_per_vote", &Poll::channelPointsPerVote);
        is("status", &Poll::status);
        is("duration", &Poll::duration);
        is("started_at", &Poll::startedAt);
        is("ended_at", &Poll::endedAt, orNull);
    }
};

/// Get Polls of the last 90 days, the newest first; or those with these ids.
struct GetPolls
{
    QString broadcasterId{};
    QStringList ids{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Poll>;
    static constexpr Spec spec
        = get("/polls").user(Scope::ChannelReadPolls, Scope::ChannelManagePolls).fails({400, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetPolls::broadcasterId, tokenUser);
        is.query("id", &GetPolls::ids, atMost(20));
        is.query("first", &GetPolls::first, between(1, 20) | otherwise(20));
        is.query("after", &GetPolls::after);
    }
};

struct NewPollChoice
{
    QString title{};

    static void describe(auto &is) { is("title", &NewPollChoice::title, between(1, 25)); }
};

/// Create Poll. A channel has one active poll at most.
struct CreatePoll
{
    QString broadcasterId{};
    QString title{};
    QList<NewPollChoice> choices{};
    int duration = 0;  ///< Seconds.
    std::optional<bool> channelPointsVotingEnabled{};
    /// At least 1 if voting with points is enabled. Clients send 0 when it is not.
    std::optional<int> channelPointsPerVote{};

    using Response = Many<Poll>;
    static constexpr Spec spec = post("/polls").user(Scope::ChannelManagePolls).fails({400, 403});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &CreatePoll::broadcasterId, tokenUser);
        is.body("title", &CreatePoll::title, between(1, 60));
        is.body("choices", &CreatePoll::choices, required | between(2, 5));
        is.body("duration", &CreatePoll::duration, between(15, 1800));
        is.body("channel_points_voting_enabled", &CreatePoll::channelPointsVotingEnabled);
        is.body("channel_points_per_vote", &CreatePoll::channelPointsPerVote, between(0, 1'000'000));
    }
};

/// Terminated: its result stays visible; archived: it is hidden.
enum class PollEnding : quint8 { Terminated, Archived };
constexpr auto namesOf(PollEnding)
{
    return std::array{"TERMINATED", "ARCHIVED"};
}

/// End Poll, one that is active.
struct EndPoll
{
    QString broadcasterId{};
    QString id{};
    PollEnding status{};

    using Response = Many<Poll>;
    static constexpr Spec spec = patch("/polls").user(Scope::ChannelManagePolls).fails({400});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &EndPoll::broadcasterId, tokenUser);
        is.body("id", &EndPoll::id, atLeast(1));
        is.body("status", &EndPoll::status);
    }
};

}  // namespace Sidestage::Api
