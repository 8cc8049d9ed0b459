// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_endpoints.h"

#include "api/token.h"
#include "device_codes.h"
#include "grants.h"
#include "known_clients.h"
#include "sandbox/world/world.h"
#include "token_answers.h"

#include <QUrlQuery>

namespace Sidestage::Sandbox {

namespace {

constexpr int deviceInterval = 5;  // seconds between two polls for the token

enum class GrantType : quint8 { ClientCredentials, AuthorizationCode, RefreshToken, DeviceCode };

std::optional<GrantType> grantNamed(const QString &name)
{
    if (name == QLatin1String("client_credentials"))
        return GrantType::ClientCredentials;
    if (name == QLatin1String("authorization_code"))
        return GrantType::AuthorizationCode;
    if (name == QLatin1String("refresh_token"))
        return GrantType::RefreshToken;
    if (name == QLatin1String("urn:ietf:params:oauth:grant-type:device_code"))
        return GrantType::DeviceCode;
    return {};
}

/// Returns the refusal if the client does not send the secret that this grant requires.
std::optional<Response> checkSecret(const ClientApp &client, GrantType grant,
                                    const std::optional<QString> &secret)
{
    const bool isPublic = client.secretHash.isEmpty();
    if (grant == GrantType::DeviceCode || (isPublic && grant == GrantType::RefreshToken))
        return {};
    if (!secret)
        return tokenRefusal(400, QStringLiteral("missing client secret"));
    if (isPublic && grant == GrantType::AuthorizationCode)
        return tokenRefusal(400, QStringLiteral("Invalid client credentials"));
    if (isPublic || hashOf(secret->toUtf8()) != client.secretHash)
        return tokenRefusal(403, QStringLiteral("invalid client secret"));
    return {};
}

/// The documented parameter `scopes` takes precedence over `scope`.
QString deviceScopes(const Api::TokenRequest &asked)
{
    return asked.scopes ? *asked.scopes : asked.scope.value_or(QString());
}

}  // namespace

bool TokenEndpoints::serves(QByteArrayView path) const
{
    static constexpr QByteArrayView all[] = {
        "/oauth2/token",  "/oauth2/authorize", "/oauth2/device", "/oauth2/validate",
        "/oauth2/revoke", "/oauth2/userinfo",  "/oauth2/keys",   "/oauth2/.well-known/openid-configuration"};
    return std::find(std::begin(all), std::end(all), path) != std::end(all);
}

Response TokenEndpoints::handle(const Request &request, QByteArrayView path)
{
    if (request.method == "GET") {
        if (path == "/oauth2/validate")
            return validate(request);
        if (path == "/oauth2/authorize")
            return authorize(request);
        if (path == "/oauth2/userinfo")
            return m_openId.userinfo(request);
        if (path == "/oauth2/keys")
            return m_openId.keys();
        if (path == "/oauth2/.well-known/openid-configuration")
            return m_openId.configuration();
    } else if (request.method == "POST") {
        if (path == "/oauth2/token")
            return token(request);
        if (path == "/oauth2/device")
            return device(request);
        if (path == "/oauth2/revoke")
            return revoke(request);
        if (path == "/oauth2/authorize")
            return wantsUserTokenAtOnce(request) ? userTokenAtOnce(m_world, request) : decide(request);
    }
    return tokenRefusal(404, QStringLiteral("not found"));
}

Response TokenEndpoints::validate(const Request &request)
{
    const QByteArray header = request.headers.value("Authorization");
    if (header.isEmpty())
        return tokenRefusal(401, QStringLiteral("missing authorization token"));
    const auto grant = m_world.area<Grants>().find(credentialOf(header, {"oauth", "bearer"}));
    if (!grant)
        return tokenRefusal(401, QStringLiteral("invalid access token"));
    Api::Validation validation{.clientId = grant->clientId,
                               .expiresIn = int((grant->expiresAt - m_world.clock().msecs()) / 1000)};
    if (!grant->scopes.isEmpty())
        validation.scopes = grant->scopes.names();
    if (!grant->userId.isEmpty()) {
        validation.userId = grant->userId;
        validation.login = m_world.user(grant->userId).value_or(Api::User()).login;
    }
    return tokenAnswer(validation);
}

Response TokenEndpoints::revoke(const Request &request)
{
    const auto asked = tokenRequestOf(request);
    if (!asked)
        return tokenRefusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return tokenRefusal(400, QStringLiteral("missing client id"));
    if (!m_world.client(*asked->clientId))
        return tokenRefusal(404, QStringLiteral("client does not exist"));
    if (!asked->token)
        return tokenRefusal(400, QStringLiteral("missing oauth token"));
    const auto revoked = m_world.area<Grants>().revoke(*asked->clientId, asked->token->toUtf8());
    if (!revoked)
        return tokenFailure();
    return *revoked ? Response{.status = 200} : tokenRefusal(400, QStringLiteral("Invalid token"));
}

// POST /oauth2/token, and POST /oauth2/device, which starts one of its grants (api-facts A5, A6, A8).

Response TokenEndpoints::token(const Request &request)
{
    const auto asked = tokenRequestOf(request);
    if (!asked)
        return tokenRefusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return tokenRefusal(400, QStringLiteral("missing client id"));
    const auto client = m_world.client(*asked->clientId);
    if (!client)
        return tokenRefusal(400, QStringLiteral("invalid client"));
    if (!asked->grantType)
        return tokenRefusal(400, QStringLiteral("missing grant type"));
    const auto grant = grantNamed(*asked->grantType);
    if (!grant)
        return tokenRefusal(400, QStringLiteral("Invalid grant"));
    if (auto refused = checkSecret(*client, *grant, asked->clientSecret))
        return *std::move(refused);

    switch (*grant) {
    case GrantType::ClientCredentials:
        return clientCredentials(*client, *asked);
    case GrantType::AuthorizationCode:
        return authorizationCode(*client, *asked);
    case GrantType::RefreshToken:
        return refreshToken(*client, *asked);
    case GrantType::DeviceCode:
        break;
    }
    return deviceCode(*client, *asked);
}

Response TokenEndpoints::clientCredentials(const ClientApp &client, const Api::TokenRequest &asked)
{
    QString unknown;
    const auto scopes = scopesNamed(asked.scope.value_or(QString()), unknown);
    if (!unknown.isEmpty())
        return tokenRefusal(400, invalidScope(unknown));
    const auto token = m_world.area<Grants>().issueAppToken(client.id, scopes);
    return token ? issued(*token, false) : tokenFailure();
}

Response TokenEndpoints::authorizationCode(const ClientApp &client, const Api::TokenRequest &asked)
{
    if (!asked.code)
        return tokenRefusal(400, QStringLiteral("missing code"));
    const QString mismatch = QStringLiteral("Parameter redirect_uri does not match registered URI");
    if (!asked.redirectUri || !client.redirectUris.contains(*asked.redirectUri))
        return tokenRefusal(400, mismatch);
    // In one transaction: a code stays valid if the request is refused or the token cannot be stored.
    std::optional<RedeemedCode> code;
    IssuedToken token;
    const auto done = m_world.database().write([&](Transaction &) {
        code = Transaction::check(m_world.area<Grants>().redeemCode(*asked.code, client.id));
        if (!code)
            return;
        if (code->redirectUri != *asked.redirectUri)
            Transaction::fail(Error::fromStatus(400, mismatch));
        token = Transaction::check(m_world.area<Grants>().issueUserToken(code->grant));
    });
    if (!done)
        return done.error().status == 400 ? tokenRefusal(400, mismatch) : tokenFailure();
    return code ? issued(token, true, &code->idToken)
                : tokenRefusal(400, QStringLiteral("Invalid authorization code"));
}

Response TokenEndpoints::deviceCode(const ClientApp &client, const Api::TokenRequest &asked)
{
    if (!asked.deviceCode)
        return tokenRefusal(400, QStringLiteral("missing device_code"));
    QString unknown;
    (void)scopesNamed(deviceScopes(asked), unknown);
    if (!unknown.isEmpty())
        return tokenRefusal(400, invalidScope(unknown));

    // In one transaction: a code stays valid if the token cannot be stored.
    DeviceCodes::Exchange exchange;
    IssuedToken token;
    const auto done = m_world.database().write([&](Transaction &) {
        exchange = Transaction::check(m_world.area<DeviceCodes>().redeem(*asked.deviceCode, client.id));
        if (exchange.grant)
            token = Transaction::check(m_world.area<Grants>().issueUserToken(*exchange.grant));
    });
    if (!done)
        return tokenFailure();
    if (exchange.pending)
        return tokenRefusal(400, QStringLiteral("authorization_pending"));
    if (!exchange.grant)
        return tokenRefusal(400, QStringLiteral("invalid device code"));
    static const IdTokenRequest nothingMore;
    return issued(token, false, &nothingMore);
}

Response TokenEndpoints::refreshToken(const ClientApp &client, const Api::TokenRequest &asked)
{
    if (!asked.refreshToken)
        return tokenRefusal(400, QStringLiteral("missing refresh token"));
    const bool stays = m_world.compatibility().refreshTokensStay && !client.secretHash.isEmpty();
    const auto token = m_world.area<Grants>().refresh(client.id, *asked.refreshToken, stays);
    if (!token)
        return tokenFailure();
    if (!*token)
        return tokenRefusal(400, QStringLiteral("Invalid refresh token"));
    return issued(**token, false);
}

/// `alwaysScope`: includes the scopes of a user token even if there are none.
Response TokenEndpoints::issued(const IssuedToken &token, bool alwaysScope, const IdTokenRequest *idToken)
{
    Api::TokenResponse response{.accessToken = token.accessToken,
                                .expiresIn = token.expiresIn,
                                .tokenType = QStringLiteral("bearer")};
    const Grant &grant = token.grant;
    if (!token.refreshToken.isEmpty())
        response.refreshToken = token.refreshToken;
    if (!grant.userId.isEmpty() && (alwaysScope || !grant.scopes.isEmpty()))
        response.scope = grant.scopes.names();
    if (idToken && grant.scopes.contains(Api::Scope::Openid)) {
        auto made = m_openId.idToken(grant, *idToken);
        if (!made)
            return tokenFailure();
        response.idToken = *std::move(made);
    }
    return tokenAnswer(response);
}

// ------------------------------------------------------------------------ /oauth2/device

Response TokenEndpoints::device(const Request &request)
{
    const auto asked = tokenRequestOf(request);
    if (!asked)
        return tokenRefusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return tokenRefusal(400, QStringLiteral("missing client id"));
    const auto client = m_world.client(*asked->clientId);
    if (!client)
        return tokenRefusal(400, QStringLiteral("invalid client"));
    QString unknown;
    const auto scopes = scopesNamed(deviceScopes(*asked), unknown);
    if (!unknown.isEmpty())
        return tokenRefusal(400, invalidScope(unknown));

    const auto lifetime = m_world.area<Grants>().lifetimes().deviceCode;
    const auto codes = m_world.area<DeviceCodes>().issue(client->id, scopes, lifetime);
    if (!codes)
        return tokenFailure();
    QUrl address = m_world.urlOf(QStringLiteral("/activate"));
    address.setQuery({{QStringLiteral("device-code"), codes->userCode}});
    return tokenAnswer(Api::DeviceAuthorization{
        .deviceCode = codes->deviceCode,
        .expiresIn = int(std::chrono::duration_cast<std::chrono::seconds>(lifetime).count()),
        .interval = deviceInterval,
        .userCode = codes->userCode,
        .verificationUri = address});
}

}  // namespace Sidestage::Sandbox
