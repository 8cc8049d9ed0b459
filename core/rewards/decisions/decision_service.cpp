// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_service.h"

#include "accounts/account.h"
#include "base/clock.h"
#include "decision_ledger.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <array>

namespace Sidestage {

namespace {

using Phase = DecisionJob::Phase;

constexpr int longestGrace = 30;      // seconds
constexpr int changesEvery = 100;     // milliseconds
constexpr int orphansEvery = 15'000;  // milliseconds

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

struct DecisionService::Private
{
    Private(Account *account, RedemptionQueue *q, const Clock &c)
        : queue(q)
        , clock(c)
        , ledger(account, q)
    {
    }

    QDateTime in(int seconds) const { return clock.now().addSecs(seconds); }
    DecisionTable::JobPointer job(qint64 id) { return ledger.table().job(id); }

    RedemptionQueue *queue;
    const Clock &clock;
    DecisionLedger ledger;
    std::array<int, 2> grace{10, 10};
    bool isReady = false;
    bool isClosed = false;
    QTimer due{};
    QTimer orphans{};
    QTimer changes{};
    QElapsedTimer sinceChanges{};
    QSet<qint64> changed{};
    int toldHeld = 0;
};

DecisionService::DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock,
                                 QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, queue, clock))
{
    d->due.setSingleShot(true);
    d->changes.setSingleShot(true);
    connect(&d->due, &QTimer::timeout, this, &DecisionService::tick);
    connect(&d->changes, &QTimer::timeout, this, &DecisionService::emitChanges);
    connect(&d->orphans, &QTimer::timeout, this, &DecisionService::restore);
    connect(&d->ledger, &DecisionLedger::changed, this, &DecisionService::scheduleEmit);
    connect(&d->ledger, &DecisionLedger::removed, this, [this](qint64 id) {
        d->changed.remove(id);
        Q_EMIT jobRemoved(id);
    });
    connect(&d->ledger, &DecisionLedger::decided, this, &DecisionService::decided);
    connect(&d->ledger.journal(), &DecisionJournal::troubleChanged, this, &DecisionService::troubleChanged);
    connect(&d->ledger.sender(), &DecisionSender::waitingForChanged, this, [this] {
        for (const auto &job : d->ledger.table().jobs()) {
            if (job->summary.phase == Phase::Sending)
                scheduleEmit(job->summary.id);
        }
    });
}

DecisionService::~DecisionService() = default;

void DecisionService::start()
{
    restore();
    d->orphans.start(orphansEvery);
}

void DecisionService::restore()
{
    d->ledger.restore([this] { return d->in(shortestGrace); }, [this] { return d->in(longestGrace); },
                      [this] {
                          if (!std::exchange(d->isReady, true))
                              Q_EMIT ready();
                          tick();
                      });
}

bool DecisionService::isReady() const
{
    return d->isReady;
}

void DecisionService::setGrace(Api::RedemptionDecision decision, int seconds)
{
    d->grace[std::size_t(decision)] = std::clamp(seconds, 0, longestGrace);
}

auto DecisionService::grace(Api::RedemptionDecision decision) const -> int
{
    return d->grace[std::size_t(decision)];
}

void DecisionService::setSettling(std::chrono::milliseconds time)
{
    d->ledger.sender().setSettling(time);
}

auto DecisionService::decide(QStringList ids, Api::RedemptionDecision decision) -> qint64
{
    const QDateTime now = d->clock.now();
    const auto job = d->ledger.decide(std::move(ids), decision, now, now.addSecs(grace(decision)));
    if (!job)
        return 0;
    Q_EMIT jobAdded(job->summary.id);
    scheduleEmit(job->summary.id);
    d->due.start(0);
    return job->summary.id;
}

auto DecisionService::undo(qint64 id) -> bool
{
    const auto job = d->job(id);
    if (!job || job->summary.phase != Phase::Held)
        return false;
    d->ledger.undo(job, Phase::Undone);
    return true;
}

auto DecisionService::newestHeld() const -> qint64
{
    const auto &jobs = d->ledger.table().jobs();
    const auto newest = std::find_if(jobs.rbegin(), jobs.rend(),
                                     [](const auto &job) { return job->summary.phase == Phase::Held; });
    return newest == jobs.rend() ? 0 : (*newest)->summary.id;
}

void DecisionService::sendNow(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->summary.phase == Phase::Held)
        d->ledger.setPhase(job, Phase::Sending);
}

void DecisionService::sendAllNow()
{
    const auto jobs = d->ledger.table().jobs();
    for (const auto &job : jobs)
        sendNow(job->summary.id);
}

void DecisionService::close()
{
    d->isClosed = true;
    d->orphans.stop();
    d->ledger.sender().close();
}

