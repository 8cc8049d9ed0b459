// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_book.h"

namespace Sidestage {

namespace {

using Row = DecisionBook::Row;
using Job = DecisionBook::Job;

bool isAway(const Row &row)
{
    return row.state == DecisionState::Sending || (row.state == DecisionState::Open && row.maybeSent);
}

/// Whether a row of this job, whose turn has come, is to be sent, or at least to be read again.
bool isWanted(const Job &job, const Row &row)
{
    // What is taken back stays open until settleTakenBack() comes to it.
    if (row.state != DecisionState::Open || (job.takingBack && !row.maybeSent))
        return false;
    return job.told.phase == DecisionJob::Phase::Sending
        || (job.told.phase == DecisionJob::Phase::Stopping && row.maybeSent);
}

bool isOnItsWay(const Job &job)
{
    return job.told.phase == DecisionJob::Phase::Sending || job.told.phase == DecisionJob::Phase::Stopping;
}

}  // namespace

void DecisionBook::add(const JobPointer &job)
{
    const auto after = [](qint64 id, const JobPointer &other) { return id < other->told.id; };
    m_jobs.insert(std::upper_bound(m_jobs.begin(), m_jobs.end(), job->told.id, after), job);
    m_byId.insert(job->told.id, job);
}

void DecisionBook::drop(const JobPointer &job)
{
    m_open -= job->told.open;
    m_byId.remove(job->told.id);
    m_jobs.removeOne(job);
}

bool DecisionBook::letGo(const JobPointer &job, std::size_t most)
{
    for (; most > 0 && !job->rows.empty(); --most) {
        unlist(job->told.id, job->rows.back().id);
        job->rows.pop_back();
    }
    return job->rows.empty();
}

/// The redemption is not to be found any more, unless another job has it by now.
void DecisionBook::unlist(qint64 job, const QString &redemptionId)
{
    if (m_rows.value(redemptionId).first == job)
        m_rows.remove(redemptionId);
}

DecisionBook::Place DecisionBook::append(const JobPointer &job, const Api::Redemption &redemption,
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
    job->told.total += 1;
    job->told.points += redemption.reward.cost;
    count(*job, job->rows.back(), 1);
    if (state <= DecisionState::Sending || state == DecisionState::Failed)
        m_rows.insert(redemption.id, {job->told.id, place.at});
    if (state == DecisionState::Open)
        lineUp(place);
    return place;
}

void DecisionBook::setUnsure(const Place &place)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    row.doubtful = row.maybeSent = true;
    auto &line = place.lane().rows;
    if (!line.empty() && line.back() == place.at)
        line.pop_back();
    place.job->away += int(isAway(row)) - int(wasAway);
}

std::optional<DecisionBook::Place> DecisionBook::find(const QString &redemptionId) const
{
    const auto [jobId, at] = m_rows.value(redemptionId);
    const JobPointer owner = job(jobId);
    return owner ? std::optional(Place{owner, at}) : std::nullopt;
}

void DecisionBook::count(Job &job, const Row &row, int by)
{
    switch (row.state) {
    case DecisionState::Open:
    case DecisionState::Sending:
        job.told.open += by;
        m_open += by;
        break;
    case DecisionState::Done:
        job.told.done += by;
        job.told.pointsDone += by * row.points;
        break;
    case DecisionState::Elsewhere:
        job.told.elsewhere += by;
        break;
    case DecisionState::Gone:
        job.told.gone += by;
        break;
    case DecisionState::Failed:
        job.told.failed += by;
        break;
    case DecisionState::TakenBack:
        job.told.takenBack += by;
        break;
    }
}

void DecisionBook::setState(const Place &place, DecisionState state)
{
    Row &row = place.row();
    const bool wasAway = isAway(row);
    count(*place.job, row, -1);
    row.state = state;
    count(*place.job, row, 1);
    place.job->away += int(isAway(row)) - int(wasAway);
    if (state > DecisionState::Sending && state != DecisionState::Failed)
        unlist(place.job->told.id, row.id);
}

void DecisionBook::takeBack(const JobPointer &job)
{
    const int taken = job->told.open - job->away;
    job->told.takenBack += taken;
    job->told.open -= taken;
    m_open -= taken;
    job->takingBack = true;
}

bool DecisionBook::settleTakenBack(const Place &place)
{
    Row &row = place.row();
    if (!place.job->takingBack || row.state != DecisionState::Open || row.maybeSent)
        return false;
    row.state = DecisionState::TakenBack;
    unlist(place.job->told.id, row.id);
    return true;
}

void DecisionBook::lineUp(const Place &place)
{
    place.lane().rows.push_back(place.at);
}

void DecisionBook::fill(QList<Place> &batch, const JobPointer &job, Lane &lane, int most)
{
    while (batch.size() < most && !lane.rows.empty()) {
        const Place place{job, lane.rows.front()};
        if (place.at >= job->told.kept)
            return;  // not on disk yet
        lane.rows.pop_front();
        if (!isWanted(*job, place.row()))
            continue;
        setState(place, DecisionState::Sending);
        batch.append(place);
    }
}

QList<DecisionBook::Place> DecisionBook::take(int most)
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
    const auto decision = batch.first().job->told.decision;
    for (const JobPointer &job : std::as_const(m_jobs)) {
        if (batch.size() == most)
            break;
        if (!isOnItsWay(*job) || job->told.decision != decision)
            continue;
        for (Lane &lane : job->lanes) {
            if (lane.rewardId == reward)
                fill(batch, job, lane, most);
        }
    }
    return batch;
}

int DecisionBook::callsLeft(const Job &job, int most)
{
    int calls = 0;
    for (const Lane &lane : job.lanes)
        calls += (int(lane.rows.size()) + most - 1) / most;
    return calls;
}

}  // namespace Sidestage
