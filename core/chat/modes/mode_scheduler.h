// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hold_store.h"
#include "mode_board.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <functional>
#include <list>
#include <memory>

namespace Sidestage {

class Clock;

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
    using Read = std::function<void(const Result<ChatModes> &)>;

    /// What is done for one hold. One at a time for each hold, and for each channel.
    struct Work
    {
        enum class Aim : quint8 { Set, Restore, Recover };
        enum class Stage : quint8 { Waiting, Reading, Ready, Sent };

        qint64 hold = 0;
        QString channelId{};
        Aim aim = Aim::Set;
        bool isAutomatic = false;  ///< Restore: asks when somebody has changed something.
        Stage stage = Stage::Waiting;
        ChatModes now{};      ///< As read.
        ChatModes thought{};  ///< What was known of the channel at that moment.
        qint64 batch = 0;
        qint64 job = 0;  ///< Of the board.
        bool restoreAfter = false;
        std::unique_ptr<QObject> guard{};  ///< Answers that come when this is over are nobody's.
    };
    /// Work that was begun together and becomes one job, one snapshot.
    struct Batch
    {
        ModeJob::Reason reason = ModeJob::Reason::Timed;
        bool isLate = false;  ///< What is ready goes, without waiting for the others.
    };
    struct Later
    {
        QDateTime at{};
        int times = 0;
    };

    bool write(QList<ModeHold> holds);
    void settle(QList<ModeHold> holds);
    void beginRecovery();
    void checkDue();
    bool isDeferred(const ModeHold &hold) const;
    void keepTime();
    ModeHold planned(ModeHold::Kind kind, const QString &channelId, const ChatModes &modes,
                     const QDateTime &until) const;
    QList<ModeHold> openLockdown() const;
    void setAgain(const QList<ModeHold> &holds);
    QList<ModeHold> chosen(const QList<qint64> &ids) const;

    RestoreLine lineOf(const ModeHold &hold, const Result<ChatModes> &answer) const;
    void emitPlan(QList<RestoreLine> lines);
    static void nameChange(RestoreLine &line, const ChannelModes *modes, const QList<ChatMode> &of);
    // hold_work.cpp
    qint64 newBatch(ModeJob::Reason reason);
    void add(Work::Aim aim, const ModeHold &hold, qint64 batch, bool isAutomatic = false);
    Work *workOf(qint64 hold);
    bool hasWork(qint64 hold) const;
    void drop(qint64 hold);
    void pump();
    void read(const QString &channelId, QObject *guard, Read done);
    void handleRead(qint64 hold, const Result<ChatModes> &answer);
    void send(qint64 batch);
    bool begin(const QList<Work *> &ready, ModeJob::Reason reason);
    void follow(qint64 job);
    void finish(qint64 hold, const Result<void> &outcome);

    void recover(ModeHold hold, const ChatModes &now);
    bool readyToSet(Work &work, ModeHold hold);
    bool readyToRestore(Work &work, ModeHold hold);
    bool askAbout(ModeHold &hold, const QList<ChatMode> &modes);
    QList<ModeHold> inheritFrom(const QList<ModeHold> &holds, ModeHold &hold) const;
    void handleSet(ModeHold hold);
    void handleSetFailed(ModeHold hold, const Error &error, bool wasSent);
    void handleRestoreFailed(ModeHold hold, const Error &error);
    void retryLater(qint64 hold);

    ModeBoard *m_board;
    ChatStore *m_store;
    const Clock &m_clock;
    HoldStore m_holdStore;
    bool m_isStarted = false;
    std::chrono::milliseconds m_actorTimeout{20'000};
    std::chrono::milliseconds m_readTimeout{3'000};
    QTimer m_timer{};
    QElapsedTimer m_sinceStart{};
    std::list<Work> m_works{};
    QHash<qint64, Batch> m_batches{};
    qint64 m_lastBatch = 0;
    bool m_isPumping = false;
    bool m_pumpAgain = false;
    QSet<qint64> m_unread{};              ///< Holds whose channel has to be read before anything else.
    QHash<qint64, Later> m_later{};       ///< Holds that are tried again by themselves.
    QSet<qint64> m_withoutActor{};        ///< Of those, the ones in whose channel nobody acted.
    QHash<qint64, ChatModes> m_agreed{};  ///< What there was when the user said to take it back.
    std::unique_ptr<QObject> m_planning{};
    qint64 m_newestSnapshot = 0;
};

}  // namespace Sidestage
