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

/// What a token or a code grants.
struct Grant
{
    QString clientId{};
    QString userId{};  ///< Empty for an app token.
    Api::ScopeSet scopes{};
    qint64 expiresAt = 0;  ///< Milliseconds since the epoch.
    QString claims{};      ///< OpenID claims for userinfo: names, separated by spaces.
    QByteArray code{};     ///< SHA-256 of the authorization code that it came from; empty: none.
};

/// The app's request for an ID token (api-facts A10).
struct IdTokenRequest
{
    QString nonce{};   ///< Copied into the token; empty when none was sent.
    QString claims{};  ///< Names, separated by spaces.
};

/// The content of an authorization code.
struct RedeemedCode
{
    Grant grant{};
    QString redirectUri{};  ///< The URI to which the code was sent.
    IdTokenRequest idToken{};
};

/// A new token. It is known in plain text only here.
struct IssuedToken
{
    QString accessToken{};
    QString refreshToken{};  ///< Empty for app tokens and for the implicit grant.
    Grant grant{};
    int expiresIn = 0;  ///< Seconds.
};

/// Access tokens, refresh tokens, authorization codes and approvals. The database holds only their SHA-256.
/// Tokens that were used since the start are also cached in memory.
class Grants : public Area
{
public:
    /// Maximum number of refresh tokens; when it is exceeded, the oldest are deleted at intervals.
    static constexpr int maxRefreshTokens = 20'000;

    static const char *const tables;

    explicit Grants(World &world);

    /// Issues a token of any kind. `grant.expiresAt` is ignored.
    Result<IssuedToken> issue(Grant grant, std::chrono::milliseconds lifetime, bool refreshable);
    Result<IssuedToken> issueUserToken(const QString &clientId, const QString &userId, Api::ScopeSet scopes);
    Result<IssuedToken> issueUserToken(const Grant &grant);
    Result<IssuedToken> issueAppToken(const QString &clientId, Api::ScopeSet scopes = {});
    /// Returns the grant of a valid access token; none when it is unknown, expired or revoked.
    std::optional<Grant> find(const QByteArray &accessToken);
    /// Issues a new token for a refresh token, which becomes invalid unless `keep`. Returns none when it is
    /// not a valid refresh token of this client.
    Result<std::optional<IssuedToken>> refresh(const QString &clientId, const QString &refreshToken,
                                               bool keep);
    /// Returns false when the token is invalid or another client's. Its refresh token stays valid.
    Result<bool> revoke(const QString &clientId, const QByteArray &accessToken);

    Result<QString> issueCode(const Grant &grant, const QString &redirectUri,
                              const IdTokenRequest &idToken = {});
    /// Returns the content of a code of this client. A code is valid once: a second use returns none and
    /// revokes the tokens from the first.
    Result<std::optional<RedeemedCode>> redeemCode(const QString &code, const QString &clientId);

    /// Stores which scopes the user approved for the app, and replaces earlier ones.
    Result<void> approve(const QString &clientId, const QString &userId, Api::ScopeSet scopes);
    bool isApproved(const QString &clientId, const QString &userId, Api::ScopeSet scopes);

    /// Returns the scopes that the user approved for the app; none if there is no approval.
    std::optional<Api::ScopeSet> approved(const QString &clientId, const QString &userId);
    /// Returns all scopes that the user granted to the app: those approved and those of its valid tokens.
    /// None if there is neither an approval nor a token.
    std::optional<Api::ScopeSet> consent(const QString &clientId, const QString &userId);

    /// Called when an app loses rights of a user: all rights if `scopes` is none, otherwise those not in
    /// `scopes`. `tokenHash`: only rights that were used with the token of this hash; empty: with any.
    /// Called after the commit.
    using Lessened = std::function<void(const QString &clientId, const QString &userId,
                                        std::optional<Api::ScopeSet> scopes, const QByteArray &tokenHash)>;
    void setLessened(Lessened lessened) { m_lessened = std::move(lessened); }
    /// Called when a user has approved an app, and when nothing is left of what a user has granted to an app.
    /// Both are called after the commit.
    using Changed = std::function<void(const QString &clientId, const QString &userId)>;
    void setGranted(Changed granted) { m_granted = std::move(granted); }
    void setRevoked(Changed revoked) { m_revoked = std::move(revoked); }

    /// Revokes all access tokens; refresh tokens stay valid.
    Result<void> expireAll();
    /// The user disconnects the app: deletes its tokens, refresh tokens, codes and approval.
    Result<void> disconnect(const QString &clientId, const QString &userId);

    /// Drops the cache after the database was changed elsewhere.
    void forget() override { m_seen.clear(); }

    void setLifetimes(const Lifetimes &lifetimes) { m_lifetimes = lifetimes; }
    const Lifetimes &lifetimes() const { return m_lifetimes; }

private:
    Result<void> cleanUp();
    struct EndedToken
    {
        QByteArray hash{};
        QString clientId{};
        QString userId{};
    };
    static QList<EndedToken> endTokensOf(Transaction &t, const QByteArray &code);
    /// Calls m_lessened for these tokens, which have ended, and m_revoked if they were the last of their
    /// user.
    void endRights(const QList<EndedToken> &ended);

    const Clock &m_clock;
    Lifetimes m_lifetimes;
    QCache<QByteArray, Grant> m_seen;
    Lessened m_lessened{};
    Changed m_granted{};
    Changed m_revoked{};
    int m_issued = 0;
};

/// Convert scopes to and from their stored form: names, separated by spaces.
QString scopeText(Api::ScopeSet scopes);
Api::ScopeSet scopesFrom(const QString &text);

}  // namespace Sidestage::Sandbox
