// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_facts.h"

#include <tuple>

namespace Sidestage {

using Api::RedemptionDecision;
using Api::RedemptionStatus;

namespace {

/// Entries per bucket. The latest 30,000 decisions are about 470 per bucket, and never as many as this.
constexpr qsizetype recentKept = 700;

RedemptionStatus statusOf(RedemptionDecision decision)
{
    return decision == RedemptionDecision::Fulfilled ? RedemptionStatus::Fulfilled
                                                     : RedemptionStatus::Canceled;
}

}  // namespace

std::optional<RedemptionDecision> decisionOf(RedemptionStatus status)
{
    switch (status) {
    case RedemptionStatus::Fulfilled:
        return RedemptionDecision::Fulfilled;
    case RedemptionStatus::Canceled:
        return RedemptionDecision::Canceled;
    default:
        return {};
    }
}

bool QueueFact::decidedElsewhere(std::optional<RedemptionDecision> decision)
{
    entry.state = QueueState::DecidedElsewhere;
    entry.decision = decision;
    entry.dueAt = {};
    entry.reason.clear();
    return true;
}

bool QueueFact::waitAgain(qint64 askedAt)
{
    entry.state = QueueState::Waiting;
    entry.decision.reset();
    entry.dueAt = {};
    entry.reason.clear();
    entry.job = 0;
    since = askedAt;
    return true;
}

bool QueueFact::applyStatement(const Api::Redemption &answer, qint64 askedAt)
{
    const auto decision = decisionOf(answer.status);
    if (!decision) {
        const bool assumed
            = !certain && (entry.state == QueueState::DecidedElsewhere || entry.state == QueueState::Gone);
        return assumed && answer.status == RedemptionStatus::Unfulfilled && askedAt > since
            && waitAgain(askedAt);
    }
    const bool same = certain && entry.redemption.status == answer.status;
    certain = true;
    entry.redemption.status = answer.status;
    switch (entry.state) {
    case QueueState::Sending:
        // Most likely our own decision; the response to our call will show it. A different decision is not
        // ours.
        return entry.decision != decision && decidedElsewhere(decision);
    case QueueState::Failed:
        if (entry.decision != decision)
            return decidedElsewhere(decision);
        // The response was lost, but the decision was made.
        entry.state = QueueState::Done;
        entry.reason.clear();
        return true;
    case QueueState::Done:
    case QueueState::DecidedElsewhere:
        return !same && entry.decision != decision && decidedElsewhere(decision);
    case QueueState::Waiting:
    case QueueState::Held:
    case QueueState::Gone:
        break;
    }
    return decidedElsewhere(decision);
}

bool QueueFact::miss(qint64 askedAt, QueueState state)
{
    if (!belongsIntoListing(askedAt))
        return false;
    decidedElsewhere({});
    entry.state = state;
    since = askedAt;
    return true;
}

bool QueueFact::rewardRemoved()
{
    if (!entry.waits() && entry.state != QueueState::Held)
        return false;
    certain = true;
    entry.redemption.status = RedemptionStatus::Fulfilled;
    return decidedElsewhere(RedemptionDecision::Fulfilled);
}

bool QueueFact::apply(const QueueUpdate &update, qint64 now)
{
    const auto seen
        = [this] { return std::tuple(entry.state, entry.decision, entry.dueAt, entry.reason, entry.job); };
    const auto before = seen();
    const bool wasAssumed = !certain && entry.state == QueueState::DecidedElsewhere;
    QueueState state = update.state;
    const bool undecides = state == QueueState::Waiting || state == QueueState::Held
        || state == QueueState::Sending || state == QueueState::Failed;
    if (undecides && (certain || (wasAssumed && state != QueueState::Failed))) {
        // The service has decided meanwhile, which a later change here cannot undo.
        const auto decision = decisionOf(entry.redemption.status);
        if (entry.state == QueueState::Sending && state != QueueState::Sending) {
            const bool ours = state == QueueState::Failed && entry.decision == decision;
            decidedElsewhere(decision);
            if (ours)
                entry.state = QueueState::Done;
        }
        entry.job = update.job;
        return seen() != before;
    }
    entry.state = state;
    entry.decision = update.decision;
    entry.dueAt = state == QueueState::Held ? update.dueAt : QDateTime();
    entry.reason = update.reason;
    entry.job = update.job;
    if (state == QueueState::Done || state == QueueState::DecidedElsewhere) {
        if (!entry.decision && certain)
            entry.decision = decisionOf(entry.redemption.status);
        if (entry.decision) {
            certain = true;
            entry.redemption.status = statusOf(*entry.decision);
        }
    }
    if (entry.isDecided() && !certain)
        since = now;
    return seen() != before;
}

void DecidedCache::add(const QString &id, bool certain, qint64 since)
{
    Bucket &bucket = m_buckets[at(id)];
    if (bucket.recent.size() >= recentKept) {
        bucket.old = std::move(bucket.recent);
        bucket.recent.clear();
    }
    bucket.recent.insert(id, {since, certain});
}

bool DecidedCache::admits(const QString &id, qint64 askedAt) const
{
    const Bucket &bucket = m_buckets[at(id)];
    auto found = bucket.recent.constFind(id);
    if (found == bucket.recent.constEnd()) {
        found = bucket.old.constFind(id);
        if (found == bucket.old.constEnd())
            return true;
    }
    return !found->certain && askedAt > found->since;
}

void DecidedCache::remove(const QString &id)
{
    Bucket &bucket = m_buckets[at(id)];
    bucket.recent.remove(id);
    bucket.old.remove(id);
}

}  // namespace Sidestage
