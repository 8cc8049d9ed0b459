// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/pace.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace Sidestage {

/// "62.4 %" or "62 %", rounded down.
QString percentText(int thousandths, bool withTenths = true);
/// "about Sun 15:00": no weekday for today, and only the date if it is not within the next six days.
QString aboutText(const QDateTime &when, const QDateTime &now);
/// "£410.00 an hour in the last 3 h · £747.34 an hour overall", or that there is not enough data yet.
QString paceText(const Pace &pace);
/// "£410.00 an hour": the recent rate, or else the overall one; empty if none is known.
QString shortPaceText(const Pace &pace);
/// "Jun 2026", or "running".
QString endText(const CampaignRecord &campaign);
/// How the service's total differs from the donations listed here, as a sentence; empty if it does not.
QString differenceText(const CampaignRecord &campaign);
/// Detects whether the service's total differs from the listed donations for more than a moment (3 s). A
/// donation and the new total arrive in separate events, and between the two they differ.
class LastingDifference : public QObject
{
    Q_OBJECT
public:
    /// `answer` is called when the difference has lasted long enough.
    LastingDifference(std::function<void()> answer, QObject *parent);

    /// Returns the sentence to show: `now` if the difference has lasted, otherwise empty.
    QString shown(const QString &now);

private:
    QTimer m_timer{};
    bool m_lasts = false;
};

/// "copperloaf", or "deleted account".
QString giverName(const Donation &donation);

}  // namespace Sidestage
