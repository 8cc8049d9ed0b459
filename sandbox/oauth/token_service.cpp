// SPDX-License-Identifier: GPL-3.0-or-later
#include "token_service.h"

#include "grants.h"
#include "known_clients.h"
#include "sandbox/world/world.h"
#include "token_answers.h"

namespace Sidestage::Sandbox {

Response TokenService::refusal(int status, const QString &message)
{
    return tokenRefusal(status, message);
}

bool TokenService::serves(QByteArrayView path) const
{
    static constexpr QByteArrayView all[] = {
        "/oauth2/token",  "/oauth2/authorize", "/oauth2/device", "/oauth2/validate",
        "/oauth2/revoke", "/oauth2/userinfo",  "/oauth2/keys",   "/oauth2/.well-known/openid-configuration"};
    return std::find(std::begin(all), std::end(all), path) != std::end(all);
}

Response TokenService::handle(const Request &request, QByteArrayView path)
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
    return refusal(404, QStringLiteral("not found"));
}

Response TokenService::validate(const Request &request)
{
    const QByteArray header = request.headers.value("Authorization");
    if (header.isEmpty())
        return refusal(401, QStringLiteral("missing authorization token"));
    const auto grant = m_world.area<Grants>().find(credentialOf(header, {"oauth", "bearer"}));
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
    return tokenAnswer(validation);
}

Response TokenService::revoke(const Request &request)
{
    const auto asked = tokenRequestOf(request);
    if (!asked)
        return refusal(400, QStringLiteral("invalid request"));
    if (!asked->clientId)
        return refusal(400, QStringLiteral("missing client id"));
    if (!m_world.client(*asked->clientId))
        return refusal(404, QStringLiteral("client does not exist"));
    if (!asked->token)
        return refusal(400, QStringLiteral("missing oauth token"));
    const auto revoked = m_world.area<Grants>().revoke(*asked->clientId, asked->token->toUtf8());
    if (!revoked)
        return tokenFailure();
    return *revoked ? Response{.status = 200} : refusal(400, QStringLiteral("Invalid token"));
}

}  // namespace Sidestage::Sandbox
