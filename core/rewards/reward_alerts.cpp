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
    Alert alert{};

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
    : Alerts(parent)
    , m_store(store)
    , m_account(std::move(account))
    , m_queue(queue)
{
    for (KeptAlert &kept : store->draftOf<KeptAlerts>(m_account, area).value_or(KeptAlerts()).alerts) {
        kept.alert.volume = qBound(0, kept.alert.volume, 100);
        m_alerts.insert(kept.reward, kept.alert);
    }
}

Alert RewardAlerts::alertOf(const QString &rewardId) const
{
    const auto own = m_alerts.constFind(rewardId);
    return own != m_alerts.cend() ? *own : m_alerts.value(everyOther);
}

Result<void> RewardAlerts::setAlert(const QString &rewardId, const Alert &alert)
{
    if (m_alerts.contains(rewardId) && m_alerts.value(rewardId) == alert)
        return {};
    m_alerts.insert(rewardId, alert);
    KeptAlerts kept;
    for (auto it = m_alerts.cbegin(); it != m_alerts.cend(); ++it)
        kept.alerts.append({it.key(), *it});
    const Result<void> saved = m_store->saveDraft(m_account, area, kept);
    Q_EMIT changed();
    return saved;
}

void RewardAlerts::handleArrivals(const QStringList &ids)
{
    QStringList lines;
    for (const QString &id : ids) {
        if (const QueueEntry *entry = m_queue->find(id))
            tell(entry->redemption, lines);
    }
    add(lines);
}

void RewardAlerts::handleSkipped(const Api::Redemption &redemption)
{
    QStringList lines;
    tell(redemption, lines);
    add(lines);
}

void RewardAlerts::tell(const Api::Redemption &redemption, QStringList &lines)
{
    const Alert alert = alertOf(redemption.reward.id);
    play(alert);
    if (!alert.notifies)
        return;
    const QString who = isolated(redemption.userName), what = isolated(redemption.reward.title);
    lines.append(redemption.userInput.isEmpty()
                     ? tr("%1: %2").arg(who, what)
                     : tr("%1: %2, “%3”").arg(who, what, isolated(redemption.userInput)));
}

void RewardAlerts::notify(int count, const QStringList &lines)
{
    Q_EMIT notificationRequested(count == 1 ? tr("New redemption") : tr("%n new redemptions", nullptr, count),
                                 lines.join(u'\n'));
}

}  // namespace Sidestage
