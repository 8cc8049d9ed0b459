// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/scope.h"

#include <QList>
#include <QString>

namespace Sidestage {

/// A group of related scopes, described to the user as something that Sidestage can do.
struct Capability
{
    /// Who can use it, besides having the scopes.
    enum class Role : quint8 {
        Anyone,
        Affiliate,  ///< Affiliates and Partners.
        Moderator,  ///< The broadcaster and the moderators of a channel.
    };

    QString id{};     ///< "channel": used in settings and tests. Never translated.
    QString title{};  ///< Translated.
    Api::ScopeSet scopes{};
    Role role = Role::Anyone;
};

/// Returns all capabilities, in the order of the pages. Scopes that no feature uses are not requested. Each
/// scope is in one capability. A test compares them with the scopes that the declarations of the endpoints
/// and events in use require.
QList<Capability> capabilities();
/// Returns the scopes of all capabilities.
Api::ScopeSet everyScopeInUse();
/// Returns those of them that are not granted.
Api::ScopeSet missingScopes(const Api::ScopeSet &granted);

}  // namespace Sidestage
