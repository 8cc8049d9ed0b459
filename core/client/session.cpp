// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include <QCoro/QCoroSignal>
#include <QNetworkAccessManager>

namespace Sidestage {

namespace {

Error signInAgain()
{
    return {.kind = Error::Kind::Unauthorized, .status = 401};
}

/// Scopes alone are no sign-in that has ended, see awaited.h.
Session::Ending endingOf(const Token &token)
{
    return token.isEmpty() && token.scopes.isEmpty() ? Session::Ending::NoToken : Session::Ending::None;
}

}  // namespace

Session::Session(TokenService service, Token token, QObject *parent)
    : QObject(parent)
    , m_service(std::move(service))
    , m_token(std::move(token))
    , m_ending(endingOf(m_token))
{
}

void Session::setToken(Token token)
{
    m_token = std::move(token);
    m_ending = endingOf(m_token);
    Q_EMIT tokenChanged(m_token);
}

void Session::end(Ending why)
{
    if (isEnded())
        return;
    // What was granted by a token that never came stays known.
    const bool isWithheld = m_token.isEmpty() && why == Ending::NoToken;
    m_ending = why;
    m_token = Token{.scopes = isWithheld ? m_token.scopes : QStringList()};
    Q_EMIT ended();
}

QCoro::Task<Result<void>> Session::renew(QString rejected)
{
    const QPointer<Session> self(this);
    Result<void> outcome;
    if (isEnded()) {
        outcome = signInAgain();
        co_return outcome;
    }
    if (m_token.access != rejected)
        co_return outcome;  // replaced while the caller's request was on its way
    if (m_renewing) {
        const std::optional<Error> error = co_await qCoro(this, &Session::renewalFinished);
        if (!error)
            outcome = signInAgain();  // the session was destroyed
        else if (error->kind != Error::Kind::Cancelled)
            outcome = *error;
        co_return outcome;
    }
    if (m_token.refresh.isEmpty()) {
        end(Ending::NotRenewable);
        outcome = signInAgain();
        co_return outcome;
    }

    m_renewing = true;
    auto exchange = m_service.refresh(m_token.refresh);
    Result<Token> renewed = co_await exchange;
    if (!self) {
        outcome = signInAgain();
        co_return outcome;
    }
    m_renewing = false;
    if (renewed) {
        if (renewed->refresh.isEmpty())
            renewed->refresh = m_token.refresh;  // some services let it stay
        if (renewed->scopes.isEmpty())
            renewed->scopes = m_token.scopes;
        setToken(*std::move(renewed));
    } else {
        outcome = renewed.error();
        const int status = renewed.error().status;
        if (status == 400 || status == 401 || status == 403) {
            end();
            outcome = signInAgain();
        }
    }
    const Error told = outcome ? Error{.kind = Error::Kind::Cancelled} : outcome.error();
    Q_EMIT renewalFinished(told);
    co_return outcome;
}

}  // namespace Sidestage
