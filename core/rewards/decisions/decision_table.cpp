// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_table.h"

namespace Sidestage {

namespace {

using Row = DecisionTable::Row;
using Job = DecisionTable::Job;

bool isAway(const Row &row)
{
    return row.state == DecisionState::Sending || (row.state == DecisionState::Open && row.maybeSent);
}

/// Whether a row of this job has to be sent, or at least to be read again, when its turn comes.
bool isWanted(const Job &job, const Row &row)
{
    // Rows of an undone job stay open until finishUndo() is called for them.
    if (row.state != DecisionState::Open || (job.takingBack && !row.maybeSent))
        return false;
    return job.summary.phase == DecisionJob::Phase::Sending
        || (job.summary.phase == DecisionJob::Phase::Stopping && row.maybeSent);
}

bool isOnItsWay(const Job &job)
{
    return job.summary.phase == DecisionJob::Phase::Sending
        || job.summary.phase == DecisionJob::Phase::Stopping;
}

}  // namespace

void DecisionTable::add(const JobPointer &job)
{
    const auto after = [](qint64 id, const JobPointer &other) { return id < other->summary.id; };
    m_jobs.insert(std::upper_bound(m_jobs.begin(), m_jobs.end(), job->summary.id, after), job);
    m_byId.insert(job->summary.id, job);
}

void DecisionTable::drop(const JobPointer &job)
{
    m_open -= job->summary.open;
    m_byId.remove(job->summary.id);
    m_jobs.removeOne(job);
}

bool DecisionTable::freeRows(const JobPointer &job, std::size_t most)
{
    for (; most > 0 && !job->rows.empty(); --most) {
        removeIndex(job->summary.id, job->rows.back().id);
        job->rows.pop_back();
    }
    return job->rows.empty();
}

/// Removes the redemption from the index, unless another job has it by now.
void DecisionTable::removeIndex(qint64 job, const QString &redemptionId)
{
    if (m_rows.value(redemptionId).first == job)
        m_rows.remove(redemptionId);
}

DecisionTable::Place DecisionTable::append(const JobPointer &job, const Api::Redemption &redemption,
                                           DecisionState state)
{
    const QString &rewardId = redemption.reward.id;
    const auto lane = std::find_if(job->lanes.begin(), job->lanes.end(),
                                   [&](const Lane &known) { return known.rewardId == rewardId; });
    const int laneNumber = int(lane - job->lanes.begin());
    if (lane == job->lanes.end())
        job->lanes.push_back({.rewardId = rewardId, .title = redemption.reward.title});

    const Place place{job, int(job->rows.size())};
    job->rows.push_back({.id = redemption.id,
                         .viewer = redemption.userName,
                         .input = redemption.userInput,
                         .points = redemption.reward.cost,
                         .lane = laneNumber,
                         .state = state});
    job->summary.total += 1;
    job->summary.points += redemption.reward.cost;
    count(*job, job->rows.back(), 1);
    if (state <= DecisionState::Sending || state == DecisionState::Failed)
        m_rows.insert(redemption.id, {job->summary.id, place.at});
    if (state == DecisionState::Open)
        requeue(place);
    return place;
}

void DecisionTable::setUnsure(const Place &place)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    row.doubtful = row.maybeSent = true;
    auto &line = place.lane().rows;
    if (!line.empty() && line.back() == place.at)
        line.pop_back();
    place.job->away += int(isAway(row)) - int(wasAway);
}

std::optional<DecisionTable::Place> DecisionTable::find(const QString &redemptionId) const
{
    const auto [jobId, at] = m_rows.value(redemptionId);
    const JobPointer owner = job(jobId);
    return owner ? std::optional(Place{owner, at}) : std::nullopt;
}

void DecisionTable::count(Job &job, const Row &row, int by)
{
    switch (row.state) {
    case DecisionState::Open:
    case DecisionState::Sending:
        job.summary.open += by;
        m_open += by;
        break;
    case DecisionState::Done:
        job.summary.done += by;
        job.summary.pointsDone += by * row.points;
        break;
    case DecisionState::Elsewhere:
        job.summary.elsewhere += by;
        break;
    case DecisionState::Gone:
        job.summary.gone += by;
        break;
    case DecisionState::Failed:
        job.summary.failed += by;
        break;
    case DecisionState::TakenBack:
        job.summary.takenBack += by;
        break;
    }
}

void DecisionTable::setState(const Place &place, DecisionState state)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    count(*place.job, row, -1);
    row.state = state;
    count(*place.job, row, 1);
    place.job->away += int(isAway(row)) - int(wasAway);
    if (state > DecisionState::Sending && state != DecisionState::Failed)
        removeIndex(place.job->summary.id, row.id);
}

void DecisionTable::undo(const JobPointer &job)
{
    const int taken = job->summary.open - job->away;
    job->summary.takenBack += taken;
    job->summary.open -= taken;
    m_open -= taken;
    job->takingBack = true;
}

bool DecisionTable::finishUndo(const Place &place)
{
    Row &row = place.row();
    if (!place.job->takingBack || row.state != DecisionState::Open || row.maybeSent)
        return false;
    row.state = DecisionState::TakenBack;
    removeIndex(place.job->summary.id, row.id);
    return true;
}

void DecisionTable::requeue(const Place &place)
{
    place.lane().rows.push_back(place.at);
}

void DecisionTable::fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most)
{
    while (batch.size() < most && !lane.rows.empty()) {
        const Place place{job, lane.rows.front()};
        if (place.at >= job->summary.kept)
            return;  // not in the journal on disk yet
        lane.rows.pop_front();
        if (!isWanted(*job, place.row()))
            continue;
        setState(place, DecisionState::Sending);
        batch.append(place);
    }
}

QList<DecisionTable::Place> DecisionTable::takeBatch(int most)
{
    QList<Place> batch;
    const qsizetype jobs = m_jobs.size();
    for (qsizetype i = 0; i < jobs && batch.isEmpty(); ++i) {
        const JobPointer &job = m_jobs[(m_turn + i) % jobs];
        if (!isOnItsWay(*job))
            continue;
        for (std::size_t j = 0; j < job->lanes.size() && batch.isEmpty(); ++j) {
            const std::size_t lane = (job->turn + j) % job->lanes.size();
            fill(batch, job, job->lanes[lane], most);
            if (!batch.isEmpty())
                job->turn = lane;
        }
        if (!batch.isEmpty())
            m_turn = (m_turn + i + 1) % jobs;
    }
    if (batch.isEmpty() || batch.size() == most)
        return batch;
    const QString reward = batch.first().lane().rewardId;
    const auto decision = batch.first().job->summary.decision;
    for (const JobPointer &job : std::as_const(m_jobs)) {
        if (batch.size() == most)
            break;
        if (!isOnItsWay(*job) || job->summary.decision != decision)
            continue;
        for (Lane &lane : job->lanes) {
            if (lane.rewardId == reward)
                fill(batch, job, lane, most);
        }
    }
    return batch;
}

int DecisionTable::callsLeft(const Job &job, int most)
{
    int calls = 0;
    for (const Lane &lane : job.lanes)
        calls += (int(lane.rows.size()) + most - 1) / most;
    return calls;
}

}  // namespace Sidestage
