// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox_job.h"
#include "profile/store_thread.h"

#include <QTimer>

namespace Sidestage {

/// The jobs of an outbox on disk: its rows in the tables `outbox_jobs` and `outbox_rows` of a profile.
/// Everything is written on the store's thread, in the order of the calls.
///
/// What must not be lost is synced to the disk before it counts, so that it survives a power cut as well as a
/// kill: requests, that a request is about to be sent, and that it was undone, paused or cancelled. Outcomes
/// are not synced: without its outcome a row is restored as one that was about to be sent.
///
/// If writing fails (a full disk), nothing is dropped: later writes wait in memory behind the failed one, and
/// are made in the same order as soon as possible.
///
/// One program has the profile open (docs/decisions/0013), so what is found at the start was left by one that
/// has ended.
class OutboxJournal : public QObject
{
    Q_OBJECT
public:
    /// `outbox`: its name in the tables. `store` must outlive this.
    OutboxJournal(StoreThread *store, QString outbox, QObject *parent = nullptr);
    ~OutboxJournal() override;

    struct Found
    {
        OutboxJob job{};  ///< Without the counts.
        QList<OutboxRow> rows{};
    };
    struct Claim
    {
        qint64 job = 0;
        QString key{};
    };
    struct Outcome
    {
        qint64 job = 0;
        OutboxRow row{};
    };
    /// After an error the write is repeated later.
    using Done = std::function<void(Result<void>)>;

    /// Reads the jobs of earlier runs, oldest first, with their rows in the order in which they were added;
    /// with `keepsFinished` also those that have finished without failures, which are removed otherwise. If
    /// they cannot be read, returns none and calls `done` again when they can be. Call once, before the first
    /// write.
    void load(bool keepsFinished, QObject *context, std::function<void(QList<Found>)> done);

    /// Writes the rows, and their job if it is new. A row of an older job is moved to this one.
    void add(const OutboxJob &job, const QList<OutboxRow> &rows, QObject *context, Done done);
    /// The same, but open rows with these keys stay as they are.
    void addNew(const OutboxJob &job, const QList<OutboxRow> &rows);
    /// Marks these as about to be sent.
    void mark(const QList<Claim> &claims, QObject *context, Done done);
    void settle(const QList<Outcome> &outcomes);
    void setPhase(qint64 job, OutboxJob::Phase phase);
    /// Marks the rows of the job that were not marked as about to be sent as cancelled.
    void cancel(qint64 job);
    void remove(qint64 job);

    /// Why writing fails, as text for the user; empty: it works.
    QString trouble() const { return m_trouble; }

Q_SIGNALS:
    void troubleChanged();

private:
    using Work = std::function<void(Transaction &)>;
    struct Queue;

    enum class Weight : quint8 { Durable, Light };
    void write(Work work, Done done = {}, Weight weight = Weight::Durable);
    void reportOutcome(const Result<void> &outcome);

    StoreThread *m_store;
    QString m_outbox;
    std::shared_ptr<Queue> m_queue;  ///< Of the store's thread.
    std::function<void()> m_loadedLate{};
    QTimer m_retry{};
    QString m_trouble{};
};

}  // namespace Sidestage
