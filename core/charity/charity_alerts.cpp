// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_alerts.h"
#include "base/bidi.h"

#include "profile/drafts.h"

namespace Sidestage {

namespace {

const QString area = QStringLiteral("charity-alerts");

}  // namespace

CharityAlerts::CharityAlerts(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    m_soundPause.setSingleShot(true);
    m_noticePause.setSingleShot(true);
    setPace(std::chrono::milliseconds(400), std::chrono::seconds(3));
    connect(&m_noticePause, &QTimer::timeout, this, [this] {
        if (m_untoldCount > 0)
            notify();
    });
    load();
}

void CharityAlerts::setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications)
{
    m_soundPause.setInterval(sounds);
    m_noticePause.setInterval(notifications);
}

void CharityAlerts::load()
{
    m_settings = m_store->draftOf<CharityAlertSettings>(m_account, area).value_or(CharityAlertSettings());
    for (CharityAlert *alert : {&m_settings.milestone, &m_settings.donation})
        alert->volume = qBound(0, alert->volume, 100);
}

CharityAlert CharityAlerts::alertOf(What what) const
{
    return what == What::Milestone ? m_settings.milestone : m_settings.donation;
}

Result<void> CharityAlerts::setAlert(What what, const CharityAlert &alert)
{
    if (of(what) == alert)
        return {};
    of(what) = alert;
    const Result<void> kept = m_store->saveDraft(m_account, area, m_settings);
    Q_EMIT changed();
    return kept;
}

void CharityAlerts::play(const CharityAlert &alert)
{
    if (alert.sound.isEmpty() || m_soundPause.isActive())
        return;
    m_soundPause.start();
    Q_EMIT soundRequested(alert.sound, alert.volume);
}

void CharityAlerts::takeMilestone(const Milestone &milestone)
{
    play(m_settings.milestone);
    const QString title = tr("%1 reached").arg(milestone.amount.text());
    if (m_settings.milestone.notifies)
        Q_EMIT notificationRequested(title, milestone.title, m_settings.milestone.says);
    if (m_settings.milestone.says)
        Q_EMIT messageRequested(title, milestone.title);
}

void CharityAlerts::handleDonation(const Donation &donation)
{
    constexpr int maxLines = 3;
    play(m_settings.donation);
    if (!m_settings.donation.notifies && !m_settings.donation.says)
        return;
    ++m_untoldCount;
    if (m_untold.size() < maxLines) {
        const QString who = donation.userName.isEmpty() ? donation.userLogin : donation.userName;
        m_untold.append(who.isEmpty()
                            ? donation.amount.text()
                            : tr("%1: %2", "viewer, amount").arg(isolated(who), donation.amount.text()));
    }
    if (!m_noticePause.isActive())
        notify();
}

void CharityAlerts::notify()
{
    const int count = std::exchange(m_untoldCount, 0);
    QStringList lines = std::exchange(m_untold, {});
    m_noticePause.start();
    if (count > lines.size())
        lines.append(tr("and %n more", nullptr, int(count - lines.size())));
    const QString title = count == 1 ? tr("New donation") : tr("%n new donations", nullptr, count);
    if (m_settings.donation.notifies)
        Q_EMIT notificationRequested(title, lines.join(u'\n'), m_settings.donation.says);
    if (m_settings.donation.says)
        Q_EMIT messageRequested(title, lines.join(QStringLiteral(", ")));
}

}  // namespace Sidestage
