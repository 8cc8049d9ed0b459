// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox_handler.h"
#include "outbox_journal.h"
#include "outbox_sender.h"
#include "outbox_table.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

namespace Sidestage {

class Clock;

/// Requests that are sent to the service surely, each with an outcome: held for a grace period, journaled on
/// disk, sent in batches within the rate limit, repeated after failures, verified when the outcome is not
/// known, and continued after a restart. An OutboxHandler says how one kind of request is sent.
///
/// Every request is in the journal before it counts as kept, and marked there as sending before it is sent.
/// So after a kill it is still held, or what became of it is read before anything is sent again. No request
/// is lost, and with OutboxOptions::canVerify none is sent twice. Rows appear at once, and are in the journal
/// a moment later (OutboxJob::kept); before that they are not sent.
///
/// What was being sent when the program ended may still take effect: it is verified when that is not possible
/// any more (OutboxOptions::settling). Held jobs have at least OutboxOptions::shortestGrace left after a
/// restart.
///
/// Operations on many rows run in slices of the event loop of at most a few milliseconds.
class Outbox : public QObject
{
    Q_OBJECT
public:
    using Place = OutboxTable::Place;
    using Phase = OutboxJob::Phase;
    /// The row of a key, or none when it is not to be sent (any more). What it uses must outlive the outbox.
    using Source = std::function<std::optional<OutboxRow>(const QString &key)>;

    /// `name` identifies it in the profile. `store` and `clock` must outlive this.
    Outbox(QString name, std::unique_ptr<OutboxHandler> handler, StoreThread *store, const Clock &clock,
           OutboxOptions options, QObject *parent = nullptr);
    /// Writes to the journal what is still being added, for the next start.
    ~Outbox() override;

    /// Restores the jobs in the journal and continues them. Emits ready() when done; what is added before is
    /// kept, but not sent. Call once.
    void start();
    bool isReady() const { return m_isReady; }
    /// See OutboxOptions.
    void setSettling(std::chrono::milliseconds time) { m_options.settling = time; }
    void setLongestGrace(int seconds) { m_options.longestGrace = seconds; }

    /// Creates a job for those of `keys` that have a row and are not open already; returns its id, 0 when
    /// there is none. Rows may be added over several passes of the event loop. `grace`: seconds until it is
    /// sent.
    qint64 add(QStringList keys, Source source, QByteArray details, int grace);
    /// The same for rows that are given.
    qint64 add(const QList<OutboxRow> &rows, QByteArray details, int grace = 0);

    /// Undoes the job while it is held. False: it is too late.
    bool undo(qint64 job);
    /// The newest held job; 0: none.
    qint64 newestHeld() const;
    /// Ends the grace period now.
    void sendNow(qint64 job);
    void sendAllNow();
    /// Starts nothing more: what was not sent stays in the journal, for the next start.
    void close();
    void pause(qint64 job);
    void resume(qint64 job);
    /// Sends no more of it. Undoes it while it is held.
    void cancel(qint64 job);
    /// Ends what waits in the job as failed, with the error of its last refusal, otherwise with this one.
    /// Rows that are being sent are not affected.
    void fail(qint64 job, const Error &error);
    /// Sends the failed rows of the job again.
    void retryFailed(qint64 job);
    /// Sends this failed row again. False: there is none, or its job is being stopped.
    bool retry(const QString &key);
    /// Removes a finished job.
    void dismiss(qint64 job);
    /// Removes the finished jobs.
    void dismissFinished();
    /// Others have done this, or made it impossible. Rows that are being sent are not affected.
    void settle(const QHash<QString, OutboxHandler::Outcome> &outcomes);

