// SPDX-License-Identifier: GPL-3.0-or-later
#include "outbox_sender.h"

#include "outbox_journal.h"

namespace Sidestage {

namespace {

/// Whether the request may still take effect later. After a response of the service itself it is finished,
/// but not after an error of a gateway (502, 504) or a broken connection.
bool mayStillTakeEffect(const Error &error)
{
    constexpr int badGateway = 502, gatewayTimeout = 504;
    switch (error.kind) {
    case Error::Kind::Server:
        return error.status == badGateway || error.status == gatewayTimeout;
    case Error::Kind::Protocol:
    case Error::Kind::Timeout:  // it had that long to take effect
        return false;
    default:
        return true;
    }
}

/// An error of the session, the rate limit or this program says nothing about the rows.
bool isAboutRows(const Error &error)
{
    return error.kind != Error::Kind::Unauthorized && error.kind != Error::Kind::RateLimited
        && error.kind != Error::Kind::Cancelled;
}

}  // namespace

std::optional<std::chrono::milliseconds> OutboxHandler::retryAfter(const Error &error,
                                                                   const Refusals &refusals) const
{
    constexpr int attempts = 4;
    if (!isAboutRows(error))
        return std::chrono::milliseconds(0);
    const int most = !error.isTransient() ? 1 : refusals.rows > 1 ? 2 : attempts;
    return refusals.count < most ? std::optional(std::chrono::milliseconds(0)) : std::nullopt;
}

OutboxSender::OutboxSender(OutboxHandler *handler, const OutboxOptions *options, OutboxTable *table,
                           OutboxJournal *journal, QObject *parent)
    : QObject(parent)
    , m_handler(handler)
    , m_options(options)
    , m_table(table)
    , m_journal(journal)
{
    m_time.start();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OutboxSender::pump);
    connect(handler, &OutboxHandler::wake, this, &OutboxSender::wake);
}

void OutboxSender::failWaiting(const OutboxTable::JobPointer &job)
{
    for (auto batch = m_retries.begin(); batch != m_retries.end();) {
        const BatchPointer one = *batch;
        if (one->isDoubtful) {
            ++batch;
            continue;
        }
        settle(*one, [&](const Place &place) {
            return place.job == job ? std::optional(failure(place, one->refusal)) : std::nullopt;
        });
        batch = one->rows.isEmpty() ? m_retries.erase(batch) : batch + 1;
        if (one->rows.isEmpty())
            m_busy.remove(one->lane);
    }
    wake();
}

