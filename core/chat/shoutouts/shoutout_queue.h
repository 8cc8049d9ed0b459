// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shoutout_store.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <map>

namespace Sidestage {

class Account;
class ChatChannels;
class Clock;

namespace Api {
struct ChannelRaided;
struct ShoutoutReceived;
struct ShoutoutSent;
}  // namespace Api

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
    const QList<ReceivedShoutout> &received() const { return m_received; }

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
    /// What listens to the events of one channel. Let go of with deleteLater(), as it may be an event that
    /// leads to it.
    struct Subscription
    {
        QPointer<Account> account{};
        bool isSubscribedToShoutouts = false;
        QObject *context = nullptr;  ///< A child of the queue.
    };

    QueuedShoutout *find(qint64 id);
    QStringList givers() const;
    /// Those of one channel, in their order, with what is known of when they go.
    QList<Shoutout> of(const QString &from) const;
    std::optional<Error> blockReasonOf(const QString &from) const;
    void save(const QueuedShoutout &shoutout) { reportWritten(m_store.save(shoutout)); }
    void reportWritten(const Result<void> &written);
    void drop(qint64 id);

    void restoreFrom();
    void pause(QueuedShoutout &shoutout);
    void checkSleep();
    void schedule();
    void listenTo(const QString &channel);
    void listenToAll();
    void handleShoutout(const QString &from, const Api::ShoutoutSent &event, const QDateTime &sentAt);
    void raided(const QString &channel, const Api::ChannelRaided &event);
    void got(const QString &channel, const Api::ShoutoutReceived &event, const QDateTime &sentAt);
    void send(qint64 id);
    void answered(const QueuedShoutout &shoutout, const QString &by, const Result<void> &outcome);
    void given(const QueuedShoutout &shoutout, const QString &by);
    void refuse(const QueuedShoutout &shoutout, const Error &error, bool isUncertain = false);
    void markUncertain(const QueuedShoutout &shoutout);
    void keepTimes(const QString &from, const QString &target);
    bool wasGiven(const QueuedShoutout &shoutout) const;

    ChatChannels *m_channels;
    ShoutoutStore m_store;
    const Clock &m_clock;
    ShoutoutTimes m_times{};
    QList<QueuedShoutout> m_list{};
    QSet<QString> m_sending{};  ///< Channels whose shoutout is on its way.
    std::map<QString, Subscription> m_subscriptions{};
    QHash<QString, QList<ShoutoutTarget>> m_raiders{};
    QList<ReceivedShoutout> m_received{};
    QTimer m_timer{};
    QDateTime m_lookedAt{};  ///< UTC, at the clock.
    bool m_isStarted = false;
    bool m_isTicking = false;
};

}  // namespace Sidestage
