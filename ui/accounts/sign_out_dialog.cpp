// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_out_dialog.h"

#include "accounts/accounts.h"
#include "base/bidi.h"
#include "kit/messages/banner.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

SignOutDialog::SignOutDialog(Accounts *accounts, Account *account, std::unique_ptr<UnsentDecisions> held,
                             QWidget *parent)
    : DialogFrame(tr("Sign out"), parent)
    , m_accounts(accounts)
    , m_account(account)
    , m_held(std::move(held))
    , m_text(new WrapLabel({}, TextRole::Body, Tone::Secondary, this))
    , m_what(named("heldDecisions", new WrapLabel({}, TextRole::Body, Tone::Text, this)))
    , m_bar(new ProgressBar(ProgressBar::Kind::Work, this))
    , m_progress(named("signOutProgress", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_banner(named("signOutBanner", new Banner(Banner::Kind::Warn, {}, this)))
{
    setObjectName(QStringLiteral("signOutDialog"));
    setHeading(tr("Sign out %1?").arg(isolated(account->info().displayName)));
    m_text->setText(tr("Sidestage’s access is revoked and the token is deleted. Drafts, presets and history "
                       "stay on this computer for the next sign-in."));
    m_bar->setAccessibleName(tr("Decisions sent"));
    for (QWidget *part :
         {static_cast<QWidget *>(m_what), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_progress),
          static_cast<QWidget *>(m_banner), static_cast<QWidget *>(m_text)})
        body()->addWidget(part);

    addSafeButton(tr("Cancel"))->setObjectName(QStringLiteral("cancelSignOut"));
    m_keep = named("keepAndSignOut", addButton(tr("Keep and sign out")));
    m_send = named("sendAndSignOut", addButton(tr("Send and sign out"), Button::Role::Primary));
    m_out = named("confirmSignOut", addButton(tr("Sign out"), Button::Role::DangerFill));
    connect(m_keep, &Button::clicked, this, &SignOutDialog::stopSending);
    connect(m_send, &Button::clicked, this, &SignOutDialog::send);
    connect(m_out, &Button::clicked, this, &SignOutDialog::signOut);

    m_timeout.setSingleShot(true);
    m_timeout.setInterval(std::chrono::seconds(10));
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        if (m_state == State::Sending)
            m_state = State::Long;
        updateState();
    });
    // The account can be removed while the dialog is open.
    connect(account, &QObject::destroyed, this, &QDialog::reject);
    if (m_held) {
        // Queued, because it can sign the account out and so destroy the sender.
        connect(m_held.get(), &UnsentDecisions::changed, this, &SignOutDialog::updateState,
                Qt::QueuedConnection);
        connect(m_held.get(), &UnsentDecisions::gone, this, [this] {
            m_state = State::Asking;
            reject();
        });
    }
    // Closing the dialog cancels the sign-out, even if everything is sent later.
    connect(this, &QDialog::rejected, this, [this] { m_state = State::Asking; });
    updateState();
    resize(px(480), sizeHint().height());
}

SignOutDialog::~SignOutDialog()
{
    if (m_held)
        m_held->disconnect(this);
}

void SignOutDialog::send()
{
    if (!m_held)
        return;
    m_total = std::max(m_total, m_held->count());
    m_state = State::Sending;
    m_timeout.start();
    m_held->send();
    updateState();
}

void SignOutDialog::stopSending()
{
    if (m_held)
        m_held->stopSending();
    signOut();
}

void SignOutDialog::signOut()
{
    m_state = State::Asking;
    if (m_account)
        m_accounts->signOut(m_account);
    accept();
}

void SignOutDialog::updateState()
{
    const int left = m_held ? m_held->count() : 0;
    const int failed = m_held ? m_held->failed() : 0;
    if (m_state == State::Sending && left == 0) {
        if (failed == 0) {
            signOut();
            return;
        }
        m_state = State::Long;
    }
    if (m_state != State::Sending)
        m_timeout.stop();
    m_total = std::max(m_total, m_state == State::Asking ? left : m_total);

    const bool begun = m_state != State::Asking;
    const QString lost = left > 0 ? m_held->cannotKeep() : QString();
    const QString reason = left > 0 ? m_held->waitingFor() : QString();
    m_what->setText(begun && left == 0 ? tr("No decisions of this account left to send.")
                                       : tr("%Ln decisions of this account have not been sent yet. If you "
                                            "keep them, they stay on this computer until the next sign-in.",
                                            nullptr, left));
    m_what->setVisible(begun || left > 0);
    m_bar->setVisible(begun && left > 0);
    m_bar->setMaximum(std::max(1, m_total));
    m_bar->setValue(std::clamp(m_total - left, 0, m_total));
    m_progress->setVisible(begun && left > 0);
    const QLocale locale;
    const QString sent
        = tr("%1 of %2 sent").arg(locale.toString(std::max(0, m_total - left)), locale.toString(m_total));
    m_progress->setText(reason.isEmpty() ? sent : tr("%1 · %2").arg(sent, reason));

    QStringList warnings;
    if (!lost.isEmpty())
        warnings += tr("Could not save the decisions: %1 Signing out now discards them.").arg(lost);
    if (failed > 0)
        warnings += tr("%Ln decisions failed. They are in the queue.", nullptr, failed);
    if (m_state == State::Long && left > 0)
        warnings += tr("Sending takes longer than expected. Decisions are sent as soon as possible, but you "
                       "stay signed in until you choose again.");
    m_banner->setSentence(warnings.join(u' '));
    m_banner->setVisible(!warnings.isEmpty());

    m_keep->setVisible(left > 0);
    m_send->setVisible(left > 0);
    m_send->setEnabled(m_state != State::Sending);
    m_out->setVisible(left == 0);
}

}  // namespace Sidestage
