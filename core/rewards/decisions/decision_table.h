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

/// How a row of a job stands. The numbers are in the journal.
enum class DecisionState : quint8 {
    Open = 0,       ///< Held, or not sent yet.
    Sending = 1,    ///< In a batch: it may have reached the service.
    Done = 2,       ///< The service took it.
    Elsewhere = 3,  ///< Somebody else had decided.
    Gone = 4,       ///< The service does not know it.
    Failed = 5,     ///< The service refuses.
    TakenBack = 6,  ///< Undone or cancelled.
};

/// The jobs and rows in memory: which row is in which state, how many of each, and which rows make the
/// next batch. Knows neither network nor disk.
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
        bool doubtful = false;   ///< Must be read again before it is sent.
        bool maybeSent = false;  ///< Was sent, or may have been, and nobody knows what became of it.
    };
    /// The rows of one reward.
    struct Lane
    {
        QString rewardId{};
        QString title{};
        std::deque<int> rows{};  ///< Those that may have to be sent, in their order.
    };
    struct Job
    {
        DecisionJob summary{};
        std::deque<Row> rows{};  ///< Not in one piece: to grow that takes longer than a turn.
        std::vector<Lane> lanes{};
        std::size_t turn = 0;     ///< The lane whose turn it is.
        int away = 0;             ///< Rows in batches, and those that may have been sent before a restart.
        bool growing = false;     ///< More rows are to come.
        bool takingBack = false;  ///< What has not been sent is taken back.
        std::size_t shown = 0;    ///< So many rows the queue has been told of since the last change of phase.
    };
    using JobPointer = std::shared_ptr<Job>;
    /// A row.
    struct Place
    {
        JobPointer job{};
        int at = 0;

        Row &row() const { return job->rows[std::size_t(at)]; }
        Lane &lane() const { return job->lanes[std::size_t(row().lane)]; }
    };

    /// The newest last.
    const QList<JobPointer> &jobs() const { return m_jobs; }
    JobPointer job(qint64 id) const { return m_byId.value(id); }
    void add(const JobPointer &job);
    /// From now on the job is not known, and its rows are not found. They stay until freeRows().
    void drop(const JobPointer &job);
    /// Frees up to so many rows of a job that has been dropped, the last first. True: none is left.
    bool freeRows(const JobPointer &job, std::size_t most);

    /// Adds a row to the job; its state counts.
    Place append(const JobPointer &job, const Api::Redemption &redemption, DecisionState state);
    /// The open row that was appended last may have been sent before a restart. It is not in the line until
    /// requeue().
    static void setUnsure(const Place &place);
    /// Where the redemption is decided, or failed; null when it is not.
    std::optional<Place> find(const QString &redemptionId) const;
    /// Moves a row to another state and counts anew.
    void setState(const Place &place, DecisionState state);
    /// Of the whole job at once: what has not been sent is counted as taken back. The rows follow one by
    /// one, see finishUndo().
    void undo(const JobPointer &job);
    /// Whether this row was meant by undo(): then it is in that state now.
    bool finishUndo(const Place &place);
    /// Puts a row that is open into the line again.
    void requeue(const Place &place);

    /// The next rows to be sent: at most `most`, of one reward and one decision, none when there are none.
    /// Jobs take turns, and a batch is filled up from others. They are Sending from now on.
    QList<Place> takeBatch(int most);

    /// True: find() finds nothing at all.
    bool isEmpty() const { return m_rows.size() == 0; }
    /// Rows that are open or on their way, over all jobs.
    int open() const { return m_open; }
    /// How many calls it takes to send what is left of this job.
    static int callsLeft(const Job &job, int most);

private:
    void count(Job &job, const Row &row, int by);
    void removeIndex(qint64 job, const QString &redemptionId);
    void fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most);

    QList<JobPointer> m_jobs{};
    QHash<qint64, JobPointer> m_byId{};
    SplitHash<std::pair<qint64, int>> m_rows{};  ///< Open, on their way, or failed: job and place.
    qsizetype m_turn = 0;
    int m_open = 0;
};

}  // namespace Sidestage
