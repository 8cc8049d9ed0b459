// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace Sidestage {

/// A service that Sidestage can talk to, and as which app it does.
struct ServiceProfile
{
    QString id{};    ///< Names files, keychain entries and settings: "sandbox". Letters, digits, "-".
    QString name{};  ///< For the user.
    QUrl baseUrl{};  ///< Of the resource API, with its version segment and without a slash at the end.
    QUrl authUrl{};  ///< Of the token service, likewise; paths go on with /oauth2/….
    /// Where the service speaks WebSocket: ws or wss; empty: it sends no events.
    QUrl eventsUrl{};
    QString clientId{};
    QString clientSecret{};     ///< Empty: a public client, or one that awaitsSecret().
    QUrl redirectUri{};         ///< Exactly as it is registered.
    QStringList signInHosts{};  ///< Hosts besides that of authUrl which its sign-in pages lead to.

    /// Whether the keychain holds a client secret for it.
    enum class KeptSecret : quint8 {
        No,       ///< clientSecret is all there is.
        Perhaps,  ///< It was not noted, by an earlier version.
        Yes,
    };
    KeptSecret keptSecret = KeptSecret::No;

    /// It has a client secret, or may have one, that the keychain has not handed out: nothing is asked of the
    /// service for which it wants to see the secret.
    bool awaitsSecret() const { return keptSecret != KeptSecret::No && clientSecret.isEmpty(); }
    bool isSandbox() const { return id == QLatin1String("sandbox"); }
};

}  // namespace Sidestage