void OutboxSender::pump()
{
    QString reason;
    while (!m_isClosed && m_underWay < m_handler->maxConcurrent()) {
        if (const int pause = m_handler->delay(m_underWay); pause != 0) {
            if (pause > 0)
                m_timer.start(std::min(pause, 1'000));
            reason = m_handler->waitingFor(m_underWay);
            break;
        }
        const BatchPointer batch = next();
        if (!batch)
            break;
        ++m_underWay;
        if (!batch->isMarked)
            mark(batch);
        else if (batch->isDoubtful)
            verify(batch);
        else
            send(batch);
    }
    // Calls that were passed to the client may wait there.
    if (reason.isEmpty() && m_underWay > 0)
        reason = m_handler->waitingFor(m_underWay);
    setWaitingFor(reason);
}

OutboxSender::BatchPointer OutboxSender::next()
{
    const qint64 now = m_time.elapsed();
    const auto first = std::ranges::find_if(
        m_retries, [now](const BatchPointer &batch) { return batch->notBefore <= now; });
    if (first != m_retries.end()) {
        const BatchPointer batch = *first;
        m_retries.erase(first);
        return batch;
    }
    for (const BatchPointer &batch : m_retries) {
        const int wait = int(std::min<qint64>(batch->notBefore - now, 60'000));
        if (!m_timer.isActive() || wait < m_timer.remainingTime())
            m_timer.start(wait);
    }
    const auto rows = m_table->takeBatch(m_options->batchSize, !m_options->isOrdered, m_options->singlesFirst,
                                         [this](const QString &lane) { return !m_busy.contains(lane); });
    if (rows.isEmpty())
        return {};
    const auto batch = std::make_shared<Batch>();
    batch->lane = rows.first().row().lane;
    batch->rows = rows;
    for (const Place &place : rows)
        batch->isDoubtful = batch->isDoubtful || (m_options->canVerify && place.row().isDoubtful);
    if (m_options->isOrdered)
        m_busy.insert(batch->lane);
    return batch;
}

void OutboxSender::mark(const BatchPointer &batch)
{
    batch->isMarked = true;
    QList<OutboxJournal::Claim> claims;
    claims.reserve(batch->rows.size());
    for (const Place &place : std::as_const(batch->rows))
        claims.append({place.job->summary.id, place.row().key});
    m_journal->mark(claims, this, [this, batch](const Result<void> &marked) {
        // Not marked on disk: verify it first, so that nothing is sent twice in this run.
        batch->isDoubtful = batch->isDoubtful || (!marked && m_options->canVerify);
        if (!marked && !m_options->canVerify) {
            settle(*batch, [&](const Place &place) { return failure(place, marked.error()); });
            finished(batch);
        } else if (batch->isDoubtful) {
            verify(batch);
        } else {
            send(batch);
        }
    });
}

OutboxHandler::Batch OutboxSender::requestOf(const Batch &batch)
{
    OutboxHandler::Batch request{.lane = batch.lane, .details = batch.rows.first().job->summary.details};
    request.rows.reserve(batch.rows.size());
    for (const Place &place : batch.rows)
        request.rows.append(place.row());
    return request;
}

void OutboxSender::verify(const BatchPointer &batch)
{
    if (m_isClosed || batch->rows.isEmpty())
        return finished(batch);
    ++m_counts.readings;
    m_handler->verify(requestOf(*batch), this, [this, batch](const Result<OutboxHandler::Outcomes> &found) {
        if (reconcile(batch, found))
            return send(batch);
        m_retries.push_front(batch);
        finished(batch);
    });
}

void OutboxSender::send(const BatchPointer &batch)
{
    // Rows that are marked as being sent are never dropped as if they were not sent: a restart looks them up.
    if (!m_isClosed)
        dropCancelled(*batch);
    if (m_isClosed || batch->rows.isEmpty() || bisectOrFail(batch))
        return finished(batch);
    for (const Place &place : std::as_const(batch->rows))
        place.row().error.reset();
    Q_EMIT changed(batch->rows);
    ++m_counts.calls;
    m_counts.rowsSent += batch->rows.size();
    m_handler->send(requestOf(*batch), this, [this, batch](const Result<OutboxHandler::Outcomes> &answer) {
        classify(batch, answer);
        finished(batch);
    });
}

bool OutboxSender::reconcile(const BatchPointer &batch, const Result<OutboxHandler::Outcomes> &found)
{
    if (!found) {
        const Error &error = found.error();
        if (error.isTransient() || error.kind == Error::Kind::Unauthorized) {
            m_handler->answered(error, 0);
            return false;
        }
        if (error.kind == Error::Kind::Invalid && batch->rows.size() > 1) {
            bisect(*batch);  // one of the keys is invalid
            return true;
        }
        const bool gone = error.kind == Error::Kind::NotFound;
        settle(*batch, [&](const Place &place) -> std::optional<Outcome> {
            return gone ? Outcome{.state = OutboxState::Gone} : failure(place, error);
        });
        return true;
    }
    const auto before = batch->rows.size();
    settle(*batch, [&](const Place &place) -> std::optional<Outcome> {
        const auto known = found->constFind(place.row().key);
        if (known == found->constEnd())
            place.row().isDoubtful = false;
        // If it has failed, whoever retries it has decided to send it again.
        if (known == found->constEnd() || known->state == OutboxState::Failed)
            place.row().maybeSent = false;
        return known == found->constEnd() ? std::nullopt : std::optional(*known);
    });
    batch->isDoubtful = false;
    if (batch->rows.size() < before && !batch->refusal.isTransient())
        batch->refusals = 0;  // the removed rows caused the refusals
    return true;
}

void OutboxSender::dropCancelled(Batch &batch)
{
    settle(batch, [](const Place &place) -> std::optional<Outcome> {
        switch (place.job->summary.phase) {
        case OutboxJob::Phase::Stopping:
            return Outcome{.state = OutboxState::Cancelled};
        case OutboxJob::Phase::Paused:
            return Outcome{.state = OutboxState::Open};
        default:
            return {};
        }
    });
}

void OutboxSender::classify(const BatchPointer &batch, const Result<OutboxHandler::Outcomes> &answer)
{
    if (answer) {
        const auto before = batch->rows.size();
        settle(*batch, [&](const Place &place) -> std::optional<Outcome> {
            const auto known = answer->constFind(place.row().key);
            return known == answer->constEnd() ? std::nullopt : std::optional(*known);
        });
        m_handler->answered({}, int(before - batch->rows.size()));
        if (batch->rows.isEmpty())
            return;
        // The response does not contain the other rows; mostly others have decided them.
        batch->refusal
            = {.kind = Error::Kind::Protocol, .message = tr("The service did not accept the request.")};
    } else {
        ++m_counts.refusals;
        batch->refusal = answer.error();
        m_handler->answered(answer.error(), 0);
        if (answer.error().isUncertain()) {
            for (const Place &place : std::as_const(batch->rows))
                place.row().maybeSent = true;
            if (mayStillTakeEffect(answer.error()) && m_options->canVerify)
                batch->notBefore = m_time.elapsed() + m_options->settling.count();
        }
    }
    if (batch->refusals == 0 && batch->refusedAt == 0)
        batch->refusedAt = m_time.elapsed();
    // A cut connection says nothing about a single row that is verified before it is sent again: it is tried
    // until there is an answer. A longer batch is split all the same.
    const bool isCut
        = batch->refusal.kind == Error::Kind::Offline && m_options->canVerify && batch->rows.size() == 1;
    if ((isAboutRows(batch->refusal) && !isCut) || !m_options->canVerify)
        ++batch->refusals;
    batch->isDoubtful = m_options->canVerify;
    if (!m_options->canVerify && bisectOrFail(batch))
        return;
    if (const auto pause = retryAfter(*batch)) {
        batch->pause = *pause;
        batch->notBefore = std::max(batch->notBefore, m_time.elapsed() + pause->count());
    }
    for (const Place &place : std::as_const(batch->rows))
        place.row().error = std::make_shared<Error>(batch->refusal);
    m_retries.push_front(batch);
    Q_EMIT changed(batch->rows);
}

std::optional<std::chrono::milliseconds> OutboxSender::retryAfter(const Batch &batch) const
{
    return m_handler->retryAfter(batch.refusal,
                                 {.count = batch.refusals,
                                  .rows = batch.rows.size(),
                                  .since = std::chrono::milliseconds(m_time.elapsed() - batch.refusedAt),
                                  .pause = batch.pause});
}

bool OutboxSender::bisectOrFail(const BatchPointer &batch)
{
    if (batch->refusals == 0 || retryAfter(*batch))
        return false;
    if (batch->rows.size() > 1) {
        bisect(*batch);
        return true;
    }
    settle(*batch, [&](const Place &place) { return failure(place, batch->refusal); });
    return true;
}

void OutboxSender::bisect(Batch &batch)
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

OutboxSender::Outcome OutboxSender::failure(const Place &place, const Error &error)
{
    place.row().isDoubtful = true;  // a retry must verify it first
    return {.state = OutboxState::Failed, .error = error};
}

void OutboxSender::finished(const BatchPointer &batch)
{
    --m_underWay;
    const bool isRetried
        = std::ranges::any_of(m_retries, [&](const auto &other) { return other->lane == batch->lane; });
    if (!isRetried)
        m_busy.remove(batch->lane);
    wake();
}

void OutboxSender::settle(Batch &batch, const Classifier &classifier)
{
    QList<Place> settledRows;
    QList<Place> left;
    QList<OutboxJournal::Outcome> lines;
    for (const Place &place : std::as_const(batch.rows)) {
        const auto outcome = classifier(place);
        if (!outcome) {
            left.append(place);
            continue;
        }
        auto &row = place.row();
        row.outcome = outcome->outcome;
        row.error = outcome->error ? std::make_shared<Error>(*outcome->error) : nullptr;
        m_table->setState(place, outcome->state);
        if (outcome->state == OutboxState::Open)
            m_table->requeue(place);
        settledRows.append(place);
        lines.append({.job = place.job->summary.id, .row = row});
    }
    if (settledRows.isEmpty())
        return;
    batch.rows = std::move(left);
    m_journal->settle(lines);
    Q_EMIT settled(settledRows);
}

void OutboxSender::setWaitingFor(const QString &reason)
{
    if (reason == m_waitingFor)
        return;
    m_waitingFor = reason;
    Q_EMIT waitingForChanged();
}

}  // namespace Sidestage
