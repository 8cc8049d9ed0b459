// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/pace.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace Sidestage {

/// "62.4 %", or "62 %": never more than there is.
QString percentText(int thousandths, bool withTenths = true);
/// "about Sun 15:00": the day where it is not today, the date where it is more than six days away.
QString aboutText(const QDateTime &when, const QDateTime &now);
/// "£410.00 an hour in the last 3 h · £747.34 an hour overall". Says also that nothing can be said yet.
QString paceText(const Pace &pace);
/// "£410.00 an hour": the first that is known; empty: none is.
QString shortPaceText(const Pace &pace);
/// "Jun 2026", or "now" while it runs.
QString endText(const CampaignRecord &campaign);
/// How the service's total differs from the donations here, as a sentence; empty: it does not.
QString differenceText(const CampaignRecord &campaign);
/// Whether the service's total differs from the donations here for longer than a moment: of a donation one
/// event tells, of the total another one, and between the two they differ.
class LastingDifference : public QObject
{
    Q_OBJECT
public:
    /// `told` is called when it begins to last.
    LastingDifference(std::function<void()> answer, QObject *parent);

    /// The sentence to be shown: `now` once it has lasted; empty: none.
    QString shown(const QString &now);

private:
    QTimer m_timer{};
    bool m_lasts = false;
};

/// "copperloaf", or "deleted account".
QString giverName(const Donation &donation);

}  // namespace Sidestage
