// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/card_kind.h"
#include "schema/scope.h"

#include <functional>

namespace Sidestage {

class AccountServices;

/// Returns all cards that the overview can show, in the default order. `accountServices` must outlive them.
/// For `ask` see pageKinds().
QList<CardKind> cardKinds(AccountServices *accountServices,
                          const std::function<void(Account *, Api::Scope)> &ask);

/// Returns the values of these pages for the large view.
QList<Glance> glancesOf(const QList<PageKind> &pages);

}  // namespace Sidestage
