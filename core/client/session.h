// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/pending.h"
#include "token_service.h"

#include <QDeadlineTimer>
#include <QObject>

#include <memory>
#include <vector>

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
        Refused,       ///< The service has said that its refresh token is worth nothing any more.
        NotRenewable,  ///< The token ran out, and it was granted without a way to renew it (implicit grant).
    };

    Session(TokenService service, Token token, QObject *parent = nullptr);
    ~Session() override;

    const ServiceProfile &profile() const { return m_service.profile(); }
    const TokenService &service() const { return m_service; }
    const Token &token() const { return m_token; }
    bool isEnded() const { return m_ending != Ending::None; }
    Ending ending() const { return m_ending; }

    /// Takes a token that was granted anew, for example with more scopes.
    void setToken(Token token);

    /// What the keychain has handed out for the service. What waited for it is renewed.
    void setSecret(const QString &secret, ServiceProfile::KeptSecret kept);

    /// Whether this answer says that the token is worth nothing, so that a renewal is the answer to it. A
    /// missing scope, the wrong user or the wrong app are also told with 401, and a new token would not help.
    bool isRejected(const Error &answer) const;

    /// The service has rejected `rejected`: exchanges the refresh token for a new pair. Whoever asks
    /// while an exchange runs, or after one has replaced `rejected`, gets the result of that one:
    /// refresh tokens are single use. What an exchange brings that was overtaken by a newer sign-in is
    /// revoked. Errors: Unauthorized when the user has to sign in again, then ended() has been emitted, or
    /// with refusal(), whose words it has; Cancelled when the session goes; Offline, Timeout, Server when
    /// asking again later makes sense.
    QCoro::Task<Result<void>> renew(QString rejected);
    /// An exchange is under way: until its answer is kept, nobody holds a token that is surely good.
    bool isRenewing() const { return m_renewing; }

    /// Why the token could not be renewed although it is not known to be void: the service wanted something
    /// else, or somebody on the way said no; with the field client_secret the keychain did. The token is
    /// kept, and asked for again no sooner than a minute later, or by tryAgain().
    const std::optional<Error> &refusal() const { return m_refusal; }
    void tryAgain();

    /// The service no longer accepts this session. The token is dropped, its scopes stay known unless the
    /// user has signed out; emits ended() once.
    void end(Ending why = Ending::Refused);

Q_SIGNALS:
    /// To be written to the keychain at once: the refresh token before it is void.
    void tokenChanged(const Sidestage::Token &token);
    void ended();
    void refusalChanged();

private:
    using Waiting = Pending<Result<void>>;

    void setRefusal(const std::optional<Error> &refusal);

    TokenService m_service;
    Token m_token;
    bool m_renewing = false;
    std::vector<std::shared_ptr<Waiting>> m_waiting{};  ///< For the exchange that is under way.
    std::optional<Error> m_refusal{};
    QDeadlineTimer m_pause{};  ///< After a refusal.
    Ending m_ending;
};

}  // namespace Sidestage
