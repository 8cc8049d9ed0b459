// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_sender.h"

#include "client/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "decision_journal.h"

#include <QHash>

namespace Sidestage {

namespace {

/// Batches under way at once. More than the rate limit can feed is of no use: two keep it busy with answers
/// that take up to 150 ms, three up to 225 ms.
constexpr int together = 3;
/// After the service failed, so many calls go one by one: some take offence at many at once (api-facts C0).
constexpr int carefully = 10;

/// Whether the same call may succeed a little later.
bool mayPass(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::Cancelled:
    case Error::Kind::Offline:
    case Error::Kind::Timeout:
    case Error::Kind::RateLimited:
    case Error::Kind::Server:
    case Error::Kind::Protocol:
        return true;
    default:
        return false;
    }
}

/// Whether it took effect is not known.
bool isOpenEnded(Error::Kind kind)
{
    return mayPass(kind) && kind != Error::Kind::RateLimited;
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

DecisionSender::DecisionSender(Account *account, DecisionBook *book, DecisionJournal *journal,
                               QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_book(book)
    , m_journal(journal)
    , m_pace(account->client()->budget())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DecisionSender::pump);
    connect(account->session(), &Session::tokenChanged, this, [this] {
        if (m_account->session()->isEnded())
            return;
        m_signIn = false;
        wake();
    });
    connect(account->client()->connection(), &Connection::changed, this, [this] {
        if (!m_offline || m_account->client()->connection()->state() != Connection::State::Connected)
            return;
        m_offline = false;
        m_pace.goOn();
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

void DecisionSender::setWaitingFor(const QString &reason)
{
    if (reason == m_waitingFor)
        return;
    m_waitingFor = reason;
    Q_EMIT waitingForChanged();
}

void DecisionSender::pump()
{
    if (m_account->session()->isEnded())
        m_signIn = true;
    QString reason;
    while (m_underWay < (m_careful > 0 || m_pace.failures() > 0 ? 1 : together)) {
        if (m_signIn) {
            reason = tr("Waiting for you to sign in again");
            break;
        }
        if (const int pause = m_pace.wait(m_underWay); pause > 0) {
            m_timer.start(std::min(pause, 1'000));
            if (m_offline)
                reason = tr("Waiting for the connection");
            else if (m_pace.waitForBucket(m_underWay) >= 1'000)
                reason = tr("Waiting for the rate limit");
            else if (m_pace.failures() > 2)
                reason = tr("Waiting for the service to recover");
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
    setWaitingFor(reason);
}

DecisionSender::BatchPointer DecisionSender::next()
{
    if (!m_again.empty()) {
        const BatchPointer batch = m_again.front();
        m_again.pop_front();
        return batch;
    }
    const auto rows = m_book->take(most);
    if (rows.isEmpty())
        return {};
    const auto batch = std::make_shared<Batch>();
    batch->reward = rows.first().lane().rewardId;
    batch->decision = rows.first().job->told.decision;
    batch->rows = rows;
    for (const auto &place : rows)
        batch->doubtful = batch->doubtful || place.row().doubtful;
    return batch;
}

void DecisionSender::mark(const BatchPointer &batch)
{
    Q_EMIT started(batch->rows);
    batch->number = ++m_lastNumber;
    QList<DecisionJournal::Claim> claims;
    claims.reserve(batch->rows.size());
    for (const auto &place : std::as_const(batch->rows))
        claims.append({place.job->told.id, place.row().id});
    m_journal->mark(claims, batch->number, this, [this, batch](const DecisionJournal::Refused &refused) {
        if (!refused) {
            batch->doubtful = true;  // nobody would know after a crash: at least nothing is done twice now
        } else if (!refused->isEmpty()) {
            settle(*batch, [&](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
                if (!refused->contains(place.row().id))
                    return {};
                return DecisionOutcome{.place = place, .state = DecisionState::TakenBack};
            });
        }
        work(batch);
    });
}

Bound DecisionSender::work(BatchPointer batch)
{
    Client *client = m_account->client();
    if (batch->doubtful && !batch->rows.isEmpty()) {
        Api::GetRedemptions request{.broadcasterId = m_account->userId(),
                                    .rewardId = batch->reward,
                                    .ids = idsOf(*batch),
                                    .first = most};
        ++m_counts.read;
        auto reading = client->call(request);
        const auto found = co_await reading;
        const auto before = batch->rows.size();
        if (!sortOut(batch, found)) {
            again(batch);
            finished();
            co_return;
        }
        batch->doubtful = false;
        if (batch->rows.size() < before && !mayPass(batch->refusal.kind))
            batch->refusals = 0;  // those were to blame
    }
    letGo(*batch);
    if (batch->rows.isEmpty() || giveUpOrHalve(batch)) {
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
    judge(batch, answer);
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

bool DecisionSender::sortOut(const BatchPointer &batch, const Result<Api::Page<Api::Redemption>> &found)
{
    if (!found) {
        const Error &error = found.error();
        if (mayPass(error.kind) || error.kind == Error::Kind::Unauthorized) {
            trouble(error);
            return false;
        }
        if (error.kind == Error::Kind::Invalid && batch->rows.size() > 1) {
            halve(*batch);  // one of the ids is not to its liking
            return true;
        }
        const bool gone = error.kind == Error::Kind::NotFound;
        settle(*batch, [&](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
            return gone ? DecisionOutcome{.place = place, .state = DecisionState::Gone}
                        : failure(place, error);
        });
        return true;
    }
    QHash<QString, Api::RedemptionStatus> status;
    for (const Api::Redemption &redemption : found->data)
        status.insert(redemption.id, redemption.status);
    settle(*batch, [&](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
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
    return true;
}

void DecisionSender::letGo(Batch &batch)
{
    settle(batch, [](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
        switch (place.job->told.phase) {
        case DecisionJob::Phase::Stopping:
            return DecisionOutcome{.place = place, .state = DecisionState::TakenBack};
        case DecisionJob::Phase::Paused:
            return DecisionOutcome{.place = place, .state = DecisionState::Open};
        default:
            return {};
        }
    });
}

void DecisionSender::judge(const BatchPointer &batch, const Result<QList<Api::Redemption>> &answer)
{
    if (answer) {
        m_pace.succeeded();
        m_offline = false;
        m_careful = std::max(0, m_careful - 1);
        QHash<QString, Api::RedemptionStatus> status;
        for (const Api::Redemption &redemption : *answer)
            status.insert(redemption.id, redemption.status);
        int decided = 0;
        settle(*batch, [&](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
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
            = {.kind = Error::Kind::Protocol, .message = tr("The service did not take the decision.")};
    } else {
        ++m_counts.refused;
        batch->refusal = answer.error();
        trouble(answer.error());
        if (isOpenEnded(answer.error().kind)) {
            for (const auto &place : std::as_const(batch->rows))
                place.row().maybeSent = true;
        }
    }
    const auto kind = batch->refusal.kind;
    if (kind != Error::Kind::Unauthorized && kind != Error::Kind::RateLimited
        && kind != Error::Kind::Cancelled)
        ++batch->refusals;
    batch->doubtful = true;
    again(batch);
}

bool DecisionSender::giveUpOrHalve(const BatchPointer &batch)
{
    if (batch->refusals == 0)
        return false;
    const bool passing = mayPass(batch->refusal.kind);
    if (batch->rows.size() > 1 && batch->refusals >= (passing ? 2 : 1)) {
        halve(*batch);
        return true;
    }
    if (batch->rows.size() == 1 && batch->refusals >= (passing ? 4 : 1)) {
        settle(*batch, [&](const DecisionBook::Place &place) -> std::optional<DecisionOutcome> {
            return failure(place, batch->refusal);
        });
        return true;
    }
    return false;
}

void DecisionSender::halve(Batch &batch)
{
    const auto middle = batch.rows.size() / 2;
    for (const auto &rows : {batch.rows.mid(middle), batch.rows.first(middle)}) {
        const auto half = std::make_shared<Batch>(batch);
        half->rows = rows;
        half->refusals = 0;
        m_again.push_front(half);
    }
    batch.rows.clear();
}

DecisionOutcome DecisionSender::failure(const DecisionBook::Place &place, const Error &error)
{
    // Whoever tries again looks first.
    place.row().doubtful = true;
    return {.place = place,
            .state = DecisionState::Failed,
            .reason = error.message.isEmpty() ? tr("The service refused without a reason.") : error.message};
}

void DecisionSender::again(const BatchPointer &batch)
{
    m_again.push_front(batch);
}

void DecisionSender::finished()
{
    --m_underWay;
    wake();
}

void DecisionSender::settle(Batch &batch, const Judgement &judgement)
{
    QList<DecisionOutcome> outcomes;
    QList<DecisionBook::Place> left;
    for (const auto &place : std::as_const(batch.rows)) {
        if (auto outcome = judgement(place))
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
        m_book->setState(outcome.place, outcome.state);
        if (outcome.state == DecisionState::Open)
            m_book->lineUp(outcome.place);
        lines.append({.job = outcome.place.job->told.id,
                      .redemption = row.id,
                      .state = outcome.state,
                      .way = outcome.way,
                      .reason = outcome.reason});
    }
    m_journal->settle(lines);
    Q_EMIT settled(outcomes);
}

void DecisionSender::trouble(const Error &error)
{
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
        m_pace.succeeded();  // it answers
        break;
    }
}

}  // namespace Sidestage
