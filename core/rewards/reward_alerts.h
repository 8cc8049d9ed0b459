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

/// How one reward makes itself heard.
struct RewardAlert
{
    QString sound{};        ///< The id of a tone; empty: none.
    int volume = 70;        ///< Percent.
    bool notifies = false;  ///< As a notification of the desktop.

    bool operator==(const RewardAlert &) const = default;
};

/// Which redemptions are heard and seen when they come, as the user has chosen per reward: at most a few
/// sounds a second, and notifications that say "12 new redemptions" rather than come twelve times.
class RewardAlerts : public QObject
{
    Q_OBJECT
public:
    /// The key of every reward that has no setting of its own.
    static const QString everyOther;

    /// What was chosen for this account comes from `store`. Both must outlive this.
    RewardAlerts(ProfileStore *store, QString account, RedemptionQueue *queue, QObject *parent = nullptr);

    /// Of this reward; where nothing was chosen for it, what holds for every other one.
    RewardAlert alertOf(const QString &rewardId) const;
    bool hasOwn(const QString &rewardId) const;
    /// Keeps it. Error Storage: it lasts until the end of this run only.
    Result<void> setAlert(const QString &rewardId, const RewardAlert &alert);
    /// Like every other one again.
    Result<void> resetAlert(const QString &rewardId);

    /// At least so long between two sounds, and between two notifications: 400 ms and 3 s.
    void setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications);

public Q_SLOTS:
    /// These have just come (QueueFeed::arrived).
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
    QStringList m_untold{};  ///< Came while a notification had just been shown.
    int m_untoldCount = 0;
};

}  // namespace Sidestage
