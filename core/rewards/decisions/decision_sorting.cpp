// SPDX-License-Identifier: GPL-3.0-or-later

// The part of DecisionSender that says what became of each row.

#include "decision_journal.h"
#include "decision_sender.h"

#include <QHash>

namespace Sidestage {

namespace {

/// Whether it may take effect later yet. An answer of the service says that it is over with the request; that
/// of a gateway which gave up (502, 504), or a connection that broke, says nothing.
bool mayStillTakeEffect(const Error &error)
{
    constexpr int badGateway = 502, gatewayTimeout = 504;
    switch (error.kind) {
    case Error::Kind::Server:
        return error.status == badGateway || error.status == gatewayTimeout;
    case Error::Kind::Protocol:
    case Error::Kind::Timeout:  // that long it has been on its way already
        return false;
    default:
        return true;
    }
}

std::optional<Api::RedemptionDecision> wayOf(Api::RedemptionStatus status)
{
    if (status == Api::RedemptionStatus::Fulfilled)
        return Api::RedemptionDecision::Fulfilled;
    if (status == Api::RedemptionStatus::Canceled)
        return Api::RedemptionDecision::Canceled;
    return {};
}

}  // namespace

bool DecisionSender::reconcile(const BatchPointer &batch, const Result<Api::Page<Api::Redemption>> &found)
{
    if (!found) {
        const Error &error = found.error();
        if (error.isTransient() || error.kind == Error::Kind::Unauthorized) {
            reportError(error);
            return false;
        }
        if (error.kind == Error::Kind::Invalid && batch->rows.size() > 1) {
            bisect(*batch);  // one of the ids is not to its liking
            return true;
        }
        const bool gone = error.kind == Error::Kind::NotFound;
        settle(*batch, [&](const DecisionTable::Place &place) -> std::optional<DecisionOutcome> {
            return gone ? DecisionOutcome{.place = place, .state = DecisionState::Gone}
                        : failure(place, error);
        });
        return true;
    }
    const auto before = batch->rows.size();
    QHash<QString, Api::RedemptionStatus> status;
    for (const Api::Redemption &redemption : found->data)
        status.insert(redemption.id, redemption.status);
    settle(*batch, [&](const DecisionTable::Place &place) -> std::optional<DecisionOutcome> {
        auto &row = place.row();
        const auto now = status.constFind(row.id);
        if (now == status.constEnd())
            return DecisionOutcome{.place = place, .state = DecisionState::Gone};
        if (*now == Api::RedemptionStatus::Unfulfilled) {
            row.doubtful = row.maybeSent = false;
            return {};
        }
        const auto way = wayOf(*now);
        // Decided as we wanted, and perhaps by us: who else did it would make no difference.
        if (row.maybeSent && way == batch->decision)
            return DecisionOutcome{.place = place, .state = DecisionState::Done, .way = way};
        return DecisionOutcome{.place = place, .state = DecisionState::Elsewhere, .way = way};
    });
    batch->doubtful = false;
    if (batch->rows.size() < before && !batch->refusal.isTransient())
        batch->refusals = 0;  // those were to blame
    return true;
}

void DecisionSender::dropCancelled(Batch &batch)
{
    settle(batch, [](const DecisionTable::Place &place) -> std::optional<DecisionOutcome> {
        switch (place.job->summary.phase) {
        case DecisionJob::Phase::Stopping:
            return DecisionOutcome{.place = place, .state = DecisionState::TakenBack};
        case DecisionJob::Phase::Paused:
            return DecisionOutcome{.place = place, .state = DecisionState::Open};
        default:
            return {};
        }
    });
}

void DecisionSender::classify(const BatchPointer &batch, const Result<QList<Api::Redemption>> &answer)
{
    if (answer) {
        m_pace.succeeded();
        m_offline = false;
        m_tooMany = false;
        m_careful = std::max(0, m_careful - 1);
        QHash<QString, Api::RedemptionStatus> status;
        for (const Api::Redemption &redemption : *answer)
            status.insert(redemption.id, redemption.status);
        int decided = 0;
        settle(*batch, [&](const DecisionTable::Place &place) -> std::optional<DecisionOutcome> {
            if (!status.contains(place.row().id))
                return {};
            ++decided;
            return DecisionOutcome{.place = place, .state = DecisionState::Done, .way = batch->decision};
        });
        m_pace.decided(decided);
        if (batch->rows.isEmpty())
            return;
        // It says nothing about the others; mostly somebody else has decided them.
        batch->refusal
            = {.kind = Error::Kind::Protocol, .message = tr("The service did not accept the decision.")};
    } else {
        ++m_counts.refused;
        batch->refusal = answer.error();
        reportError(answer.error());
        if (answer.error().isUncertain()) {
            for (const auto &place : std::as_const(batch->rows))
                place.row().maybeSent = true;
            if (mayStillTakeEffect(answer.error()))
                batch->notBefore = m_time.elapsed() + m_settling.count();
            Q_EMIT doubted(batch->rows);
        }
    }
    const auto kind = batch->refusal.kind;
    if (kind != Error::Kind::Unauthorized && kind != Error::Kind::RateLimited
        && kind != Error::Kind::Cancelled)
        ++batch->refusals;
    batch->doubtful = true;
    retry(batch);
}

bool DecisionSender::bisectOrFail(const BatchPointer &batch)
{
    if (batch->refusals == 0)
        return false;
    const bool passing = batch->refusal.isTransient();
    if (batch->rows.size() > 1 && batch->refusals >= (passing ? 2 : 1)) {
        bisect(*batch);
        return true;
    }
    if (batch->rows.size() == 1 && batch->refusals >= (passing ? 4 : 1)) {
        settle(*batch, [&](const DecisionTable::Place &place) -> std::optional<DecisionOutcome> {
            return failure(place, batch->refusal);
        });
        return true;
    }
    return false;
}

void DecisionSender::bisect(Batch &batch)
{
    const auto middle = batch.rows.size() / 2;
    for (const auto &rows : {batch.rows.mid(middle), batch.rows.first(middle)}) {
        const auto half = std::make_shared<Batch>(batch);
        half->rows = rows;
        half->refusals = 0;
        m_retries.push_front(half);
    }
    batch.rows.clear();
}

DecisionOutcome DecisionSender::failure(const DecisionTable::Place &place, const Error &error)
{
    // Whoever tries again looks first.
    place.row().doubtful = true;
    return {.place = place,
            .state = DecisionState::Failed,
            .reason = error.message.isEmpty()
                ? tr("The service rejected the decision without giving a reason.")
                : error.message};
}

void DecisionSender::settle(Batch &batch, const Classifier &classifier)
{
    QList<DecisionOutcome> outcomes;
    QList<DecisionTable::Place> left;
    for (const auto &place : std::as_const(batch.rows)) {
        if (auto outcome = classifier(place))
            outcomes.append(*std::move(outcome));
        else
            left.append(place);
    }
    if (outcomes.isEmpty())
        return;
    batch.rows = std::move(left);
    QList<DecisionJournal::Outcome> lines;
    lines.reserve(outcomes.size());
    for (const DecisionOutcome &outcome : std::as_const(outcomes)) {
        auto &row = outcome.place.row();
        row.way = outcome.way;
        row.reason = outcome.reason;
        m_table->setState(outcome.place, outcome.state);
        if (outcome.state == DecisionState::Open)
            m_table->requeue(outcome.place);
        lines.append({.job = outcome.place.job->summary.id,
                      .redemption = row.id,
                      .state = outcome.state,
                      .way = outcome.way,
                      .reason = outcome.reason});
    }
    m_journal->settle(lines);
    Q_EMIT settled(outcomes);
}

}  // namespace Sidestage
