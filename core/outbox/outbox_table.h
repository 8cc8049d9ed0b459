// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/split_hash.h"
#include "outbox_job.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

/// The jobs and rows of an Outbox in memory: the state of each row, the counts per state, and which rows make
/// the next batch. Independent of network and disk.
class OutboxTable
{
public:
    struct Row : OutboxRow
    {
        int laneNumber = 0;
    };
    /// The rows of a job that may share a call.
    struct Lane
    {
        QString name{};
        std::deque<int> rows{};  ///< Indexes of rows that may have to be sent, in order.
    };
    struct Job
    {
        OutboxJob summary{};
        std::deque<Row> rows{};  ///< A deque, because growing a contiguous array takes longer than a slice.
        std::vector<Lane> lanes{};
        std::size_t turn = 0;      ///< Index of the next lane.
        int away = 0;              ///< Rows in batches, or maybe sent before a restart.
        bool growing = false;      ///< More rows will be added.
        bool cancelling = false;   ///< Rows that were not sent are being cancelled.
        std::size_t reported = 0;  ///< Rows reported by Outbox::rowsChanged() since the last change of phase.
    };
    using JobPointer = std::shared_ptr<Job>;
    /// Identifies a row.
    struct Place
    {
        JobPointer job{};
        int at = 0;

        Row &row() const { return job->rows[std::size_t(at)]; }
        Lane &lane() const { return job->lanes[std::size_t(row().laneNumber)]; }
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
    Place append(const JobPointer &job, OutboxRow row);
    /// Marks the open row that was appended last as possibly sent before a restart. It is not sent before
    /// requeue().
    static void setUnsure(const Place &place);
    /// The row of this key that is open or has failed; none: there is no such row.
    std::optional<Place> find(const QString &key) const;
    /// Changes the state of a row and updates the counts.
    void setState(const Place &place, OutboxState state);
    /// Cancels the whole job at once: rows that were not sent are counted as cancelled. The rows themselves
    /// are changed one by one, see finishCancel().
    void cancel(const JobPointer &job);
    /// Whether cancel() applies to this row; then it now has that state.
    bool finishCancel(const Place &place);
    /// Puts an open row into its lane again.
    void requeue(const Place &place) { place.lane().rows.push_back(place.at); }

    /// The next rows to send: at most `most`, of one lane, empty when there are none. Jobs take turns if
    /// `inTurns`, those of one row come first if `singlesFirst`, and a batch is filled up from other jobs.
    /// The rows are Sending from now on.
    QList<Place> takeBatch(int most, bool inTurns, bool singlesFirst,
                           const std::function<bool(const QString &lane)> &isFree);

    /// True: find() would find nothing.
    bool isEmpty() const { return m_rows.size() == 0; }
    /// Number of rows that are open or being sent, over all jobs.
    int open() const { return m_open; }
    /// Number of calls to send the rest of this job.
    static int callsLeft(const Job &job, int most);

private:
    void count(Job &job, const Row &row, int by);
    void removeIndex(qint64 job, const QString &key);
    void fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most);

    QList<JobPointer> m_jobs{};
    QHash<qint64, JobPointer> m_byId{};
    SplitHash<std::pair<qint64, int>> m_rows{};  ///< Open, being sent, or failed: job and place.
    qsizetype m_turn = 0;
    int m_open = 0;
};

}  // namespace Sidestage
