// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel_modes.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

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

    ChatChannels *channels() const;
    /// The modes of a channel, kept fresh from now on; null when there is no such channel or nobody acts
    /// there. The pointer changes with the account that acts: modesReplaced().
    ChannelModes *modes(const QString &channelId) const;

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
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
