// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions/secrets.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// What the token of an extension says about its sender (api-facts C6).
struct ExtensionClaims
{
    QString userId{};       ///< In whose name the extension acts.
    QString channelId{};    ///< The channel that it is for; "all" for all channels. Empty: none.
    QStringList maySend{};  ///< The targets of messages, "*" for all of them.
};

/// The secrets with which extensions sign their tokens, JSON Web Tokens with HS256. They are stored as they
/// are, because the signature cannot be verified otherwise.
class ExtensionSecrets : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    /// Whether the app is an extension: whether it has a secret.
    bool isExtension(const QString &clientId);
    /// Returns the first secret of an extension in the world of this seed.
    static QByteArray seededKey(quint64 seed, const QString &extensionId);
    /// Adds the first secret of an extension, which is active at once.
    Result<void> add(const QString &extensionId, const QByteArray &key);
    /// Adds a secret that replaces all others after `delay`.
    Result<void> rotate(const QString &extensionId, std::chrono::seconds delay);
    /// Returns the secrets that have not expired, in the order in which they become active.
    Result<QList<Api::ExtensionSecret>> all(const QString &extensionId);

    /// Returns the claims of a token that this extension has signed. Error: 401.
    Result<ExtensionClaims> check(const QString &extensionId, const QByteArray &jwt);
    /// Signs a token with the active secret of an extension. `payload`: JSON. Error: 404 for any other app.
    Result<QByteArray> sign(const QString &extensionId, const QByteArray &payload);

private:
    /// Returns the secrets that are active.
    Result<QList<QByteArray>> keys(const QString &extensionId);
};

/// Returns a JSON Web Token, signed with HS256. `payload`: JSON.
QByteArray signedJwt(const QByteArray &payload, const QByteArray &key);
/// Returns the payload of a JSON Web Token that was signed with HS256 and this key; none for any other.
std::optional<QByteArray> verifiedJwt(const QByteArray &jwt, const QByteArray &key);

}  // namespace Sidestage::Sandbox
