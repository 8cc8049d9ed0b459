// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QTimer>

namespace Sidestage {

class Account;
class Accounts;

/// The menu of the switcher: the accounts with their state, signing in another one, signing out.
/// Choosing an account makes it the current one.
class AccountMenu : public QMenu
{
    Q_OBJECT
public:
    /// `accounts` must outlive the menu.
    explicit AccountMenu(Accounts *accounts, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants to sign in; `again` is the account that has ended, null for another one.
    void signInRequested(Sidestage::Account *again);

private:
    void rebuild();
    void rebuildSoon();
    void addAccount(Account *account, class QActionGroup *group);

    Accounts *m_accounts;
    QTimer m_soon;
};

/// Asks whether `account` shall be signed out, and does it. Returns at once.
void askToSignOut(Accounts *accounts, Account *account, QWidget *parent);

}  // namespace Sidestage
