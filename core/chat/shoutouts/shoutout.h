// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

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

    bool operator==(const ShoutoutTarget &) const = default;
};

/// A shoutout in the queue.
struct Shoutout
{
    enum class State : quint8 { Waiting, Sending, Failed };

    qint64 id = 0;
    QString fromId{};
    ShoutoutTarget target{};
    QDateTime addedAt{};     ///< UTC.
    bool automatic = false;  ///< Sent automatically when possible.
    State state = State::Waiting;
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

    /// It was automatic and has been paused; `error` contains the reason.
    bool isPaused() const
    {
        return !automatic && state == State::Waiting && error && error->kind == Error::Kind::Cancelled;
    }
    bool operator==(const Shoutout &) const = default;
};

/// A shoutout that was given.
struct SentShoutout
{
    QDateTime at{};  ///< UTC.
    QString fromId{};
    ShoutoutTarget target{};
    QString by{};  ///< Who gave it, if an event contained that.
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
