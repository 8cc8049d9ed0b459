// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "unsent_dialog.h"

#include <QPointer>

namespace Sidestage {

class Account;
class Accounts;

/// An account to sign out, and the list that it is in, which must outlive the dialog.
struct SignOutTarget
{
    Accounts *accounts = nullptr;
    QPointer<Account> account{};
};

/// Asks whether to sign out one or more accounts, and whether to send its unsent decisions first or keep them
/// for the next sign-in. If sending takes long, it asks again, so that the sign-out does not happen
/// unexpectedly later.
class SignOutDialog : public UnsentDialog
{
    Q_OBJECT
public:
    /// `unsent` null: there are no decisions. `targets` must not be empty. The dialog closes when one of the
    /// accounts is destroyed.
    SignOutDialog(QList<SignOutTarget> targets, std::unique_ptr<UnsentDecisions> unsent,
                  QWidget *parent = nullptr);

protected:
    void goOn() override;
    void keep() override;
    QString question() const override;
    QString lostText(const QString &reason) const override;
    QString longText() const override;

private:
    QList<SignOutTarget> m_targets;
};

}  // namespace Sidestage
