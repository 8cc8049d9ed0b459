// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/stored_error.h"
#include "storage/table_sql.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Sidestage {

/// A channel that can receive a shoutout.
struct ShoutoutTarget
{
    enum class Source : quint8 { Search, Chatter, Raider, Followed, Recent };

    QString id{};
    QString login{};
    QString name{};
    Source source = Source::Search;
    QString detail{};  ///< Additional information: its category, or the number of viewers of a raid.
    bool isLive = false;

    static void describe(auto &is)
    {
        is("target_id", &ShoutoutTarget::id);
        is("target_login", &ShoutoutTarget::login);
        is("target_name", &ShoutoutTarget::name);
        is("source", &ShoutoutTarget::source, Api::atMost(int(Source::Recent)));
        is("detail", &ShoutoutTarget::detail);
    }
    bool operator==(const ShoutoutTarget &) const = default;
};

/// A shoutout in the queue.
struct Shoutout
{
    enum class State : quint8 { Waiting, Sending, Failed };

    qint64 id = 0;
    int place = 0;  ///< Its place in the queue.
    QString fromId{};
    ShoutoutTarget target{};
    QDateTime addedAt{};     ///< UTC.
    bool automatic = false;  ///< Sent automatically when possible.
    State state = State::Waiting;
    int refusals = 0;     ///< Consecutive refusals because of a cooldown (429).
    QDateTime begunAt{};  ///< UTC, when it was last sent.
    /// Why it failed, or was refused the last time. With status 0 the message comes from Sidestage.
    std::optional<Error> error{};
    /// It failed, and it is unknown whether it was given: there was no response, or Sidestage was closed
    /// meanwhile.
    bool isUncertain = false;
    /// The earliest time at which it can be sent, UTC, as far as is known: 2 minutes after the last shoutout
    /// of its channel, 60 minutes after the last one to this target, and after the automatic ones before it.
    /// Shoutouts whose target is not free yet are overtaken by others. In the past: it can be sent now.
    QDateTime earliest{};
    /// Why it cannot be sent even after waiting, for example because the channel is not live; empty: it can.
    std::optional<Error> blockReason{};

    bool isWaitingAutomatic() const { return automatic && state == State::Waiting; }
    /// It was automatic and has been paused; `error` contains the reason.
    bool isPaused() const
    {
        return !automatic && state == State::Waiting && error && error->kind == Error::Kind::Cancelled;
    }
    bool operator==(const Shoutout &) const = default;

    static constexpr Table table{
        .name = "shoutouts", .key = "id", .isSerial = true, .also = "UNIQUE (from_id, target_id)"};
    static void describe(auto &is)
    {
        is("id", &Shoutout::id);
        is("place", &Shoutout::place);
        is("from_id", &Shoutout::fromId);
        is.embed(&Shoutout::target);
        is("added_at", &Shoutout::addedAt);
        is("automatic", &Shoutout::automatic);
        is("state", &Shoutout::state, Api::atMost(int(State::Failed)));
        is("uncertain", &Shoutout::isUncertain);
        is("refusals", &Shoutout::refusals);
        is("begun_at", &Shoutout::begunAt);
        is.column(
            "error", [](const Shoutout &one) { return StoredError::of(one.error); },
            [](Shoutout &one, const auto &stored) { one.error = StoredError::errorOf(stored); });
    }
};

/// A shoutout that was given.
struct SentShoutout
{
    qint64 id = 0;
    QDateTime at{};  ///< UTC.
    QString fromId{};
    ShoutoutTarget target{};
    QString by{};  ///< Who gave it, if an event contained that.

    static constexpr Table table{
        .name = "shoutout_history",
        .key = "id",
        .isSerial = true,
        .indexes = "CREATE INDEX shoutout_history_by_time ON shoutout_history (at DESC, id DESC);"
                   "CREATE INDEX shoutout_history_of_target ON shoutout_history (from_id, target_id, at);",
    };
    static void describe(auto &is)
    {
        is("id", &SentShoutout::id);
        is("at", &SentShoutout::at, Api::required);
        is("from_id", &SentShoutout::fromId);
        is.embed(&SentShoutout::target);
        is("giver", &SentShoutout::by);
    }
};

/// A shoutout that one of the channels received.
struct ReceivedShoutout
{
    QDateTime at{};   ///< UTC.
    QString toId{};   ///< The channel that received it.
    QString from{};   ///< The name of the channel that gave it.
    int viewers = 0;  ///< Number of viewers who saw it.
};

}  // namespace Sidestage
