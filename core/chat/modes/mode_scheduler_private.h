// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For mode_scheduler.cpp, mode_scheduler_work.cpp, mode_scheduler_outcome.cpp and mode_scheduler_plan.cpp
// only.

#include "base/clock.h"
#include "chat/people/chat_channels.h"
#include "hold_stack.h"
#include "hold_store.h"
#include "mode_board.h"
#include "mode_scheduler.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <list>

namespace Sidestage {

struct ModeScheduler::Private
{
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

    Private(ModeScheduler *owner, ModeBoard *modeBoard, ChatStore *chatStore, const Clock &time);

    // mode_scheduler.cpp
    bool write(QList<ModeHold> holds);
    void settle(QList<ModeHold> holds);
    void beginRecovery(const QList<qint64> &ids);
    void checkDue();
    bool isDeferred(const ModeHold &hold) const;
    void keepTime();
    ModeHold planned(ModeHold::Kind kind, const QString &channelId, const ChatModes &modes,
                     const QDateTime &until) const;
    QList<ModeHold> openLockdown() const;
    void setAgain(const QList<ModeHold> &holds);
    bool isTouchable(const ModeHold &hold) const;
    QList<ModeHold> chosen(const QList<qint64> &ids) const;

    // mode_scheduler_work.cpp
    qint64 newBatch(ModeJob::Reason reason);
    void add(Work::Aim aim, const ModeHold &hold, qint64 batch, bool isAutomatic = false);
    Work *workOf(qint64 hold);
    void drop(qint64 hold);
    void pump();
    void read(const QString &channelId, QObject *guard, Read done);
    void handleRead(qint64 hold, const Result<ChatModes> &answer);
    void send(qint64 batch);
    bool begin(const QList<Work *> &ready, ModeJob::Reason reason);
    void follow(qint64 job);
    void finish(qint64 hold, const Result<void> &outcome);

    // mode_scheduler_outcome.cpp
    void recover(ModeHold hold, const ChatModes &now);
    bool readyToSet(Work &work, ModeHold hold);
    bool readyToRestore(Work &work, ModeHold hold);
    bool askAbout(ModeHold &hold, const QList<ChatMode> &modes);
    QList<ModeHold> inheritFrom(const QList<ModeHold> &holds, ModeHold &hold) const;
    void handleSet(ModeHold hold);
    void handleSetFailed(ModeHold hold, const Error &error, bool wasSent);
    void handleRestoreFailed(ModeHold hold, const Error &error);
    void retryLater(qint64 hold);

    // mode_scheduler_plan.cpp
    RestoreLine lineOf(const ModeHold &hold, const Result<ChatModes> &answer) const;
    void emitPlan(QList<RestoreLine> lines);
    static void nameChange(RestoreLine &line, const ChannelModes *modes, const QList<ChatMode> &of);

    ModeScheduler *q;
    ModeBoard *board;
    ChatStore *store;
    const Clock &clock;
    HoldStore holdStore;
    bool isStarted = false;
    std::chrono::milliseconds actorTimeout{20'000};
    std::chrono::milliseconds readTimeout{3'000};
    QTimer timer{};
    QElapsedTimer sinceAdoption{};
    QElapsedTimer sinceStart{};
    std::list<Work> works{};
    QHash<qint64, Batch> batches{};
    qint64 lastBatch = 0;
    bool isPumping = false;
    bool pumpAgain = false;
    QSet<qint64> unread{};              ///< Holds whose channel has to be read before anything else.
    QHash<qint64, Later> later{};       ///< Holds that are tried again by themselves.
    QSet<qint64> withoutActor{};        ///< Of those, the ones in whose channel nobody acted.
    QHash<qint64, ChatModes> agreed{};  ///< What there was when the user said to take it back.
    std::unique_ptr<QObject> planning{};
    qint64 newestSnapshot = 0;
};

}  // namespace Sidestage
