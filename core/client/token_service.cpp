// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_service.h"

#include "answer.h"
#include "call_record.h"
#include "session.h"

#include "base/log.h"

#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace Sidestage {

namespace {

QUrl at(const ServiceProfile &profile, const char *path)
{
    return QUrl(profile.authUrl.toString(QUrl::StripTrailingSlash) + QLatin1String(path));
}

/// Sends a request, which is recorded without its secrets. `form`: empty for a GET.
QCoro::Task<Answer> send(QNetworkAccessManager *network, QNetworkRequest request, QByteArray form,
                         QString userId)
{
    CallRecord record{.at = QDateTime::currentDateTimeUtc(),
                      .method = form.isEmpty() ? QStringLiteral("GET") : QStringLiteral("POST"),
                      .path = request.url().path(),
                      .tries = 1,
                      .kind = CallRecord::Kind::Token,
                      .userId = std::move(userId),
                      .endpoint = request.url().path(),
                      .url = request.url(),
                      .file = __FILE__};
    QElapsedTimer watch;
    watch.start();
    const QPointer<QNetworkAccessManager> recorded = network;
    QNetworkReply *reply = form.isEmpty() ? network->get(request) : sendOnce(network, request, "POST", form);
    bound(reply);
    AnswerOf waiting(reply);
    const Answer answer = co_await waiting;
    if (CallRecorder *recorder = CallRecorder::of(recorded)) {
        record.status = answer.status;
        record.took = watch.elapsed();
        record.attempts.append({.took = record.took, .status = answer.status});
        // A service may repeat in an error what it was sent.
        QList<QByteArray> secrets{request.rawHeader("Authorization").split(' ').last()};
        const Api::Parameters sent = Api::Parameters::parse(form).value_or({});
        for (const auto &[name, value] : sent.items()) {
            if (isSecretName(name))
                secrets.append(value.toUtf8());
        }
        record.setMessages(request, form, answer, secrets);
        Q_EMIT recorder->recorded(record);
    }
    co_return answer;
}

QCoro::Task<Answer> post(QNetworkAccessManager *network, const QUrl &url, const Api::TokenRequest &parameters,
                         const QString &userId)
{
    Api::Parameters form;
    Api::toQuery(Api::schemaOf<Api::TokenRequest>(), &parameters, form);
    QNetworkRequest request = requestFor(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader,
                      QByteArrayLiteral("application/x-www-form-urlencoded"));
    return send(network, request, form.encoded(), userId);
}

/// A public client must not send a secret (api-facts A5).
std::optional<QString> secretOf(const ServiceProfile &profile)
{
    return profile.clientSecret.isEmpty() ? std::nullopt : std::optional(profile.clientSecret);
}

Error gone()
{
    return {.kind = Error::Kind::Cancelled};
}

template <class T>
Result<T> decode(const Answer &answer)
{
    if (!answer.isSuccess())
        return answer.error();
    auto document = Api::JsonDocument::parse(answer.body);
    if (!document)
        return document.error();
    T value;
    Error error;
    if (!Api::fromJson(Api::schemaOf<T>(), document->root(), &value, error)) {
        error.kind = Error::Kind::Protocol;
        return error;
    }
    return value;
}

/// Whether the service's message contains this word, case-insensitively (api-facts A8).
bool says(const Error &error, const char *word)
{
    return error.message.contains(QLatin1String(word), Qt::CaseInsensitive);
}

/// Whether the service reported that this refresh token is no longer valid: by its message (api-facts A8) or
/// by the standard error name (RFC 6749, 5.2). This ends the sign-in, so the status alone is not enough:
/// proxies and gateways send the same ones, and a wrong client secret is another matter.
bool voidsRefreshToken(const Answer &answer)
{
    if (answer.status < 400 || answer.status >= 500)
        return false;
    Api::ErrorBody words;
    Error ignored;
    if (auto document = Api::JsonDocument::parse(answer.body))
        Api::fromJson(Api::schemaOf<Api::ErrorBody>(), document->root(), &words, ignored);
    return words.error == QLatin1String("invalid_grant")
        || words.message.contains(QLatin1String("invalid refresh token"), Qt::CaseInsensitive);
}

QCoro::Task<Result<Token>> askForToken(QPointer<QNetworkAccessManager> network, QUrl url,
                                       Api::TokenRequest parameters, QString userId)
{
    if (!network)
        co_return gone();
    auto asking = post(network, url, parameters, userId);
    const Answer answer = co_await asking;
    if (parameters.refreshToken && voidsRefreshToken(answer)) {
        Error refused = answer.error();
        refused.field = QStringLiteral("refresh_token");
        co_return refused;
    }
    const auto response = decode<Api::TokenResponse>(answer);
    if (!response)
        co_return response.error();
    if (response->accessToken.isEmpty())
        co_return Error{
            .kind = Error::Kind::Protocol, .field = QStringLiteral("access_token"), .fault = Fault::Missing};
    Token token{.access = response->accessToken, .refresh = response->refreshToken.value_or(QString())};
    if (response->scope)
        token.scopes = *response->scope;
    token.scopes.removeAll(QString());
    token.scopes.removeDuplicates();
    if (response->expiresIn && *response->expiresIn > 0)
        token.expiresAt = QDateTime::currentDateTimeUtc().addSecs(*response->expiresIn);
    co_return token;
}

}  // namespace

TokenService::TokenService(ServiceProfile profile, QNetworkAccessManager *network, QString userId)
    : m_profile(std::make_shared<ServiceProfile>(std::move(profile)))
    , m_network(network)
    , m_userId(std::move(userId))
{
}

void TokenService::setSecret(const QString &secret, ServiceProfile::KeptSecret kept)
{
    m_profile->clientSecret = secret;
    m_profile->keptSecret = kept;
}

