// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace Sidestage {

class ProfileStore;
class RedemptionQueue;

/// The sound and notification of one reward.
struct RewardAlert
{
    QString sound{};        ///< Id of a tone; empty: none.
    int volume = 70;        ///< Percent.
    bool notifies = false;  ///< Whether to show a desktop notification.

    static void describe(auto &is)
    {
        is("sound", &RewardAlert::sound);
        is("volume", &RewardAlert::volume);
        is("notifies", &RewardAlert::notifies);
    }
    bool operator==(const RewardAlert &) const = default;
};

/// Sounds and notifications for new redemptions, as the user has chosen per reward. Limited to a few sounds a
/// second, and to one notification like "12 new redemptions" instead of twelve.
class RewardAlerts : public QObject
{
    Q_OBJECT
public:
    /// The key of the setting for all rewards without a setting of their own.
    static const QString everyOther;

    /// The settings of `account` are read from `store`. `store` and `queue` must outlive this.
    RewardAlerts(ProfileStore *store, QString account, RedemptionQueue *queue, QObject *parent = nullptr);

    /// The setting of this reward, or that for all others.
    RewardAlert alertOf(const QString &rewardId) const;
    /// Stores it. Error Storage: it is valid only until the end of this run.
    Result<void> setAlert(const QString &rewardId, const RewardAlert &alert);

    /// Minimum time between two sounds and between two notifications; by default 400 ms and 3 s.
    void setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications);

public Q_SLOTS:
    /// Called with new redemptions (QueueFeed::arrived).
    void handleArrivals(const QStringList &ids);

Q_SIGNALS:
    void soundRequested(const QString &sound, int volume);
    void notificationRequested(const QString &title, const QString &text);
    void changed();

private:
    void notify();
    Result<void> save();
    void load();

    ProfileStore *m_store;
    QString m_account;
    RedemptionQueue *m_queue;
    QHash<QString, RewardAlert> m_alerts{};
    QTimer m_soundPause{};
    QTimer m_noticePause{};
    QStringList m_untold{};  ///< Redemptions that arrived during the pause after a notification.
    int m_untoldCount = 0;
};

}  // namespace Sidestage
