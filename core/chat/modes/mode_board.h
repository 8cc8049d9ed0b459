// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel_modes.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <deque>
#include <memory>

namespace Sidestage {

class ChatChannels;
class ChatStore;
class Clock;

/// A change that was requested for several channels at once, with the result in each.
struct ModeJob
{
    enum class Reason { Change, Preset, Restore, Lockdown, Unlock, Timed, TimedEnd };
    enum class State { Waiting, Sending, Done, Failed };
    struct Row
    {
        QString channelId{};
        ChatModes wanted{};
        std::optional<ChatModes> expected{};  ///< Not sent when the channel has different values.
        ChatModes before{};                   ///< As shown when the job began.
        State state = State::Waiting;
        std::optional<Error> error{};
        QDateTime at{};  ///< UTC, when the outcome was known.
    };

    qint64 id = 0;
    Reason reason = Reason::Change;
    QString name{};       ///< Of the preset or snapshot, if any.
    QDateTime at{};       ///< UTC.
    qint64 snapshot = 0;  ///< The state before; 0: it could not be stored, or nothing had to be changed.
    QList<Row> rows{};

    bool isOver() const { return count(State::Waiting) + count(State::Sending) == 0; }
    int count(State state) const;
};

/// As stored with a snapshot: "change", "lockdown" …
QString nameOf(ModeJob::Reason reason);

/// All channels: the modes of each, and changes of several at once with a result for each.
class ModeBoard : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    ModeBoard(ChatChannels *channels, ChatStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ModeBoard() override;

    ChatChannels *channels() const { return m_channels; }
    /// The modes of a channel, polled from now on; null when there is no such channel or no account can act
    /// there. The pointer changes with the acting account: modesReplaced().
    ChannelModes *modes(const QString &channelId);

    /// Stores a snapshot of the current modes on disk, then sends to each channel the changes that lead to
    /// `wanted`, a few channels at a time, within the rate limit. A channel whose modes are not known is read
    /// first. Returns the id of the job; jobChanged() is emitted later. Channels that do not exist or cannot
    /// be read fail in the job. If two jobs change the same channel, the later one wins. `expected`: the
    /// modes on which changes without confirmation are based (see ChannelModes::apply()).
    qint64 apply(const QHash<QString, ChatModes> &wanted, ModeJob::Reason reason, const QString &name = {},
                 const QHash<QString, ChatModes> &expected = {});
    /// The same for all of `channelIds`.
    qint64 apply(const QStringList &channelIds, const ChatModes &wanted, ModeJob::Reason reason,
                 const QString &name = {});
    /// Retries the failed channels, or only this one.
    void retry(qint64 job, const QString &channelId = {});

    /// Newest first; at most 20.
    QList<ModeJob> jobs() const { return {m_jobs.begin(), m_jobs.end()}; }
    std::optional<ModeJob> job(qint64 id) const;

    /// Sets which channels are on screen: those are read more often. There may be several viewers at the same
    /// time, each with its own channels. `viewer` identifies one, which must call this with an empty list
    /// before it is destroyed.
    void setOnScreen(const QStringList &channelIds, const QObject *viewer = nullptr);
    /// UTC of the oldest reading of those on screen; invalid: one of them was not read yet.
    QDateTime asOf() const;
    QString failure() const;
    int interval() const;
    bool isLive() const;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed(const QString &channelId);
    void modesReplaced(const QString &channelId);
    void jobChanged(qint64 job);
    void freshnessChanged();
    void changedElsewhere(const QString &channelId, const Sidestage::ModesChange &change);

private:
    /// Channels of one job that begin together: all of them, or those that are retried.
    struct Batch
    {
        qint64 job = 0;
        QStringList ids{};
        QSet<QString> unread{};  ///< Being read before anything is sent.
    };

    ChannelModes *make(const QString &id, Account *account);
    /// The channel is gone, or the acting account has changed.
    void check(const QString &id);
    void shareEvents();
    QList<const ChannelModes *> watched() const;

    ModeJob *find(qint64 id);
    ModeJob::Row *rowOf(qint64 job, const QString &channelId);
    void scheduleEmit(qint64 job);
    void begin(qint64 job, const QStringList &ids);
    void hasRead(const std::shared_ptr<Batch> &batch, const QString &id, const Result<ChatModes> &answer);
    void release();
    void keepSnapshot(ModeJob &job, const QStringList &ids);
    void send(const std::shared_ptr<Batch> &batch);
    void settle(qint64 job, const QString &id, const Result<ChatModes> &outcome);
    void forgetOld();

    ChatChannels *m_channels;
    ChatStore *m_store;
    const Clock &m_clock;
    std::shared_ptr<SendGate> m_gate;

    QHash<QString, ChannelModes *> m_modes{};
    QHash<const QObject *, QStringList> m_viewers{};
    QStringList m_onScreen{};  ///< The channels of all viewers.

    std::deque<ModeJob> m_jobs{};  ///< Newest first.
    qint64 m_lastJob = 0;
    std::deque<std::shared_ptr<Batch>> m_batches{};  ///< Those of which nothing was sent yet.
    QHash<qint64, QSet<QString>> m_snapped{};        ///< Channels whose previous state was stored, by job.
    QSet<qint64> m_news{};
    QTimer m_telling{};
};

}  // namespace Sidestage
