// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision_journal.h"
#include "decision_sender.h"
#include "decision_table.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <deque>

namespace Sidestage {

class Account;

/// Keeps the jobs of a DecisionService, their journal and the queue consistent. Operations on many rows run
/// in slices of the event loop of at most a few milliseconds.
class DecisionLedger : public QObject
{
    Q_OBJECT
public:
    using JobPointer = DecisionTable::JobPointer;

    /// All must outlive this.
    DecisionLedger(Account *account, RedemptionQueue *queue, QObject *parent = nullptr);

    /// Loads the jobs of the journal. Held jobs become due at `earliest` or later, and at `latest` or
    /// earlier. Calls `done` when all of them are in the queue, and again if they could be read only later.
    void restore(std::function<QDateTime()> earliest, std::function<QDateTime()> latest,
                 std::function<void()> done);

    /// Creates a job for those of `ids` that wait; null when none does. Rows may be added over several passes
    /// of the event loop.
    JobPointer decide(QStringList ids, Api::RedemptionDecision decision, const QDateTime &now,
                      const QDateTime &dueAt);
    void setPhase(const JobPointer &job, DecisionJob::Phase phase);
    /// Undoes the rows that were not sent; `phase` is Undone or Stopping.
    void undo(const JobPointer &job, DecisionJob::Phase phase);
    void retry(const QList<DecisionTable::Place> &failed);
    /// Retries the rows of the job that have failed and were not decided again since then; in a long job in
    /// slices.
    void retryFailed(const JobPointer &job);
    /// Whether its rows are still being restored.
    bool isRestoring(const JobPointer &job) const;
    void forget(const JobPointer &job);

    DecisionTable &table() { return m_table; }
    DecisionJournal &journal() { return m_journal; }
    DecisionSender &sender() { return m_sender; }
    DecisionCounts counts() const;

Q_SIGNALS:
    void changed(qint64 job);
    void removed(qint64 job);
    void decided(const QStringList &redemptionIds);

private:
    struct Intake
    {
        JobPointer job{};
        QStringList ids{};
        qsizetype at = 0;
    };
    struct Restoring
    {
        JobPointer job{};
        DecisionJournal::Found found{};
        qsizetype at = 0;
    };
    /// The rows of a restored job that were being sent: the requests may still be on their way.
    struct Settling
    {
        JobPointer job{};
        std::vector<int> rows{};
        qint64 until = 0;  ///< Milliseconds of m_time.
    };

    /// Whether the time of this slice is used up.
    using IsLate = std::function<bool()>;
    /// Up to this many rows are processed at once, without slices.
    static constexpr qsizetype fewRows = 200;
    /// Number of rows between two checks of the time.
    static constexpr qsizetype atOnce = 32;

    void step();
    void processIntake(Intake &intake, const IsLate &isLate);
    void restoreSome();
    void restored();
    void askWhatBecame();
    void beginAgain(const JobPointer &job);
    void retrySome();
    bool isRetrying(const JobPointer &job) const;
    void show(const JobPointer &job);
    void showSome();
    /// The state in which the queue shows this row.
    static RedemptionQueue::Update shownAs(const DecisionTable::Place &place);
    void settled(const QList<DecisionOutcome> &outcomes);
    void queueChanged(const QStringList &ids);
    void finishIfDone(const JobPointer &job);
    void count(DecisionState state, int rows = 1);

    RedemptionQueue *m_queue;
    DecisionTable m_table{};
    DecisionJournal m_journal;
    DecisionSender m_sender;
    QTimer m_slices{};
    std::deque<Intake> m_intakes{};
    std::deque<Restoring> m_restoring{};
    std::deque<Settling> m_settling{};  ///< In the order of `until`.
    QTimer m_settled{};
    QElapsedTimer m_time{};
    std::deque<JobPointer> m_showing{};
    std::deque<std::pair<JobPointer, std::size_t>> m_retrying{};  ///< With the number of checked rows.
    std::deque<JobPointer> m_forgotten{};                         ///< Their rows are freed in parts.
    std::function<QDateTime()> m_earliest{};
    std::function<QDateTime()> m_latest{};
    std::function<void()> m_restored{};
    bool m_mayTakeIn = false;
    qint64 m_lastId = 0;
    DecisionCounts m_counts{};
};

}  // namespace Sidestage
