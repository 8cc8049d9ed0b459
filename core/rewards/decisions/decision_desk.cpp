// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_desk.h"

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

struct DecisionDesk::Private
{
    Private(Account *account, RedemptionQueue *q, const Clock &c)
        : queue(q)
        , clock(c)
        , ledger(account, q)
    {
    }

    QDateTime in(int seconds) const { return clock.now().addSecs(seconds); }
    DecisionBook::JobPointer job(qint64 id) { return ledger.book().job(id); }

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

DecisionDesk::DecisionDesk(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, queue, clock))
{
    d->due.setSingleShot(true);
    d->changes.setSingleShot(true);
    connect(&d->due, &QTimer::timeout, this, &DecisionDesk::tick);
    connect(&d->changes, &QTimer::timeout, this, &DecisionDesk::tellChanges);
    connect(&d->orphans, &QTimer::timeout, this, &DecisionDesk::restore);
    connect(&d->ledger, &DecisionLedger::changed, this, &DecisionDesk::noteChange);
    connect(&d->ledger, &DecisionLedger::removed, this, [this](qint64 id) {
        d->changed.remove(id);
        Q_EMIT jobRemoved(id);
    });
    connect(&d->ledger, &DecisionLedger::decided, this, &DecisionDesk::decided);
    connect(&d->ledger.journal(), &DecisionJournal::troubleChanged, this, &DecisionDesk::troubleChanged);
    connect(&d->ledger.sender(), &DecisionSender::waitingForChanged, this, [this] {
        for (const auto &job : d->ledger.book().jobs()) {
            if (job->told.phase == Phase::Sending)
                noteChange(job->told.id);
        }
    });
}

DecisionDesk::~DecisionDesk() = default;

void DecisionDesk::start()
{
    restore();
    d->orphans.start(orphansEvery);
}

void DecisionDesk::restore()
{
    d->ledger.restore([this] { return d->in(shortestGrace); }, [this] { return d->in(longestGrace); },
                      [this] {
                          if (!std::exchange(d->isReady, true))
                              Q_EMIT ready();
                          tick();
                      });
}

bool DecisionDesk::isReady() const
{
    return d->isReady;
}

void DecisionDesk::setGrace(Api::RedemptionDecision decision, int seconds)
{
    d->grace[std::size_t(decision)] = std::clamp(seconds, 0, longestGrace);
}

auto DecisionDesk::grace(Api::RedemptionDecision decision) const -> int
{
    return d->grace[std::size_t(decision)];
}

void DecisionDesk::setSettling(std::chrono::milliseconds time)
{
    d->ledger.sender().setSettling(time);
}

auto DecisionDesk::decide(QStringList ids, Api::RedemptionDecision decision) -> qint64
{
    const QDateTime now = d->clock.now();
    const auto job = d->ledger.decide(std::move(ids), decision, now, now.addSecs(grace(decision)));
    if (!job)
        return 0;
    Q_EMIT jobAdded(job->told.id);
    noteChange(job->told.id);
    d->due.start(0);
    return job->told.id;
}

auto DecisionDesk::undo(qint64 id) -> bool
{
    const auto job = d->job(id);
    if (!job || job->told.phase != Phase::Held)
        return false;
    d->ledger.takeBack(job, Phase::Undone);
    return true;
}

auto DecisionDesk::newestHeld() const -> qint64
{
    const auto &jobs = d->ledger.book().jobs();
    const auto newest = std::find_if(jobs.rbegin(), jobs.rend(),
                                     [](const auto &job) { return job->told.phase == Phase::Held; });
    return newest == jobs.rend() ? 0 : (*newest)->told.id;
}

void DecisionDesk::sendNow(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->told.phase == Phase::Held)
        d->ledger.setPhase(job, Phase::Sending);
}

void DecisionDesk::sendAllNow()
{
    const auto jobs = d->ledger.book().jobs();
    for (const auto &job : jobs)
        sendNow(job->told.id);
}

void DecisionDesk::close()
{
    d->isClosed = true;
    d->orphans.stop();
    d->ledger.sender().close();
}

