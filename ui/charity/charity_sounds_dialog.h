// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_alerts.h"
#include "kit/overlays/dialog_frame.h"

class QVBoxLayout;

namespace Sidestage {

class AlertPlayer;

/// Sounds and notifications for milestones and donations.
class CharitySoundsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// Both must outlive the dialog.
    CharitySoundsDialog(CharityAlerts *alerts, AlertPlayer *player, QWidget *parent = nullptr);

private:
    void addPart(CharityAlerts::What what, const QString &title, const QString &name);

    CharityAlerts *m_alerts;
    AlertPlayer *m_player;
};

}  // namespace Sidestage
