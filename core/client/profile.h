// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace Sidestage {

/// A service that Sidestage connects to, and the app that it uses there.
struct ServiceProfile
{
    QString id{};  ///< Used in the names of files, keychain entries and settings: "sandbox". Letters, digits,
                   ///< "-".
    QString name{};  ///< For the user.
    QUrl baseUrl{};  ///< Of the resource API, with its version segment and without a trailing slash.
    QUrl authUrl{};  ///< Of the token service, likewise; its paths begin with /oauth2/.
    /// The WebSocket endpoint for events: ws or wss. Empty: the service sends no events.
    QUrl eventsUrl{};
    QString clientId{};
    QString clientSecret{};     ///< Empty: a public client, or one that awaitsSecret().
    QUrl redirectUri{};         ///< Exactly as registered.
    QStringList signInHosts{};  ///< Hosts other than that of authUrl that the sign-in pages use.

    /// Whether the keychain holds a client secret for it.
    enum class KeptSecret : quint8 {
        No,       ///< There is no other secret than clientSecret.
        Perhaps,  ///< Not known: an earlier version did not record it.
        Yes,
    };
    KeptSecret keptSecret = KeptSecret::No;

    /// Whether it has, or may have, a client secret that the keychain has not returned yet. Requests for
    /// which the service requires the secret are not sent then.
    bool awaitsSecret() const { return keptSecret != KeptSecret::No && clientSecret.isEmpty(); }
    bool isSandbox() const { return id == QLatin1String("sandbox"); }
    /// The name in the present language, for texts that are made now: that of the sandbox is a word.
    QString shownName() const
    {
        return isSandbox() ? QCoreApplication::translate("Sidestage::EmbeddedSandbox", "Sandbox") : name;
    }
};

}  // namespace Sidestage
