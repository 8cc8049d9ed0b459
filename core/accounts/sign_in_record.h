// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <array>
#include <optional>

namespace Sidestage {

/// The ways to sign in. SignIn::blockReasonFor() returns which of them a service profile allows.
enum class SignInWay : quint8 {
    InWindow,  ///< Authorization code: Sidestage shows the service's page.
    Browser,   ///< The user's own browser, which is redirected to this computer: with a code if the profile
               ///< has a secret to exchange it with, otherwise with the token itself (implicit).
    Device,    ///< Device code: a code to enter on any device.
};
constexpr auto namesOf(SignInWay)
{
    return std::array{"window", "browser", "device"};
}

/// How and when the user has signed in, and since when the current token is there.
struct SignInRecord
{
    std::optional<SignInWay> way{};       ///< Not known for sign-ins of earlier versions.
    std::optional<QDateTime> at{};        ///< In UTC.
    std::optional<QDateTime> issuedAt{};  ///< When the current token was issued, in UTC.

    static void describe(auto &is)
    {
        is("way", &SignInRecord::way);
        is("at", &SignInRecord::at);
        is("issued_at", &SignInRecord::issuedAt);
    }
};

}  // namespace Sidestage
