// SPDX-License-Identifier: GPL-3.0-or-later
#include "grants.h"

#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

namespace Sidestage::Sandbox {

namespace {

using namespace std::chrono;

/// Maximum number of app tokens; beyond it the oldest are deleted.
constexpr int maxAppTokens = 20'000;
constexpr int maxSeen = 20'000;
/// Expired rows are deleted each time this many tokens were issued.
constexpr int removeExpiredEvery = 500;

std::optional<QByteArray> nullableBytes(const QByteArray &bytes)
{
    return bytes.isEmpty() ? std::nullopt : std::optional(bytes);
}

std::optional<qint64> nullableRowId(const QString &userId)
{
    return userId.isEmpty() ? std::nullopt : std::optional<qint64>(rowId(userId));
}

}  // namespace

QString scopeText(Api::ScopeSet scopes)
{
    return scopes.names().join(u' ');
}

Api::ScopeSet scopesFrom(const QString &text)
{
    return Api::ScopeSet::fromNames(text.split(u' ', Qt::SkipEmptyParts));
}

const char *const Grants::tables = R"(
CREATE TABLE tokens (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    user_id INTEGER,                  -- NULL: an app token
    scopes TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    claims TEXT NOT NULL DEFAULT '',  -- names of OpenID claims for userinfo
    code BLOB                         -- hash of the authorization code it was issued for
);
CREATE INDEX tokens_expiry ON tokens (expires_at);
-- Each EventSub subscription checks whether the user has granted the app access.
CREATE INDEX tokens_by_user ON tokens (client_id, user_id);
-- When a code is used again, the tokens issued for it are revoked.
CREATE INDEX tokens_by_code ON tokens (code) WHERE code IS NOT NULL;

CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    expires_at INTEGER,               -- NULL: never
    claims TEXT NOT NULL DEFAULT '',
    code BLOB,
    number INTEGER NOT NULL DEFAULT 0 -- order of issue: above the limit, the oldest are removed
) WITHOUT ROWID;
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX refresh_tokens_by_code ON refresh_tokens (code) WHERE code IS NOT NULL;
CREATE INDEX refresh_tokens_by_number ON refresh_tokens (number);

CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    redirect_uri TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    claims TEXT NOT NULL DEFAULT '',     -- for userinfo
    id_claims TEXT NOT NULL DEFAULT '',  -- for the ID token
    nonce TEXT NOT NULL DEFAULT '',
    used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE approvals (
    client_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    scopes TEXT NOT NULL,
    PRIMARY KEY (client_id, user_id)
) WITHOUT ROWID;

-- What ID tokens are signed with, as DER. It stays when the world is replaced.
CREATE TABLE signing_keys (id INTEGER PRIMARY KEY, private_key BLOB NOT NULL);
)";

Grants::Grants(World &world)
    : Area(world)
    , m_clock(world.clock())
    , m_lifetimes(world.settings().lifetimes)
    , m_seen(maxSeen)
{
}

Result<IssuedToken> Grants::issue(Grant grant, milliseconds lifetime, bool refreshable)
{
    if (++m_issued % removeExpiredEvery == 0) {
        if (auto done = cleanUp(); !done)
            return done.error();
    }
    IssuedToken issued{.accessToken = randomText(30),
                       .expiresIn = int(duration_cast<seconds>(lifetime).count())};
    const qint64 now = m_clock.msecs();
    grant.expiresAt = now + lifetime.count();
    issued.grant = grant;
    const QByteArray token = issued.accessToken.toLatin1();
    const QString scopes = scopeText(grant.scopes);
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT INTO tokens (hash, client_id, user_id, scopes, expires_at, claims, code)"
              " VALUES (?, ?, ?, ?, ?, ?, ?)",
              hashOf(token), grant.clientId, nullableRowId(grant.userId), scopes, grant.expiresAt,
              grant.claims, nullableBytes(grant.code));
        if (!refreshable)
            return;
        issued.refreshToken = randomText(50, true);
        t.run(
            "INSERT INTO refresh_tokens (hash, client_id, user_id, scopes, claims, code, expires_at, number)"
            " VALUES (?, ?, ?, ?, ?, ?, iif((SELECT secret FROM clients WHERE id = ?) IS NULL, ?, NULL),"
            " (SELECT ifnull(max(number), 0) + 1 FROM refresh_tokens))",
            hashOf(issued.refreshToken.toLatin1()), grant.clientId, rowId(grant.userId), scopes, grant.claims,
            nullableBytes(grant.code), grant.clientId, qint64(now + m_lifetimes.publicRefreshToken.count()));
    });
    if (!done)
        return done.error();
    m_seen.insert(token, new Grant(std::move(grant)));
    return issued;
}

