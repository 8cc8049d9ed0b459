// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/scope.h"
#include "base/result.h"
#include "http.h"

#include <QHash>
#include <QString>

namespace Sidestage::Api {
class Parameters;
struct TokenRequest;
}  // namespace Sidestage::Api

namespace Sidestage::Sandbox {

class World;
struct ClientApp;
struct IssuedToken;

/// The token service (specification: Token service; api-facts A): /oauth2/authorize, /token,
/// /validate and /revoke. Grants: authorization_code, refresh_token, client_credentials.
class TokenService
{
public:
    explicit TokenService(World &world)
        : m_world(world)
    {
    }

    /// `path` begins with "/oauth2".
    Response handle(const Request &request, QByteArrayView path);
    bool knows(QByteArrayView path) const;

    /// The body of an error here: status and message, without `error`.
    static Response refusal(int status, const QString &message);

private:
    /// What an app asks for on the authorize page, until the user has decided.
    struct Asking
    {
        QString clientId{};
        QString redirectUri{};
        Api::ScopeSet scopes{};
        QString scopeText{};
        QString state{};
        qint64 expiresAt = 0;
    };

    Response authorize(const Request &request);
    Response decide(const Request &request);
    Response approve(const Asking &asking, const QString &userId);
    Response askUser(const Asking &asking, const ClientApp &client, const QString &chosen);
    Response token(const Request &request);
    Response clientCredentials(const ClientApp &client, const Api::TokenRequest &asked);
    Response authorizationCode(const ClientApp &client, const Api::TokenRequest &asked);
    Response refreshToken(const ClientApp &client, const Api::TokenRequest &asked);
    Response issued(const Result<std::optional<IssuedToken>> &token, const QString &otherwise);
    Response validate(const Request &request);
    Response revoke(const Request &request);

    World &m_world;
    QHash<QString, Asking> m_asking{};  ///< By the nonce of the page's form.
};

}  // namespace Sidestage::Sandbox
