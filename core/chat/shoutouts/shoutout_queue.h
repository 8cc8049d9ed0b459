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

/// The queue of shoutouts of all channels, in order. Tracks the cooldowns from its own shoutouts, from
/// channel.shoutout.create, and from refusals (429); they survive a restart. Each giving channel has a queue
/// of its own.
///
/// The service does not return which cooldown caused a refusal. After the first refusal the queue waits two
/// minutes, after the second one an hour, and the third is a failure. A shoutout that may have been given is
/// not sent again automatically: not after a restart, not after a missing response. Automatic shoutouts of an
/// earlier run that are older than half an hour, and those that waited while the machine slept, are paused
/// until the user confirms them.
class ShoutoutQueue : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::minutes channelCooldown{2};
    static constexpr std::chrono::minutes targetCooldown{60};
    static constexpr std::chrono::minutes staleAfter{30};   ///< For automatic ones, at the start of a run.
    static constexpr std::chrono::minutes asleepAfter{10};  ///< Clock not read for this long: it slept.
    static constexpr int maxPerChannel = 100;
    static constexpr int maxKept = 500;  ///< Number of entries in the history; older ones are removed.

    /// All must outlive this.
    ShoutoutQueue(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ShoutoutQueue() override;
    void start();

    /// The shoutouts of all channels, grouped by channel, each in order.
    QList<Shoutout> queue() const;
    /// Error Invalid, with a message: the channel itself, a target that is in its queue already, or a full
    /// queue.
    Result<qint64> add(const QString &fromId, const ShoutoutTarget &target, bool automatic);
    void remove(qint64 id);
    /// Moves it to this place among those of its channel.
    void move(qint64 id, int place);
    void setAutomatic(qint64 id, bool automatic);
    /// Sends it now, even during a cooldown; the service decides.
    void sendNow(qint64 id);

    QDateTime now() const;  ///< UTC, of the clock to which all times here refer.
    QDateTime channelFreeAt(const QString &fromId) const;  ///< UTC; invalid or past: now.
    QDateTime targetFreeAt(const QString &fromId, const QString &targetId) const;  ///< The same.
    /// The newest first, including earlier runs.
    QList<SentShoutout> history(int most = 50) const { return m_store.history(most); }
    /// Channels that have raided this channel in this run, the latest first. Only for channels that are shown
    /// or have queued shoutouts, while they are live.
    QList<ShoutoutTarget> raiders(const QString &channelId) const { return m_raiders.value(channelId); }
    /// Shoutouts that were received in this run by the channels described at raiders(); the newest first.
    const QList<ReceivedShoutout> &received() const { return m_received; }

public Q_SLOTS:
    /// Reads the clock. Called by a timer; tests with a manual clock call it.
    void tick();

Q_SIGNALS:
    void changed();
    void sent(const Sidestage::Shoutout &shoutout);
    void refused(const Sidestage::Shoutout &shoutout);
    /// This many automatic shoutouts now wait for the user, because the machine has slept.
    void paused(int count);
    void raidersChanged(const QString &channelId);
    /// A channel received a shoutout; it is the first of received().
    void receivedOne(const Sidestage::ReceivedShoutout &shoutout);
    void failed(const Sidestage::Error &error);  ///< A write to the disk failed.

private:
    /// The event listeners of one channel. Freed with deleteLater(), because this may happen in an event.
    struct Subscription
    {
        QPointer<Account> account{};
        bool isSubscribedToShoutouts = false;
        QObject *context = nullptr;  ///< A child of the queue.
    };

    Shoutout *find(qint64 id);
    QStringList givers() const;
    /// The shoutouts of one channel, in order, with their estimated times.
    QList<Shoutout> of(const QString &from) const;
    std::optional<Error> blockReasonOf(const QString &from) const;
    void save(const Shoutout &shoutout) { reportWritten(m_store.save({shoutout})); }
    void reportWritten(const Result<void> &written);
    void drop(qint64 id);

    void restoreFrom();
    void pause(Shoutout &shoutout);
    void checkSleep();
    void schedule();
    void listenTo(const QString &channel);
    void listenToAll();
    void handleShoutout(const QString &from, const Api::ShoutoutSent &event, const QDateTime &sentAt);
    void raided(const QString &channel, const Api::ChannelRaided &event);
    void got(const QString &channel, const Api::ShoutoutReceived &event, const QDateTime &sentAt);
    void send(qint64 id);
    void answered(const Shoutout &shoutout, const QString &by, const Result<void> &outcome);
    void given(const Shoutout &shoutout, const QString &by);
    void refuse(const Shoutout &shoutout, const Error &error, bool isUncertain = false);
    void markUncertain(const Shoutout &shoutout);
    void keepTimes(const QString &from, const QString &target);
    bool wasGiven(const Shoutout &shoutout) const;

    ChatChannels *m_channels;
    ShoutoutStore m_store;
    const Clock &m_clock;
    ShoutoutTimes m_times{};
    QList<Shoutout> m_list{};
    QSet<QString> m_sending{};  ///< Channels with a running request.
    std::map<QString, Subscription> m_subscriptions{};
    QHash<QString, QList<ShoutoutTarget>> m_raiders{};
    QList<ReceivedShoutout> m_received{};
    QTimer m_timer{};
    QDateTime m_lookedAt{};  ///< UTC, when the clock was last read.
    bool m_isStarted = false;
    bool m_isTicking = false;
};

}  // namespace Sidestage
