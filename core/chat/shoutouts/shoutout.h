// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Sidestage {

/// A channel that can be given a shoutout.
struct ShoutoutTarget
{
    enum class Source : quint8 { Search, Chatter, Raider, Followed, Recent };

    QString id{};
    QString login{};
    QString name{};
    Source source = Source::Search;
    QString detail{};  ///< What the service says besides: its category, or how many came with a raid.
    bool isLive = false;

    bool operator==(const ShoutoutTarget &) const = default;
};

/// A shoutout that is to be sent.
struct Shoutout
{
    enum class State : quint8 { Waiting, Sending, Failed };

    qint64 id = 0;
    QString fromId{};
    ShoutoutTarget target{};
    QDateTime addedAt{};     ///< UTC.
    bool automatic = false;  ///< Goes by itself when it can.
    State state = State::Waiting;
    /// Why it failed, or was refused the last time. With status 0 the message is in the user's words.
    std::optional<Error> error{};
    /// It failed, and nobody knows whether it was given: no answer came, or Sidestage ended meanwhile.
    bool isUncertain = false;
    /// When it can go, UTC, as far as is known: 2 minutes after the last of its channel, 60 minutes after the
    /// last to this target, and after the automatic ones before it; those whose target is not free yet let
    /// others pass. In the past: now.
    QDateTime earliest{};
    /// Why it cannot go however long one waits: the channel is not live; empty: it can.
    std::optional<Error> blockReason{};

    /// It was automatic and has been paused; `error` says why.
    bool isPaused() const
    {
        return !automatic && state == State::Waiting && error && error->kind == Error::Kind::Cancelled;
    }
};

/// A shoutout that was given.
struct SentShoutout
{
    QDateTime at{};  ///< UTC.
    QString fromId{};
    ShoutoutTarget target{};
    QString by{};  ///< Who gave it, when an event told.
};

/// A shoutout that somebody gave one of the channels.
struct ReceivedShoutout
{
    QDateTime at{};   ///< UTC.
    QString toId{};   ///< The channel that got it.
    QString from{};   ///< The name of the channel that gave it.
    int viewers = 0;  ///< So many saw it.
};

}  // namespace Sidestage
