// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"

#include <functional>

class QWidget;

namespace Sidestage {

class RewardsService;

/// Tells screen readers about new redemptions, whatever page is shown: who and what, or how many came within
/// a few seconds. A reward that is set to notify is left to its notification.
class SpokenArrivals : public Alerts
{
    Q_OBJECT
public:
    /// `window` returns on whose behalf it is said; null: nothing is said now. `name`: the account, empty if
    /// there is only one.
    SpokenArrivals(RewardsService *service, std::function<QWidget *()> window, std::function<QString()> name,
                   QObject *parent);

protected:
    void notify(int count, const QStringList &lines) override;

private:
    std::function<QWidget *()> m_window;
    std::function<QString()> m_name;
};

}  // namespace Sidestage
