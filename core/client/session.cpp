// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkAccessManager>

namespace Sidestage {

namespace {

struct AwaitedTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Awaited)
};

/// After a refusal no renewal is sent for this long, because otherwise every call would send one.
constexpr std::chrono::minutes refusalPause{1};

Error signInAgain()
{
    return {.kind = Error::Kind::Unauthorized, .status = 401};
}

/// The error for callers of renew(): the renewal was refused, not their own request.
Error notRenewed(const Error &refusal)
{
    Error error{.kind = Error::Kind::Unauthorized,
                .message = refusal.message,
                .status = refusal.status == 0 ? 0 : 401};
    if (error.message.isEmpty())
        error = {.kind = Error::Kind::Unauthorized,
                 .message = Session::tr("Your sign-in could not be renewed (%1).").arg(refusal.status)};
    return error;
}

Error sessionGone()
{
    return {.kind = Error::Kind::Cancelled};
}

bool isRefusal(const Error &error)
{
    return error.field == QLatin1String("client_secret")
        || (error.status >= 400 && error.status < 500 && error.kind != Error::Kind::RateLimited);
}

/// A token with scopes only is not an ended session, see isAwaited().
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

Session::~Session()
{
    // Waiting callers get their result, but not from within the destructor.
    if (!m_waiting.empty())
        QMetaObject::invokeMethod(
            qApp,
            [waiting = m_waiting] {
                for (const auto &one : waiting)
                    one->finish(sessionGone());
            },
            Qt::QueuedConnection);
}

void Session::setToken(Token token)
{
    m_token = std::move(token);
    m_ending = endingOf(m_token);
    const QPointer<Session> self(this);
    Q_EMIT tokenChanged(m_token);
    if (self)
        setRefusal({});
}

void Session::setSecret(const QString &secret, ServiceProfile::KeptSecret kept)
{
    m_service.setSecret(secret, kept);
    if (m_refusal && !profile().awaitsSecret())
        tryAgain();
}

void Session::end(Ending why)
{
    if (isEnded())
        return;
    // The scopes stay available: the user must sign in again, but no permission is missing. Only signing out
    // removes them. A token that was never read from the keychain was not signed out.
    const bool isSignedOut = why == Ending::NoToken && !m_token.isEmpty();
    m_ending = why;
    m_token = Token{.scopes = isSignedOut ? QStringList() : m_token.scopes};
    m_refusal.reset();
    Q_EMIT ended();
}

void Session::setRefusal(const std::optional<Error> &refusal)
{
    if (refusal)
        m_pause.setRemainingTime(refusalPause);
    if (m_refusal == refusal)
        return;
    m_refusal = refusal;
    Q_EMIT refusalChanged();
}

void Session::tryAgain()
{
    if (!m_refusal)
        return;
    m_pause.setRemainingTime(0);
    renew(m_token.access);
}

bool Session::isRejected(const Error &answer) const
{
    if (answer.kind != Error::Kind::Unauthorized)
        return false;
    const auto says
        = [&](const char *word) { return answer.message.contains(QLatin1String(word), Qt::CaseInsensitive); };
    // The wording is not stable (api-facts E3).
    for (const char *other : {"scope", "match", "incorrect user", "app token", "user oauth token"}) {
        if (says(other))
            return false;
    }
    // A useless renewal is harmless. Without a refresh token, however, the session would end, and proxies and
    // gateways respond with 401 as well. Only words about the token count then.
    return !m_token.refresh.isEmpty()
        || (says("token") && (says("invalid") || says("expired") || says("revoked")));
}

QCoro::Task<Result<void>> Session::renew(QString rejected)
{
    const QPointer<Session> self(this);
    Result<void> outcome;
    // The exchange in progress may be for a token that was replaced since.
    while (m_renewing && !isEnded() && m_token.access == rejected) {
        const auto waiting = std::make_shared<Waiting>();
        m_waiting.push_back(waiting);
        auto answer = Waiting::wait(waiting);
        outcome = co_await answer;
        if (!self || !outcome)
            co_return outcome;
    }
    if (isEnded()) {
        outcome = signInAgain();
        co_return outcome;
    }
    if (m_token.access != rejected)
        co_return outcome;  // replaced while the caller's request was in progress
    if (m_refusal && !m_pause.hasExpired()) {
        outcome = notRenewed(*m_refusal);
        co_return outcome;
    }
    if (m_token.refresh.isEmpty()) {
        end(Ending::NotRenewable);
        outcome = signInAgain();
        co_return outcome;
    }

    m_renewing = true;
    const QString sent = m_token.refresh;
    const TokenService service = m_service;
    QElapsedTimer watch;
    watch.start();
    auto exchange = service.refresh(sent);
    Result<Token> renewed = co_await exchange;
    if (!self || m_token.refresh != sent || m_token.access != rejected) {
        // The user signed out or in again during the exchange, so its token will not be used.
        if (renewed)
            service.revoke(renewed->access);
        if (!self)
            outcome = sessionGone();
        else if (isEnded())
            outcome = signInAgain();
    } else if (renewed) {
        if (renewed->refresh.isEmpty())
            renewed->refresh = m_token.refresh;  // some services keep the refresh token
        m_lastRenewal = Renewal{.at = QDateTime::currentDateTimeUtc(),
                                .took = std::chrono::milliseconds(watch.elapsed()),
                                .isRefreshTokenNew = renewed->refresh != m_token.refresh};
        if (renewed->scopes.isEmpty())
            renewed->scopes = m_token.scopes;
        setToken(*std::move(renewed));
    } else if (renewed.error().field == QLatin1String("refresh_token")) {
        end();
        outcome = signInAgain();
    } else if (isRefusal(renewed.error())) {
        setRefusal(renewed.error());
        outcome = notRenewed(renewed.error());
    } else {
        outcome = renewed.error();
    }
    if (!self)
        co_return outcome;
    m_renewing = false;
    for (const auto &one : std::exchange(m_waiting, {}))
        one->finish(outcome);
    co_return outcome;
}

bool isAwaited(const Session &session)
{
    return !session.isEnded() && session.token().isEmpty();
}

bool isWithheld(const Session &session)
{
    return session.ending() == Session::Ending::NoToken && !session.token().scopes.isEmpty();
}

Error awaitedError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message
            = AwaitedTexts::tr("Waiting for the keychain, where your sign-in is stored. Nothing was sent.")};
}

Error withheldError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message = AwaitedTexts::tr("Could not read your sign-in from the keychain. Nothing was sent.")};
}

Error secretAwaitedError()
{
    return {.kind = Error::Kind::Unauthorized,
            .message
            = AwaitedTexts::tr("Could not read the client secret of this service from the keychain."),
            .field = QStringLiteral("client_secret")};
}

}  // namespace Sidestage
