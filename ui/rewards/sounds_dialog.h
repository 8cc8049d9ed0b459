// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "rewards/reward_alerts.h"

class QSlider;

namespace Sidestage {

class AlertPlayer;
class RewardList;

/// Sounds and notifications for each reward when it is redeemed. Changes take effect at once.
class SoundsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// All must outlive the dialog.
    SoundsDialog(RewardAlerts *alerts, RewardList *rewards, AlertPlayer *player, QWidget *parent = nullptr);

private:
    void addRow(QVBoxLayout *rows, const QString &rewardId, const QString &title, const QString &colour);
    void refuse(const Error &error);

    RewardAlerts *m_alerts;
    AlertPlayer *m_player;
};

}  // namespace Sidestage
