// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace Sidestage {

class Clock;
class ModeBoard;

/// What taking a snapshot or a hold back would do to one channel.
struct RestoreLine
{
    QString channelId{};
    QString channelName{};
    qint64 hold = 0;            ///< 0: it is of a snapshot.
    ChatModes then{};           ///< What it would get.
    ChatModes now{};            ///< What it has, of the same modes.
    ChatModes set{};            ///< Of a hold: what was set.
    QList<ChatMode> changes{};  ///< In which `then` and `now` differ.
    QList<ChatMode> drift{};    ///< Of a hold: in which `set` and `now` differ, because somebody changed it.
    QString changedBy{};        ///< Who, when it is known.
    QDateTime changedAt{};      ///< UTC; invalid: not known.
    bool isKnown = true;        ///< False: the channel could not be read, or is gone.
};

/// Takes back what was set for a while: timed modes and lockdowns. Restores exactly what was, of the modes
/// that it changed, and nothing else. Everything is on disk before it is sent, so that a restart in the
/// middle knows what is left to do: it reads the channels first, never guesses.
class ModeScheduler : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    ModeScheduler(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ModeScheduler() override;

    /// Brings back what is held. Call once.
    void start();

    /// Sets `modes` in these channels for so many seconds, then takes them back by itself; when somebody
    /// has changed one meanwhile, asks (State::Drifted). A timed mode on a mode that is timed already
    /// prolongs or replaces it and keeps what was before the first. Gives the group; 0: it could not be kept.
    qint64 setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds);
    /// Locks the channels down; `seconds` 0: until unlock(). A channel that is locked already stays as it is.
    /// One lockdown at a time: more channels join the one there is.
    qint64 lockDown(const QStringList &channelIds, const ChatModes &modes, int seconds = 0);
    /// What ending would do to each channel, with the drift. Reads the channels first, so it takes a
    /// moment: ends with planReady().
    void planRestore(const QList<qint64> &holds);
    void planRestore(const ModeSnapshot &snapshot, const QStringList &channelIds);
    /// Takes these back, over whatever is there now.
    void restore(const QList<qint64> &holds);
    /// Leaves the channel as it is; the hold is over.
    void release(const QList<qint64> &holds);
    /// Tries those again that failed to be set, or to be taken back.
    void retry(const QList<qint64> &holds);
    /// Ends it so many seconds from now; 0: has no end any more.
    void setEnd(const QList<qint64> &holds, int seconds);

    QList<ModeHold> holds() const;
    /// Those of the lockdown that is on; empty: none is.
    QList<ModeHold> lockdown() const;
    bool isLockedDown() const { return !lockdown().isEmpty(); }
    QDateTime lockedSince() const;  ///< UTC; invalid: no lockdown.
    QDateTime lockedUntil() const;  ///< UTC; invalid: no lockdown, or without an end.
    /// The hold that has this mode of this channel; none: nothing holds it.
    std::optional<ModeHold> holdOf(const QString &channelId, ChatMode mode) const;
    /// Those that ask the user something.
    QList<ModeHold> asking() const;

    /// `actors`: so long an end that is due waits for somebody to act in its channel before it counts as
    /// failed, because accounts take a moment to come back after a start. `readings`: so long channels that
    /// are changed together wait for one that does not answer.
    void setTimeout(std::chrono::milliseconds actors, std::chrono::milliseconds readings);

    /// Takes a snapshot of these channels under a name. Ends with snapshotTaken() or failed().
    void takeSnapshot(const QStringList &channelIds, const QString &name);

public Q_SLOTS:
    /// Looks at the clock. Happens by itself; for clocks that are moved by hand.
    void tick();

Q_SIGNALS:
    void changed();
    void planReady(const QList<Sidestage::RestoreLine> &lines);
    void snapshotsChanged();
    void snapshotTaken(qint64 id);
    /// Something could not be kept on disk.
    void failed(const Sidestage::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
