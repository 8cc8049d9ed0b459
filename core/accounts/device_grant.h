// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/clock.h"
#include "client/token_service.h"

#include <QTimer>
#include <QUrl>

namespace Sidestage {

/// One attempt to sign in. Shared with the requests for a token, which continue after the attempt has ended,
/// because only their responses show whether a token was granted.
struct SignInAttempt
{
    bool isWanted = true;
    Token token{};  ///< Granted, but not passed on yet.

    /// Returns the granted token. If the attempt has ended, revokes the token and returns Cancelled.
    Result<Token> orRevoked(const TokenService &service, Result<Token> granted) const
    {
        if (!granted || isWanted)
            return granted;
        service.revoke(granted->access);
        return Error{.kind = Error::Kind::Cancelled};
    }
};

/// What the user needs to sign in on another device.
struct DeviceCode
{
    QString code{};                    ///< The code to enter: "KXPR7TMQ".
    QUrl address{};                    ///< The page to open; may contain the code already.
    QDateTime expiresAt{};             ///< In UTC.
    std::chrono::seconds lifetime{0};  ///< From the start to expiresAt.
};

/// Signs in on another device (device code grant; specification: Device authorization; api-facts A5, A6).
/// Requests a code, then polls for the token until the user has entered the code.
///
/// Polls at the interval that the service requires, and more slowly after a “slow down” response. A poll
/// without a response is repeated. By the specification, the error “invalid device code” means that the code
/// was used. Public services also send it while the code is pending, so:
/// - After a lost response it means that the token was lost with it, and ends the attempt.
/// - Otherwise only we can have used the code: the user denied access, or the service is wrong. isDoubted()
/// returns true, and `maxRefusals` of these errors in a row end the attempt.
class DeviceGrant : public QObject
{
    Q_OBJECT
public:
    enum class End : quint8 {
        Expired,  ///< The code was not entered in time.
        Denied,   ///< The user denied access.
        Lost,     ///< The code was used, but the response did not arrive.
        Unknown,  ///< The service no longer knows the code.
        Failed,   ///< Anything else: see the error.
    };
    static constexpr int maxRefusals = 6;

    /// The token of `attempt` is set by the receiver of granted(), not here. `clock` must outlive this.
    DeviceGrant(TokenService service, std::shared_ptr<SignInAttempt> attempt, const Clock *clock,
                QObject *parent = nullptr);

    /// Call once.
    Bound start(Api::ScopeSet scopes);

    const DeviceCode &code() const { return m_code; }
    /// When the service was last polled, in UTC. Invalid: not yet.
    QDateTime askedAt() const { return m_askedAt; }
    /// When the service is polled next, in UTC.
    QDateTime asksAt() const { return m_asksAt; }
    /// Whether the service has reported the code as invalid since its last valid response.
    bool isDoubted() const { return m_refusals > 0; }
    /// The duration of one second of the service's intervals. Tests use a short one.
    void setSecond(std::chrono::milliseconds second) { m_second = second; }

Q_SIGNALS:
    void started();  ///< code() is valid.
    void asked();    ///< askedAt() and asksAt() have changed.
    void granted(const Sidestage::Token &token);
    void ended(Sidestage::DeviceGrant::End how, const Sidestage::Error &error);

private:
    static QCoro::Task<Result<std::optional<Token>>> poll(TokenService service, QString deviceCode,
                                                          Api::ScopeSet scopes,
                                                          std::shared_ptr<SignInAttempt> attempt);
    Bound ask();
    void wait();
    void handleError(const Error &error);
    void end(End how, const Error &error = {});

    TokenService m_service;
    std::shared_ptr<SignInAttempt> m_attempt;
    const Clock *m_clock;
    Api::ScopeSet m_scopes{};
    QString m_deviceCode{};
    DeviceCode m_code{};
    QDateTime m_askedAt{};
    QDateTime m_asksAt{};
    std::chrono::seconds m_interval{0};
    std::chrono::milliseconds m_second{1000};
    QTimer m_next;
    int m_refusals = 0;
    bool m_unheard = false;  ///< A poll got no response, which may have contained the token.
};

}  // namespace Sidestage
