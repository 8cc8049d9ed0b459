// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_outbox_handler.h"

#include "base/backoff.h"
#include "client/answer.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace Sidestage {

namespace {

/// Maximum number of calls at the same time. More than the rate limit allows is useless: two use it fully
/// with responses of up to 150 ms, three with up to 225 ms.
constexpr int together = 3;
/// After a failure of the service, this many calls are sent one at a time, because some services fail with
/// many at once (api-facts C0).
constexpr int carefully = 10;

constexpr std::chrono::milliseconds shortestPause{250};
constexpr std::chrono::milliseconds longestPause{30'000};

/// The reserve for other calls: a part of the bucket, but at most the calls that a page could need at once.
int reserveOf(int limit)
{
    return std::min(limit * 15 / 100, 100);
}

}  // namespace

AccountOutboxHandler::AccountOutboxHandler(Account *account, QObject *parent)
    : OutboxHandler(parent)
    , m_account(account)
    , m_budget(account->client()->budget())
{
    m_time.start();
    connect(m_budget, &Budget::changed, this, [this] { m_heardAt = m_time.elapsed(); });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        if (m_isRejected && !isSignedOut()) {
            m_isRejected = false;
            m_pauseUntil = std::min(m_pauseUntil, m_time.elapsed() + shortestPause.count());
        }
        Q_EMIT wake();
    });
    connect(account->session(), &Session::ended, this, &OutboxHandler::wake);
    connect(account->client(), &Client::heldUpChanged, this, &OutboxHandler::wake);
    connect(account->client()->connection(), &Connection::changed, this, [this] {
        if (!m_isOffline || client()->connection()->state() != Connection::State::Connected)
            return;
        m_isOffline = false;
        // Sending is likely to succeed again. If only writes are cut, reads must not make it a busy loop.
        m_pauseUntil = std::min(m_pauseUntil, m_time.elapsed() + shortestPause.count());
        Q_EMIT wake();
    });
}

int AccountOutboxHandler::delay(int underWay)
{
    // Checked before rows are marked as being sent, because the client would reject the calls.
    return isSignedOut() ? -1 : wait(underWay);
}

bool AccountOutboxHandler::isSignedOut() const
{
    return m_account->session()->isEnded() || isAwaited(*m_account->session());
}

int AccountOutboxHandler::maxConcurrent() const
{
    return m_careful > 0 || m_failures > 0 ? 1 : together;
}

QString AccountOutboxHandler::waitingFor(int underWay) const
{
    if (isSignedOut() || m_isRejected)
        return signInNeeded();
    if (wait(underWay) > 0) {
        if (m_isOffline)
            return tr("No connection.");
        if (waitForBucket(underWay) >= 1'000)
            return rateLimitUsedUp();
        if (m_isTooMany)
            return tr("Too many requests.");
        if (m_failures > 2)
            return tr("The service is having problems.");
    }
    return underWay > 0 && client()->isHeldUp() ? rateLimitUsedUp() : QString();
}

QString AccountOutboxHandler::signInNeeded() const
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

void AccountOutboxHandler::answered(const Result<void> &outcome, int rows)
{
    // The token may have been renewed already, so it is tried again after a pause.
    m_isRejected = !outcome && outcome.error().kind == Error::Kind::Unauthorized;
    if (outcome) {
        m_failures = 0;
        m_isOffline = m_isTooMany = false;
        m_careful = std::max(0, m_careful - 1);
        done(rows);
        return;
    }
    m_isTooMany = outcome.error().kind == Error::Kind::RateLimited;
    switch (outcome.error().kind) {
    case Error::Kind::Offline:
    case Error::Kind::Timeout:
        m_isOffline = true;
        failed();
        break;
    case Error::Kind::Server:
    case Error::Kind::Protocol:
        m_careful = carefully;
        failed();
        break;
    case Error::Kind::Unauthorized:
    case Error::Kind::RateLimited:
    case Error::Kind::Cancelled:
        failed();
        break;
    default:
        m_failures = 0;  // the service responds
        break;
    }
}

double AccountOutboxHandler::available() const
{
    // An estimate, as the bucket refills continuously. The next response corrects it.
    const double refilled = double(m_time.elapsed() - m_heardAt) * m_budget->limit() / 60'000.0;
    return std::min(double(m_budget->limit()), m_budget->remaining() + refilled);
}

int AccountOutboxHandler::waitForBucket(int underWay) const
{
    const int limit = m_budget->limit();
    if (limit <= 0)
        return 0;  // this service does not report its limit
    const double missing = reserveOf(limit) + 1 + underWay - available();
    if (missing <= 0)
        return 0;
    return std::clamp(int(std::ceil(missing * 60'000.0 / limit)), 5, 60'000);
}

int AccountOutboxHandler::wait(int underWay) const
{
    const qint64 pause = std::max<qint64>(0, m_pauseUntil - m_time.elapsed());
    return std::max(int(pause), waitForBucket(underWay));
}

int AccountOutboxHandler::secondsFor(int calls) const
{
    const int limit = m_budget->limit();
    if (limit <= 0)
        return 0;
    const double late = calls - std::max(0.0, available() - reserveOf(limit));
    return late <= 0 ? 0 : int(std::ceil(late * 60.0 / limit));
}

void AccountOutboxHandler::failed()
{
    ++m_failures;
    m_pauseUntil = m_time.elapsed() + backoff(shortestPause, longestPause, m_failures).count();
}

void AccountOutboxHandler::done(int rows)
{
    const qint64 second = m_time.elapsed() / 1000;
    // Seconds without outcomes count, except after a longer break, which separates two bulk operations.
    if (m_second < 0 || second - m_second > 30) {
        m_rows.fill(0);
        m_seconds = 1;
    } else {
        for (qint64 at = m_second + 1; at <= second; ++at)
            m_rows[std::size_t(at % 60)] = 0;
        m_seconds = int(std::min<qint64>(60, m_seconds + (second - m_second)));
    }
    m_second = second;
    m_rows[std::size_t(second % 60)] += rows;
}

int AccountOutboxHandler::perMinute() const
{
    if (m_seconds == 0)
        return 0;
    const int rows = std::accumulate(m_rows.begin(), m_rows.end(), 0);
    return int(qint64(rows) * 60 / m_seconds);
}

}  // namespace Sidestage
