// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page_kind.h"
#include "schema/scope.h"
#include "shell/main_window.h"

#include <functional>

namespace Sidestage {

class Account;
class AccountServices;

/// Returns all pages in the order of the sidebar. `accountServices` must outlive them. `ask` is called when a
/// page needs a permission that its account does not have.
QList<PageKind> pageKinds(AccountServices *accountServices,
                          const std::function<void(Account *, Api::Scope)> &ask);

/// Returns the page with all calls of the program, which names those of the other pages that asked.
PageKind callLogPage(AccountServices *accountServices, const QList<PageKind> &others);

/// Returns the function that reports moderated chats to the header. `accountServices` must outlive the
/// result.
MainWindow::WatchChats watchChats(AccountServices *accountServices);

/// Returns the factory for the next ad in the header. `accountServices` must outlive the result.
MainWindow::MakeHeaderPart adInHeader(AccountServices *accountServices);

}  // namespace Sidestage
