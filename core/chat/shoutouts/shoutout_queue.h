// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace Sidestage {

class ChatChannels;
class Clock;
class ProfileStore;

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

/// Shoutouts of all channels in their order. Knows the cooldowns: by its own, by channel.shoutout.create, and
/// by what the service refuses (429); they survive a restart. One queue per channel that gives them.
///
/// The service does not tell which cooldown it refuses for: after the first refusal two minutes are waited,
/// after the second an hour, and the third is a failure. What may have been given is not given again by
/// itself: not after a restart, not without an answer. Automatic ones of an earlier run that have waited for
/// half an hour, and those that have waited while the machine slept, are paused: they go when the user says
/// so.
class ShoutoutQueue : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::minutes channelCooldown{2};
    static constexpr std::chrono::minutes targetCooldown{60};
    static constexpr std::chrono::minutes staleAfter{30};   ///< Automatic ones, when a run begins.
    static constexpr std::chrono::minutes asleepAfter{10};  ///< Without a look at the clock: it slept.
    static constexpr int maxPerChannel = 100;
    static constexpr int maxKept = 500;  ///< Of the history; the oldest beyond leave.

    /// All must outlive this.
    ShoutoutQueue(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ShoutoutQueue() override;
    void start();

    /// All channels' shoutouts, channel by channel, each in its order.
    QList<Shoutout> queue() const;
    /// Error Invalid, with words: the channel itself, a target that is in its queue already, a queue that is
    /// full.
    Result<qint64> add(const QString &fromId, const ShoutoutTarget &target, bool automatic);
    void remove(qint64 id);
    /// Puts it in this place among those of its channel.
    void move(qint64 id, int place);
    void setAutomatic(qint64 id, bool automatic);
    /// Sends it now; the service decides about cooldowns that are not known here.
    void sendNow(qint64 id);

    QDateTime now() const;  ///< UTC, by the clock that all of these times go by.
    QDateTime channelFreeAt(const QString &fromId) const;  ///< UTC; invalid or past: now.
    QDateTime targetFreeAt(const QString &fromId, const QString &targetId) const;  ///< The same.
    /// The newest first, those of earlier runs too.
    QList<SentShoutout> history(int most = 50) const;
    /// Who has raided this channel in this run, the latest first: of channels that are shown or have
    /// something queued, while they are live.
    QList<ShoutoutTarget> raiders(const QString &channelId) const;
    /// What was given to channels that are listened to, as for raiders(), in this run; the newest first.
    const QList<ReceivedShoutout> &received() const;

public Q_SLOTS:
    /// Looks at the clock. Happens by itself; for clocks that are moved by hand.
    void tick();

Q_SIGNALS:
    void changed();
    void sent(const Sidestage::Shoutout &shoutout);
    void refused(const Sidestage::Shoutout &shoutout);
    /// So many automatic ones wait for the user now, because the machine has slept.
    void paused(int count);
    void raidersChanged(const QString &channelId);
    /// A channel got one; it is the first of received().
    void receivedOne(const Sidestage::ReceivedShoutout &shoutout);
    void failed(const Sidestage::Error &error);  ///< Something could not be kept.

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
