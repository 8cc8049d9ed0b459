// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account.h"
#include "outbox_handler.h"

#include <QElapsedTimer>

#include <array>

namespace Sidestage {

class Budget;
class Client;

/// The pace of an outbox that sends with one account: other calls of the account come first. A part of the
/// rate limit is always reserved for them, and after failures there is a growing pause. Nothing is sent while
/// the account is not signed in.
class AccountOutboxHandler : public OutboxHandler
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit AccountOutboxHandler(Account *account, QObject *parent = nullptr);

    int delay(int underWay) override;
    int maxConcurrent() const override;
    QString waitingFor(int underWay) const override;
    void answered(const Result<void> &outcome, int rows) override;
    int perMinute() const override;
    int secondsFor(int calls) const override;

protected:
    Account *account() const { return m_account; }
    Client *client() const { return m_account->client(); }

private:
    double available() const;
    /// Milliseconds until the rate limit permits the next call.
    int waitForBucket(int underWay) const;
    /// Milliseconds until the pause after a failure and the wait for the rate limit are over.
    int wait(int underWay) const;
    /// Whether there is no token to send with.
    bool isSignedOut() const;
    /// Why the session cannot send, as text for the user.
    QString signInNeeded() const;
    static QString rateLimitUsedUp() { return tr("The rate limit of the service has been reached."); }
    void failed();
    void done(int rows);

    Account *m_account;
    Budget *m_budget;
    QElapsedTimer m_time{};
    qint64 m_heardAt = 0;
    qint64 m_pauseUntil = 0;
    int m_failures = 0;
    int m_careful = 0;             ///< Number of calls to send one at a time.
    bool m_isRejected = false;     ///< The last call was not authorized.
    bool m_isOffline = false;      ///< The last call got no response.
    bool m_isTooMany = false;      ///< The service has rejected too many calls, regardless of the bucket.
    std::array<int, 60> m_rows{};  ///< Rows done per second, a ring buffer.
    qint64 m_second = -1;          ///< The latest second.
    int m_seconds = 0;             ///< Number of valid seconds.
};

}  // namespace Sidestage
