// SPDX-License-Identifier: GPL-3.0-or-later
#include "quit_dialog.h"

#include "kit/messages/banner.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

QuitDialog::QuitDialog(std::unique_ptr<UnsentDecisions> held, QWidget *parent)
    : DialogFrame(tr("Quit"), parent)
    , m_held(std::move(held))
    , m_what(named("heldAtQuit", new WrapLabel({}, TextRole::Body, Tone::Text, this)))
    , m_bar(new ProgressBar(ProgressBar::Kind::Work, this))
    , m_progress(named("quitProgress", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_banner(named("quitBanner", new Banner(Banner::Kind::Warn, {}, this)))
    , m_remember(named("rememberQuit", new QCheckBox(tr("Remember my choice"), this)))
{
    setObjectName(QStringLiteral("quitDialog"));
    setHeading(tr("Quit Sidestage?"));
    m_bar->setAccessibleName(tr("Decisions sent"));
    m_remember->setToolTip(tr("Remembers whether to send or keep. You can change this in Settings."));
    for (QWidget *part :
         {static_cast<QWidget *>(m_what), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_progress),
          static_cast<QWidget *>(m_banner), static_cast<QWidget *>(m_remember)})
        body()->addWidget(part);

    addSafeButton(tr("Cancel"))->setObjectName(QStringLiteral("cancelQuit"));
    m_takeBack = named("takeBackAndQuit", addButton(tr("Undo")));
    m_keep = named("keepAndQuit", addButton(tr("Keep for next start")));
    m_send = named("sendAndQuit", addButton(tr("Send now"), Button::Role::Primary));
    m_quit = named("confirmQuit", addButton(tr("Quit"), Button::Role::Primary));
    connect(m_takeBack, &Button::clicked, this, &QuitDialog::undoHeld);
    connect(m_keep, &Button::clicked, this, &QuitDialog::stopSending);
    connect(m_send, &Button::clicked, this, [this] {
        if (m_remember->isChecked())
            Q_EMIT sendingRemembered();
        send();
    });
    connect(m_quit, &Button::clicked, this, &QDialog::accept);

    m_timeout.setSingleShot(true);
    m_timeout.setInterval(std::chrono::seconds(15));
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        if (m_state == State::Sending)
            m_state = State::Long;
        updateState();
    });
    connect(m_held.get(), &UnsentDecisions::changed, this, &QuitDialog::updateState, Qt::QueuedConnection);
    // Closing the dialog keeps the program running, and sending continues.
    connect(this, &QDialog::rejected, this, [this] {
        m_state = State::Asking;
        m_timeout.stop();
    });
    updateState();
    resize(px(560), sizeHint().height());
}

QuitDialog::~QuitDialog()
{
    m_held->disconnect(this);
}

void QuitDialog::send()
{
    m_total = std::max(m_total, m_held->count());
    m_state = State::Sending;
    m_timeout.start();
    m_held->send();
    updateState();
}

void QuitDialog::stopSending()
{
    if (m_remember->isChecked())
        Q_EMIT keepingRemembered();
    m_held->stopSending();
    accept();
}

/// Decisions in progress cannot be taken back, so the dialog waits for them as if they were sent now.
void QuitDialog::undoHeld()
{
    m_held->undoHeld();
    if (m_held->count() > 0)
        send();
    else
        accept();
}

void QuitDialog::updateState()
{
    if (result() == QDialog::Accepted)
        return;
    const int left = m_held->count();
    const int failed = m_held->failed();
    if (m_state == State::Sending && left == 0) {
        if (failed == 0) {
            accept();
            return;
        }
        m_state = State::Long;
    }
    if (m_state != State::Sending)
        m_timeout.stop();
    m_total = std::max(m_total, left);

    const QLocale locale;
    const bool hasBegun = m_state != State::Asking;
    m_what->setText(left == 0 ? tr("No decisions left to send.")
                              : tr("%Ln decisions (%1 points) have not been sent yet. If you keep them, they "
                                   "stay on this computer and are sent after the next start.",
                                   nullptr, left)
                                    .arg(locale.toString(m_held->points())));
    m_bar->setVisible(hasBegun && left > 0);
    m_bar->setMaximum(std::max(1, m_total));
    m_bar->setValue(std::clamp(m_total - left, 0, m_total));
    m_progress->setVisible(hasBegun && left > 0);
    const QString reason = left > 0 ? m_held->waitingFor() : QString();
    const QString sent
        = tr("%1 of %2 sent").arg(locale.toString(std::max(0, m_total - left)), locale.toString(m_total));
    m_progress->setText(reason.isEmpty() ? sent : tr("%1 · %2").arg(sent, reason));

    QStringList warnings;
    if (const QString lost = left > 0 ? m_held->cannotKeep() : QString(); !lost.isEmpty())
        warnings += tr("Could not save the decisions: %1 Quitting now discards them.").arg(lost);
    if (failed > 0)
        warnings += tr("%Ln decisions failed. They are in the queue.", nullptr, failed);
    if (m_state == State::Long && left > 0)
        warnings
            += tr("%Ln decisions could not be sent yet. Wait and send again, or keep them.", nullptr, left);
    m_banner->setSentence(warnings.join(u' '));
    m_banner->setVisible(!warnings.isEmpty());

    m_remember->setVisible(!hasBegun);
    m_takeBack->setVisible(!hasBegun && left > 0);
    m_keep->setVisible(left > 0);
    m_send->setVisible(left > 0);
    m_send->setEnabled(m_state != State::Sending);
    m_quit->setVisible(left == 0);
}

}  // namespace Sidestage
