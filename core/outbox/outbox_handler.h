// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox_job.h"

#include <QHash>
#include <QObject>

#include <chrono>
#include <functional>
#include <optional>

namespace Sidestage {

/// What differs from one outbox to the other, besides its handler.
struct OutboxOptions
{
    int batchSize = 1;  ///< Rows of one lane in one call.
    /// A call of a lane begins only after the one before has its outcome. Otherwise several calls of a lane
    /// run at the same time, and jobs take turns.
    bool isOrdered = false;
    /// With isOrdered: a row that was added alone is not kept waiting by a job of many in its lane.
    bool singlesFirst = false;
    /// The handler can read what became of a request. Without it, a row with an uncertain error has failed.
    bool canVerify = false;
    /// What was not sent in one run is sent in the next. Otherwise it has failed.
    bool isResumed = true;
    bool keepsFinished = false;  ///< Finished jobs stay in the journal: it is a history.
    int maxFinished = 50;        ///< Number of finished jobs without failures; older ones are removed.
    /// Seconds of the grace period that are left at least, and at most, after a restart.
    int shortestGrace = 5;
    int longestGrace = 30;
    /// How long a request may still take effect after its connection has broken. Its outcome is not read
    /// before, because it could still change.
    std::chrono::milliseconds settling{20'000};
};

/// What an Outbox sends, and how: one for each kind of request. Must outlive the outbox.
class OutboxHandler : public QObject
{
    Q_OBJECT
public:
    struct Outcome
    {
        OutboxState state = OutboxState::Done;
        QString outcome{};
        std::optional<Error> error{};  ///< With Failed.
    };
    /// By the key of the row.
    using Outcomes = QHash<QString, Outcome>;
    using Done = std::function<void(const Result<Outcomes> &)>;

    /// Rows of one lane, for one call.
    struct Batch
    {
        QString lane{};
        QList<OutboxRow> rows{};
        QByteArray details{};  ///< OutboxJob::details of the first row's job.

        QStringList keys() const
        {
            QStringList all;
            for (const OutboxRow &row : rows)
                all.append(row.key);
            return all;
        }
    };
    /// The refusals of the rows of a batch.
    struct Refusals
    {
        int count = 0;
        qsizetype rows = 1;                  ///< Number of rows that were refused together.
        std::chrono::milliseconds since{0};  ///< Time since the first one.
        std::chrono::milliseconds pause{0};  ///< The last answer of retryAfter().
    };

    using QObject::QObject;

    /// Sends the rows and calls `done`, unless `context` has been destroyed. Rows that are missing in the
    /// outcomes were not accepted.
    virtual void send(const Batch &batch, QObject *context, Done done) = 0;
    /// Reads what became of the rows. Rows that are missing in the outcomes were not executed: they are sent.
    /// Only with OutboxOptions::canVerify.
    virtual void verify(const Batch &batch, QObject *context, Done done)
    {
        Q_UNUSED(batch)
        Q_UNUSED(context)
        Q_UNUSED(done)
    }
    /// How long to wait before refused rows are sent again; none: they have failed. Several rows are then
    /// halved, until the one at fault is alone. By default transient errors are repeated a few times.
    virtual std::optional<std::chrono::milliseconds> retryAfter(const Error &error,
                                                                const Refusals &refusals) const;

    /// Milliseconds until the next call may begin; 0: now; -1: not before wake(). `underWay`: number of calls
    /// without a response.
    virtual int delay(int underWay)
    {
        Q_UNUSED(underWay)
        return 0;
    }
    /// Calls at the same time.
    virtual int maxConcurrent() const { return 1; }
    /// Why nothing can be sent right now, as text for the user.
    virtual QString waitingFor(int underWay) const
    {
        Q_UNUSED(underWay)
        return {};
    }
    /// The outcome of each call, for the pace. `rows`: number of rows that are done with it.
    virtual void answered(const Result<void> &outcome, int rows)
    {
        Q_UNUSED(outcome)
        Q_UNUSED(rows)
    }
    /// For the estimate in OutboxJob: rows done in a minute, and the least time for so many calls by the rate
    /// limit, in seconds. 0: not known.
    virtual int perMinute() const { return 0; }
    virtual int secondsFor(int calls) const
    {
        Q_UNUSED(calls)
        return 0;
    }

Q_SIGNALS:
    /// delay() or waitingFor() may have changed.
    void wake();
};

}  // namespace Sidestage
