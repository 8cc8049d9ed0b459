// SPDX-License-Identifier: GPL-3.0-or-later
#include "quit_dialog.h"

#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLocale>

namespace Sidestage {

QuitDialog::QuitDialog(std::unique_ptr<UnsentDecisions> unsent, QWidget *parent)
    : UnsentDialog(tr("Quit"), QStringLiteral("Quit"), std::move(unsent), parent)
    , m_remember(named("rememberQuit", new QCheckBox(tr("Remember my choice"), this)))
    , m_takeBack(named("takeBackAndQuit", addButton(tr("Undo"))))
{
    setObjectName(QStringLiteral("quitDialog"));
    setHeading(tr("Quit Sidestage?"));
    m_remember->setToolTip(tr("Remembers whether to send or keep. You can change this in Settings."));
    body()->addWidget(m_remember);
    addChoices(tr("Keep for next start"), tr("Send now"), tr("Quit"), Button::Role::Primary);
    connect(m_takeBack, &Button::clicked, this, &QuitDialog::undoHeld);
    setTimeout(std::chrono::seconds(15));
    updateState();
    resize(px(560), sizeHint().height());
}

void QuitDialog::keep()
{
    if (m_remember->isChecked())
        Q_EMIT keepingRemembered();
    held()->stopSending();
    accept();
}

void QuitDialog::chooseSending()
{
    if (m_remember->isChecked())
        Q_EMIT sendingRemembered();
    send();
}

/// Decisions in progress cannot be taken back, so the dialog waits for them as if they were sent now.
void QuitDialog::undoHeld()
{
    held()->undoHeld();
    if (left() > 0)
        send();
    else
        accept();
}

void QuitDialog::updateState()
{
    UnsentDialog::updateState();
    m_remember->setVisible(!hasBegun());
    m_takeBack->setVisible(!hasBegun() && left() > 0);
}

QString QuitDialog::question() const
{
    // The decisions of a moderator cost no points.
    if (left() > 0 && held()->points() == 0)
        return tr(
            "%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are "
            "sent after the next start.",
            nullptr, left());
    return left() == 0 ? tr("No decisions left to send.")
                       : tr("%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay "
                            "on this computer and are sent after the next start.",
                            nullptr, left())
                             .arg(QLocale().toString(held()->points()));
}

QString QuitDialog::lostText(const QString &reason) const
{
    return tr("Could not save the decisions: %1 Quitting now discards them.").arg(reason);
}

QString QuitDialog::longText() const
{
    return tr("%Ln decisions could not be sent yet. Wait and send again, or keep them.", nullptr, left());
}

}  // namespace Sidestage
