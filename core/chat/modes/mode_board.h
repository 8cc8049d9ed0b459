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

/// What was asked of some channels at once, and what has become of it in each.
struct ModeJob
{
    enum class Reason : quint8 { Change, Preset, Restore, Lockdown, Unlock, Timed, TimedEnd };
    enum class State : quint8 { Waiting, Sending, Done, Failed };
    struct Row
    {
        QString channelId{};
        ChatModes wanted{};
        std::optional<ChatModes> expected{};  ///< Not sent when the channel has something else.
        ChatModes before{};                   ///< As it was shown when the job began.
        State state = State::Waiting;
        std::optional<Error> error{};
        QDateTime at{};  ///< UTC, of the outcome.
    };

    qint64 id = 0;
    Reason reason = Reason::Change;
    QString name{};       ///< Of the preset or snapshot, if it is one.
    QDateTime at{};       ///< UTC.
    qint64 snapshot = 0;  ///< What was before; 0: it could not be kept, or nothing had to be changed.
    QList<Row> rows{};

    bool isOver() const;
    int count(State state) const;
};

/// As it is kept with a snapshot: "change", "lockdown" …
QString nameOf(ModeJob::Reason reason);

/// The channels side by side: the modes of each, and changes of many at once with a result for each.
class ModeBoard : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    ModeBoard(ChatChannels *channels, ChatStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ModeBoard() override;

    ChatChannels *channels() const { return m_channels; }
    /// The modes of a channel, kept fresh from now on; null when there is no such channel or nobody acts
    /// there. The pointer changes with the account that acts: modesReplaced().
    ChannelModes *modes(const QString &channelId);

    /// Keeps a snapshot of what is, on disk, then sends what each channel needs to have `wanted`, some
    /// channels at a time, within the rate limit. A channel whose modes are not known is read first. Gives
    /// the number of the job; jobChanged() comes after that. Channels that are not there, or cannot be read,
    /// fail in it. Of two jobs about a channel the later one wins. `expected`: for changes that nobody
    /// confirms, what they were decided by (see ChannelModes::apply()).
    qint64 apply(const QHash<QString, ChatModes> &wanted, ModeJob::Reason reason, const QString &name = {},
                 const QHash<QString, ChatModes> &expected = {});
    /// The same for all of `channelIds`.
    qint64 apply(const QStringList &channelIds, const ChatModes &wanted, ModeJob::Reason reason,
                 const QString &name = {});
    /// Sends those that failed, or this one, again.
    void retry(qint64 job, const QString &channelId = {});

    /// The newest first; 20 at most.
    QList<ModeJob> jobs() const;
    std::optional<ModeJob> job(qint64 id) const;

    /// Whether somebody looks at them: those are read more often. Several can look at the same time, each at
    /// its own; `viewer` tells them apart, and says before it goes that it looks at nothing.
    void setOnScreen(const QStringList &channelIds, const QObject *viewer = nullptr);
    /// The oldest reading of those on screen, UTC; invalid: one of them was never read.
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
    /// Channels of one job that begin together: all of them, or those that are tried again.
    struct Batch
    {
        qint64 job = 0;
        QStringList ids{};
        QSet<QString> unread{};  ///< Being read before anything is sent.
    };

    ChannelModes *findOrAdd(const QString &id);
    ChannelModes *make(const QString &id, Account *account);
    /// A channel is gone, or somebody else acts there.
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
    QStringList m_onScreen{};  ///< What all of them look at.

    std::deque<ModeJob> m_jobs{};  ///< The newest first.
    qint64 m_lastJob = 0;
    std::deque<std::shared_ptr<Batch>> m_batches{};  ///< Those of which nothing was sent yet.
    QHash<qint64, QSet<QString>> m_snapped{};        ///< Channels of which a job has kept what was.
    QSet<qint64> m_news{};
    QTimer m_telling{};
};

}  // namespace Sidestage