Result<void> Grants::cleanUp()
{
    const auto appTokens = m_database.write([&](Transaction &t) {
        for (const char *sql :
             {"DELETE FROM tokens WHERE expires_at <= ?", "DELETE FROM refresh_tokens WHERE expires_at <= ?",
              "DELETE FROM codes WHERE expires_at <= ?"})
            t.run(sql, m_clock.msecs());
        t.run("DELETE FROM refresh_tokens WHERE number <="
              " (SELECT number FROM refresh_tokens ORDER BY number DESC LIMIT 1 OFFSET ?)",
              maxRefreshTokens);
        return t.run("DELETE FROM tokens WHERE user_id IS NULL AND id <= (SELECT max(id) FROM tokens) - ?",
                     maxAppTokens);
    });
    if (appTokens.value_or(0) > 0)
        m_seen.clear();  // it has them by the token, the table only by its hash
    return statusOf(appTokens);
}

Result<IssuedToken> Grants::issueUserToken(const QString &clientId, const QString &userId,
                                           Api::ScopeSet scopes)
{
    return issueUserToken({.clientId = clientId, .userId = userId, .scopes = scopes});
}

Result<IssuedToken> Grants::issueUserToken(const Grant &grant)
{
    return issue(grant, m_lifetimes.userToken, true);
}

Result<IssuedToken> Grants::issueAppToken(const QString &clientId, Api::ScopeSet scopes)
{
    return issue({.clientId = clientId, .scopes = scopes}, m_lifetimes.appToken, false);
}

std::optional<Grant> Grants::find(const QByteArray &accessToken)
{
    const qint64 now = m_clock.msecs();
    if (const Grant *seen = m_seen.object(accessToken))
        return seen->expiresAt > now ? std::optional(*seen) : std::nullopt;
    Rows rows = m_database.query(
        "SELECT client_id, user_id, scopes, expires_at, claims, code FROM tokens WHERE hash = ?",
        hashOf(accessToken));
    if (!rows.next() || rows.integer(3) <= now)
        return {};
    Grant grant{.clientId = rows.text(0),
                .userId = rows.text(1),
                .scopes = scopesFrom(rows.text(2)),
                .expiresAt = rows.integer(3),
                .claims = rows.text(4),
                .code = rows.bytes(5)};
    m_seen.insert(accessToken, new Grant(grant));
    return grant;
}

Result<std::optional<IssuedToken>> Grants::refresh(const QString &clientId, const QString &refreshToken,
                                                   bool keep)
{
    const QByteArray hash = hashOf(refreshToken.toUtf8());
    return m_database.write([&](Transaction &t) -> std::optional<IssuedToken> {
        Grant grant{.clientId = clientId};
        {
            Rows rows = t.query("SELECT user_id, scopes, claims, code FROM refresh_tokens WHERE hash = ?"
                                " AND client_id = ? AND ifnull(expires_at > ?, 1)",
                                hash, clientId, m_clock.msecs());
            if (!rows.next())
                return {};
            grant.userId = rows.text(0);
            grant.scopes = scopesFrom(rows.text(1));
            grant.claims = rows.text(2);
            grant.code = rows.bytes(3);
        }
        auto issued = Transaction::check(issue(grant, m_lifetimes.userToken, !keep));
        if (keep)
            issued.refreshToken = refreshToken;
        else
            t.run("DELETE FROM refresh_tokens WHERE hash = ?", hash);
        return issued;
    });
}

Result<bool> Grants::revoke(const QString &clientId, const QByteArray &accessToken)
{
    const auto grant = find(accessToken);
    if (!grant || grant->clientId != clientId)
        return false;
    auto done = m_database.run("DELETE FROM tokens WHERE hash = ?", hashOf(accessToken));
    if (!done)
        return done.error();
    m_seen.remove(accessToken);
    endRights({{.hash = hashOf(accessToken), .clientId = clientId, .userId = grant->userId}});
    return true;
}

Result<QString> Grants::issueCode(const Grant &grant, const QString &redirectUri,
                                  const IdTokenRequest &idToken)
{
    const QString code = randomText(30);
    auto done = m_database.run(
        "INSERT INTO codes (hash, client_id, user_id, scopes, redirect_uri, expires_at,"
        " claims, id_claims, nonce) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        hashOf(code.toLatin1()), grant.clientId, rowId(grant.userId), scopeText(grant.scopes), redirectUri,
        qint64(m_clock.msecs() + m_lifetimes.code.count()), grant.claims, idToken.claims, idToken.nonce);
    if (!done)
        return done.error();
    return code;
}

