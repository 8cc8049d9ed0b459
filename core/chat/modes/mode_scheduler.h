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

/// What restoring a snapshot or ending a hold would change in one channel.
struct RestoreLine
{
    QString channelId{};
    QString channelName{};
    qint64 hold = 0;            ///< 0: from a snapshot.
    ChatModes then{};           ///< The modes it would get.
    ChatModes now{};            ///< Its current values of the same modes.
    ChatModes set{};            ///< Of a hold: the modes that were set.
    QList<ChatMode> changes{};  ///< The modes in which `then` and `now` differ.
    QList<ChatMode> drift{};    ///< Of a hold: the modes that others have changed.
    QString changedBy{};        ///< By whom, if known.
    QDateTime changedAt{};      ///< UTC; invalid: unknown.
    bool isKnown = true;        ///< False: the channel could not be read, or is gone.
};

/// Undoes temporary changes: timed modes and lockdowns. Restores exactly the previous values of the modes
/// that were changed, and nothing else. Everything is written to disk before it is sent, so that after a
/// restart the remaining work is known; the channels are read first.
class ModeScheduler : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    ModeScheduler(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent = nullptr);
    ~ModeScheduler() override;

    /// Loads the stored holds. Call once.
    void start();

    /// Sets `modes` in these channels for this many seconds, then restores the previous ones automatically.
    /// If others have changed a mode meanwhile, the user is asked (State::Drifted). A timed mode on a mode
    /// that is timed already prolongs or replaces it and keeps the state before the first one. Returns the
    /// group; 0: it could not be stored.
    qint64 setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds);
    /// Locks the channels down; `seconds` 0: until restore(). A channel that is locked already stays as it
    /// is. There is one lockdown at a time: more channels join it.
    qint64 lockDown(const QStringList &channelIds, const ChatModes &modes, int seconds = 0);
    /// Reads the channels and computes what ending these holds, or restoring the snapshot, would change, with
    /// the drift. Asynchronous: ends with planReady().
    void planRestore(const QList<qint64> &holds);
    void planRestore(const ModeSnapshot &snapshot, const QStringList &channelIds);
    /// Restores the previous modes of these holds, whatever the current ones are.
    void restore(const QList<qint64> &holds);
    /// Ends these holds and leaves the channels as they are.
    void release(const QList<qint64> &holds);
    /// Retries holds whose setting or restoring has failed.
    void retry(const QList<qint64> &holds);
    /// Sets their end to this many seconds from now; 0: no end.
    void setEnd(const QList<qint64> &holds, int seconds);

    QList<ModeHold> holds() const { return m_holdStore.all(); }
    /// The open holds of the active lockdown; empty: none is active.
    QList<ModeHold> lockdown() const;
    bool isLockedDown() const { return !lockdown().isEmpty(); }
    QDateTime lockedSince() const;  ///< UTC; invalid: no lockdown.
    QDateTime lockedUntil() const;  ///< UTC; invalid: no lockdown, or without an end.
    /// The hold that has this mode of this channel; none: there is none.
    std::optional<ModeHold> holdOf(const QString &channelId, ChatMode mode) const;
    /// The holds that need a decision by the user.
    QList<ModeHold> asking() const;

    /// `actors`: how long a due end waits for an account that can act in its channel before it fails, because
    /// accounts need a moment after a start. `readings`: how long channels that are changed together wait for
    /// one that does not respond.
    void setTimeout(std::chrono::milliseconds actors, std::chrono::milliseconds readings);
    /// How long a request of an earlier run may still take effect. A channel that it was sent to is not read
    /// before, because the reading would not show it. Before start().
    void setSettling(std::chrono::milliseconds time) { m_settling = time; }

    /// Stores a snapshot of these channels under a name. Ends with snapshotTaken() or failed().
    void takeSnapshot(const QStringList &channelIds, const QString &name);

public Q_SLOTS:
    /// Reads the clock. Called by a timer; tests with a manual clock call it.
    void tick();

Q_SIGNALS:
    void changed();
    void planReady(const QList<Sidestage::RestoreLine> &lines);
    void snapshotsChanged();
    void snapshotTaken(qint64 id);
    /// A write to the disk failed.
    void failed(const Sidestage::Error &error);

