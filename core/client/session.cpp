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

}  // namespace

Session::Session(TokenService service, Token token, QObject *parent)
    : QObject(parent)
    , m_service(std::move(service))
    , m_token(std::move(token))
    , m_ending(m_token.isEmpty() ? Ending::NoToken : Ending::None)
{
}

void Session::setToken(Token token)
{
    m_token = std::move(token);
    m_ending = m_token.isEmpty() ? Ending::NoToken : Ending::None;
    Q_EMIT tokenChanged(m_token);
}

void Session::end(Ending why)
{
    if (isEnded())
        return;
    m_ending = why;
    m_token = {};
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
