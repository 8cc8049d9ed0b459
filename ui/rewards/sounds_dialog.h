// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alert_dialog.h"
#include "rewards/reward_alerts.h"

namespace Sidestage {

class RewardList;

/// Sounds and notifications for each reward when it is redeemed.
class SoundsDialog : public AlertDialog
{
    Q_OBJECT
public:
    /// All must outlive the dialog.
    SoundsDialog(RewardAlerts *alerts, RewardList *rewards, AlertPlayer *player, QWidget *parent = nullptr);

private:
    void addRow(QVBoxLayout *rows, const QString &rewardId, const QString &title, const QString &colour);

    RewardAlerts *m_alerts;
};

}  // namespace Sidestage
