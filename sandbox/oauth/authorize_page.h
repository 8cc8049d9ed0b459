// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

/// What the page says on which an app asks a user for permission.
struct AuthorizePage
{
    QString clientName{};
    QUrl redirectUri{};  ///< The page's policy lets the form lead there and nowhere else.
    Api::ScopeSet scopes{};
    QList<CastMember> users{};
    QString chosenUser{};  ///< Id; the first when empty.
    QString nonce{};       ///< Comes back with the decision, as `nonce`.
    QString userCode{};    ///< What the device shows that asks: nobody is sent back to it. Else empty.
};

/// The page. Its form posts `nonce`, `user` (an id) and `decision` ("approve" or "deny") to "authorize",
/// or with a device to "activate". Stable ids: `approve`, `deny`, `user-<id>`.
Response renderAuthorizePage(const AuthorizePage &page);

/// A page that says why there is nothing to decide.
Response renderErrorPage(int status, const QString &title, const QString &text);

}  // namespace Sidestage::Sandbox
