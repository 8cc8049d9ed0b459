// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_service.h"

#include "accounts/account.h"
#include "decision_handler.h"
#include "profile/profile_store.h"

namespace Sidestage {

namespace {

using Phase = OutboxJob::Phase;

constexpr int longestGrace = 30;  // seconds

QueueState queueStateOf(const OutboxRow &row, Phase phase)
{
    switch (row.state) {
    case OutboxState::Open:
        return phase == Phase::Held    ? QueueState::Held
            : phase >= Phase::Stopping ? QueueState::Waiting
                                       : QueueState::Sending;
    case OutboxState::Sending:
        return QueueState::Sending;
    case OutboxState::Done:
        return QueueState::Done;
    case OutboxState::Elsewhere:
        return QueueState::DecidedElsewhere;
    case OutboxState::Gone:
        return QueueState::Gone;
    case OutboxState::Failed:
        return QueueState::Failed;
    case OutboxState::Cancelled:
        break;
    }
    return QueueState::Waiting;
}

DecisionJob decisionsOf(const OutboxJob &job)
{
    return {job,
            DecisionHandler::fromText(QString::fromUtf8(job.details))
                .value_or(Api::RedemptionDecision::Fulfilled)};
}

QString reasonOf(const OutboxRow &row)
{
    if (row.state != OutboxState::Failed)
        return {};
    return row.error && !row.error->message.isEmpty()
        ? row.error->message
        : DecisionService::tr("The service rejected the decision without giving a reason.");
}

/// How the queue shows this row.
RedemptionQueue::Update shownAs(const OutboxTable::Place &place)
{
    const OutboxJob &job = place.job->summary;
    const auto &row = place.row();
    if (row.state == OutboxState::Cancelled)
        return {.id = row.key, .state = QueueState::Waiting};
    RedemptionQueue::Update update{.id = row.key,
                                   .state = queueStateOf(row, job.phase),
                                   .decision = DecisionHandler::decisionOf(row),
                                   .reason = reasonOf(row),
                                   .job = job.id};
    if (row.state <= OutboxState::Sending) {
        if (update.state == QueueState::Held)
            update.dueAt = job.dueAt;
        else
            update.state = QueueState::Sending;
        if (row.maybeSent)
            update.reason = DecisionService::tr("Checking");
    } else if (row.state == OutboxState::Elsewhere) {
        update.decision = DecisionHandler::outcomeOf(row);
    }
    return update;
}

}  // namespace

DecisionService::DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock,
                                 QObject *parent)
    : Outbox(QStringLiteral("decisions/") + account->userId(), std::make_unique<DecisionHandler>(account),
             account->store()->background(), clock,
             {.batchSize = DecisionHandler::most, .canVerify = true, .longestGrace = longestGrace}, parent)
    , m_queue(queue)
{
    connect(this, &Outbox::rowsChanged, this, &DecisionService::show);
    connect(this, &Outbox::rowsRestored, this, [this](const QList<Place> &rows) {
        QList<Api::Redemption> redemptions;
        for (const Place &place : rows)
            redemptions.append(DecisionHandler::redemptionOf(place.row()));
        m_queue->upsert(redemptions);
    });
    connect(queue, &RedemptionQueue::changed, this, &DecisionService::queueChanged);
    // A restored redemption may have been decided before the queue emits it.
    connect(queue, &RedemptionQueue::added, this, &DecisionService::queueChanged);
}

void DecisionService::setGrace(Api::RedemptionDecision decision, int seconds)
{
    m_grace[std::size_t(decision)] = std::clamp(seconds, 0, longestGrace);
}

qint64 DecisionService::decide(QStringList ids, Api::RedemptionDecision decision)
{
    const auto source = [queue = m_queue, decision](const QString &id) -> std::optional<OutboxRow> {
        const QueueEntry *entry = queue->find(id);
        if (!entry || !entry->waits())
            return {};
        return DecisionHandler::rowOf(entry->redemption, decision);
    };
    return add(std::move(ids), source, DecisionHandler::textOf(decision).toUtf8(), grace(decision));
}

void DecisionService::retry(const QString &redemptionId)
{
    if (Outbox::retry(redemptionId))
        return;
    const auto place = find(redemptionId);
    const bool isFree = !place || place->job->summary.phase == Phase::Stopping;
    const QueueEntry *entry = m_queue->find(redemptionId);
    if (isFree && entry && entry->state == QueueState::Failed && entry->decision)
        decide({redemptionId}, *entry->decision);
}

QList<DecisionJob> DecisionService::jobs() const
{
    QList<DecisionJob> all;
    const QList<OutboxJob> jobs = Outbox::jobs();
    all.reserve(jobs.size());
    for (const OutboxJob &job : jobs)
        all.append(decisionsOf(job));
    return all;
}

std::optional<DecisionJob> DecisionService::job(qint64 id) const
{
    const auto job = Outbox::job(id);
    return job ? std::optional(decisionsOf(*job)) : std::nullopt;
}

DecisionRow DecisionService::row(qint64 id, int at) const
{
    const OutboxRow &row = Outbox::row(id, at);
    const Api::Redemption redemption = DecisionHandler::redemptionOf(row);
    const QueueState state = queueStateOf(row, phaseOf(id));
    std::optional<Api::RedemptionDecision> decision = DecisionHandler::decisionOf(row);
    if (state == QueueState::DecidedElsewhere)
        decision = DecisionHandler::outcomeOf(row);
    else if (state == QueueState::Waiting || state == QueueState::Gone)
        decision.reset();
    return {.redemptionId = row.key,
            .rewardId = redemption.reward.id,
            .rewardTitle = redemption.reward.title,
            .viewer = redemption.userName,
            .input = redemption.userInput,
            .points = row.weight,
            .state = state,
            .decision = decision,
            .reason = reasonOf(row)};
}

QSet<qint64> DecisionService::deciding(const QString &rewardId) const
{
    return jobsOf(DecisionHandler::laneOf(rewardId, Api::RedemptionDecision::Fulfilled))
        + jobsOf(DecisionHandler::laneOf(rewardId, Api::RedemptionDecision::Canceled));
}

void DecisionService::show(const QList<Place> &rows)
{
    QList<RedemptionQueue::Update> updates;
    updates.reserve(rows.size());
    for (const Place &place : rows)
        updates.append(shownAs(place));
    m_queue->update(updates);
}

void DecisionService::queueChanged(const QStringList &ids)
{
    if (isEmpty())
        return;
    QHash<QString, OutboxHandler::Outcome> outcomes;
    for (const QString &id : ids) {
        const QueueEntry *entry = m_queue->find(id);
        // A redemption that is only missing in a listing may come back; the sender will find out.
        if (entry && entry->isDecided() && entry->decision)
            outcomes.insert(
                id,
                {.state = entry->state == QueueState::Done ? OutboxState::Done : OutboxState::Elsewhere,
                 .outcome = DecisionHandler::textOf(*entry->decision)});
    }
    settle(outcomes);
}

}  // namespace Sidestage
