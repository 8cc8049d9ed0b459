// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>

namespace Sidestage {

/// The state of a row. The numbers are stored in the journal.
enum class OutboxState : quint8 {
    Open = 0,       ///< Held, or not sent yet.
    Sending = 1,    ///< In a batch: the service may have received it.
    Done = 2,       ///< The service accepted it.
    Elsewhere = 3,  ///< Others had done it, or something that makes it impossible.
    Gone = 4,       ///< The service does not know its subject.
    Failed = 5,     ///< The service refused.
    Cancelled = 6,  ///< Undone or cancelled before it was sent.
};

/// One request of an Outbox, with its outcome.
struct OutboxRow
{
    /// Identifies it in its outbox. A row that failed moves to a later job that has its key.
    QString key{};
    /// Rows of one lane may share a call.
    QString lane{};
    /// What is requested: a described struct as JSON (Api::toText()).
    QByteArray request{};
    qint64 weight = 0;  ///< Is added up in OutboxJob::weight: the points of a redemption.
    OutboxState state = OutboxState::Open;
    /// What became of it, in the words of the handler.
    QString outcome{};
    /// Why it failed or, while it is open, why it was refused the last time.
    std::shared_ptr<const Error> error{};
    bool isDoubtful = false;  ///< Must be verified before it is sent.
    /// It was sent, or may have been, and no response shows the outcome.
    bool maybeSent = false;
};

/// Requests that were made together, with one click or key.
struct OutboxJob
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
    QByteArray details{};  ///< What all rows have in common, as JSON, in the words of the handler.
    Phase phase{};
    QDateTime addedAt{};  ///< UTC.
    QDateTime dueAt{};    ///< UTC; while Held.
    int total = 0;
    int open = 0;  ///< Held or not sent yet.
    int done = 0;
    int elsewhere = 0;
    int gone = 0;
    int failed = 0;
    int cancelled = 0;      ///< Undone or cancelled.
    int kept = 0;           ///< Rows of `total` in the journal on disk.
    qint64 weight = 0;      ///< Sum of all rows.
    qint64 weightDone = 0;  ///< Sum of the rows that are done.
    int secondsLeft = -1;   ///< An estimate, while Sending; -1: not known.
    int perMinute = 0;      ///< Rows done in the last minute of sending.
    QString waitingFor{};   ///< Why nothing is sent right now: offline, the rate limit; empty: no reason.

    bool isOpen() const { return phase < Phase::Finished; }
    bool operator==(const OutboxJob &) const = default;
};

/// Numbers since the start, over all jobs.
struct OutboxCounts
{
    qint64 failed = 0;    ///< Rows.
    qint64 calls = 0;     ///< Calls that send.
    qint64 rowsSent = 0;  ///< Rows in these.
    qint64 refusals = 0;  ///< Of `calls`, those without success.
    qint64 readings = 0;  ///< Calls that verify.
};

}  // namespace Sidestage
