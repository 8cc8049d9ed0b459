// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "held_work.h"

#include <QMenu>
#include <QTimer>

#include <functional>
#include <memory>

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

    /// Says what an account holds, when it is to be signed out; null: nothing that could be held.
    using HeldBy = std::function<std::unique_ptr<HeldWork>(Account *)>;
    void setHeldBy(HeldBy heldBy) { m_heldBy = std::move(heldBy); }

Q_SIGNALS:
    /// The user wants to sign in; `again` is the account that has ended, null for another one.
    void signInRequested(Sidestage::Account *again);

private:
    void rebuild();
    void rebuildSoon();
    void addAccount(Account *account, class QActionGroup *group);

    Accounts *m_accounts;
    QTimer m_soon;
    HeldBy m_heldBy{};
};

/// Asks whether `account` shall be signed out, and what shall become of what it holds; does it. Returns at
/// once.
void askToSignOut(Accounts *accounts, Account *account, QWidget *parent, std::unique_ptr<HeldWork> held = {});

}  // namespace Sidestage
