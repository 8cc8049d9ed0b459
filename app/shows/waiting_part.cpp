// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the end of a show that decides about what waits.

#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "show_handlers.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

constexpr int idsPerCall = 50;

class WaitingPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit WaitingPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Waiting, sources.account, Api::Scope::ChannelManageRedemptions,
                      tr("Sidestage needs permission to manage rewards."))
        , m_service(sources.rewards)
    {
        connect(m_service->queue(), &RedemptionQueue::totalsChanged, this, &ShowHandler::changed);
    }

    void read(QObject *context, Read done) override
    {
        const auto readQueue = [this, context, done] { readFeed(m_service->feed(), context, done); };
        RewardList *const rewards = m_service->rewards();
        if (rewards->isKnown())
            return readQueue();
        // Only the queue of known rewards can be read.
        using Availability = RewardList::Availability;
        whenRead(
            rewards->poll(), context, [rewards] { rewards->refresh(); },
            [rewards] { return rewards->availability() > Availability::Known; },
            [this, rewards, readQueue, done](const QString &failure) {
                if (rewards->isKnown())
                    readQueue();
                else if (rewards->availability() == Availability::NotEligible)
                    done(QString());  // without channel points nothing waits
                else
                    done(Error{.message = obstacle().isEmpty() ? failure : obstacle()});
            });
    }

    PartPlan compare(const QString &, const QString &) const override
    {
        PartPlan plan;
        QHash<QString, QStringList> waiting;
        const QStringList ids = m_service->queue()->ids();
        for (const QString &id : ids) {
            const QueueEntry *entry = m_service->queue()->find(id);
            if (entry && entry->waits())
                waiting[entry->redemption.reward.id].append(id);
        }
        for (const RewardRow &row : m_service->rewards()->confirmed()) {
            const QStringList there = waiting.value(row.id);
            if (there.isEmpty())
                continue;
            plan.steps.append({.key = row.id,
                               .label = row.reward.title,
                               .obstacle = row.isOurs ? QString() : tr("Made by another app."),
                               .rule = tr("The service lets only the app that made a reward decide about "
                                          "its redemptions."),
                               .requests = int((there.size() + idsPerCall - 1) / idsPerCall),
                               .items = there,
                               .points = m_service->queue()->waitingPoints(row.id)});
        }
        std::ranges::sort(plan.steps, std::greater(), &ShowStep::points);
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        auto *watch = new QObject(context);
        const auto now = std::make_shared<PartPlan>(plan);
        DecisionService *const decisions = m_service->decisions();
        const auto look = [this, now, progress, watch, decisions] {
            const PartPlan before = *now;
            for (ShowStep &step : now->steps) {
                if (step.state != State::Running || !step.canRun())
                    continue;
                if (isStopped() && step.reference.isEmpty())
                    step.state = State::Planned;
                // Before the queue was read, nothing seems to wait.
                else if (decisions->isReady() && m_service->feed()->isComplete())
                    advance(step);
                if (step.state == State::Running && !isStopped())
                    break;  // one reward after the other, so that the next one can be stopped
            }
            if (now->count(State::Running) == 0) {
                disconnect(this, nullptr, watch, nullptr);
                for (QObject *source : sources())
                    disconnect(source, nullptr, watch, nullptr);
                watch->deleteLater();
            }
            if (*now != before)
                progress(*now);
        };
        connect(decisions, &DecisionService::ready, watch, look, Qt::QueuedConnection);
        connect(decisions, &DecisionService::jobChanged, watch, look, Qt::QueuedConnection);
        connect(decisions, &DecisionService::jobRemoved, watch, look, Qt::QueuedConnection);
        connect(m_service->feed(), &QueueFeed::freshnessChanged, watch, look, Qt::QueuedConnection);
        connect(m_service->queue(), &RedemptionQueue::changed, watch, look, Qt::QueuedConnection);
        connect(this, &ShowHandler::stopChanged, watch, look, Qt::QueuedConnection);
        QMetaObject::invokeMethod(watch, look, Qt::QueuedConnection);
    }

    void setStopped(bool isStopped) override
    {
        ShowHandler::setStopped(isStopped);
        if (const qint64 job = isStopped ? std::exchange(m_job, 0) : 0)
            m_service->decisions()->cancel(job);
    }

private:
    QList<QObject *> sources() const
    {
        return {m_service->decisions(), m_service->feed(), m_service->queue()};
    }

    /// Decides what still waits. Decisions have a journal of their own, so nothing is decided twice.
    void advance(ShowStep &step)
    {
        DecisionService *const decisions = m_service->decisions();
        const auto decision = step.decision() == WaitingChoice::Fulfil ? Api::RedemptionDecision::Fulfilled
                                                                       : Api::RedemptionDecision::Canceled;
        QStringList waiting, failed;
        QString why;
        bool isDeciding = false;
        for (const QString &id : std::as_const(step.items)) {
            const QueueEntry *entry = m_service->queue()->find(id);
            if (!entry)
                continue;
            if (entry->state == QueueState::Waiting)
                waiting.append(id);
            else if (entry->state == QueueState::Held || entry->state == QueueState::Sending)
                isDeciding = true;
            else if (entry->state == QueueState::Failed) {
                failed.append(id);
                why = entry->reason;
            }
            if (entry->state == QueueState::Held && entry->job != 0 && !isStopped())
                decisions->sendNow(entry->job);
        }
        // Those that failed before the user asked for this, or asked again, are decided with the others.
        if (step.reference.isEmpty())
            waiting += std::exchange(failed, {});
        if (!waiting.isEmpty() && step.reference.isEmpty()) {
            m_job = decisions->decide(waiting, decision);
            step.reference = QString::number(m_job);
            if (m_job != 0)
                decisions->sendNow(m_job);
            return;
        }
        const auto job = decisions->job(step.reference.toLongLong());
        if (isDeciding || (job && job->isOpen()))
            return;
        m_job = 0;
        if (failed.isEmpty() && waiting.isEmpty()) {
            step.state = State::Done;
        } else if (isStopped()) {
            step.state = State::Planned;
            step.reference.clear();
        } else {
            step.state = State::Failed;
            step.reason = why.isEmpty()
                ? tr("%Ln still wait.", nullptr, int(failed.size() + waiting.size()))
                : tr("%Ln still wait. %1", "a reason", int(failed.size() + waiting.size())).arg(why);
        }
    }

    RewardsService *m_service;
    qint64 m_job = 0;  ///< The decisions that are being sent; 0: none.
};

}  // namespace

std::unique_ptr<ShowHandler> makeWaitingPart(const ShowSources &sources)
{
    return std::make_unique<WaitingPart>(sources);
}

}  // namespace Sidestage