void DecisionDesk::tick()
{
    if (d->isClosed)
        return;
    const QDateTime now = d->clock.now();
    QDateTime next;
    const auto jobs = d->ledger.book().jobs();
    for (const auto &job : jobs) {
        if (job->told.phase != Phase::Held)
            continue;
        // A clock that was put back holds nothing for longer than anybody could have wanted.
        const QDateTime dueAt = std::min(job->told.dueAt, now.addSecs(longestGrace));
        job->told.dueAt = dueAt;
        if (dueAt <= now)
            d->ledger.setPhase(job, Phase::Sending);
        else if (!next.isValid() || dueAt < next)
            next = dueAt;
    }
    if (next.isValid())
        d->due.start(int(std::clamp<qint64>(now.msecsTo(next), 1, 1'000)));
}

void DecisionDesk::pause(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->told.phase <= Phase::Sending)
        d->ledger.setPhase(job, Phase::Paused);
}

void DecisionDesk::resume(qint64 id)
{
    const auto job = d->job(id);
    if (job && job->told.phase == Phase::Paused && !d->ledger.isRestoring(job))
        d->ledger.setPhase(job, Phase::Sending);
}

void DecisionDesk::cancel(qint64 id)
{
    const auto job = d->job(id);
    if (!job || undo(id))
        return;
    if (job->told.phase == Phase::Sending || job->told.phase == Phase::Paused)
        d->ledger.takeBack(job, Phase::Stopping);
}

void DecisionDesk::retryFailed(qint64 id)
{
    const auto job = d->job(id);
    // While it is being stopped nothing more is sent of it.
    if (!job || job->told.failed == 0 || job->told.phase == Phase::Stopping)
        return;
    d->ledger.retryFailed(job);
}

void DecisionDesk::retry(const QString &redemptionId)
{
    const auto place = d->ledger.book().find(redemptionId);
    const bool isStopping = place && place->job->told.phase == Phase::Stopping;
    if (place && place->row().state == DecisionState::Failed && !isStopping) {
        d->ledger.retry({*place});
        return;
    }
    const QueueEntry *entry = d->queue->find(redemptionId);
    if ((!place || isStopping) && entry && entry->state == QueueState::Failed && entry->decision)
        decide({redemptionId}, *entry->decision);
}

void DecisionDesk::dismiss(qint64 id)
{
    const auto job = d->job(id);
    if (job && !job->told.isOpen())
        d->ledger.forget(job);
}

auto DecisionDesk::jobs() const -> QList<DecisionJob>
{
    QList<DecisionJob> all;
    const auto &jobs = d->ledger.book().jobs();
    all.reserve(jobs.size());
    const Rest rest = whatIsLeft();
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job)
        all.append(told(**job, rest));
    return all;
}

auto DecisionDesk::job(qint64 id) const -> std::optional<DecisionJob>
{
    const auto job = d->job(id);
    return job ? std::optional(told(*job, whatIsLeft())) : std::nullopt;
}

auto DecisionDesk::deciding(const QString &rewardId) const -> QSet<qint64>
{
    QSet<qint64> found;
    for (const auto &job : d->ledger.book().jobs()) {
        if (!job->told.isOpen())
            continue;
        const auto lane = std::find_if(job->lanes.begin(), job->lanes.end(),
                                       [&rewardId](const auto &known) { return known.rewardId == rewardId; });
        const int at = int(lane - job->lanes.begin());
        if (std::any_of(job->rows.begin(), job->rows.end(), [at](const auto &row) {
                return row.lane == at && row.state <= DecisionState::Sending;
            }))
            found.insert(job->told.id);
    }
    return found;
}

DecisionDesk::Rest DecisionDesk::whatIsLeft() const
{
    Rest rest;
    for (const auto &job : d->ledger.book().jobs()) {
        if (job->told.phase != Phase::Sending)
            continue;
        rest.rows += job->told.open;
        rest.calls += DecisionBook::callsLeft(*job, DecisionSender::most);
    }
    return rest;
}

DecisionJob DecisionDesk::told(const DecisionBook::Job &job, const Rest &rest) const
{
    DecisionJob told = job.told;
    if (told.phase != Phase::Sending)
        return told;
    const auto &sender = d->ledger.sender();
    const auto &pace = sender.pace();
    told.waitingFor = sender.waitingFor();
    told.perMinute = pace.perMinute();
    // Jobs take turns: each lasts about as long as all of them.
    const int byLimit = pace.secondsFor(rest.calls);
    if (told.perMinute > 0)
        told.secondsLeft
            = std::max(byLimit, int((qint64(rest.rows) * 60 + told.perMinute - 1) / told.perMinute));
    else if (byLimit > 0)
        told.secondsLeft = byLimit;
    return told;
}

auto DecisionDesk::row(qint64 id, int at) const -> DecisionRow
{
    const auto job = d->job(id);
    Q_ASSERT(job && at >= 0 && at < job->told.total);
    const auto &row = job->rows[std::size_t(at)];
    const auto &lane = job->lanes[std::size_t(row.lane)];
    const QueueState state = queueStateOf(row.state, job->told.phase);
    std::optional<Api::RedemptionDecision> decision = job->told.decision;
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

auto DecisionDesk::held() const -> int
{
    return d->ledger.book().open();
}

DecisionCounts DecisionDesk::counts() const
{
    return d->ledger.counts();
}

auto DecisionDesk::trouble() const -> QString
{
    return d->ledger.journal().trouble();
}

void DecisionDesk::noteChange(qint64 id)
{
    d->changed.insert(id);
    if (d->changes.isActive())
        return;
    const qint64 since = d->sinceChanges.isValid() ? d->sinceChanges.elapsed() : changesEvery;
    d->changes.start(int(std::clamp<qint64>(changesEvery - since, 0, changesEvery)));
}

void DecisionDesk::tellChanges()
{
    d->sinceChanges.start();
    bool finished = false;
    const QPointer<DecisionDesk> there = this;  // whoever is told may end it
    const QSet<qint64> changed = std::exchange(d->changed, {});
    for (const qint64 id : changed) {
        if (const auto job = d->job(id)) {
            finished = finished || !job->told.isOpen();
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

void DecisionDesk::forgetOld()
{
    QList<DecisionBook::JobPointer> finished;
    for (const auto &job : d->ledger.book().jobs()) {
        if (!job->told.isOpen() && job->told.failed == 0)
            finished.append(job);
    }
    for (qsizetype i = 0; i < finished.size() - mostFinished; ++i)
        d->ledger.forget(finished[i]);
}

}  // namespace Sidestage
