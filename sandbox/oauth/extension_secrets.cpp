// SPDX-License-Identifier: GPL-3.0-or-later
#include "extension_secrets.h"

#include "sandbox/world/secrets.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/json.h"
#include "signing_key.h"

#include <QMessageAuthenticationCode>

#include <openssl/crypto.h>

namespace Sidestage::Sandbox {

namespace {

/// How long a secret is valid unless another one replaces it.
constexpr int lifetimeYears = 100;

QByteArray hmacOf(const QByteArray &text, const QByteArray &key)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

/// Compares in a time that does not depend on the content.
bool isEqual(const QByteArray &a, const QByteArray &b)
{
    return a.size() == b.size() && CRYPTO_memcmp(a.constData(), b.constData(), std::size_t(a.size())) == 0;
}

/// Reads base64 with the URL alphabet, without padding; none if it is anything else.
std::optional<QByteArray> fromBase64Url(const QByteArray &text)
{
    if (text.contains('='))
        return {};
    const auto decoded = QByteArray::fromBase64Encoding(
        text, QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(decoded.decoded) : std::nullopt;
}

Error unauthorized(const QString &message)
{
    return Error::fromStatus(401, message);
}

}  // namespace

const char *const ExtensionSecrets::tables = R"(
CREATE TABLE extension_secrets (
    extension_id TEXT NOT NULL,       -- its client id
    content BLOB NOT NULL,
    active_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
);
CREATE INDEX secrets_of_extension ON extension_secrets (extension_id, active_at);
)";

QByteArray signedJwt(const QByteArray &payload, const QByteArray &key)
{
    const QByteArray signedPart = base64Url(R"({"alg":"HS256","typ":"JWT"})") + '.' + base64Url(payload);
    return signedPart + '.' + base64Url(hmacOf(signedPart, key));
}

std::optional<QByteArray> verifiedJwt(const QByteArray &jwt, const QByteArray &key)
{
    const QList<QByteArray> parts = jwt.split('.');
    if (parts.size() != 3)
        return {};
    const auto head = fromBase64Url(parts[0]);
    const auto payload = fromBase64Url(parts[1]);
    const auto signature = fromBase64Url(parts[2]);
    if (!head || !payload || !signature)
        return {};
    // The token must not choose the algorithm: "none" would need no signature at all.
    const auto header = Api::JsonDocument::parse(*head);
    if (!header || header->root().member("alg").toStringView() != "HS256")
        return {};
    if (!isEqual(*signature, hmacOf(parts[0] + '.' + parts[1], key)))
        return {};
    return payload;
}

bool ExtensionSecrets::isExtension(const QString &clientId)
{
    return m_database.query("SELECT 1 FROM extension_secrets WHERE extension_id = ?", clientId).next();
}

QByteArray ExtensionSecrets::seededKey(quint64 seed, const QString &extensionId)
{
    return hashOf("secret of " + extensionId.toUtf8() + " in world " + QByteArray::number(seed));
}

Result<void> ExtensionSecrets::add(const QString &extensionId, const QByteArray &key)
{
    const QDateTime now = m_world.clock().now();
    return statusOf(m_database.run(
        "INSERT INTO extension_secrets (extension_id, content, active_at, expires_at) VALUES (?, ?, ?, ?)",
        extensionId, key, now, now.addYears(lifetimeYears)));
}

Result<void> ExtensionSecrets::rotate(const QString &extensionId, std::chrono::seconds delay)
{
    const QDateTime now = m_world.clock().now();
    const QDateTime activeAt = now.addSecs(delay.count());
    return m_database.write([&](Transaction &t) {
        // Those that have expired, and those that the new one replaces before they become active.
        t.run("DELETE FROM extension_secrets WHERE extension_id = ? AND (expires_at <= ? OR active_at >= ?)",
              extensionId, now, activeAt);
        t.run("UPDATE extension_secrets SET expires_at = ? WHERE extension_id = ? AND expires_at > ?",
              activeAt, extensionId, activeAt);
        t.run("INSERT INTO extension_secrets (extension_id, content, active_at, expires_at)"
              " VALUES (?, ?, ?, ?)",
              extensionId, hashOf(randomText(64, true).toLatin1()), activeAt,
              activeAt.addYears(lifetimeYears));
    });
}

Result<QList<Api::ExtensionSecret>> ExtensionSecrets::all(const QString &extensionId)
{
    return listOf<Api::ExtensionSecret>(
        m_database.query("SELECT content, active_at, expires_at FROM extension_secrets"
                         " WHERE extension_id = ? AND expires_at > ? ORDER BY active_at",
                         extensionId, m_world.clock().now()),
        [&](const Rows &rows) {
            return Api::ExtensionSecret{.content = QString::fromLatin1(rows.bytes(0).toBase64()),
                                        .activeAt = rows.time(1),
                                        .expiresAt = rows.time(2)};
        });
}

Result<QList<QByteArray>> ExtensionSecrets::keys(const QString &extensionId)
{
    // The first one also counts before its time: then the clock was set back.
    return listOf<QByteArray>(
        m_database.query(
            "SELECT content FROM extension_secrets WHERE extension_id = ?1 AND expires_at > ?2 AND (active_at"
            " <= ?2 OR active_at = (SELECT min(active_at) FROM extension_secrets WHERE extension_id = ?1))"
            " ORDER BY active_at",
            extensionId, m_world.clock().now()),
        [&](const Rows &rows) { return rows.bytes(0); });
}

Result<ExtensionClaims> ExtensionSecrets::check(const QString &extensionId, const QByteArray &jwt)
{
    const auto known = keys(extensionId);
    if (!known)
        return known.error();
    std::optional<QByteArray> payload;
    for (const QByteArray &key : *known) {
        if (payload = verifiedJwt(jwt, key); payload)
            break;
    }
    const auto json
        = payload ? Api::JsonDocument::parse(*payload) : Result<Api::JsonDocument>(unauthorized(QString()));
    if (!json || json->root().type() != Api::JsonValue::Type::Object)
        return unauthorized(QStringLiteral("Invalid JWT token"));
    const Api::JsonValue claims = json->root();
    if (claims.member("exp").toDouble() * 1000 <= double(m_world.clock().msecs()))
        return unauthorized(QStringLiteral("The JWT token has expired, or has no exp."));
    if (claims.member("role").toStringView() != "external")
        return unauthorized(QStringLiteral("The role in the JWT token must be external."));
    ExtensionClaims told{.userId = claims.member("user_id").toString(),
                         .channelId = claims.member("channel_id").toString()};
    if (told.userId.isEmpty())
        return unauthorized(QStringLiteral("The JWT token has no user_id."));
    Api::JsonValue target;
    for (Api::JsonItems items(claims.member("pubsub_perms").member("send")); items.next(target);)
        told.maySend.append(target.toString());
    return told;
}

Result<QByteArray> ExtensionSecrets::sign(const QString &extensionId, const QByteArray &payload)
{
    const auto known = keys(extensionId);
    if (!known)
        return known.error();
    if (known->isEmpty())
        return Error::fromStatus(404, QStringLiteral("%1 is not an extension.").arg(extensionId));
    return signedJwt(payload, known->last());
}

}  // namespace Sidestage::Sandbox
