// SPDX-License-Identifier: GPL-3.0-or-later

// What the sign-in window says of the keychain: before the token is there, and when it is to be kept.

#include "sign_in_dialog.h"

#include "accounts/accounts.h"
#include "base/bidi.h"
#include "sign_in_pane.h"
#include "words/quoted.h"

namespace Sidestage {

/// Closes the window once the token is safe, or says that it is not.
void SignInDialog::conclude()
{
    const TokenVault *vault = accounts()->vault();
    switch (vault->state()) {
    case TokenVault::State::Unknown:
        break;  // its answer comes, or its silence is noticed
    case TokenVault::State::Keychain:
        accept();
        break;
    case TokenVault::State::Waiting:
        m_again->hide();
        setNote({});
        m_cancel->setText(tr("Close"));
        m_pane->showMessage(Icon::Hourglass, Tone::Secondary,
                            tr("Signed in as %1").arg(isolated(m_signedInAs)),
                            tr("Waiting for the keychain to store the token. You may need to enter its "
                               "password. Until then, the token is kept in memory."),
                            tr("Done"));
        break;
    case TokenVault::State::Refused:
    case TokenVault::State::MemoryOnly: {
        QString text = tr("The token is kept in memory only. You need to sign in again after a restart.");
        if (!vault->reason().isEmpty())
            text = tr("Could not store the token in the keychain: “%1”").arg(asSentence(vault->reason()))
                + u' ' + text;
        m_again->hide();
        setNote({});
        m_cancel->setText(tr("Close"));
        m_pane->showMessage(Icon::Warning, Tone::Warn, tr("Signed in as %1").arg(isolated(m_signedInAs)),
                            text, tr("Done"));
        break;
    }
    }
}

void SignInDialog::showTokenNote()
{
    const TokenVault::State state = accounts()->vault()->state();
    if (state == TokenVault::State::MemoryOnly)
        m_pane->setTokenNote(Icon::Warning, Tone::Warn,
                             tr("No keychain is available. The token is kept in memory only. You need to "
                                "sign in again after a restart."));
    else if (state == TokenVault::State::Refused)
        m_pane->setTokenNote(Icon::Warning, Tone::Warn,
                             tr("The keychain is locked. The token is kept in memory only. You need to sign "
                                "in again after a restart."));
    else if (state == TokenVault::State::Waiting)
        m_pane->setTokenNote(Icon::Hourglass, Tone::Secondary,
                             tr("Waiting for the keychain. You may need to enter its password. The token is "
                                "stored there once it is unlocked."));
    else
        m_pane->setTokenNote(
            Icon::Lock, Tone::Secondary,
            tr("The token is stored in your system’s keychain. Sidestage never sees your password."));
}

}  // namespace Sidestage
