// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_alerts.h"

#include "base/bidi.h"
#include "profile/drafts.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

namespace {

const QString area = QStringLiteral("reward-alerts");

struct KeptAlert
{
    QString reward{};
    RewardAlert alert{};

    static void describe(auto &is)
    {
        is("reward", &KeptAlert::reward);
        is("alert", &KeptAlert::alert);
    }
};

struct KeptAlerts
{
    QList<KeptAlert> alerts{};

    static void describe(auto &is) { is("alerts", &KeptAlerts::alerts); }
};

}  // namespace

const QString RewardAlerts::everyOther = QStringLiteral("*");

RewardAlerts::RewardAlerts(ProfileStore *store, QString account, RedemptionQueue *queue, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
    , m_queue(queue)
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

void RewardAlerts::setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications)
{
    m_soundPause.setInterval(sounds);
    m_noticePause.setInterval(notifications);
}

void RewardAlerts::load()
{
    for (KeptAlert &kept : m_store->draftOf<KeptAlerts>(m_account, area).value_or(KeptAlerts()).alerts) {
        kept.alert.volume = qBound(0, kept.alert.volume, 100);
        m_alerts.insert(kept.reward, kept.alert);
    }
}

Result<void> RewardAlerts::save()
{
    KeptAlerts kept;
    for (auto it = m_alerts.cbegin(); it != m_alerts.cend(); ++it)
        kept.alerts.append({it.key(), *it});
    return m_store->saveDraft(m_account, area, kept);
}

RewardAlert RewardAlerts::alertOf(const QString &rewardId) const
{
    const auto own = m_alerts.constFind(rewardId);
    return own != m_alerts.cend() ? *own : m_alerts.value(everyOther);
}

Result<void> RewardAlerts::setAlert(const QString &rewardId, const RewardAlert &alert)
{
    if (m_alerts.contains(rewardId) && m_alerts.value(rewardId) == alert)
        return {};
    m_alerts.insert(rewardId, alert);
    const Result<void> saved = save();
    Q_EMIT changed();
    return saved;
}

void RewardAlerts::handleArrivals(const QStringList &ids)
{
    constexpr int maxNames = 3;
    for (const QString &id : ids) {
        const QueueEntry *entry = m_queue->find(id);
        if (!entry)
            continue;
        const RewardAlert alert = alertOf(entry->redemption.reward.id);
        if (!alert.sound.isEmpty() && !m_soundPause.isActive()) {
            m_soundPause.start();
            Q_EMIT soundRequested(alert.sound, alert.volume);
        }
        if (!alert.notifies)
            continue;
        ++m_untoldCount;
        const Api::Redemption &redemption = entry->redemption;
        if (m_untold.size() < maxNames)
            m_untold.append(
                redemption.userInput.isEmpty()
                    ? tr("%1: %2").arg(isolated(redemption.userName), isolated(redemption.reward.title))
                    : tr("%1: %2, “%3”")
                          .arg(isolated(redemption.userName), isolated(redemption.reward.title),
                               isolated(redemption.userInput)));
    }
    if (m_untoldCount > 0 && !m_noticePause.isActive())
        notify();
}

void RewardAlerts::notify()
{
    const int count = std::exchange(m_untoldCount, 0);
    QStringList lines = std::exchange(m_untold, {});
    m_noticePause.start();
    if (count > lines.size())
        lines.append(tr("and %n more", nullptr, int(count - lines.size())));
    Q_EMIT notificationRequested(count == 1 ? tr("New redemption") : tr("%n new redemptions", nullptr, count),
                                 lines.join(u'\n'));
}

}  // namespace Sidestage