Result<std::optional<RedeemedCode>> Grants::redeemCode(const QString &code, const QString &clientId)
{
    const QByteArray hash = hashOf(code.toUtf8());
    std::optional<RedeemedCode> redeemed;
    QList<EndedToken> ended;
    const auto done = m_database.write([&](Transaction &t) {
        {
            Rows rows
                = t.query("SELECT user_id, scopes, redirect_uri, claims, id_claims, nonce, used FROM codes"
                          " WHERE hash = ? AND client_id = ? AND expires_at > ?",
                          hash, clientId, m_clock.msecs());
            if (!rows.next())
                return;
            if (!rows.boolean(6)) {
                redeemed = RedeemedCode{.grant = {.clientId = clientId,
                                                  .userId = rows.text(0),
                                                  .scopes = scopesFrom(rows.text(1)),
                                                  .claims = rows.text(3),
                                                  .code = hash},
                                        .redirectUri = rows.text(2),
                                        .idToken = {.nonce = rows.text(5), .claims = rows.text(4)}};
            }
        }
        // A second use means that the code leaked, so the tokens from its first use are revoked.
        if (redeemed)
            t.run("UPDATE codes SET used = 1 WHERE hash = ?", hash);
        else
            ended = endTokensOf(t, hash);
    });
    if (!done)
        return done.error();
    if (!ended.isEmpty())
        m_seen.clear();
    endRights(ended);
    return redeemed;
}

void Grants::endRights(const QList<EndedToken> &ended)
{
    for (const EndedToken &token : ended) {
        if (m_lessened)
            m_lessened(token.clientId, token.userId, {}, token.hash);
    }
    // All are of one user: they came of one authorization.
    if (const EndedToken last = ended.value(0);
        m_revoked && !last.userId.isEmpty() && !consent(last.clientId, last.userId))
        m_revoked(last.clientId, last.userId);
}

/// Deletes what came of an authorization code. Returns the access tokens.
QList<Grants::EndedToken> Grants::endTokensOf(Transaction &t, const QByteArray &code)
{
    QList<EndedToken> ended;
    for (Rows rows = t.query("SELECT hash, client_id, user_id FROM tokens WHERE code = ?", code);
         rows.next();)
        ended.append({.hash = rows.bytes(0), .clientId = rows.text(1), .userId = rows.text(2)});
    t.run("DELETE FROM tokens WHERE code = ?", code);
    t.run("DELETE FROM refresh_tokens WHERE code = ?", code);
    return ended;
}

Result<void> Grants::approve(const QString &clientId, const QString &userId, Api::ScopeSet scopes)
{
    auto done
        = statusOf(m_database.run("INSERT INTO approvals (client_id, user_id, scopes) VALUES (?, ?, ?)"
                                  " ON CONFLICT (client_id, user_id) DO UPDATE SET scopes = excluded.scopes",
                                  clientId, rowId(userId), scopeText(scopes)));
    if (done && m_granted)
        m_granted(clientId, userId);
    if (done && m_lessened)
        m_lessened(clientId, userId, scopes, {});
    return done;
}

bool Grants::isApproved(const QString &clientId, const QString &userId, Api::ScopeSet scopes)
{
    const auto granted = approved(clientId, userId);
    return granted && granted->containsAll(scopes);
}

std::optional<Api::ScopeSet> Grants::approved(const QString &clientId, const QString &userId)
{
    Rows rows = m_database.query("SELECT scopes FROM approvals WHERE client_id = ? AND user_id = ?", clientId,
                                 rowId(userId));
    return rows.next() ? std::optional(scopesFrom(rows.text(0))) : std::nullopt;
}

std::optional<Api::ScopeSet> Grants::consent(const QString &clientId, const QString &userId)
{
    std::optional<Api::ScopeSet> all;
    Rows rows
        = m_database.query("SELECT scopes FROM approvals WHERE client_id = ?1 AND user_id = ?2 UNION ALL"
                           " SELECT scopes FROM tokens WHERE client_id = ?1 AND user_id = ?2"
                           " AND expires_at > ?3",
                           clientId, rowId(userId), m_clock.msecs());
    while (rows.next())
        all = all.value_or(Api::ScopeSet()) | scopesFrom(rows.text(0));
    return all;
}

Result<void> Grants::expireAll()
{
    m_seen.clear();
    return m_database.execute("DELETE FROM tokens");
}

Result<void> Grants::disconnect(const QString &clientId, const QString &userId)
{
    m_seen.clear();
    const bool had = consent(clientId, userId).has_value();
    const auto done = m_database.write([&](Transaction &t) {
        for (const char *sql : {"DELETE FROM tokens WHERE client_id = ? AND user_id = ?",
                                "DELETE FROM refresh_tokens WHERE client_id = ? AND user_id = ?",
                                "DELETE FROM codes WHERE client_id = ? AND user_id = ?",
                                "DELETE FROM device_codes WHERE client_id = ? AND user_id = ?",
                                "DELETE FROM approvals WHERE client_id = ? AND user_id = ?"})
            t.run(sql, clientId, rowId(userId));
    });
    if (done && m_lessened)
        m_lessened(clientId, userId, {}, {});
    if (done && had && m_revoked)
        m_revoked(clientId, userId);
    return done;
}

}  // namespace Sidestage::Sandbox
