// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_sender.h"

#include "accounts/account.h"
#include "client/answer.h"
#include "client/awaited.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "decision_journal.h"

#include <QHash>

namespace Sidestage {

namespace {

/// Maximum number of batches at the same time. More than the rate limit allows is useless: two use it fully
/// with responses of up to 150 ms, three with up to 225 ms.
constexpr int together = 3;
/// After a failure of the service, this many calls are sent one at a time, because some services fail with
/// many at once (api-facts C0).
constexpr int carefully = 10;

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

std::optional<Api::RedemptionDecision> wayOf(Api::RedemptionStatus status)
{
    if (status == Api::RedemptionStatus::Fulfilled)
        return Api::RedemptionDecision::Fulfilled;
    if (status == Api::RedemptionStatus::Canceled)
        return Api::RedemptionDecision::Canceled;
    return {};
}

}  // namespace

DecisionSender::DecisionSender(Account *account, DecisionTable *table, DecisionJournal *journal,
                               QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_table(table)
    , m_journal(journal)
    , m_pace(account->client()->budget())
    , m_settling(transferTimeout)
{
    m_time.start();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DecisionSender::pump);
    connect(account->session(), &Session::tokenChanged, this, [this] {
        if (!m_account->session()->isEnded() && !isAwaited(*m_account->session()))
            m_signIn = false;
        wake();
    });
    connect(account->session(), &Session::ended, this, &DecisionSender::wake);
    connect(account->client(), &Client::heldUpChanged, this, &DecisionSender::wake);
    connect(account->client()->connection(), &Connection::changed, this, [this] {
        if (!m_offline || m_account->client()->connection()->state() != Connection::State::Connected)
            return;
        m_offline = false;
        m_pace.resume();
        wake();
    });
}

void DecisionSender::wake()
{
    m_timer.start(0);
}

QString DecisionSender::waitingFor() const
{
    return m_waitingFor;
}

void DecisionSender::pump()
{
    // Checked before rows are marked as being sent, because the client would reject the calls.
    if (m_account->session()->isEnded() || isAwaited(*m_account->session()))
        m_signIn = true;
    QString reason;
    while (!m_isClosed && m_underWay < (m_careful > 0 || m_pace.failures() > 0 ? 1 : together)) {
        if (m_signIn) {
            reason = signInNeeded();
            break;
        }
        if (const int pause = m_pace.wait(m_underWay); pause > 0) {
            m_timer.start(std::min(pause, 1'000));
            if (m_offline)
                reason = tr("No connection.");
            else if (m_pace.waitForBucket(m_underWay) >= 1'000)
                reason = rateLimitUsedUp();
            else if (m_tooMany)
                reason = tr("Too many requests.");
            else if (m_pace.failures() > 2)
                reason = tr("The service is having problems.");
            break;
        }
        const BatchPointer batch = next();
        if (!batch)
            break;
        ++m_underWay;
        if (batch->number == 0)
            mark(batch);
        else
            work(batch);
    }
    // Calls that were passed to the client may wait there.
    if (reason.isEmpty() && m_underWay > 0 && m_account->client()->isHeldUp())
        reason = rateLimitUsedUp();
    setWaitingFor(reason);
}

QString DecisionSender::signInNeeded() const
{
    const Session &session = *m_account->session();
    if (isAwaited(session))
        return tr("Waiting for the keychain.");
    if (isWithheld(session))
        return tr("Could not read your sign-in from the keychain.");
    if (session.refusal())
        return tr("Your sign-in could not be renewed.");
    return tr("You need to sign in again.");
}

QString DecisionSender::rateLimitUsedUp()
{
    return tr("The rate limit of the service has been reached.");
}

DecisionSender::BatchPointer DecisionSender::next()
{
    const qint64 now = m_time.elapsed();
    const auto first = std::find_if(m_retries.begin(), m_retries.end(),
                                    [now](const BatchPointer &batch) { return batch->notBefore <= now; });
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
    const auto rows = m_table->takeBatch(most);
    if (rows.isEmpty())
        return {};
    const auto batch = std::make_shared<Batch>();
    batch->reward = rows.first().lane().rewardId;
    batch->decision = rows.first().job->summary.decision;
    batch->rows = rows;
    for (const auto &place : rows)
        batch->doubtful = batch->doubtful || place.row().doubtful;
    return batch;
}

void DecisionSender::mark(const BatchPointer &batch)
{
    batch->number = ++m_lastNumber;
    QList<DecisionJournal::Claim> claims;
    claims.reserve(batch->rows.size());
    for (const auto &place : std::as_const(batch->rows))
        claims.append({place.job->summary.id, place.row().id});
    m_journal->mark(claims, batch->number, this, [this, batch](const Result<void> &marked) {
        if (!marked)
            batch->doubtful
                = true;  // not marked on disk: read it first, so that nothing is sent twice in this run
        work(batch);
    });
}

Bound DecisionSender::work(BatchPointer batch)
{
    Client *client = m_account->client();
    if (!m_isClosed && batch->doubtful && !batch->rows.isEmpty()) {
        Api::GetRedemptions request{.broadcasterId = m_account->userId(),
                                    .rewardId = batch->reward,
                                    .ids = idsOf(*batch),
                                    .first = most};
        ++m_counts.read;
        auto reading = client->call(request);
        const auto found = co_await reading;
        if (!reconcile(batch, found)) {
            retry(batch);
            finished();
            co_return;
        }
    }
    // Rows that are marked as being sent are never dropped as if they were not sent: a restart looks them up.
    if (!m_isClosed)
        dropCancelled(*batch);
    if (m_isClosed || batch->rows.isEmpty() || bisectOrFail(batch)) {
        finished();
        co_return;
    }
    Api::UpdateRedemptions request{.broadcasterId = m_account->userId(),
                                   .rewardId = batch->reward,
                                   .ids = idsOf(*batch),
                                   .status = batch->decision};
    ++m_counts.sent;
    m_counts.rowsSent += batch->rows.size();
    auto sending = client->call(request);
    const auto answer = co_await sending;
    classify(batch, answer);
    finished();
}

QStringList DecisionSender::idsOf(const Batch &batch)
{
    QStringList ids;
    ids.reserve(batch.rows.size());
    for (const auto &place : batch.rows)
        ids.append(place.row().id);
    return ids;
}

bool DecisionSender::reconcile(const BatchPointer &batch, const Result<Api::Page<Api::Redemption>> &found)
{
    if (!found) {
        const Error &error = found.error();
        if (error.isTransient() || error.kind == Error::Kind::Unauthorized) {
            reportError(error);
            return false;
        }
        if (error.kind == Error::Kind::Invalid && batch->rows.size() > 1) {
            bisect(*batch);  // one of the ids is invalid
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
        // Decided as wanted, probably by us. If others did it, the result is the same.
        if (row.maybeSent && way == batch->decision)
            return DecisionOutcome{.place = place, .state = DecisionState::Done, .way = way};
        return DecisionOutcome{.place = place, .state = DecisionState::Elsewhere, .way = way};
    });
    batch->doubtful = false;
    if (batch->rows.size() < before && !batch->refusal.isTransient())
        batch->refusals = 0;  // the removed rows caused the refusals
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
        // The response does not contain the other rows; mostly others have decided them.
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
    // A retry must read it first.
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

void DecisionSender::retry(const BatchPointer &batch)
{
    m_retries.push_front(batch);
}

void DecisionSender::finished()
{
    --m_underWay;
    wake();
}

void DecisionSender::reportError(const Error &error)
{
    m_tooMany = error.kind == Error::Kind::RateLimited;
    switch (error.kind) {
    case Error::Kind::Unauthorized:
        m_signIn = true;
        m_pace.failed();
        break;
    case Error::Kind::Offline:
    case Error::Kind::Timeout:
        m_offline = true;
        m_pace.failed();
        break;
    case Error::Kind::Server:
    case Error::Kind::Protocol:
        m_careful = carefully;
        m_pace.failed();
        break;
    case Error::Kind::RateLimited:
    case Error::Kind::Cancelled:
        m_pace.failed();
        break;
    default:
        m_pace.succeeded();  // the service responds
        break;
    }
}

void DecisionSender::setWaitingFor(const QString &reason)
{
    if (reason == m_waitingFor)
        return;
    m_waitingFor = reason;
    Q_EMIT waitingForChanged();
}

}  // namespace Sidestage
