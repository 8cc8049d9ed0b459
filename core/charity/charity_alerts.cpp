// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_alerts.h"
#include "base/bidi.h"

#include "profile/profile_store.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Sidestage {

namespace {

const QString area = QStringLiteral("charity-alerts");
const QString milestoneName = QStringLiteral("milestone");
const QString donationName = QStringLiteral("donation");
const QString soundName = QStringLiteral("sound");
const QString volumeName = QStringLiteral("volume");
const QString notifiesName = QStringLiteral("notifies");
const QString saysName = QStringLiteral("says");

QJsonObject toJson(const CharityAlert &alert)
{
    return {{soundName, alert.sound},
            {volumeName, alert.volume},
            {notifiesName, alert.notifies},
            {saysName, alert.says}};
}

CharityAlert fromJson(const QJsonObject &json, const CharityAlert &otherwise)
{
    return {.sound = json[soundName].toString(otherwise.sound),
            .volume = qBound(0, json[volumeName].toInt(otherwise.volume), 100),
            .notifies = json[notifiesName].toBool(otherwise.notifies),
            .says = json[saysName].toBool(otherwise.says)};
}

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
    const QJsonObject kept = QJsonDocument::fromJson(m_store->draft(m_account, area)).object();
    m_milestone = fromJson(kept[milestoneName].toObject(), m_milestone);
    m_donation = fromJson(kept[donationName].toObject(), m_donation);
}

CharityAlert CharityAlerts::alertOf(What what) const
{
    return what == What::Milestone ? m_milestone : m_donation;
}

Result<void> CharityAlerts::setAlert(What what, const CharityAlert &alert)
{
    if (of(what) == alert)
        return {};
    of(what) = alert;
    const QJsonObject all{{milestoneName, toJson(m_milestone)}, {donationName, toJson(m_donation)}};
    const Result<void> kept
        = m_store->setDraft(m_account, area, QJsonDocument(all).toJson(QJsonDocument::Compact));
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
    play(m_milestone);
    const QString title = tr("%1 reached").arg(milestone.amount.text());
    if (m_milestone.notifies)
        Q_EMIT notificationRequested(title, milestone.title, m_milestone.says);
    if (m_milestone.says)
        Q_EMIT messageRequested(title, milestone.title);
}

void CharityAlerts::handleDonation(const Donation &donation)
{
    constexpr int maxLines = 3;
    play(m_donation);
    if (!m_donation.notifies && !m_donation.says)
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
    if (m_donation.notifies)
        Q_EMIT notificationRequested(title, lines.join(u'\n'), m_donation.says);
    if (m_donation.says)
        Q_EMIT messageRequested(title, lines.join(QStringLiteral(", ")));
}

}  // namespace Sidestage
