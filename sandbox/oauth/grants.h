// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "sandbox/world/area.h"
#include "sandbox/world/lifetimes.h"
#include "sandbox/world/secrets.h"
#include "schema/scope.h"
#include "storage/database.h"

#include <QCache>

#include <functional>

namespace Sidestage::Sandbox {

/// What a token or a code stands for.
struct Grant
{
    QString clientId{};
    QString userId{};  ///< Empty with an app token.
    Api::ScopeSet scopes{};
    qint64 expiresAt = 0;  ///< Milliseconds since the epoch.
    QString claims{};      ///< What userinfo tells besides: names of OpenID claims, separated by spaces.
    QByteArray code{};     ///< SHA-256 of the authorization code it began with; empty: with none.
};

/// What an app wants in the ID token (api-facts A10).
struct IdTokenRequest
{
    QString nonce{};   ///< Echoed; empty when none was sent.
    QString claims{};  ///< Names, separated by spaces.
};

/// What an authorization code stands for.
struct RedeemedCode
{
    Grant grant{};
    QString redirectUri{};  ///< Where the code was sent to.
    IdTokenRequest idToken{};
};

/// A token that has just been made: the only moment in which it is known in clear.
struct IssuedToken
{
    QString accessToken{};
    QString refreshToken{};  ///< Empty with app tokens and those of the implicit grant.
    Grant grant{};
    int expiresIn = 0;  ///< Seconds.
};

/// Access tokens, refresh tokens, authorization codes and approvals. The database holds their
/// SHA-256 only; tokens that have been seen since the start are also kept in memory.
class Grants : public Area
{
public:
    /// More refresh tokens are not kept for long: the oldest give way.
    static constexpr int maxRefreshTokens = 20'000;

    static const char *const tables;

    explicit Grants(World &world);

    /// Makes a token of any kind. `grant` need not say when it expires.
    Result<IssuedToken> issue(Grant grant, std::chrono::milliseconds lifetime, bool refreshable);
    Result<IssuedToken> issueUserToken(const QString &clientId, const QString &userId, Api::ScopeSet scopes);
    Result<IssuedToken> issueUserToken(const Grant &grant);
    Result<IssuedToken> issueAppToken(const QString &clientId, Api::ScopeSet scopes = {});
    /// What a valid access token stands for; none when it is unknown, expired or revoked.
    std::optional<Grant> find(const QByteArray &accessToken);
    /// A new token for a refresh token, which is good for nothing after that unless `keep`. None when
    /// it is not one of this client's.
    Result<std::optional<IssuedToken>> refresh(const QString &clientId, const QString &refreshToken,
                                               bool keep);
    /// False when the token was not valid, or another client's. Its refresh token stays valid.
    Result<bool> revoke(const QString &clientId, const QByteArray &accessToken);

    Result<QString> issueCode(const Grant &grant, const QString &redirectUri,
                              const IdTokenRequest &idToken = {});
    /// What a code of this client stands for. It is good once: the second time there is none, and what came
    /// of the first ends.
    Result<std::optional<RedeemedCode>> redeemCode(const QString &code, const QString &clientId);

    /// Remembers that the user lets the app have these scopes, instead of those before.
    Result<void> approve(const QString &clientId, const QString &userId, Api::ScopeSet scopes);
    bool isApproved(const QString &clientId, const QString &userId, Api::ScopeSet scopes);

    /// What the user has approved for the app; none when they have approved nothing at all.
    std::optional<Api::ScopeSet> approved(const QString &clientId, const QString &userId);
    /// Everything that the user lets the app do: what was approved, and what its valid tokens hold. None when
    /// the user has not let it in at all.
    std::optional<Api::ScopeSet> consent(const QString &clientId, const QString &userId);

    /// Is told when what an app may do for a user has become less: all of it with `scopes` none, or
    /// otherwise what is not in `scopes`. `token`: only what was done with this one; empty: whatever was.
    using Lessened = std::function<void(const QString &clientId, const QString &userId,
                                        std::optional<Api::ScopeSet> scopes, const QByteArray &token)>;
    void setLessened(Lessened lessened) { m_lessened = std::move(lessened); }

    /// Ends every access token; refresh tokens stay valid.
    Result<void> expireAll();
    /// The user disconnects the app: tokens, refresh tokens, codes and approval end.
    Result<void> disconnect(const QString &clientId, const QString &userId);

    /// Lets go of what is kept in memory, after the database was changed by somebody else.
    void forget() override { m_seen.clear(); }

    void setLifetimes(const Lifetimes &lifetimes) { m_lifetimes = lifetimes; }
    const Lifetimes &lifetimes() const { return m_lifetimes; }

private:
    Result<void> cleanUp();
    Result<void> endTokensOf(const QByteArray &code);

    Database &m_database;
    const Clock &m_clock;
    Lifetimes m_lifetimes;
    QCache<QByteArray, Grant> m_seen;
    Lessened m_lessened{};
    int m_issued = 0;
};

/// Scopes as they are stored: their names, separated by spaces.
QString scopeText(Api::ScopeSet scopes);
Api::ScopeSet scopesFrom(const QString &text);

}  // namespace Sidestage::Sandbox
