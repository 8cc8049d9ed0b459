// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox_handler.h"
#include "outbox_table.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <deque>

namespace Sidestage {

class OutboxJournal;

/// Sends the due rows of an OutboxTable, batch after batch, and reports the outcome of each row.
///
/// A request with an unknown outcome is never repeated blindly: its rows are verified first, and only when
/// the request itself cannot take effect any more (OutboxOptions::settling). A batch that is refused although
/// its rows were not executed is halved until the rows at fault are alone.
class OutboxSender : public QObject
{
    Q_OBJECT
public:
    using Place = OutboxTable::Place;

    /// All must outlive this.
    OutboxSender(OutboxHandler *handler, const OutboxOptions *options, OutboxTable *table,
                 OutboxJournal *journal, QObject *parent = nullptr);

    /// Call when there may be something to send. Returns at once.
    void wake() { m_timer.start(0); }
    /// Starts no more calls; those that are running end normally.
    void close() { m_isClosed = true; }
    /// Ends the rows of this job as failed that were refused and wait to be sent again.
    void failWaiting(const OutboxTable::JobPointer &job);
    /// Why nothing is sent right now, as text for the user; empty: there is no reason.
    const QString &waitingFor() const { return m_waitingFor; }
    /// Without the failed rows.
    const OutboxCounts &counts() const { return m_counts; }

Q_SIGNALS:
    /// These rows have an outcome, or are open again because their job was paused.
    void settled(const QList<Sidestage::OutboxTable::Place> &rows);
    /// These are being sent now, or were refused and will be sent again later.
    void changed(const QList<Sidestage::OutboxTable::Place> &rows);
    void waitingForChanged();

private:
    /// Rows that are sent together.
    struct Batch
    {
        QString lane{};
        QList<Place> rows{};
        bool isMarked = false;    ///< In the journal, as being sent.
        bool isDoubtful = false;  ///< Must be verified before it is sent.
        int refusals = 0;         ///< Number of refusals of these rows together.
        qint64 refusedAt = 0;     ///< When the first one came. By m_time, as the next.
        qint64 notBefore = 0;
        std::chrono::milliseconds pause{0};
        Error refusal{};  ///< The last one.
    };
    using BatchPointer = std::shared_ptr<Batch>;
    using Outcome = OutboxHandler::Outcome;
    using Classifier = std::function<std::optional<Outcome>(const Place &)>;

    void pump();
    BatchPointer next();
    void mark(const BatchPointer &batch);
    void verify(const BatchPointer &batch);
    void send(const BatchPointer &batch);
    static OutboxHandler::Batch requestOf(const Batch &batch);
    /// Applies what was read, so that only rows are left that were not executed. False: reading failed.
    bool reconcile(const BatchPointer &batch, const Result<OutboxHandler::Outcomes> &found);
    /// Removes the rows whose job was paused or cancelled.
    void dropCancelled(Batch &batch);
    void classify(const BatchPointer &batch, const Result<OutboxHandler::Outcomes> &answer);
    std::optional<std::chrono::milliseconds> retryAfter(const Batch &batch) const;
    /// Halves the batch or ends it, when it was refused too often.
    bool bisectOrFail(const BatchPointer &batch);
    void bisect(Batch &batch);
    static Outcome failure(const Place &place, const Error &error);
    void finished(const BatchPointer &batch);
    /// Removes the rows that have an outcome from the batch.
    void settle(Batch &batch, const Classifier &classifier);
    void setWaitingFor(const QString &reason);

    OutboxHandler *m_handler;
    const OutboxOptions *m_options;
    OutboxTable *m_table;
    OutboxJournal *m_journal;
    QTimer m_timer{};
    QElapsedTimer m_time{};
    std::deque<BatchPointer> m_retries{};
    QSet<QString> m_busy{};  ///< Lanes with a batch, if the outbox is ordered.
    int m_underWay = 0;
    bool m_isClosed = false;
    QString m_waitingFor{};
    OutboxCounts m_counts{};
};

}  // namespace Sidestage
