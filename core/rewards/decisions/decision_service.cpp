// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_service.h"

#include "accounts/account.h"
#include "base/clock.h"
#include "decision_ledger.h"

#include <QPointer>

namespace Sidestage {

namespace {

using Phase = DecisionJob::Phase;

constexpr int longestGrace = 30;   // seconds
constexpr int changesEvery = 100;  // milliseconds

QueueState queueStateOf(DecisionState state, Phase phase)
{
    switch (state) {
    case DecisionState::Open:
        return phase == Phase::Held    ? QueueState::Held
            : phase >= Phase::Stopping ? QueueState::Waiting
                                       : QueueState::Sending;
    case DecisionState::Sending:
        return QueueState::Sending;
    case DecisionState::Done:
        return QueueState::Done;
    case DecisionState::Elsewhere:
        return QueueState::DecidedElsewhere;
    case DecisionState::Gone:
        return QueueState::Gone;
    case DecisionState::Failed:
        return QueueState::Failed;
    case DecisionState::TakenBack:
        break;
    }
    return QueueState::Waiting;
}

}  // namespace

DecisionService::DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock,
                                 QObject *parent)
    : QObject(parent)
    , m_queue(queue)
    , m_clock(clock)
    , m_ledger(std::make_unique<DecisionLedger>(account, queue))
{
    m_due.setSingleShot(true);
    m_emit.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &DecisionService::tick);
    connect(&m_emit, &QTimer::timeout, this, &DecisionService::emitChanges);
    connect(m_ledger.get(), &DecisionLedger::changed, this, &DecisionService::scheduleEmit);
    connect(m_ledger.get(), &DecisionLedger::removed, this, [this](qint64 id) {
        m_changed.remove(id);
        Q_EMIT jobRemoved(id);
    });
    connect(m_ledger.get(), &DecisionLedger::decided, this, &DecisionService::decided);
    connect(&m_ledger->journal(), &DecisionJournal::troubleChanged, this, &DecisionService::troubleChanged);
    connect(&m_ledger->sender(), &DecisionSender::waitingForChanged, this, [this] {
        for (const auto &job : m_ledger->table().jobs()) {
            if (job->summary.phase == Phase::Sending)
                scheduleEmit(job->summary.id);
        }
    });
}

DecisionService::~DecisionService() = default;

void DecisionService::start()
{
    m_ledger->restore([this] { return m_clock.now().addSecs(shortestGrace); },
                      [this] { return m_clock.now().addSecs(longestGrace); },
                      [this] {
                          if (!std::exchange(m_isReady, true))
                              Q_EMIT ready();
                          tick();
                      });
}

void DecisionService::setGrace(Api::RedemptionDecision decision, int seconds)
{
    m_grace[std::size_t(decision)] = std::clamp(seconds, 0, longestGrace);
}

void DecisionService::setSettling(std::chrono::milliseconds time)
{
    m_ledger->sender().setSettling(time);
}

auto DecisionService::decide(QStringList ids, Api::RedemptionDecision decision) -> qint64
{
    const QDateTime now = m_clock.now();
    const auto job = m_ledger->decide(std::move(ids), decision, now, now.addSecs(grace(decision)));
    if (!job)
        return 0;
    Q_EMIT jobAdded(job->summary.id);
    scheduleEmit(job->summary.id);
    m_due.start(0);
    return job->summary.id;
}

auto DecisionService::undo(qint64 id) -> bool
{
    const auto job = findJob(id);
    if (!job || job->summary.phase != Phase::Held)
        return false;
    m_ledger->undo(job, Phase::Undone);
    return true;
}

auto DecisionService::newestHeld() const -> qint64
{
    const auto &jobs = m_ledger->table().jobs();
    const auto newest = std::find_if(jobs.rbegin(), jobs.rend(),
                                     [](const auto &job) { return job->summary.phase == Phase::Held; });
    return newest == jobs.rend() ? 0 : (*newest)->summary.id;
}

