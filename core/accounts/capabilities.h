// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/scope.h"

#include <QList>
#include <QString>

namespace Sidestage {

/// Something a user can let Sidestage do, in their terms: a group of scopes that make sense together.
struct Capability
{
    QString id{};     ///< "channel": names settings and tests. Never translated.
    QString title{};  ///< Translated.
    Api::ScopeSet scopes{};
};

/// Everything that Sidestage can use today, in the order of its pages. What nothing uses is not asked for.
QList<Capability> capabilities();

}  // namespace Sidestage
