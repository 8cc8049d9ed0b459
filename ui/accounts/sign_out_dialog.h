// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "unsent_dialog.h"

#include <QPointer>

namespace Sidestage {

class Account;
class Accounts;

/// Asks whether to sign out an account, and whether to send its unsent decisions first or keep them for the
/// next sign-in. If sending takes long, it asks again, so that the sign-out does not happen unexpectedly
/// later.
class SignOutDialog : public UnsentDialog
{
    Q_OBJECT
public:
    /// `unsent` null: there are no decisions. `accounts` must outlive the dialog. The dialog closes when the
    /// account is destroyed.
    SignOutDialog(Accounts *accounts, Account *account, std::unique_ptr<UnsentDecisions> unsent,
                  QWidget *parent = nullptr);

protected:
    void goOn() override;
    void keep() override;
    QString question() const override;
    QString lostText(const QString &reason) const override;
    QString longText() const override;

private:
    Accounts *m_accounts;
    QPointer<Account> m_account;
};

}  // namespace Sidestage
