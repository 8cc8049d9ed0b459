// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alert_dialog.h"
#include "charity/charity_alerts.h"

namespace Sidestage {

/// Sounds and notifications for milestones and donations.
class CharitySoundsDialog : public AlertDialog
{
    Q_OBJECT
public:
    /// Both must outlive the dialog.
    CharitySoundsDialog(CharityAlerts *alerts, AlertPlayer *player, QWidget *parent = nullptr);

private:
    void addPart(CharityAlerts::What what, const QString &title, const char *name);

    CharityAlerts *m_alerts;
};

}  // namespace Sidestage