void DecisionService::tick()
{
    if (d->isClosed)
        return;
    const QDateTime now = d->clock.now();
    QDateTime next;
    const auto jobs = d->ledger.table().jobs();
    for (const auto &job : jobs) {
        if (job->summary.phase != Phase::Held)
            continue;
        // A clock that was put back holds nothing for longer than anybody could have wanted.
        const QDateTime dueAt = std::min(job->summary.dueAt, now.addSecs(longestGrace));
        job->summary.dueAt = dueAt;
        if (dueAt <= now)
            d->ledger.setPhase(job, Phase::Sending);
        else if (!next.isValid() || dueAt < next)
            next = dueAt;
    }
    if (next.isValid())
        d->due.start(int(std::clamp<qint64>(now.msecsTo(next), 1, 1'000)));
}

void DecisionService::pause(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->summary.phase <= Phase::Sending)
        d->ledger.setPhase(job, Phase::Paused);
}

void DecisionService::resume(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->summary.phase == Phase::Paused && !d->ledger.isRestoring(job))
        d->ledger.setPhase(job, Phase::Sending);
}

void DecisionService::cancel(qint64 id)
{
    const auto job = d->job(id);
    if (!job || undo(id))
        return;
    if (job->summary.phase == Phase::Sending || job->summary.phase == Phase::Paused)
        d->ledger.undo(job, Phase::Stopping);
}

void DecisionService::retryFailed(qint64 id)
{
    const auto job = d->job(id);
    // While it is being stopped nothing more is sent of it.
    if (!job || job->summary.failed == 0 || job->summary.phase == Phase::Stopping)
        return;
    d->ledger.retryFailed(job);
}

void DecisionService::retry(const QString &redemptionId)
{
    const auto place = d->ledger.table().find(redemptionId);
    const bool isStopping = place && place->job->summary.phase == Phase::Stopping;
    if (place && place->row().state == DecisionState::Failed && !isStopping) {
        d->ledger.retry({*place});
        return;
    }
    const QueueEntry *entry = d->queue->find(redemptionId);
    if ((!place || isStopping) && entry && entry->state == QueueState::Failed && entry->decision)
        decide({redemptionId}, *entry->decision);
}

void DecisionService::dismiss(qint64 id)
{
    const auto job = d->job(id);
    if (job && !job->summary.isOpen())
        d->ledger.forget(job);
}

auto DecisionService::jobs() const -> QList<DecisionJob>
{
    QList<DecisionJob> all;
    const auto &jobs = d->ledger.table().jobs();
    all.reserve(jobs.size());
    const Remaining rest = remaining();
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job)
        all.append(snapshot(**job, rest));
    return all;
}

auto DecisionService::job(qint64 id) const -> std::optional<DecisionJob>
{
    const auto job = d->job(id);
    return job ? std::optional(snapshot(*job, remaining())) : std::nullopt;
}

auto DecisionService::deciding(const QString &rewardId) const -> QSet<qint64>
{
    QSet<qint64> found;
    for (const auto &job : d->ledger.table().jobs()) {
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

DecisionService::Remaining DecisionService::remaining() const
{
    Remaining rest;
    for (const auto &job : d->ledger.table().jobs()) {
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
    const auto &sender = d->ledger.sender();
    const auto &pace = sender.pace();
    answer.waitingFor = sender.waitingFor();
    answer.perMinute = pace.perMinute();
    // Jobs take turns: each lasts about as long as all of them.
    const int byLimit = pace.secondsFor(rest.calls);
    if (answer.perMinute > 0)
        answer.secondsLeft
            = std::max(byLimit, int((qint64(rest.rows) * 60 + answer.perMinute - 1) / answer.perMinute));
    else if (byLimit > 0)
        answer.secondsLeft = byLimit;
    return answer;
}

auto DecisionService::row(qint64 id, int at) const -> DecisionRow
{
    const auto job = d->job(id);
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
    return d->ledger.table().open();
}

DecisionCounts DecisionService::counts() const
{
    return d->ledger.counts();
}

auto DecisionService::trouble() const -> QString
{
    return d->ledger.journal().trouble();
}

void DecisionService::scheduleEmit(qint64 id)
{
    d->changed.insert(id);
    if (d->changes.isActive())
        return;
    const qint64 since = d->sinceChanges.isValid() ? d->sinceChanges.elapsed() : changesEvery;
    d->changes.start(int(std::clamp<qint64>(changesEvery - since, 0, changesEvery)));
}

void DecisionService::emitChanges()
{
    d->sinceChanges.start();
    bool finished = false;
    const QPointer<DecisionService> there = this;  // whoever is told may end it
    const QSet<qint64> changed = std::exchange(d->changed, {});
    for (const qint64 id : changed) {
        if (const auto job = d->job(id)) {
            finished = finished || !job->summary.isOpen();
            Q_EMIT jobChanged(id);
            if (!there)
                return;
        }
    }
    if (std::exchange(d->toldHeld, held()) != held())
        Q_EMIT heldChanged();
    if (there && finished)
        forgetOld();
}

void DecisionService::forgetOld()
{
    QList<DecisionTable::JobPointer> finished;
    for (const auto &job : d->ledger.table().jobs()) {
        if (!job->summary.isOpen() && job->summary.failed == 0)
            finished.append(job);
    }
    for (qsizetype i = 0; i < finished.size() - maxFinished; ++i)
        d->ledger.forget(finished[i]);
}

}  // namespace Sidestage
