// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_service.h"

#include "api/json.h"
#include "api/token.h"
#include "authorize_page.h"
#include "form.h"
#include "world.h"

#include <QUrl>

namespace Sidestage::Sandbox {

namespace {

/// More pages that wait for a decision are not kept: the oldest give way.
constexpr qsizetype mostAsking = 1000;
constexpr std::chrono::milliseconds askingTime = std::chrono::minutes(30);
/// Who decided last in this browser, so that a permission that was given need not be asked for again.
constexpr QByteArrayView userCookie("sandbox_user");

Response json(int status, QByteArray body)
{
    body.append('\n');
    return {.status = status, .contentType = QByteArrayLiteral("application/json"), .body = std::move(body)};
}

template <class T>
Response json(const T &value)
{
    QByteArray body;
    Api::JsonWriter writer(body);
    Api::toJson(Api::schemaOf<T>(), &value, writer);
    return json(200, std::move(body));
}

Response serverError()
{
    return TokenService::refusal(500, QStringLiteral("internal server error"));
}

Response redirect(int status, const QString &uri, const Api::Parameters &parameters)
{
    const char joint = uri.contains(u'?') ? '&' : '?';
    return {.status = status,
            .headers = {{"Location", QUrl(uri).toEncoded() + joint + parameters.encoded()},
                        {"Cache-Control", "no-store"}}};
}

Result<Api::TokenRequest> readRequest(const Request &request)
{
    const auto form = formOf(request);
    if (!form)
        return form.error();
    Api::TokenRequest asked;
    Error error;
    if (!Api::fromQuery(Api::schemaOf<Api::TokenRequest>(), *form, &asked, error))
        return error;
    return asked;
}

QString invalidScope(const QString &name)
{
    return QStringLiteral("invalid scope requested: '%1'").arg(name);
}

QString cookie(const Request &request, QByteArrayView name)
{
    for (const QByteArray &part : request.headers.value("Cookie").split(';')) {
        const QByteArray item = part.trimmed();
        if (item.startsWith(name.toByteArray() + '='))
            return QString::fromLatin1(item.sliced(name.size() + 1));
    }
    return {};
}

/// Browsers get a page, programs get JSON.
Response authorizeError(const Request &request, int status, const QString &message,
                        const QString &explanation)
{
    if (request.headers.value("Accept").contains("text/html"))
        return renderErrorPage(status, message, explanation);
    return TokenService::refusal(status, message);
}

}  // namespace

Response TokenService::refusal(int status, const QString &message)
{
    QByteArray body;
    Api::JsonWriter writer(body);
    writer.beginObject();
    writer.key("status");
    writer.value(status);
    writer.key("message");
    writer.value(message);
    writer.endObject();
    return json(status, std::move(body));
}

bool TokenService::knows(QByteArrayView path) const
{
    return path == "/oauth2/token" || path == "/oauth2/authorize" || path == "/oauth2/validate"
        || path == "/oauth2/revoke";
}

Response TokenService::handle(const Request &request, QByteArrayView path)
{
    const bool get = request.method == "GET";
    const bool post = request.method == "POST";
    if (path == "/oauth2/token" && post)
        return token(request);
    if (path == "/oauth2/validate" && get)
        return validate(request);
    if (path == "/oauth2/revoke" && post)
        return revoke(request);
    if (path == "/oauth2/authorize" && get)
        return authorize(request);
    if (path == "/oauth2/authorize" && post)
        return decide(request);
    return refusal(404, QStringLiteral("not found"));
}

// --------------------------------------------------------------------- /oauth2/authorize

Response TokenService::authorize(const Request &request)
{
    const auto query = Api::Parameters::parse(request.query);
    if (!query)
        return authorizeError(request, 400, QStringLiteral("invalid request"),
                              QStringLiteral("The address is not valid UTF-8."));
    const QString clientId = query->value(u"client_id");
    if (clientId.isEmpty())
        return authorizeError(request, 400, QStringLiteral("missing client id"),
                              QStringLiteral("The address does not say which app asks."));
    const auto client = m_world.client(clientId);
    if (!client || client->redirectUris.isEmpty())
        return authorizeError(request, 400, QStringLiteral("invalid client"),
                              QStringLiteral("The app that asks is not registered here."));

    Asking asking{.clientId = clientId,
                  .redirectUri = query->value(u"redirect_uri"),
                  .scopeText = query->value(u"scope"),
                  .state = query->value(u"state")};
    if (!client->redirectUris.contains(asking.redirectUri)) {
        Api::Parameters parameters;
        parameters.add(QStringLiteral("error"), QStringLiteral("redirect_mismatch"));
        parameters.add(QStringLiteral("error_description"),
                       QStringLiteral("Parameter redirect_uri does not match registered URI"));
        parameters.add(QStringLiteral("state"), asking.state);
        return redirect(302, client->redirectUris.first(), parameters);
    }
    if (query->value(u"response_type") != QLatin1String("code"))
        return authorizeError(request, 400, QStringLiteral("invalid response type"),
                              QStringLiteral("The app asks in a way that is not offered here."));
    QString unknown;
    asking.scopes = Api::ScopeSet::fromNames(asking.scopeText.split(u' ', Qt::SkipEmptyParts), &unknown);
    if (!unknown.isEmpty())
        return authorizeError(request, 400, invalidScope(unknown),
                              QStringLiteral("The app asks for a permission that does not exist."));

    const QString chosen = cookie(request, userCookie);
    const bool force = query->value(u"force_verify") == QLatin1String("true");
    if (!force && !chosen.isEmpty() && m_world.grants().isApproved(clientId, chosen, asking.scopes))
        return approve(asking, chosen);
    return askUser(asking, *client, chosen);
}

Response TokenService::askUser(const Asking &asking, const ClientApp &client, const QString &chosen)
{
    const qint64 now = m_world.clock().msecs();
    if (m_asking.size() >= mostAsking)
        m_asking.removeIf([now](const auto &item) { return item.value().expiresAt <= now; });
    if (m_asking.size() >= mostAsking) {
        const auto oldest
            = std::min_element(m_asking.cbegin(), m_asking.cend(),
                               [](const Asking &a, const Asking &b) { return a.expiresAt < b.expiresAt; });
        m_asking.erase(oldest);
    }
    const QString nonce = randomText(40);
    Asking &kept = *m_asking.insert(nonce, asking);
    kept.expiresAt = now + askingTime.count();
    return renderAuthorizePage({.clientName = client.name,
                                .redirectUri = QUrl(asking.redirectUri),
                                .scopes = asking.scopes,
                                .users = m_world.cast(),
                                .chosenUser = chosen,
                                .nonce = nonce});
}

Response TokenService::decide(const Request &request)
{
    const auto form = formOf(request);
    if (!form)
        return authorizeError(request, 400, QStringLiteral("invalid request"),
                              QStringLiteral("The form is not valid UTF-8."));
    const auto found = m_asking.constFind(form->value(u"nonce"));
    if (found == m_asking.constEnd() || found->expiresAt <= m_world.clock().msecs()) {
        return authorizeError(
            request, 400, QStringLiteral("expired request"),
            QStringLiteral("This page was decided already, or is too old. Start again from the app."));
    }
    const Asking asking = *found;
    const QString decision = form->value(u"decision");
    if (decision == QLatin1String("deny")) {
        m_asking.erase(found);
        Api::Parameters parameters;
        parameters.add(QStringLiteral("error"), QStringLiteral("access_denied"));
        parameters.add(QStringLiteral("error_description"), QStringLiteral("The user denied you access"));
        parameters.add(QStringLiteral("state"), asking.state);
        return redirect(303, asking.redirectUri, parameters);
    }
    const auto user = m_world.user(form->value(u"user"));
    if (decision != QLatin1String("approve") || !user)
        return authorizeError(request, 400, QStringLiteral("invalid decision"),
                              QStringLiteral("Choose a user, then approve or deny."));
    m_asking.erase(found);
    if (auto done = m_world.grants().approve(asking.clientId, user->id, asking.scopes); !done)
        return serverError();
    Response response = approve(asking, user->id);
    response.status = 303;
    return response;
}

Response TokenService::approve(const Asking &asking, const QString &userId)
{
    const auto code = m_world.grants().issueCode(
        {.clientId = asking.clientId, .userId = userId, .scopes = asking.scopes}, asking.redirectUri);
    if (!code)
        return serverError();
    Api::Parameters parameters;
    parameters.add(QStringLiteral("code"), *code);
    parameters.add(QStringLiteral("scope"), asking.scopeText);
    parameters.add(QStringLiteral("state"), asking.state);
    Response response = redirect(302, asking.redirectUri, parameters);
    response.headers.add("Set-Cookie",
                         userCookie.toByteArray() + '=' + userId.toLatin1()
                             + "; Path=/; HttpOnly; SameSite=Lax");
    return response;
}

// ------------------------------------------------------------------------- /oauth2/token

Response TokenService::token(const Request &request)
{
    const auto asked = readRequest(request);
    if (!asked)
        return refusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return refusal(400, QStringLiteral("missing client id"));
    const auto client = m_world.client(*asked->clientId);
    if (!client)
        return refusal(400, QStringLiteral("invalid client"));
    if (!asked->grantType)
        return refusal(400, QStringLiteral("missing grant type"));

    const QString &grant = *asked->grantType;
    const bool refresh = grant == QLatin1String("refresh_token");
    const bool code = grant == QLatin1String("authorization_code");
    if (!refresh && !code && grant != QLatin1String("client_credentials"))
        return refusal(400, QStringLiteral("Invalid grant"));
    // A public client has no secret, and without one only its refresh tokens are of use.
    const bool isPublic = client->secretHash.isEmpty();
    if (!(isPublic && refresh)) {
        if (!asked->clientSecret)
            return refusal(400, QStringLiteral("missing client secret"));
        if (isPublic || hashOf(asked->clientSecret->toUtf8()) != client->secretHash)
            return refusal(403, QStringLiteral("invalid client secret"));
    }
    return refresh ? refreshToken(*client, *asked)
        : code     ? authorizationCode(*client, *asked)
                   : clientCredentials(*client, *asked);
}

Response TokenService::clientCredentials(const ClientApp &client, const Api::TokenRequest &asked)
{
    QString unknown;
    const auto scopes
        = Api::ScopeSet::fromNames(asked.scope.value_or(QString()).split(u' ', Qt::SkipEmptyParts), &unknown);
    if (!unknown.isEmpty())
        return refusal(400, invalidScope(unknown));
    auto token = m_world.grants().issueAppToken(client.id, scopes);
    if (!token)
        return serverError();
    return issued(std::optional(*std::move(token)), {});
}

Response TokenService::authorizationCode(const ClientApp &client, const Api::TokenRequest &asked)
{
    if (!asked.code)
        return refusal(400, QStringLiteral("missing code"));
    const QString mismatch = QStringLiteral("Parameter redirect_uri does not match registered URI");
    if (!asked.redirectUri || !client.redirectUris.contains(*asked.redirectUri))
        return refusal(400, mismatch);
    const auto redeemed = m_world.grants().redeemCode(*asked.code, client.id);
    if (!redeemed)
        return serverError();
    if (!*redeemed)
        return refusal(400, QStringLiteral("Invalid authorization code"));
    const auto &[grant, sentTo] = **redeemed;
    if (sentTo != *asked.redirectUri)
        return refusal(400, mismatch);
    auto token = m_world.grants().issueUserToken(client.id, grant.userId, grant.scopes);
    if (!token)
        return serverError();
    return issued(std::optional(*std::move(token)), {});
}

Response TokenService::refreshToken(const ClientApp &client, const Api::TokenRequest &asked)
{
    if (!asked.refreshToken)
        return refusal(400, QStringLiteral("missing refresh token"));
    const bool stays = m_world.compatibility().refreshTokensStay && !client.secretHash.isEmpty();
    return issued(m_world.grants().refresh(client.id, *asked.refreshToken, stays),
                  QStringLiteral("Invalid refresh token"));
}

Response TokenService::issued(const Result<std::optional<IssuedToken>> &token, const QString &otherwise)
{
    if (!token)
        return serverError();
    if (!*token)
        return refusal(400, otherwise);
    const IssuedToken &made = **token;
    Api::TokenResponse response{
        .accessToken = made.accessToken, .expiresIn = made.expiresIn, .tokenType = QStringLiteral("bearer")};
    if (!made.grant.userId.isEmpty()) {
        response.refreshToken = made.refreshToken;
        response.scope = made.grant.scopes.names();
    }
    return json(response);
}

// -------------------------------------------------------- /oauth2/validate, /oauth2/revoke

Response TokenService::validate(const Request &request)
{
    const QByteArray header = request.headers.value("Authorization");
    if (header.isEmpty())
        return refusal(401, QStringLiteral("missing authorization token"));
    const qsizetype space = header.indexOf(' ');
    const QByteArray scheme = header.left(space).toLower();
    const bool known = space > 0 && (scheme == "oauth" || scheme == "bearer");
    const auto grant = known ? m_world.grants().find(header.sliced(space + 1).trimmed()) : std::nullopt;
    if (!grant)
        return refusal(401, QStringLiteral("invalid access token"));
    Api::Validation validation{.clientId = grant->clientId,
                               .expiresIn = int((grant->expiresAt - m_world.clock().msecs()) / 1000)};
    if (!grant->scopes.isEmpty())
        validation.scopes = grant->scopes.names();
    if (!grant->userId.isEmpty()) {
        validation.userId = grant->userId;
        validation.login = m_world.user(grant->userId).value_or(Api::User()).login;
    }
    return json(validation);
}

Response TokenService::revoke(const Request &request)
{
    const auto asked = readRequest(request);
    if (!asked)
        return refusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return refusal(400, QStringLiteral("missing client id"));
    if (!m_world.client(*asked->clientId))
        return refusal(404, QStringLiteral("client does not exist"));
    if (!asked->token)
        return refusal(400, QStringLiteral("missing oauth token"));
    const auto revoked = m_world.grants().revoke(*asked->clientId, asked->token->toUtf8());
    if (!revoked)
        return serverError();
    return *revoked ? Response{.status = 200} : refusal(400, QStringLiteral("Invalid token"));
}

}  // namespace Sidestage::Sandbox
