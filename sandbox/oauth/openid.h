// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "grants.h"
#include "sandbox/http/http.h"
#include "signing_key.h"

#include <optional>

namespace Sidestage::Sandbox {

class World;

/// Who somebody is, for apps that ask for the scope openid (api-facts A10): ID tokens signed with RS256,
/// the key to check them with, userinfo, and where all of that is.
///
/// The key is made when it is needed first, and kept in the store.
class OpenId
{
public:
    /// What an app wants to know of the user, as names of claims that are separated by spaces.
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

    /// Reads the parameter `claims`; claims that are not known are left out. None when it is not the JSON
    /// object that it should be.
    static std::optional<Claims> readClaims(const QString &json);

    /// A JWT about the user of `grant`. `accessToken` is what it travels with in one fragment, if anything.
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
    /// The address of the token service, and of something in it.
    QString address(const char *path = "") const;
    /// What is said about the user of `grant`, as JSON: what is always said, these claims, and these members.
    QByteArray claimsJson(const Grant &grant, const QString &claims,
                          const QList<std::pair<const char *, QString>> &more = {}) const;

    World &m_world;
    std::optional<SigningKey> m_key{};
};

}  // namespace Sidestage::Sandbox