QUrl TokenService::authorizeUrl(const Api::ScopeSet &scopes, const QString &state, bool forceVerify,
                                Consent consent) const
{
    Api::Parameters query;
    query.add(QStringLiteral("client_id"), m_profile->clientId);
    query.add(QStringLiteral("redirect_uri"), m_profile->redirectUri.toString());
    query.add(QStringLiteral("response_type"),
              consent == Consent::Code ? QStringLiteral("code") : QStringLiteral("token"));
    query.add(QStringLiteral("scope"), scopes.names().join(u' '));
    query.add(QStringLiteral("state"), state);
    if (forceVerify)
        query.add(QStringLiteral("force_verify"), QStringLiteral("true"));
    QUrl url = at(*m_profile, "/oauth2/authorize");
    url.setQuery(QString::fromLatin1(query.encoded()));
    return url;
}

QCoro::Task<Result<Token>> TokenService::exchange(QString code) const
{
    if (m_profile->awaitsSecret())
        co_return secretAwaitedError();
    auto asking = askForToken(m_network, at(*m_profile, "/oauth2/token"),
                              {.clientId = m_profile->clientId,
                               .clientSecret = secretOf(*m_profile),
                               .grantType = QStringLiteral("authorization_code"),
                               .code = code,
                               .redirectUri = m_profile->redirectUri.toString()},
                              m_userId);
    const Result<Token> token = co_await asking;
    co_return token;
}

QCoro::Task<Result<Token>> TokenService::appToken(Api::ScopeSet scopes) const
{
    if (m_profile->awaitsSecret())
        co_return secretAwaitedError();
    if (m_profile->clientSecret.isEmpty())
        co_return Error::broken(Fault::Missing, QStringLiteral("client_secret"));
    Api::TokenRequest parameters{.clientId = m_profile->clientId,
                                 .clientSecret = m_profile->clientSecret,
                                 .grantType = QStringLiteral("client_credentials")};
    if (!scopes.isEmpty())
        parameters.scope = scopes.names().join(u' ');
    auto asking = askForToken(m_network, at(*m_profile, "/oauth2/token"), parameters, m_userId);
    const Result<Token> token = co_await asking;
    co_return token;
}

QCoro::Task<Result<Api::DeviceAuthorization>> TokenService::startDevice(Api::ScopeSet scopes) const
{
    if (!m_network)
        co_return gone();
    auto asking = post(m_network, at(*m_profile, "/oauth2/device"),
                       {.clientId = m_profile->clientId, .scopes = scopes.names().join(u' ')}, m_userId);
    const Answer answer = co_await asking;
    Result<Api::DeviceAuthorization> started = decode<Api::DeviceAuthorization>(answer);
    if (started) {
        const char *missing = started->deviceCode.isEmpty() ? "device_code"
            : started->userCode.isEmpty()                   ? "user_code"
            : started->verificationUri.host().isEmpty()     ? "verification_uri"
                                                            : nullptr;
        if (missing)
            started = Error{
                .kind = Error::Kind::Protocol, .field = QLatin1String(missing), .fault = Fault::Missing};
    }
    co_return started;
}

QCoro::Task<Result<std::optional<Token>>> TokenService::pollDevice(QString deviceCode,
                                                                   Api::ScopeSet scopes) const
{
    auto asking = askForToken(m_network, at(*m_profile, "/oauth2/token"),
                              {.clientId = m_profile->clientId,
                               .grantType = QStringLiteral("urn:ietf:params:oauth:grant-type:device_code"),
                               .deviceCode = deviceCode,
                               .scopes = scopes.names().join(u' ')},
                              m_userId);
    const Result<Token> token = co_await asking;
    Result<std::optional<Token>> answer = std::optional<Token>();
    if (token) {
        answer = std::optional<Token>(*token);
    } else if (!says(token.error(), "authorization_pending")) {
        Error error = token.error();
        if (says(error, "slow_down"))
            error.kind = Error::Kind::RateLimited;
        answer = error;
    }
    co_return answer;
}

QCoro::Task<Result<Token>> TokenService::refresh(QString refreshToken) const
{
    if (m_profile->awaitsSecret())
        co_return secretAwaitedError();
    auto asking = askForToken(m_network, at(*m_profile, "/oauth2/token"),
                              {.clientId = m_profile->clientId,
                               .clientSecret = secretOf(*m_profile),
                               .grantType = QStringLiteral("refresh_token"),
                               .refreshToken = refreshToken},
                              m_userId);
    const Result<Token> token = co_await asking;
    co_return token;
}

QCoro::Task<Result<Api::Validation>> TokenService::validate(QString accessToken) const
{
    if (!m_network)
        co_return gone();
    QNetworkRequest request = requestFor(at(*m_profile, "/oauth2/validate"));
    request.setRawHeader("Authorization", "OAuth " + accessToken.toUtf8());
    auto asking = send(m_network, request, {}, m_userId);
    const Answer answer = co_await asking;
    co_return decode<Api::Validation>(answer);
}

QCoro::Task<Result<void>> TokenService::revoke(QString accessToken) const
{
    if (!m_network)
        co_return gone();
    auto asking = post(m_network, at(*m_profile, "/oauth2/revoke"),
                       {.clientId = m_profile->clientId, .token = accessToken}, m_userId);
    const Answer answer = co_await asking;
    Result<void> revoked;
    if (!answer.isSuccess() && answer.status != 400)
        revoked = answer.error();
    co_return revoked;
}

bool isAboutClient(const Error &refusal)
{
    return refusal.status >= 400 && refusal.status < 500 && says(refusal, "client");
}

}  // namespace Sidestage
