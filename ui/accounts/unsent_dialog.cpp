// SPDX-License-Identifier: GPL-3.0-or-later
#include "unsent_dialog.h"

#include "kit/messages/banner.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

UnsentDialog::UnsentDialog(const QString &title, const QString &what, std::unique_ptr<UnsentDecisions> held,
                           QWidget *parent)
    : DialogFrame(title, parent)
    , m_name(what)
    , m_held(std::move(held))
    , m_what(named(QStringLiteral("heldAt") + what, new WrapLabel({}, TextRole::Body, Tone::Text, this)))
    , m_bar(new ProgressBar(ProgressBar::Kind::Work, this))
    , m_progress(named(QStringLiteral("progressAt") + what,
                       new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_banner(named(QStringLiteral("bannerAt") + what, new Banner(Banner::Kind::Warn, {}, this)))
{
    m_bar->setAccessibleName(tr("Decisions sent"));
    for (QWidget *part : {static_cast<QWidget *>(m_what), static_cast<QWidget *>(m_bar),
                          static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_banner)})
        body()->addWidget(part);
    addSafeButton(tr("Cancel"))->setObjectName(QStringLiteral("cancel") + what);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        if (m_state == State::Sending)
            m_state = State::Long;
        updateState();
    });
    // Queued, because what follows can destroy the sender.
    if (m_held)
        connect(
            m_held.get(), &UnsentDecisions::changed, this, [this] { updateState(); }, Qt::QueuedConnection);
    // Closing the dialog means going on as before, and sending continues.
    connect(this, &QDialog::rejected, this, [this] {
        m_state = State::Asking;
        m_timeout.stop();
    });
}

UnsentDialog::~UnsentDialog()
{
    if (m_held)
        m_held->disconnect(this);
}

void UnsentDialog::addChoices(const QString &keep, const QString &send, const QString &goOn,
                              Button::Role role)
{
    m_keep = named(QStringLiteral("keepAnd") + m_name, addButton(keep));
    m_send = named(QStringLiteral("sendAnd") + m_name, addButton(send, Button::Role::Primary));
    m_goOn = named(QStringLiteral("confirm") + m_name, addButton(goOn, role));
    connect(m_keep, &Button::clicked, this, [this] { this->keep(); });
    connect(m_send, &Button::clicked, this, [this] { chooseSending(); });
    connect(m_goOn, &Button::clicked, this, [this] { this->goOn(); });
}

void UnsentDialog::send()
{
    if (!m_held)
        return;
    m_total = std::max(m_total, left());
    m_state = State::Sending;
    m_timeout.start();
    m_held->send();
    updateState();
}

void UnsentDialog::updateState()
{
    if (result() == QDialog::Accepted)
        return;
    const int left = this->left();
    const int failed = m_held ? m_held->failed() : 0;
    if (m_state == State::Sending && left == 0) {
        if (failed == 0)
            return goOn();
        m_state = State::Long;
    }
    if (m_state != State::Sending)
        m_timeout.stop();
    m_total = std::max(m_total, left);

    const QLocale locale;
    const bool isUnderWay = hasBegun() && left > 0;
    m_what->setText(question());
    m_what->setVisible(!m_what->text().isEmpty());
    m_bar->setVisible(isUnderWay);
    m_bar->setMaximum(std::max(1, m_total));
    m_bar->setValue(std::clamp(m_total - left, 0, m_total));
    m_progress->setVisible(isUnderWay);
    const QString reason = left > 0 ? m_held->waitingFor() : QString();
    const QString sent
        = tr("%1 of %2 sent").arg(locale.toString(std::max(0, m_total - left)), locale.toString(m_total));
    m_progress->setText(reason.isEmpty() ? sent : tr("%1 · %2").arg(sent, reason));

    QStringList warnings;
    if (const QString lost = left > 0 ? m_held->cannotKeep() : QString(); !lost.isEmpty())
        warnings += lostText(lost);
    if (failed > 0)
        warnings += tr("%Ln decisions failed. They are listed on their pages.", nullptr, failed);
    if (m_state == State::Long && left > 0)
        warnings += longText();
    m_banner->setSentence(warnings.join(u' '));
    m_banner->setVisible(!warnings.isEmpty());

    m_keep->setVisible(left > 0);
    m_send->setVisible(left > 0);
    m_send->setEnabled(m_state != State::Sending);
    m_goOn->setVisible(left == 0);
}

}  // namespace Sidestage
