// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page_kind.h"
#include "schema/scope.h"
#include "shell/main_window.h"

#include <functional>

namespace Sidestage {

class Account;
class AccountServices;

/// Every page there is, in the order of the sidebar. `desks` must outlive them. `ask` is called when a page
/// needs a permission that its account was not granted.
QList<PageKind> pageKinds(AccountServices *accountServices,
                          const std::function<void(Account *, Api::Scope)> &ask);

/// What the header says of the chats that an account moderates. `desks` must outlive whoever asks.
MainWindow::WatchChats watchChats(AccountServices *accountServices);

/// The next ad, for the header. `desks` must outlive whoever asks.
MainWindow::MakeHeaderPart adInHeader(AccountServices *accountServices);

}  // namespace Sidestage
