// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/card_kind.h"
#include "schema/scope.h"

#include <functional>

namespace Sidestage {

class AccountServices;

/// Every card that the overview can show, in the order of the design: one line for each. `desks` must outlive
/// them. `ask` as for pages.
QList<CardKind> cardKinds(AccountServices *accountServices,
                          const std::function<void(Account *, Api::Scope)> &ask);

/// What of these pages is to be read from two metres.
QList<Glance> glancesOf(const QList<PageKind> &pages);

}  // namespace Sidestage