void DecisionService::sendNow(qint64 id)
{
    const auto job = findJob(id);
    if (job && job->summary.phase == Phase::Held)
        m_ledger->setPhase(job, Phase::Sending);
}

void DecisionService::sendAllNow()
{
    const auto jobs = m_ledger->table().jobs();
    for (const auto &job : jobs)
        sendNow(job->summary.id);
}

void DecisionService::close()
{
    m_isClosed = true;
    m_ledger->sender().close();
}

void DecisionService::tick()
{
    if (m_isClosed)
        return;
    const QDateTime now = m_clock.now();
    QDateTime next;
    const auto jobs = m_ledger->table().jobs();
    for (const auto &job : jobs) {
        if (job->summary.phase != Phase::Held)
            continue;
        // If the clock was set back, the hold is limited to the longest grace period.
        const QDateTime dueAt = std::min(job->summary.dueAt, now.addSecs(longestGrace));
        job->summary.dueAt = dueAt;
        if (dueAt <= now)
            m_ledger->setPhase(job, Phase::Sending);
        else if (!next.isValid() || dueAt < next)
            next = dueAt;
    }
    if (next.isValid())
        m_due.start(int(std::clamp<qint64>(now.msecsTo(next), 1, 1'000)));
}

void DecisionService::pause(qint64 id)
{
    const auto job = findJob(id);
    if (job && job->summary.phase <= Phase::Sending)
        m_ledger->setPhase(job, Phase::Paused);
}

void DecisionService::resume(qint64 id)
{
    const auto job = findJob(id);
    if (job && job->summary.phase == Phase::Paused && !m_ledger->isRestoring(job))
        m_ledger->setPhase(job, Phase::Sending);
}

void DecisionService::cancel(qint64 id)
{
    const auto job = findJob(id);
    if (!job || undo(id))
        return;
    if (job->summary.phase == Phase::Sending || job->summary.phase == Phase::Paused)
        m_ledger->undo(job, Phase::Stopping);
}

void DecisionService::retryFailed(qint64 id)
{
    const auto job = findJob(id);
    // A job that is being stopped sends nothing more.
    if (!job || job->summary.failed == 0 || job->summary.phase == Phase::Stopping)
        return;
    m_ledger->retryFailed(job);
}

void DecisionService::retry(const QString &redemptionId)
{
    const auto place = m_ledger->table().find(redemptionId);
    const bool isStopping = place && place->job->summary.phase == Phase::Stopping;
    if (place && place->row().state == DecisionState::Failed && !isStopping) {
        m_ledger->retry({*place});
        return;
    }
    const QueueEntry *entry = m_queue->find(redemptionId);
    if ((!place || isStopping) && entry && entry->state == QueueState::Failed && entry->decision)
        decide({redemptionId}, *entry->decision);
}

void DecisionService::dismiss(qint64 id)
{
    const auto job = findJob(id);
    if (job && !job->summary.isOpen())
        m_ledger->forget(job);
}

auto DecisionService::jobs() const -> QList<DecisionJob>
{
    QList<DecisionJob> all;
    const auto &jobs = m_ledger->table().jobs();
    all.reserve(jobs.size());
    const Remaining rest = remaining();
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job)
        all.append(snapshot(**job, rest));
    return all;
}

auto DecisionService::job(qint64 id) const -> std::optional<DecisionJob>
{
    const auto job = findJob(id);
    return job ? std::optional(snapshot(*job, remaining())) : std::nullopt;
}

auto DecisionService::deciding(const QString &rewardId) const -> QSet<qint64>
{
    QSet<qint64> found;
    for (const auto &job : m_ledger->table().jobs()) {
        if (!job->summary.isOpen())
            continue;
        const auto lane = std::find_if(job->lanes.begin(), job->lanes.end(),
                                       [&rewardId](const auto &known) { return known.rewardId == rewardId; });
        const int at = int(lane - job->lanes.begin());
        if (std::any_of(job->rows.begin(), job->rows.end(), [at](const auto &row) {
                return row.lane == at && row.state <= DecisionState::Sending;
            }))
            found.insert(job->summary.id);
    }
    return found;
}

auto DecisionService::row(qint64 id, int at) const -> DecisionRow
{
    const auto job = findJob(id);
    Q_ASSERT(job && at >= 0 && at < job->summary.total);
    const auto &row = job->rows[std::size_t(at)];
    const auto &lane = job->lanes[std::size_t(row.lane)];
    const QueueState state = queueStateOf(row.state, job->summary.phase);
    std::optional<Api::RedemptionDecision> decision = job->summary.decision;
    if (state == QueueState::DecidedElsewhere)
        decision = row.way;
    else if (state == QueueState::Waiting || state == QueueState::Gone)
        decision.reset();
    return {.redemptionId = row.id,
            .rewardId = lane.rewardId,
            .rewardTitle = lane.title,
            .viewer = row.viewer,
            .input = row.input,
            .points = row.points,
            .state = state,
            .decision = decision,
            .reason = row.reason};
}

auto DecisionService::held() const -> int
{
    return m_ledger->table().open();
}

DecisionCounts DecisionService::counts() const
{
    return m_ledger->counts();
}

auto DecisionService::trouble() const -> QString
{
    return m_ledger->journal().trouble();
}

DecisionTable::JobPointer DecisionService::findJob(qint64 id) const
{
    return m_ledger->table().job(id);
}

DecisionService::Remaining DecisionService::remaining() const
{
    Remaining rest;
    for (const auto &job : m_ledger->table().jobs()) {
        if (job->summary.phase != Phase::Sending)
            continue;
        rest.rows += job->summary.open;
        rest.calls += DecisionTable::callsLeft(*job, DecisionSender::most);
    }
    return rest;
}

DecisionJob DecisionService::snapshot(const DecisionTable::Job &job, const Remaining &rest) const
{
    DecisionJob answer = job.summary;
    if (answer.phase != Phase::Sending)
        return answer;
    const auto &sender = m_ledger->sender();
    const auto &pace = sender.pace();
    answer.waitingFor = sender.waitingFor();
    answer.perMinute = pace.perMinute();
    // Jobs take turns, so each lasts about as long as all together.
    const int byLimit = pace.secondsFor(rest.calls);
    if (answer.perMinute > 0)
        answer.secondsLeft
            = std::max(byLimit, int((qint64(rest.rows) * 60 + answer.perMinute - 1) / answer.perMinute));
    else if (byLimit > 0)
        answer.secondsLeft = byLimit;
    return answer;
}

void DecisionService::scheduleEmit(qint64 id)
{
    m_changed.insert(id);
    if (m_emit.isActive())
        return;
    const qint64 since = m_sinceChanges.isValid() ? m_sinceChanges.elapsed() : changesEvery;
    m_emit.start(int(std::clamp<qint64>(changesEvery - since, 0, changesEvery)));
}

void DecisionService::emitChanges()
{
    m_sinceChanges.start();
    bool finished = false;
    const QPointer<DecisionService> there = this;  // a slot may delete this
    const QSet<qint64> changed = std::exchange(m_changed, {});
    for (const qint64 id : changed) {
        if (const auto job = findJob(id)) {
            finished = finished || !job->summary.isOpen();
            Q_EMIT jobChanged(id);
            if (!there)
                return;
        }
    }
    if (std::exchange(m_toldHeld, held()) != held())
        Q_EMIT heldChanged();
    if (there && finished)
        forgetOld();
}

void DecisionService::forgetOld()
{
    QList<DecisionTable::JobPointer> finished;
    for (const auto &job : m_ledger->table().jobs()) {
        if (!job->summary.isOpen() && job->summary.failed == 0)
            finished.append(job);
    }
    for (qsizetype i = 0; i < finished.size() - maxFinished; ++i)
        m_ledger->forget(finished[i]);
}

}  // namespace Sidestage
