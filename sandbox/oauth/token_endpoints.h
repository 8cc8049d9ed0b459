// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "grants.h"
#include "openid.h"
#include "pending_consents.h"
#include "sandbox/http/http.h"
#include "schema/scope.h"

#include <QString>
#include <QUrl>

namespace Sidestage::Api {
class Parameters;
struct TokenRequest;
}  // namespace Sidestage::Api

namespace Sidestage::Sandbox {

class World;
struct ClientApp;

/// The token service (specification: Token service; api-facts A): /oauth2/authorize, /token, /device,
/// /validate and /revoke, and for OpenID /userinfo, /keys and /.well-known/openid-configuration.
class TokenEndpoints
{
public:
    explicit TokenEndpoints(World &world)
        : m_world(world)
        , m_openId(world)
    {
    }

    /// `path` begins with "/oauth2".
    Response handle(const Request &request, QByteArrayView path);
    bool serves(QByteArrayView path) const;

private:
    /// The requested response types: a code, or a token, an ID token or both.
    struct Wanted
    {
        bool code = false;
        bool token = false;
        bool idToken = false;
    };
    /// The request of an app on the authorize page, until the user decides.
    struct Asking
    {
        QString clientId{};
        QString redirectUri{};
        Wanted wanted{};
        Api::ScopeSet scopes{};
        Api::ScopeSet shown{};  ///< The scopes shown to the user, including those implied by claims.
        QString scopeText{};
        std::optional<QString> state{};
        IdTokenRequest idToken{};
        QString claims{};  ///< For userinfo.
    };

    // authorize.cpp
    Response authorize(const Request &request);
    std::optional<Response> readRequests(const Request &request, const Api::Parameters &query,
                                         Asking &asking);
    Response decide(const Request &request);
    Response approve(const Asking &asking, const QString &userId);
    Result<void> grantTo(const Asking &asking, const QString &userId, Api::Parameters &parameters);
    Response askUser(const Asking &asking, const ClientApp &client, const QString &chosen);

    Response token(const Request &request);
    Response clientCredentials(const ClientApp &client, const Api::TokenRequest &asked);
    Response authorizationCode(const ClientApp &client, const Api::TokenRequest &asked);
    Response deviceCode(const ClientApp &client, const Api::TokenRequest &asked);
    Response refreshToken(const ClientApp &client, const Api::TokenRequest &asked);
    Response issued(const IssuedToken &token, bool alwaysScope, const IdTokenRequest *idToken = nullptr);
    Response device(const Request &request);

    Response validate(const Request &request);
    Response revoke(const Request &request);

    World &m_world;
    OpenId m_openId;
    PendingConsents<Asking> m_asking{};
};

/// Whether an app may be registered with this redirect URI (api-facts A7): it must be absolute, with https,
/// or with http for the host localhost only, and without user, password and fragment.
bool mayRegister(const QUrl &redirectUri);

}  // namespace Sidestage::Sandbox
