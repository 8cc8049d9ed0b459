// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/scope.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

namespace Sidestage {

/// Authenticates requests to the service. Secret: it may be stored in the keychain only.
struct Token
{
    QString access{};
    QString refresh{};      ///< Empty if the grant provides none.
    QStringList scopes{};   ///< The scopes that the user granted.
    QDateTime expiresAt{};  ///< In UTC; invalid: not known.

    bool isEmpty() const { return access.isEmpty() && refresh.isEmpty(); }
    Api::ScopeSet scopeSet() const { return Api::ScopeSet::fromNames(scopes); }
    bool operator==(const Token &) const = default;
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::Token)
