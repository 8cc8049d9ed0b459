// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "grants.h"
#include "sandbox/http/http.h"
#include "signing_key.h"

#include <optional>

namespace Sidestage::Sandbox {

class World;

/// OpenID for apps with the scope openid (api-facts A10): ID tokens signed with RS256, the key to verify
/// them, userinfo, and the discovery document.
///
/// The key is created on first use and stored.
class OpenId
{
public:
    /// The claims that an app requests, as names separated by spaces.
    struct Claims
    {
        QString idToken{};
        QString userinfo{};

        bool hasEmail() const;
    };

    explicit OpenId(World &world)
        : m_world(world)
    {
    }

    /// Reads the parameter `claims`; unknown claims are ignored. Returns none when it is not a valid JSON
    /// object.
    static std::optional<Claims> readClaims(const QString &json);

    /// Returns a JWT about the user of `grant`. `accessToken`: the access token in the same answer, if any.
    Result<QString> idToken(const Grant &grant, const IdTokenRequest &request,
                            const QString &accessToken = {});

    /// GET /oauth2/userinfo: the claims that the access token was granted for.
    Response userinfo(const Request &request);
    /// GET /oauth2/keys: the public key as a JWK set.
    Response keys();
    /// GET /oauth2/.well-known/openid-configuration.
    Response configuration() const;

private:
    Result<const SigningKey *> key();
    /// Returns the URL of the token service, or of a path in it.
    QString address(const char *path = "") const;
    /// Returns the claims about the user of `grant` as JSON: the standard ones, `claims`, and the members in
    /// `more`.
    QByteArray claimsJson(const Grant &grant, const QString &claims,
                          const QList<std::pair<const char *, QString>> &more = {}) const;

    World &m_world;
    std::optional<SigningKey> m_key{};
};

}  // namespace Sidestage::Sandbox
