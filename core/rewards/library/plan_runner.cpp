// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_runner.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/list_walk.h"
#include "client/session.h"
#include "library_store.h"
#include "library_texts.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_writes.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

using namespace Api;
using What = PlanStep::What;
using State = PlanStep::State;

namespace {

/// How often a step is tried without a connection, and how often a queue is processed.
constexpr int maxTries = 3;
constexpr int maxRounds = 4;

const RewardChanges disabled{.isEnabled = false};

}  // namespace

PlanRunner::PlanRunner(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
{
    connect(m_parts.rewards, &RewardList::freshnessChanged, this, &PlanRunner::runNext);
    connect(m_parts.decisions, &DecisionService::ready, this, &PlanRunner::runNext);
    for (const auto signal : {&DecisionService::jobChanged, &DecisionService::jobRemoved})
        connect(m_parts.decisions, signal, this, &PlanRunner::checkJobs);
}

void PlanRunner::load()
{
    auto kept = m_parts.store->plan();
    if (!kept)
        return;
    m_plan = std::move(kept->plan);
    m_running = !kept->isOver;
    runNext();
}

Result<void> PlanRunner::start(const SwapPlan &plan, const std::optional<RewardSet> &swapBack)
{
    if (m_running)
        return Error{.kind = Error::Kind::Conflict, .message = tr("Another plan is in progress.")};
    if (!plan.fits) {
        Error error{.kind = Error::Kind::Invalid};
        error.message = tr("The plan needs more slots than the service has.");
        return error;
    }
    if (auto kept = m_parts.store->savePlan(plan, swapBack); !kept)
        return kept;
    m_plan = plan;
    m_running = true;
    m_cancelled = false;
    m_tries = 0;
    Q_EMIT changed();
    runNext();
    return {};
}

Result<void> PlanRunner::add(const QList<PlanStep> &steps)
{
    if (auto kept = m_parts.store->addSteps(int(m_plan->steps.size()), steps); !kept)
        return kept;
    m_plan->steps.append(steps);
    Q_EMIT changed();
    runNext();
    return {};
}

void PlanRunner::cancel()
{
    if (!m_running)
        return;
    m_cancelled = true;
    // At once, because after a restart nothing of it may be done.
    std::ignore = m_parts.store->endPlan();
    const QSet<qint64> jobs = m_ownJobs;
    for (const qint64 job : jobs)
        m_parts.decisions->cancel(job);
    runNext();
}

void PlanRunner::runNext()
{
    if (!m_running || m_place >= 0)
        return;
    const auto next = std::ranges::find_if(m_plan->steps, [](const PlanStep &one) { return !one.isOver(); });
    if (next == m_plan->steps.end())
        return end();
    const int place = int(next - m_plan->steps.begin());
    const PlanStep now = *next;  // a copy: a slot of changed() may add steps
    if (m_cancelled) {
        m_place = place;
        return finish(State::Skipped, tr("Cancelled."));
    }
    // Steps require the current rewards; a failed reading is repeated by its poll. With the next sign-in they
    // are read again, and the plan goes on.
    if (needsSignIn() || !m_parts.rewards->isKnown() || !m_parts.rewards->failure().isEmpty()
        || m_parts.rewards->isReading())
        return;
    if (now.freesSlot() && !m_parts.decisions->isReady())
        return;
    m_place = place;
    m_rounds = 0;
    setState(State::Running);
    if (!now.isChange())
        finish(State::Done);
    else if (now.freesSlot())
        takeOff();
    else if (now.what == What::TurnOff)
        turnOff();
    else
        bringOn();
}

void PlanRunner::bringOn()
{
    const auto own = m_parts.reward(step().reward);
    if (!own)
        return finish(State::Failed, tr("No longer in the library."));
    const RewardChanges wanted = turnedOn(own->reward, step().what == What::Pause);
    auto row = own->serviceId.isEmpty() ? std::nullopt : m_parts.rewards->find(own->serviceId);
    if (!row) {
        // It may have been created just before this program ended, with the response lost.
        const auto ours = m_parts.rewards->ours();
        for (const Reward &reward : ours) {
            if (titleKey(reward.title) == titleKey(own->title()))
                row = m_parts.rewards->find(reward.id);
        }
    }
    const auto done = [this](const Result<Reward> &outcome) { conclude(statusOf(outcome)); };
    if (row) {
        const RewardChanges changes = differenceOf(row->reward, wanted);
        if (isEmpty(changes))
            return finish(State::Done);
        return m_parts.rewards->update(row->id, changes, this, done);
    }
    if (m_parts.rewards->confirmed().size() >= RewardList::maxRewards)
        return finish(State::Skipped, tr("No free slot."));
    m_parts.rewards->create(wanted, this, done);
}

void PlanRunner::turnOff()
{
    const auto row = m_parts.rewards->find(step().serviceId);
    if (!row || !row->reward.isEnabled)
        return finish(State::Done);
    m_parts.rewards->update(row->id, disabled, this,
                            [this](const Result<Reward> &outcome) { conclude(statusOf(outcome)); });
}

void PlanRunner::takeOff()
{
    const auto row = m_parts.rewards->find(step().serviceId);
    if (!row)
        return gone({});
    if (!row->isOurs)
        return finish(State::Skipped, tr("Made by another app. Only that app can delete it."));
    if (!row->reward.isEnabled) {
        drain();
        return;
    }
    // Disabled first, so that it cannot be redeemed while its queue is emptied.
    m_parts.rewards->update(row->id, disabled, this, [this](const Result<Reward> &outcome) {
        if (outcome)
            drain();
        else
            conclude(outcome.error());
    });
}

Bound PlanRunner::drain()
{
    m_jobs.clear();
    m_ownJobs.clear();
    const QString rewardId = step().serviceId;
    QStringList waiting;
    // First the known waiting redemptions are decided; then the service's list is read to find others.
    if (m_rounds == 0 && m_parts.queue->waiting(rewardId) > 0) {
        const auto ids = m_parts.queue->ids();
        for (const QString &id : ids) {
            const QueueEntry *entry = m_parts.queue->find(id);
            if (entry && entry->redemption.reward.id == rewardId)
                waiting.append(id);
        }
    } else {
        const QDateTime askedAt = QDateTime::currentDateTimeUtc();
        GetRedemptions request;
        request.broadcasterId = m_parts.account->userId();
        request.rewardId = rewardId;
        request.status = RedemptionStatus::Unfulfilled;
        ListWalk<GetRedemptions> pages(m_parts.account->client(), inLargestPages(request));
        auto collecting = pages.collect();
        const auto there = co_await collecting;
        if (!there) {
            if (there.error().kind == Error::Kind::NotFound)
                deleteNow();  // it is deleted already
            else
                conclude(there.error());
            co_return;
        }
        m_parts.queue->takeAll(rewardId, *there, askedAt);
        for (const Redemption &redemption : *there)
            waiting.append(redemption.id);
    }
    if (m_cancelled)
        co_return finish(State::Skipped, tr("Cancelled."));
    if (waiting.isEmpty()) {
        // The outcome of requests before a restart, or without a response, is not known yet. After the reward
        // is deleted, the service could not return it.
        m_jobs = m_parts.decisions->deciding(rewardId);
        if (m_jobs.isEmpty())
            deleteNow();
        co_return;
    }
    if (++m_rounds > maxRounds) {
        QString reason = tr("%n redemptions are still waiting.", nullptr, int(waiting.size()));
        for (const QString &id : std::as_const(waiting)) {
            const QueueEntry *entry = m_parts.queue->find(id);
            if (entry && !entry->reason.isEmpty()) {
                reason += u' ' + entry->reason;
                break;
            }
        }
        co_return finish(State::Failed, reason);
    }
    decide(waiting);
    if (m_jobs.isEmpty()) {
        // All are decided already, but the service's listing is not up to date yet.
        auto rest = delay(std::chrono::milliseconds(500));
        co_await rest;
        drain();
    }
}

void PlanRunner::decide(const QStringList &ids)
{
    QStringList open;
    for (const QString &id : ids) {
        const QueueEntry *entry = m_parts.queue->find(id);
        if (!entry)
            continue;
        if (entry->state == QueueState::Held || entry->state == QueueState::Sending)
            m_jobs.insert(entry->job);  // decided by the user: it is sent at the end of its grace period
        else if (entry->waits())
            open.append(id);
    }
    m_jobs.remove(0);
    if (open.isEmpty())
        return;
    const auto decision = step().queue == PlanStep::Queue::FulfilFirst ? RedemptionDecision::Fulfilled
                                                                       : RedemptionDecision::Canceled;
    const qint64 job = m_parts.decisions->decide(open, decision);
    if (job == 0)
        return;
    m_jobs.insert(job);
    m_ownJobs.insert(job);
    m_parts.decisions->sendNow(job);
}

void PlanRunner::checkJobs()
{
    if (m_jobs.isEmpty())
        return;
    m_jobs.removeIf([this](qint64 id) {
        const auto job = m_parts.decisions->job(id);
        return !job || !job->isOpen();
    });
    if (!m_jobs.isEmpty())
        return;
    // Deferred until all slots of that signal have run, because they update the queue.
    QMetaObject::invokeMethod(
        this, [this] { drain(); }, Qt::QueuedConnection);
}

void PlanRunner::deleteNow()
{
    m_parts.rewards->remove(step().serviceId, this, [this](const Result<void> &outcome) { gone(outcome); });
}

void PlanRunner::gone(const Result<void> &outcome)
{
    const PlanStep now = step();
    if (outcome && now.isForgotten)
        m_parts.forget(now.reward);
    conclude(outcome);
}

void PlanRunner::conclude(const Result<void> &outcome)
{
    if (outcome)
        return finish(State::Done);
    if (outcome.error().isTransient() && ++m_tries < maxTries && !m_cancelled) {
        setState(State::Planned);
        m_place = -1;
        m_parts.rewards->refresh();  // its poll retries, and the plan continues after a response
        return;
    }
    if (outcome.error().kind == Error::Kind::Unauthorized && needsSignIn() && !m_cancelled) {
        setState(State::Planned);
        m_place = -1;
        return;
    }
    finish(State::Failed, refusalText(outcome.error()));
}

bool PlanRunner::needsSignIn() const
{
    const Session &session = *m_parts.account->session();
    return session.isEnded() || isAwaited(session) || session.refusal();
}

void PlanRunner::setState(State state, const QString &reason)
{
    step().state = state;
    step().reason = reason;
    // If writing the state failed, the step is only checked once more after a restart.
    std::ignore = m_parts.store->saveStep(m_place, step());
    Q_EMIT changed();
}

void PlanRunner::finish(State state, const QString &reason)
{
    m_tries = 0;
    m_jobs.clear();
    m_ownJobs.clear();
    setState(state, reason);
    m_place = -1;
    // Deferred, because a plan may have hundreds of steps with nothing to do.
    QMetaObject::invokeMethod(this, &PlanRunner::runNext, Qt::QueuedConnection);
}

void PlanRunner::end()
{
    m_running = false;
    const bool whole = !std::exchange(m_cancelled, false);
    std::ignore = m_parts.store->endPlan();
    const auto failed = std::ranges::count_if(m_plan->steps,
                                              [](const PlanStep &step) { return step.state != State::Done; });
    Q_EMIT changed();
    Q_EMIT finished(int(failed), whole);
}

}  // namespace Sidestage
