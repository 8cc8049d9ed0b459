// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/clock.h"
#include "sign_in_attempt.h"

#include <QTimer>
#include <QUrl>

namespace Sidestage {

/// What the user needs to sign in elsewhere.
struct DeviceCode
{
    QString code{};                    ///< To be entered there: "KXPR7TMQ".
    QUrl address{};                    ///< Where; may carry the code already.
    QDateTime expiresAt{};             ///< UTC.
    std::chrono::seconds lifetime{0};  ///< From the beginning to expiresAt.
};

/// Signing in on another device (device code grant; specification: Device authorization; api-facts A5, A6):
/// gets a code, and asks for the token until the user has entered it.
///
/// Asks no more often than the service wants, and less often when it says so. A question that nobody answers
/// is asked again. The refusal “invalid device code” means by the specification that the code was used,
/// but public services have been seen to give it while they waited, so:
/// - after an answer that got lost, it means that the token got lost with it, and ends the attempt;
/// - otherwise nobody but us can have used it: the user said no, or the service errs. isDoubted() tells, and
///   `maxRefusals` of them in a row end the attempt.
class DeviceGrant : public QObject
{
    Q_OBJECT
public:
    enum class End : quint8 {
        Expired,  ///< Nobody entered the code in time.
        Denied,   ///< The user said no.
        Lost,     ///< The code was used, but the answer did not arrive.
        Unknown,  ///< The service does not know the code any more.
        Failed,   ///< Anything else: see the error.
    };
    static constexpr int maxRefusals = 6;

    /// `attempt` is told the token by granted() only; `clock` must outlive this.
    DeviceGrant(TokenService service, std::shared_ptr<SignInAttempt> attempt, const Clock *clock,
                QObject *parent = nullptr);

    /// Call once.
    Bound start(Api::ScopeSet scopes);

    const DeviceCode &code() const { return m_code; }
    /// When it was last asked whether the code was entered, UTC; invalid: not yet.
    QDateTime askedAt() const { return m_askedAt; }
    /// When it is asked next, UTC.
    QDateTime asksAt() const { return m_asksAt; }
    /// The service said last that it does not know the code.
    bool isDoubted() const { return m_refusals > 0; }
    /// How long a second of the service's intervals takes. Tests make it short.
    void setSecond(std::chrono::milliseconds second) { m_second = second; }

Q_SIGNALS:
    void started();  ///< code() is there.
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
    bool m_unheard = false;  ///< A question got no answer: perhaps the token was in it.
};

}  // namespace Sidestage
