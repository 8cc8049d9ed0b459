// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_alerts.h"

#include "base/bidi.h"
#include "profile/drafts.h"

namespace Sidestage {

namespace {

const QString area = QStringLiteral("charity-alerts");

}  // namespace

CharityAlerts::CharityAlerts(ProfileStore *store, QString account, QObject *parent)
    : Alerts(parent)
    , m_store(store)
    , m_account(std::move(account))
    , m_settings(store->draftOf<CharityAlertSettings>(m_account, area).value_or(CharityAlertSettings()))
{
    for (Alert *alert : {&m_settings.milestone, &m_settings.donation})
        alert->volume = qBound(0, alert->volume, 100);
}

Result<void> CharityAlerts::setAlert(What what, const Alert &alert)
{
    if (alertOf(what) == alert)
        return {};
    (what == What::Milestone ? m_settings.milestone : m_settings.donation) = alert;
    const Result<void> kept = m_store->saveDraft(m_account, area, m_settings);
    Q_EMIT changed();
    return kept;
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
    play(m_settings.donation);
    if (!m_settings.donation.notifies && !m_settings.donation.says)
        return;
    const QString who = donation.userName.isEmpty() ? donation.userLogin : donation.userName;
    const QString amount = donation.amount.text();
    add({who.isEmpty() ? amount : tr("%1: %2", "viewer, amount").arg(isolated(who), amount)});
}

void CharityAlerts::notify(int count, const QStringList &lines)
{
    const QString title = count == 1 ? tr("New donation") : tr("%n new donations", nullptr, count);
    if (m_settings.donation.notifies)
        Q_EMIT notificationRequested(title, lines.join(u'\n'), m_settings.donation.says);
    if (m_settings.donation.says)
        Q_EMIT messageRequested(title, lines.join(QStringLiteral(", ")));
}

}  // namespace Sidestage
