// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision_job.h"
#include "models/split_hash.h"

#include <QHash>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

/// The state of a row of a job. The numbers are stored in the journal.
enum class DecisionState : quint8 {
    Open = 0,       ///< Held, or not sent yet.
    Sending = 1,    ///< In a batch: the service may have received it.
    Done = 2,       ///< The service accepted it.
    Elsewhere = 3,  ///< Others had decided.
    Gone = 4,       ///< The service does not know the redemption.
    Failed = 5,     ///< The service refused.
    TakenBack = 6,  ///< Undone or cancelled.
};

/// The jobs and rows in memory: the state of each row, the counts per state, and which rows make the next
/// batch. Independent of network and disk.
class DecisionTable
{
public:
    struct Row
    {
        QString id{};
        QString viewer{};
        QString input{};
        QString reason{};
        qint64 points = 0;
        int lane = 0;
        DecisionState state = DecisionState::Open;
        std::optional<Api::RedemptionDecision> way{};
        bool doubtful = false;   ///< Must be read before it is sent.
        bool maybeSent = false;  ///< Was sent, or may have been, with an unknown outcome.
    };
    /// The rows of one reward.
    struct Lane
    {
        QString rewardId{};
        QString title{};
        std::deque<int> rows{};  ///< Indexes of rows that may have to be sent, in order.
    };
    struct Job
    {
        DecisionJob summary{};
        std::deque<Row> rows{};  ///< A deque, because growing a contiguous array takes longer than a slice.
        std::vector<Lane> lanes{};
        std::size_t turn = 0;     ///< Index of the next lane.
        int away = 0;             ///< Rows in batches, or maybe sent before a restart.
        bool growing = false;     ///< More rows will be added.
        bool takingBack = false;  ///< Rows that were not sent are being undone.
        std::size_t shown = 0;    ///< Rows reported to the queue since the last change of phase.
    };
    using JobPointer = std::shared_ptr<Job>;
    /// Identifies a row.
    struct Place
    {
        JobPointer job{};
        int at = 0;

        Row &row() const { return job->rows[std::size_t(at)]; }
        Lane &lane() const { return job->lanes[std::size_t(row().lane)]; }
    };

    /// Newest last.
    const QList<JobPointer> &jobs() const { return m_jobs; }
    JobPointer job(qint64 id) const { return m_byId.value(id); }
    void add(const JobPointer &job);
    /// Removes the job and its rows from the index. The rows stay allocated until freeRows().
    void drop(const JobPointer &job);
    /// Frees up to `most` rows of a dropped job, from the end. Returns true when none is left.
    bool freeRows(const JobPointer &job, std::size_t most);

    /// Adds a row to the job and counts its state.
    Place append(const JobPointer &job, const Api::Redemption &redemption, DecisionState state);
    /// Marks the open row that was appended last as possibly sent before a restart. It is not sent before
    /// requeue().
    static void setUnsure(const Place &place);
    /// The row in which the redemption is being decided, or has failed; none: there is no such row.
    std::optional<Place> find(const QString &redemptionId) const;
    /// Changes the state of a row and updates the counts.
    void setState(const Place &place, DecisionState state);
    /// Undoes the whole job at once: rows that were not sent are counted as undone. The rows themselves are
    /// changed one by one, see finishUndo().
    void undo(const JobPointer &job);
    /// Whether undo() applies to this row; then it now has that state.
    bool finishUndo(const Place &place);
    /// Puts an open row into its lane again.
    void requeue(const Place &place);

    /// The next rows to send: at most `most`, of one reward and one decision, empty when there are none. Jobs
    /// take turns, and a batch is filled up from other jobs. The rows are Sending from now on.
    QList<Place> takeBatch(int most);

    /// True: find() would find nothing.
    bool isEmpty() const { return m_rows.size() == 0; }
    /// Number of rows that are open or being sent, over all jobs.
    int open() const { return m_open; }
    /// Number of calls to send the rest of this job.
    static int callsLeft(const Job &job, int most);

private:
    void count(Job &job, const Row &row, int by);
    void removeIndex(qint64 job, const QString &redemptionId);
    void fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most);

    QList<JobPointer> m_jobs{};
    QHash<qint64, JobPointer> m_byId{};
    SplitHash<std::pair<qint64, int>> m_rows{};  ///< Open, being sent, or failed: job and place.
    qsizetype m_turn = 0;
    int m_open = 0;
};

}  // namespace Sidestage
