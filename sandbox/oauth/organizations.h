// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"

#include <QString>

namespace Sidestage::Sandbox {

/// Organizations, to which apps and games belong. An app may read and change what concerns the games of its
/// organization (api-facts C5).
class Organizations : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Return the id of the organization; empty if there is none.
    QString ofApp(const QString &clientId);
    QString ofGame(const QString &categoryId);
    /// An app or a game that has an organization keeps it.
    Result<void> addApp(const QString &organizationId, const QString &clientId);
    Result<void> addGame(const QString &organizationId, const QString &categoryId);
};

}  // namespace Sidestage::Sandbox
