// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The secrets with which extensions sign their tokens (api-facts C6).

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

struct ExtensionSecret
{
    QString content{};      ///< The key, in base64. Must never be logged.
    QDateTime activeAt{};   ///< UTC; not valid before.
    QDateTime expiresAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("content", &ExtensionSecret::content);
        is("active_at", &ExtensionSecret::activeAt);
        is("expires_at", &ExtensionSecret::expiresAt);
    }
};

struct ExtensionSecretSet
{
    int formatVersion = 1;
    QList<ExtensionSecret> secrets{};

    static void describe(auto &is)
    {
        is("format_version", &ExtensionSecretSet::formatVersion);
        is("secrets", &ExtensionSecretSet::secrets);
    }
};

/// Get Extension Secrets: those that are valid or will be, in the order in which they become active.
struct GetExtensionSecrets
{
    QString extensionId{};  ///< Must be the extension that signed the token.

    using Response = Many<ExtensionSecretSet>;
    static constexpr Spec spec = get("/extensions/jwt/secrets").extension().fails({400});
    static void describe(auto &is) { is.query("extension_id", &GetExtensionSecrets::extensionId); }
};

/// Create Extension Secret. It replaces all others as soon as it is active.
struct CreateExtensionSecret
{
    QString extensionId{};       ///< Must be the extension that signed the token.
    std::optional<int> delay{};  ///< Seconds until it is active.

    using Response = Many<ExtensionSecretSet>;
    static constexpr Spec spec = post("/extensions/jwt/secrets").extension().fails({400});
    static void describe(auto &is)
    {
        is.query("extension_id", &CreateExtensionSecret::extensionId);
        is.query("delay", &CreateExtensionSecret::delay, atLeast(300) | otherwise(300));
    }
};

}  // namespace Sidestage::Api
