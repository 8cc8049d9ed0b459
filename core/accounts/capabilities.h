// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/scope.h"

#include <QList>
#include <QString>

namespace Sidestage {

/// A group of related scopes, described to the user as something that Sidestage can do.
struct Capability
{
    QString id{};     ///< "channel": used in settings and tests. Never translated.
    QString title{};  ///< Translated.
    Api::ScopeSet scopes{};
};

/// Returns all capabilities, in the order of the pages. Scopes that no feature uses are not requested.
QList<Capability> capabilities();

}  // namespace Sidestage
