// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For mode_board.cpp and mode_board_jobs.cpp only.

#include "accounts/account.h"
#include "base/clock.h"
#include "chat/people/chat_channels.h"
#include "chat/people/send_gate.h"
#include "chat/store/chat_store.h"
#include "mode_board.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <deque>
#include <memory>

namespace Sidestage {

struct ModeBoard::Private
{
    /// Channels of one job that begin together: all of them, or those that are tried again.
    struct Batch
    {
        qint64 job = 0;
        QStringList ids{};
        QSet<QString> unread{};  ///< Being read before anything is sent.
    };

    // mode_board.cpp
    ChannelModes *findOrAdd(const QString &id);
    ChannelModes *make(const QString &id, Account *account);
    /// A channel is gone, or somebody else acts there.
    void check(const QString &id);
    void shareEvents();
    QList<const ChannelModes *> watched() const;

    // mode_board_jobs.cpp
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

    ModeBoard *q = nullptr;
    ChatChannels *channels = nullptr;
    ChatStore *store = nullptr;
    const Clock &clock;
    std::shared_ptr<SendGate> gate = std::make_shared<SendGate>(4);

    QHash<QString, ChannelModes *> modes{};
    QHash<const QObject *, QStringList> viewers{};
    QStringList onScreen{};  ///< What all of them look at.

    std::deque<ModeJob> jobs{};  ///< The newest first.
    qint64 lastJob = 0;
    std::deque<std::shared_ptr<Batch>> batches{};  ///< Those of which nothing was sent yet.
    QHash<qint64, QSet<QString>> snapped{};        ///< Channels of which a job has kept what was.
    QSet<qint64> news{};
    QTimer telling{};
};

}  // namespace Sidestage
