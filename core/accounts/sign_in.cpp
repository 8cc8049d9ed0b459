// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in.h"

#include "api/parameters.h"
#include "base/log.h"
#include "client/client.h"
#include "client/session.h"

#include <QRandomGenerator>

#include <array>

namespace Sidestage {

namespace {

int portOf(const QUrl &url)
{
    if (url.scheme() == QLatin1String("https"))
        return url.port(443);
    return url.port(url.scheme() == QLatin1String("http") ? 80 : -1);
}

bool sameOrigin(const QUrl &one, const QUrl &other)
{
    return one.isValid() && one.userInfo().isEmpty() && one.scheme() == other.scheme()
        && one.host() == other.host() && portOf(one) == portOf(other);
}

/// Browsers write an empty path as "/".
QString pathOf(const QUrl &url)
{
    const QString path = url.path(QUrl::FullyEncoded);
    return path.isEmpty() ? QStringLiteral("/") : path;
}

/// 256 bits that nobody can guess, in characters that need no encoding.
QByteArray randomState()
{
    std::array<quint32, 8> bits;
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(bits.data()), sizeof(bits));
    return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

Result<Api::Parameters> parametersOf(const QUrl &url)
{
    return Api::Parameters::parse(url.query(QUrl::FullyEncoded).toLatin1());
}

}  // namespace

/// One start(). Shared with the exchange of the code, which goes on when the attempt has ended.
struct SignIn::Attempt
{
    bool isWanted = true;
    Token token{};  ///< Granted, and not handed on yet.
};

SignIn::SignIn(const ServiceProfile &profile, QNetworkAccessManager *network, QObject *parent)
    : QObject(parent)
    , m_service(profile, network)
    , m_network(network)
{
}

SignIn::~SignIn()
{
    drop();
}

void SignIn::start(const Api::ScopeSet &scopes, bool forceVerify)
{
    drop();
    m_attempt = std::make_shared<Attempt>();
    m_state = randomState();
    m_url = m_service.authorizeUrl(scopes, QString::fromLatin1(m_state), forceVerify);
    setStage(Stage::AskingUser);
}

bool SignIn::isRedirect(const QUrl &url) const
{
    return sameOrigin(url, profile().redirectUri) && pathOf(url) == pathOf(profile().redirectUri);
}

bool SignIn::mayVisit(const QUrl &url) const
{
    if (isRedirect(url))
        return false;
    if (sameOrigin(url, profile().authUrl))
        return true;
    return url.isValid() && url.userInfo().isEmpty() && url.scheme() == QLatin1String("https")
        && portOf(url) == 443 && profile().signInHosts.contains(url.host());
}

bool SignIn::isOurState(const QString &state) const
{
    // The time this takes says nothing about where the first difference is.
    const QByteArray given = state.toUtf8();
    if (m_state.isEmpty() || given.size() != m_state.size())
        return false;
    volatile unsigned char difference = 0;
    for (qsizetype i = 0; i < given.size(); ++i)
        difference = static_cast<unsigned char>(difference | (given[i] ^ m_state[i]));
    return difference == 0;
}

void SignIn::handleRedirect(const QUrl &url)
{
    if (m_stage != Stage::AskingUser || !isRedirect(url))
        return;
    const auto parameters = parametersOf(url);
    const QStringList states = parameters ? parameters->values(u"state") : QStringList();
    if (states.size() != 1 || !isOurState(states.first())) {
        fail({.kind = SignInFailure::Kind::WrongState,
              .message
              = tr("The answer does not belong to this sign-in, so it was not used. Nothing was changed. "
                   "Start again.")});
        return;
    }
    const QStringList codes = parameters->values(u"code");
    const QString error = parameters->value(u"error");
    if (!error.isEmpty()) {
        failWith(error, parameters->value(u"error_description"));
    } else if (codes.size() != 1 || codes.first().isEmpty()) {
        fail({.kind = SignInFailure::Kind::Malformed,
              .message = tr("The service sent no code, so there is nothing to sign in with. Start again.")});
    } else {
        complete(codes.first());
    }
}

bool SignIn::handleForeign(const QUrl &url)
{
    const auto parameters = parametersOf(url);
    if (m_stage != Stage::AskingUser || !parameters || !isOurState(parameters->value(u"state")))
        return false;
    const QString error = parameters->value(u"error");
    if (error.isEmpty())
        return false;
    failWith(error, parameters->value(u"error_description"));
    return true;
}

void SignIn::failWith(const QString &error, const QString &description)
{
    const QString words = (description.isEmpty() ? error : description).left(300);
    if (error == QLatin1String("access_denied")) {
        fail({.kind = SignInFailure::Kind::Denied,
              .message = tr("You denied access. Nothing was changed."),
              .words = words});
    } else if (error == QLatin1String("redirect_mismatch")) {
        fail({.kind = SignInFailure::Kind::Refused,
              .message
              = tr("The service does not know %1 as an address of this app. Register exactly this address "
                   "with it, then start again.")
                    .arg(profile().redirectUri.toString()),
              .words = words});
    } else {
        fail(
            {.kind = SignInFailure::Kind::Refused,
             .message = tr("The service refused the sign-in. It said: “%1”. Nothing was changed.").arg(words),
             .words = words});
    }
}

QCoro::Task<Result<Token>> SignIn::exchange(TokenService service, QString code,
                                            std::shared_ptr<Attempt> attempt)
{
    auto exchanging = service.exchange(code);
    Result<Token> token = co_await exchanging;
    if (token && !attempt->isWanted) {
        auto revoking = service.revoke(token->access);
        const Result<void> revoked = co_await revoking;
        if (!revoked)
            qCInfo(lcAccounts) << "a token that nobody wants could not be revoked";
        token = Error{.kind = Error::Kind::Cancelled};
    }
    co_return token;
}

Bound SignIn::complete(QString code)
{
    const auto attempt = m_attempt;
    setStage(Stage::Exchanging);
    auto exchanging = exchange(m_service, code, attempt);
    const auto token = co_await exchanging;
    if (!attempt->isWanted)
        co_return;
    if (!token)
        co_return fail(token.error());
    attempt->token = *token;

    setStage(Stage::Validating);
    if (!attempt->isWanted)
        co_return;
    auto validating = m_service.validate(token->access);
    const auto validation = co_await validating;
    if (!attempt->isWanted)
        co_return;
    if (!validation)
        co_return fail(validation.error());
    if (validation->clientId != profile().clientId)
        co_return fail(
            {.kind = SignInFailure::Kind::WrongApp,
             .message = tr("The service issued a token for another app, so it was not used. Look at the "
                           "client id of this service.")});
    if (attempt->token.scopes.isEmpty())
        attempt->token.scopes = validation->scopes.value_or(QStringList());

    setStage(Stage::AskingWho);
    if (!attempt->isWanted)
        co_return;
    Account probe(profile(), AccountInfo{}, attempt->token, m_network, nullptr);
    auto asking = probe.client()->call(Api::GetUsers{});
    const auto users = co_await asking;
    if (!attempt->isWanted)
        co_return;
    if (!users)
        co_return fail(users.error());
    if (users->isEmpty() || users->first().id.isEmpty() || users->first().id != validation->userId)
        co_return fail(
            {.kind = SignInFailure::Kind::Malformed,
             .message = tr("The service did not say whose token it is, so it was not used. Start again.")});
    const Api::User &user = users->first();
    const AccountInfo info{.userId = user.id,
                           .login = user.login,
                           .displayName = user.displayName.isEmpty() ? user.login : user.displayName,
                           .type = user.broadcasterType};
    const Token granted = probe.session()->token();
    attempt->token = {};
    drop();
    setStage(Stage::Finished);
    Q_EMIT finished(info, granted);
}

void SignIn::cancel()
{
    if (!m_attempt)
        return;
    drop();
    setStage(Stage::Cancelled);
}

/// Ends the attempt; a token that nobody took is revoked.
void SignIn::drop()
{
    if (const auto attempt = std::exchange(m_attempt, nullptr)) {
        attempt->isWanted = false;
        if (!attempt->token.isEmpty())
            m_service.revoke(attempt->token.access);
    }
    m_state.clear();
    m_url.clear();
}

void SignIn::fail(const Error &error)
{
    SignInFailure failure{.words = error.message};
    if (error.status != 0 && error.status < 500) {
        failure.kind = SignInFailure::Kind::Refused;
        failure.message
            = tr("The service did not accept the sign-in. It said: “%1”. Nothing was changed. Start again.")
                  .arg(error.message.isEmpty() ? QString::number(error.status) : error.message);
    } else if (error.kind == Error::Kind::Protocol) {
        failure.message
            = tr("The service sent an answer that cannot be understood. Nothing was changed. Start again.");
    } else {
        failure.kind = SignInFailure::Kind::Offline;
        failure.message
            = tr("The service does not answer. Nothing was changed. Start again when it is back.");
    }
    fail(std::move(failure));
}

void SignIn::fail(SignInFailure failure)
{
    qCInfo(lcAccounts) << "sign-in failed:" << int(failure.kind);
    drop();
    setStage(Stage::Failed);
    Q_EMIT failed(failure);
}

void SignIn::setStage(Stage stage)
{
    if (m_stage == stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
}

}  // namespace Sidestage