    /// The jobs that are open or not dismissed, newest first.
    QList<OutboxJob> jobs() const;
    std::optional<OutboxJob> job(qint64 id) const;
    /// Finished if there is no such job.
    Phase phaseOf(qint64 job) const;
    /// A row of the job, `at` from 0 to OutboxJob::total - 1. Rows keep their places; new ones are appended.
    const OutboxRow &row(qint64 job, int at) const;
    /// The row of this key that is open or has failed.
    std::optional<Place> find(const QString &key) const { return m_table.find(key); }
    /// Whether find() would find nothing.
    bool isEmpty() const { return m_table.isEmpty(); }
    /// The open jobs with rows of this lane that have no outcome yet.
    QSet<qint64> jobsOf(const QString &lane) const;
    /// Number of rows without a known outcome.
    int held() const { return m_table.open(); }
    OutboxCounts counts() const;
    /// Why requests cannot be written to disk, so that they are lost at the end of this run; empty: they can.
    QString trouble() const { return m_journal.trouble(); }

public Q_SLOTS:
    /// Reads the clock and sends what is due. Called by a timer; tests with a manual clock call it.
    void tick();

Q_SIGNALS:
    void ready();
    void jobAdded(qint64 job);
    void jobChanged(qint64 job);  ///< At most ten times a second for each job.
    void jobRemoved(qint64 job);
    /// The states of these rows have changed, or they were restored.
    void rowsChanged(const QList<Sidestage::OutboxTable::Place> &rows);
    /// These rows of an earlier run are open or have failed. Emitted before rowsChanged().
    void rowsRestored(const QList<Sidestage::OutboxTable::Place> &rows);
    /// The outcome of these is known: done, done elsewhere, or gone.
    void settled(const QStringList &keys);
    void heldChanged();
    void troubleChanged();

private:
    using JobPointer = OutboxTable::JobPointer;

    struct Intake
    {
        JobPointer job{};
        QStringList keys{};
        Source source{};
        qsizetype at = 0;
        qsizetype written = 0;  ///< By writeAhead().
    };
    struct Restoring
    {
        JobPointer job{};
        OutboxJournal::Found found{};
        qsizetype at = 0;
    };
    /// The rows of a restored job that were being sent: the requests may still be on their way.
    struct Settling
    {
        JobPointer job{};
        std::vector<int> rows{};
        qint64 until = 0;  ///< Milliseconds of m_time.
    };
    /// What still has to be sent, of all jobs.
    struct Remaining
    {
        int rows = 0;
        int calls = 0;
    };

    /// Whether the time of this slice is used up.
    using IsLate = std::function<bool()>;

    void step();
    void processIntake(Intake &intake, const IsLate &isLate);
    Intake *unwritten();
    void writeAhead(Intake &intake, const IsLate &isLate);
    void restore(QList<OutboxJournal::Found> found);
    void restoreSome();
    void restored();
    void settlingOver();
    void setPhase(const JobPointer &job, Phase phase);
    void cancel(const JobPointer &job, Phase phase);
    void retry(const QList<Place> &failed);
    void beginAgain(const JobPointer &job);
    void retrySome();
    bool isRetrying(const JobPointer &job) const;
    bool isRestoring(const JobPointer &job) const;
    void report(const JobPointer &job);
    void reportSome();
    void rowsSettled(const QList<Place> &rows);
    void finishIfDone(const JobPointer &job);
    void forget(const JobPointer &job);
    Remaining remaining() const;
    OutboxJob snapshot(const OutboxTable::Job &job, const Remaining &rest) const;
    void scheduleEmit(qint64 job);
    void emitChanges();
    void forgetOld();

    std::unique_ptr<OutboxHandler> m_handler;
    const Clock &m_clock;
    OutboxOptions m_options;
    OutboxTable m_table{};
    OutboxJournal m_journal;
    OutboxSender m_sender;
    QTimer m_slices{};
    std::deque<Intake> m_intakes{};
    std::deque<Restoring> m_restoring{};
    std::deque<Settling> m_settling{};  ///< In the order of `until`.
    QTimer m_settlingOver{};
    QElapsedTimer m_time{};
    std::deque<JobPointer> m_reporting{};
    std::deque<std::pair<JobPointer, std::size_t>> m_retrying{};  ///< With the number of checked rows.
    std::deque<JobPointer> m_forgotten{};                         ///< Their rows are freed in parts.
    bool m_isStarted = false;
    bool m_isReady = false;
    bool m_isClosed = false;
    qint64 m_lastId = 0;
    qint64 m_failed = 0;  ///< Rows that have failed since the start.
    QTimer m_due{};
    QTimer m_emit{};
    QElapsedTimer m_sinceChanges{};
    QSet<qint64> m_changed{};  ///< Jobs for which jobChanged() will be emitted.
    int m_emittedHeld = 0;
};

}  // namespace Sidestage
