// SPDX-License-Identifier: GPL-3.0-or-later
#include "outbox_table.h"

#include "base/enum_table.h"

#include <iterator>

namespace Sidestage {

namespace {

using Row = OutboxTable::Row;
using Job = OutboxTable::Job;

bool isAway(const Row &row)
{
    return row.state == OutboxState::Sending || (row.state == OutboxState::Open && row.maybeSent);
}

/// Whether a row of this job has to be sent, or at least to be read again, when its turn comes.
bool isWanted(const Job &job, const Row &row)
{
    // Rows of a cancelled job stay open until finishCancel() is called for them.
    if (row.state != OutboxState::Open || (job.cancelling && !row.maybeSent))
        return false;
    return job.summary.phase == OutboxJob::Phase::Sending
        || (job.summary.phase == OutboxJob::Phase::Stopping && row.maybeSent);
}

bool isOnItsWay(const Job &job)
{
    return job.summary.phase == OutboxJob::Phase::Sending || job.summary.phase == OutboxJob::Phase::Stopping;
}

}  // namespace

void OutboxTable::add(const JobPointer &job)
{
    Q_ASSERT(!m_byId.contains(job->summary.id));
    const auto idOf = [](const JobPointer &other) { return other->summary.id; };
    m_jobs.insert(std::ranges::upper_bound(m_jobs, job->summary.id, {}, idOf), job);
    m_byId.insert(job->summary.id, job);
}

void OutboxTable::drop(const JobPointer &job)
{
    m_open -= job->summary.open;
    m_byId.remove(job->summary.id);
    m_jobs.removeOne(job);
}

bool OutboxTable::freeRows(const JobPointer &job, std::size_t most)
{
    for (; most > 0 && !job->rows.empty(); --most) {
        removeIndex(job->summary.id, job->rows.back().key);
        job->rows.pop_back();
    }
    return job->rows.empty();
}

/// Removes the key from the index, unless another job has it by now.
void OutboxTable::removeIndex(qint64 job, const QString &key)
{
    if (m_rows.value(key).first == job)
        m_rows.remove(key);
}

OutboxTable::Place OutboxTable::append(const JobPointer &job, OutboxRow row)
{
    const auto lane = std::ranges::find(job->lanes, row.lane, &Lane::name);
    const int laneNumber = int(lane - job->lanes.begin());
    if (lane == job->lanes.end())
        job->lanes.push_back({.name = row.lane});
    else
        row.lane = lane->name;  // all rows share one text

    const Place place{job, int(job->rows.size())};
    job->rows.push_back({std::move(row), laneNumber});
    const Row &added = job->rows.back();
    job->summary.total += 1;
    job->summary.weight += added.weight;
    count(*job, added, 1);
    if (added.state <= OutboxState::Sending || added.state == OutboxState::Failed)
        m_rows.insert(added.key, {job->summary.id, place.at});
    if (added.state == OutboxState::Open)
        requeue(place);
    return place;
}

void OutboxTable::setUnsure(const Place &place)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    row.isDoubtful = row.maybeSent = true;
    auto &line = place.lane().rows;
    if (!line.empty() && line.back() == place.at)
        line.pop_back();
    place.job->away += int(isAway(row)) - int(wasAway);
}

std::optional<OutboxTable::Place> OutboxTable::find(const QString &key) const
{
    const auto [jobId, at] = m_rows.value(key);
    const JobPointer owner = job(jobId);
    return owner ? std::optional(Place{owner, at}) : std::nullopt;
}

void OutboxTable::count(Job &job, const Row &row, int by)
{
    // By OutboxState.
    static constexpr int OutboxJob::*counts[]{
        &OutboxJob::open, &OutboxJob::open,   &OutboxJob::done,      &OutboxJob::elsewhere,
        &OutboxJob::gone, &OutboxJob::failed, &OutboxJob::cancelled,
    };
    static_assert(!isEnumerator<OutboxState(std::size(counts))>());
    job.summary.*counts[std::size_t(row.state)] += by;
    if (row.state <= OutboxState::Sending)
        m_open += by;
    else if (row.state == OutboxState::Done)
        job.summary.weightDone += by * row.weight;
}

void OutboxTable::setState(const Place &place, OutboxState state)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    count(*place.job, row, -1);
    row.state = state;
    count(*place.job, row, 1);
    place.job->away += int(isAway(row)) - int(wasAway);
    if (state > OutboxState::Sending && state != OutboxState::Failed)
        removeIndex(place.job->summary.id, row.key);
}

void OutboxTable::cancel(const JobPointer &job)
{
    const int taken = job->summary.open - job->away;
    job->summary.cancelled += taken;
    job->summary.open -= taken;
    m_open -= taken;
    job->cancelling = true;
}

bool OutboxTable::finishCancel(const Place &place)
{
    Row &row = place.row();
    if (!place.job->cancelling || row.state != OutboxState::Open || row.maybeSent)
        return false;
    row.state = OutboxState::Cancelled;
    removeIndex(place.job->summary.id, row.key);
    return true;
}

void OutboxTable::fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most)
{
    while (batch.size() < most && !lane.rows.empty()) {
        const Place place{job, lane.rows.front()};
        if (place.at >= job->summary.kept)
            return;  // not in the journal on disk yet
        lane.rows.pop_front();
        if (!isWanted(*job, place.row()))
            continue;
        setState(place, OutboxState::Sending);
        batch.append(place);
    }
}

QList<OutboxTable::Place> OutboxTable::takeBatch(int most, bool inTurns, bool singlesFirst,
                                                 const std::function<bool(const QString &)> &isFree)
{
    QList<Place> batch;
    const qsizetype jobs = m_jobs.size();
    // With singlesFirst there is a round before, where `i` is negative: of the jobs of one row only.
    for (qsizetype i = singlesFirst ? -jobs : 0; i < jobs && batch.isEmpty(); ++i) {
        const JobPointer &job = m_jobs[(m_turn + jobs + i) % jobs];
        if (!isOnItsWay(*job) || (i < 0 && job->summary.total > 1))
            continue;
        for (std::size_t j = 0; j < job->lanes.size() && batch.isEmpty(); ++j) {
            const std::size_t lane = (job->turn + j) % job->lanes.size();
            if (!isFree(job->lanes[lane].name))
                continue;
            fill(batch, job, job->lanes[lane], most);
            if (!batch.isEmpty() && inTurns)
                job->turn = lane;
        }
        if (!batch.isEmpty() && inTurns)
            m_turn = (m_turn + i + 1) % jobs;
    }
    if (batch.isEmpty() || batch.size() == most)
        return batch;
    const QString name = batch.first().row().lane;
    for (const JobPointer &job : std::as_const(m_jobs)) {
        if (batch.size() == most)
            break;
        if (!isOnItsWay(*job))
            continue;
        for (Lane &lane : job->lanes) {
            if (lane.name == name)
                fill(batch, job, lane, most);
        }
    }
    return batch;
}

int OutboxTable::callsLeft(const Job &job, int most)
{
    int calls = 0;
    for (const Lane &lane : job.lanes)
        calls += (int(lane.rows.size()) + most - 1) / most;
    return calls;
}

}  // namespace Sidestage
