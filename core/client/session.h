// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/pending.h"
#include "token_service.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

/// The token of one account, and its renewal. Several sessions can exist at the same time.
class Session : public QObject
{
    Q_OBJECT
public:
    /// Why a session has ended.
    enum class Ending : quint8 {
        None,          ///< The session has not ended.
        NoToken,       ///< There was none to begin with, or it was signed out.
        Refused,       ///< The service has reported that the refresh token is no longer valid.
        NotRenewable,  ///< The token expired and cannot be renewed, because it has no refresh token (implicit
                       ///< grant).
    };

    Session(TokenService service, Token token, QObject *parent = nullptr);
    ~Session() override;

    const ServiceProfile &profile() const { return m_service.profile(); }
    const TokenService &service() const { return m_service; }
    const Token &token() const { return m_token; }
    bool isEnded() const { return m_ending != Ending::None; }
    Ending ending() const { return m_ending; }

    /// Sets a newly granted token, for example with more scopes.
    void setToken(Token token);

    /// Sets the client secret that the keychain has returned. A renewal that was refused is tried again.
    void setSecret(const QString &secret, ServiceProfile::KeptSecret kept);

    /// Whether this response means that the token is invalid, so that it should be renewed. A missing scope,
    /// the wrong user and the wrong app are also reported with 401, but a new token would not help.
    bool isRejected(const Error &answer) const;

    /// Exchanges the refresh token for a new pair after the service has rejected `rejected`. Calls during an
    /// exchange, or after one has replaced `rejected`, get the result of that exchange: refresh tokens are
    /// single use. If a newer sign-in overtakes the exchange, its token is revoked. Errors: Unauthorized when
    /// the user must sign in again (ended() was emitted), or with the message of refusal(); Cancelled when
    /// the session is destroyed; Offline, Timeout and Server when a later retry makes sense.
    QCoro::Task<Result<void>> renew(QString rejected);
    /// Whether an exchange is in progress. Until its response is stored, no token is certain to be valid.
    bool isRenewing() const { return m_renewing; }

    /// The last renewal of this run; null: there was none.
    struct Renewal
    {
        QDateTime at{};  ///< In UTC.
        std::chrono::milliseconds took{};
        bool isRefreshTokenNew = false;  ///< Some services keep the old one.
    };
    const std::optional<Renewal> &lastRenewal() const { return m_lastRenewal; }

    /// Why the token could not be renewed although it may still be valid: the service or an intermediary
    /// rejected the request for another reason, or, with the field client_secret, the keychain did. The token
    /// is kept. The renewal is tried again after one minute at the earliest, or by tryAgain().
    const std::optional<Error> &refusal() const { return m_refusal; }
    void tryAgain();

    /// Ends the session because the service no longer accepts it. Removes the token. Its scopes stay
    /// available unless the user has signed out. Emits ended() once.
    void end(Ending why = Ending::Refused);

Q_SIGNALS:
    /// Write the token to the keychain immediately: the previous refresh token is no longer valid.
    void tokenChanged(const Sidestage::Token &token);
    void ended();
    void refusalChanged();

private:
    using Waiting = Pending<Result<void>>;

    void setRefusal(const std::optional<Error> &refusal);

    TokenService m_service;
    Token m_token;
    bool m_renewing = false;
    std::vector<std::shared_ptr<Waiting>> m_waiting{};  ///< Callers that wait for the exchange in progress.
    std::optional<Error> m_refusal{};
    std::optional<Renewal> m_lastRenewal{};
    QDeadlineTimer m_pause{};  ///< No renewal is sent until it expires.
    Ending m_ending;
};

/// Whether the session waits for its token. While the keychain has not returned a token, its scopes are
/// known: such a session has a token with scopes only. A user who has granted no scopes has one scope with an
/// empty name.
///
/// The session has not ended: the granted scopes are known, but no request can be sent yet. Reads wait for
/// the keychain. Writes are rejected with awaitedError(). Nothing is sent.
bool isAwaited(const Session &session);

/// Whether the keychain refused access to the token: end() was called with Ending::NoToken for a session that
/// isAwaited(). The granted scopes stay available.
bool isWithheld(const Session &session);

/// The error of a write that was not sent because its token isAwaited(). Kind Unauthorized, status 0.
Error awaitedError();
/// The error of a request that was not sent because its token isWithheld(). Kind Unauthorized, status 0.
Error withheldError();
/// The error of a request that was not sent because it requires the client secret, which the keychain has not
/// returned. Kind Unauthorized, status 0, with the field client_secret.
Error secretAwaitedError();

}  // namespace Sidestage
