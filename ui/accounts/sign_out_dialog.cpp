// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_out_dialog.h"

#include "accounts/accounts.h"
#include "base/bidi.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

SignOutDialog::SignOutDialog(QList<SignOutTarget> targets, std::unique_ptr<UnsentDecisions> unsent,
                             QWidget *parent)
    : UnsentDialog(tr("Sign out"), QStringLiteral("SignOut"), std::move(unsent), parent)
    , m_targets(std::move(targets))
{
    setObjectName(QStringLiteral("signOutDialog"));
    QStringList names;
    for (const SignOutTarget &target : std::as_const(m_targets))
        names += isolated(target.account->info().displayName);
    setHeading(names.size() == 1 ? tr("Sign out %1?").arg(names.first())
                                 : tr("Sign out %n accounts?", nullptr, int(names.size())));
    if (names.size() > 1)
        body()->addWidget(
            new WrapLabel(QLocale().createSeparatedList(names), TextRole::Body, Tone::Text, this));
    body()->addWidget(new WrapLabel(
        tr("Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this "
           "computer for the next sign-in."),
        TextRole::Body, Tone::Secondary, this));
    addChoices(tr("Keep and sign out"), tr("Send and sign out"), tr("Sign out"), Button::Role::DangerFill);
    setTimeout(std::chrono::seconds(10));
    // An account can be removed while the dialog is open.
    for (const SignOutTarget &target : std::as_const(m_targets))
        connect(target.account, &QObject::destroyed, this, &QDialog::reject);
    if (held())
        connect(held(), &UnsentDecisions::gone, this, &QDialog::reject);
    updateState();
    resize(px(480), sizeHint().height());
}

void SignOutDialog::keep()
{
    held()->stopSending();
    goOn();
}

void SignOutDialog::goOn()
{
    for (const SignOutTarget &target : std::as_const(m_targets)) {
        if (target.account)
            target.accounts->signOut(target.account);
    }
    accept();
}

QString SignOutDialog::question() const
{
    if (left() > 0)
        return tr("%Ln decisions of this account have not been sent yet. If you keep them, they stay on this "
                  "computer until the next sign-in.",
                  nullptr, left());
    return hasBegun() ? tr("No decisions of this account left to send.") : QString();
}

QString SignOutDialog::lostText(const QString &reason) const
{
    return tr("Could not save the decisions: %1 Signing out now discards them.").arg(reason);
}

QString SignOutDialog::longText() const
{
    return tr(
        "Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed "
        "in until you choose again.");
}

}  // namespace Sidestage