private:
    using Read = std::function<void(const Result<ChatModes> &)>;
    /// By channel.
    using Readings = QHash<QString, Result<ChatModes>>;

    /// The processing of one hold. One at a time for each hold and for each channel.
    struct Work
    {
        enum class Aim : quint8 { Set, Restore, Recover };
        enum class Stage : quint8 { Waiting, Reading, Ready, Sent };

        qint64 hold = 0;
        QString channelId{};
        Aim aim = Aim::Set;
        bool isAutomatic = false;  ///< Restore: ask if others have changed something.
        Stage stage = Stage::Waiting;
        ChatModes now{};      ///< As read.
        ChatModes thought{};  ///< The known modes of the channel at that moment.
        qint64 batch = 0;
        qint64 job = 0;  ///< The job of the board.
        bool restoreAfter = false;
        std::unique_ptr<QObject> guard{};  ///< Context of callbacks, dropped with this.
    };
    /// Works that were begun together and become one job and one snapshot.
    struct Batch
    {
        ModeJob::Reason reason = ModeJob::Reason::Timed;
        bool isLate = false;  ///< Send what is ready, without waiting for the others.
    };
    struct Later
    {
        QDateTime at{};
        int failures = 0;
    };
    static constexpr std::chrono::seconds longestPause{60};  ///< Until a retry.

    qint64 hold(QList<ModeHold> holds);
    bool write(QList<ModeHold> holds);
    void settle(QList<ModeHold> holds);
    void beginRecovery();
    void checkDue();
    bool isDeferred(const ModeHold &hold) const;
    bool isSettling(const QString &channelId) const;
    void keepTime();
    ModeHold planned(ModeHold::Kind kind, const QString &channelId, const ChatModes &modes,
                     const QDateTime &until) const;
    void setAgain(const QList<ModeHold> &holds);
    QList<ModeHold> chosen(const QList<qint64> &ids) const;

    void survey(const QStringList &channelIds, QObject *guard, std::function<void(const Readings &)> done);
    RestoreLine lineOf(const ModeHold &hold, const Result<ChatModes> &answer) const;
    void emitPlan(QList<RestoreLine> lines);
    static void nameChange(RestoreLine &line, const ChannelModes *modes, const QList<ChatMode> &of);
    // mode_scheduler_holds.cpp
    qint64 newBatch(ModeJob::Reason reason);
    void add(Work::Aim aim, const QList<ModeHold> &holds, bool isAutomatic = false);
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
    void handleRestored(ModeHold hold, QList<ModeHold> others = {});
    void handleFailed(Work::Aim aim, ModeHold hold, const Error &error, bool wasSent = false);
    void retryLater(qint64 hold);

    ModeBoard *m_board;
    ChatStore *m_store;
    const Clock &m_clock;
    HoldStore m_holdStore;
    bool m_isStarted = false;
    std::chrono::milliseconds m_actorTimeout{20'000};
    std::chrono::milliseconds m_readTimeout{3'000};
    QTimer m_timer{};
    std::chrono::milliseconds m_settling{20'000};
    QElapsedTimer m_sinceStart{};
    QDateTime m_lookedAt{};  ///< The clock at the last look; invalid: nothing was open then.
    std::list<Work> m_works{};
    QHash<qint64, Batch> m_batches{};
    qint64 m_lastBatch = 0;
    bool m_isPumping = false;
    bool m_pumpAgain = false;
    QSet<qint64> m_unread{};              ///< Holds whose channel has to be read first.
    QSet<QString> m_unsettled{};          ///< Channels to which an earlier run was sending when it ended.
    QHash<qint64, Later> m_later{};       ///< Holds that are retried automatically.
    QSet<qint64> m_withoutActor{};        ///< Those of them without an account that could act.
    QHash<qint64, ChatModes> m_agreed{};  ///< The modes at the moment when the user agreed to restore.
    std::unique_ptr<QObject> m_planning{};
    qint64 m_newestSnapshot = 0;
};

}  // namespace Sidestage
