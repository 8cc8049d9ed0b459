// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sign_out_dialog.h"
#include "unsent_decisions.h"

#include <QMenu>
#include <QTimer>

#include <functional>
#include <memory>

namespace Sidestage {

class Account;
class Accounts;

/// The menu of the account switcher: all accounts with their state, signing in to another one, signing out.
/// Choosing an account makes it the current one.
class AccountMenu : public QMenu
{
    Q_OBJECT
public:
    /// `accounts` must outlive the menu.
    explicit AccountMenu(Accounts *accounts, QWidget *parent = nullptr);

    /// Returns the unsent work of an account that is about to be signed out; null: it cannot hold any.
    using HeldBy = std::function<std::unique_ptr<UnsentDecisions>(Account *)>;
    void setHeldBy(HeldBy heldBy) { m_heldBy = std::move(heldBy); }

Q_SIGNALS:
    /// The user wants to sign in. `again` is the account whose session has ended; null: a new account.
    void signInRequested(Sidestage::Account *again);

private:
    void rebuild();
    void rebuildSoon();
    void addAccount(Account *account, class QActionGroup *group);

    Accounts *m_accounts;
    QTimer m_soon;
    HeldBy m_heldBy{};
};

/// Asks the user whether to sign out these accounts and what to do with their unsent decisions, then does so.
/// Returns immediately.
void askToSignOut(const QList<SignOutTarget> &targets, QWidget *parent,
                  std::unique_ptr<UnsentDecisions> held = {});

}  // namespace Sidestage
