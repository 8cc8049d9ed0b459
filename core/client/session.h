// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "token_service.h"

#include <QObject>

namespace Sidestage {

/// The token of one account, and its renewal. Several sessions live side by side.
class Session : public QObject
{
    Q_OBJECT
public:
    /// Why a session has ended.
    enum class Ending : quint8 {
        None,          ///< It has not.
        NoToken,       ///< There was none to begin with, or it was signed out.
        Refused,       ///< The service does not accept it any more, nor renew it.
        NotRenewable,  ///< The token ran out, and it was granted without a way to renew it (implicit grant).
    };

    Session(TokenService service, Token token, QObject *parent = nullptr);

    const ServiceProfile &profile() const { return m_service.profile(); }
    const TokenService &service() const { return m_service; }
    const Token &token() const { return m_token; }
    bool isEnded() const { return m_ending != Ending::None; }
    Ending ending() const { return m_ending; }

    /// Takes a token that was granted anew, for example with more scopes.
    void setToken(Token token);

    /// The service has rejected `rejected`: exchanges the refresh token for a new pair. Whoever asks
    /// while an exchange runs, or after one has replaced `rejected`, gets the result of that one:
    /// refresh tokens are single use. Errors: Unauthorized when the user has to sign in again, then
    /// ended() has been emitted; Offline, Timeout, Server when asking again later makes sense.
    QCoro::Task<Result<void>> renew(QString rejected);

    /// The service no longer accepts this session. The token is dropped; emits ended() once.
    void end(Ending why = Ending::Refused);

Q_SIGNALS:
    /// To be written to the keychain at once: the refresh token before it is void.
    void tokenChanged(const Sidestage::Token &token);
    void ended();
    void renewalFinished(const Sidestage::Error &error);  ///< Kind Cancelled: it succeeded.

private:
    TokenService m_service;
    Token m_token;
    bool m_renewing = false;
    Ending m_ending;
};

}  // namespace Sidestage
