// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"
#include "api/channel_points.h"
#include "base/result.h"

#include <QHash>

namespace Sidestage {

class ProfileStore;
class RedemptionQueue;

/// Sounds and notifications for new redemptions, as the user has chosen per reward.
class RewardAlerts : public Alerts
{
    Q_OBJECT
public:
    /// The key of the setting for all rewards without a setting of their own.
    static const QString everyOther;

    /// The settings of `account` are read from `store`. `store` and `queue` must outlive this.
    RewardAlerts(ProfileStore *store, QString account, RedemptionQueue *queue, QObject *parent = nullptr);

    /// The setting of this reward, or that for all others.
    Alert alertOf(const QString &rewardId) const;
    /// Stores it. Error Storage: it is valid only until the end of this run.
    Result<void> setAlert(const QString &rewardId, const Alert &alert);

public Q_SLOTS:
    /// Called with new redemptions (QueueFeed::arrived).
    void handleArrivals(const QStringList &ids);
    /// Called with a new redemption that is not in the queue (QueueFeed::skipped).
    void handleSkipped(const Sidestage::Api::Redemption &redemption);

Q_SIGNALS:
    void notificationRequested(const QString &title, const QString &text);

protected:
    void notify(int count, const QStringList &lines) override;

private:
    /// Plays its sound; appends its line of a notification if there shall be one.
    void tell(const Api::Redemption &redemption, QStringList &lines);

    ProfileStore *m_store;
    QString m_account;
    RedemptionQueue *m_queue;
    QHash<QString, Alert> m_alerts{};
};

}  // namespace Sidestage
