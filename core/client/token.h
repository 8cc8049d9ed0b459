// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/scope.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

namespace Sidestage {

/// What proves to the service who asks. Secret: only the keychain may keep it.
struct Token
{
    QString access{};
    QString refresh{};      ///< Empty when the grant gives none.
    QStringList scopes{};   ///< What the user granted.
    QDateTime expiresAt{};  ///< UTC; invalid: not known.

    bool isEmpty() const { return access.isEmpty() && refresh.isEmpty(); }
    Api::ScopeSet scopeSet() const { return Api::ScopeSet::fromNames(scopes); }
    bool operator==(const Token &) const = default;
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::Token)
