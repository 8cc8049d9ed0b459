// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "rewards/queue/redemption_queue.h"

#include <QDateTime>

#include <optional>

namespace Sidestage {

/// Decisions that were made together, with one click or key.
struct DecisionJob
{
    enum class Phase : quint8 {
        Held,      ///< In its grace period: can be undone.
        Sending,   ///< Being sent, batch after batch.
        Paused,    ///< By the user.
        Stopping,  ///< Cancelled; the current batch ends first.
        Finished,  ///< Every row has its outcome.
        Undone,    ///< Undone before anything was sent.
    };

    qint64 id = 0;
    Api::RedemptionDecision decision{};
    Phase phase{};
    QDateTime decidedAt{};  ///< UTC.
    QDateTime dueAt{};      ///< UTC; while Held.
    int total = 0;
    int open = 0;  ///< Held or not sent yet.
    int done = 0;
    int elsewhere = 0;
    int gone = 0;
    int failed = 0;
    int takenBack = 0;      ///< Undone or cancelled: they wait again.
    int kept = 0;           ///< Rows of `total` in the journal on disk.
    qint64 points = 0;      ///< Sum of all rows.
    qint64 pointsDone = 0;  ///< Sum of the rows that are done.
    int secondsLeft = -1;   ///< An estimate, while Sending; -1: not known.
    int perMinute = 0;      ///< Rows decided in the last minute of sending.
    QString waitingFor{};   ///< Why nothing is sent right now: offline, the rate limit; empty: no reason.

    bool isOpen() const { return phase < Phase::Finished; }
    bool operator==(const DecisionJob &) const = default;
};

/// One redemption of a job, with its outcome.
struct DecisionRow
{
    QString redemptionId{};
    QString rewardId{};
    QString rewardTitle{};
    QString viewer{};
    QString input{};
    qint64 points = 0;
    QueueState state{};
    std::optional<Api::RedemptionDecision> decision{};  ///< Made or planned; none: not known.
    QString reason{};
};

/// Numbers since the start, over all jobs.
struct DecisionCounts
{
    qint64 decided = 0;  ///< Rows accepted.
    qint64 done = 0;
    qint64 elsewhere = 0;
    qint64 gone = 0;
    qint64 failed = 0;
    qint64 takenBack = 0;
    qint64 calls = 0;     ///< Calls that decide.
    qint64 rowsSent = 0;  ///< Rows in these.
    qint64 refusals = 0;  ///< Of `calls`, those without success.
    qint64 readings = 0;  ///< Calls that read redemptions by id.
};

}  // namespace Sidestage
