// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account_row.h"
#include "client/session.h"

#include <QDateTime>

namespace Sidestage {

class Account;
class Accounts;
struct AccountInfo;
struct Capability;

/// "Broadcaster, affiliate".
QString roleText(const AccountInfo &info);
/// The way of the sign-in: "device code"; empty: not known.
QString grantText(const Accounts &accounts, const Account &account);
/// Why the session has ended, and what to do.
QString endedText(Session::Ending ending);
/// What the list of accounts says about it.
AccountRow::Content contentOf(const Accounts &accounts, const Account &account, const QDateTime &now);
/// Who can use it, as a sentence; empty: anyone.
QString roleText(const Capability &capability);

}  // namespace Sidestage
