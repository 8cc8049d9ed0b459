// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

/// The content of the page on which an app requests permissions.
struct AuthorizePage
{
    QString clientName{};
    QUrl redirectUri{};  ///< The only target of the form that the page's policy allows, besides the sandbox.
    Api::ScopeSet scopes{};
    QList<CastMember> users{};
    QString chosenUser{};  ///< Id of the preselected user; empty: the first.
    QString nonce{};       ///< Posted with the decision, as `nonce`.
    QString userCode{};    ///< The code on the device that requests access; empty for an app with a redirect
                           ///< URI.
};

/// Renders the page. Its form posts `nonce`, `user` (an id) and `decision` ("approve" or "deny") to
/// "authorize", or for a device to "activate". Stable ids: `approve`, `deny`, `user-<id>`.
Response renderAuthorizePage(const AuthorizePage &page);

/// Renders a page with the reason why a request is invalid.
Response renderErrorPage(int status, const QString &title, const QString &text);

}  // namespace Sidestage::Sandbox
