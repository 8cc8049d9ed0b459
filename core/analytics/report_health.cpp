// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_health.h"

#include <algorithm>

namespace Sidestage {

qint64 SubjectHealth::gapDays() const
{
    qint64 all = 0;
    for (const DayRange &gap : gaps)
        all += gap.days();
    return all;
}

SubjectHealth healthOf(ReportKind kind, const StoredSubject &subject, const DayRange &range,
                       const QDate &expectedUntil, int silentLimit)
{
    SubjectHealth health;
    if (subject.runs.isEmpty())
        return health;
    const qint64 silent = subject.lastDay().daysTo(expectedUntil);
    if (silent >= silentLimit) {
        health.silentSince = subject.lastDay();
        health.silentDays = int(silent);
    }
    const DayRange due
        = range.within({subject.firstDay(), std::max(expectedUntil, subject.lastDay())})
              .within({subject.firstDay(),
                       health.silentSince.isValid() ? health.silentSince
                                                    : std::max(expectedUntil, subject.lastDay())});
    health.expected = due.days();
    health.kept = subject.days(due);
    for (qsizetype i = 1; i < subject.runs.size(); ++i) {
        const DayRange between{subject.runs[i - 1].to.addDays(1), subject.runs[i].from.addDays(-1)};
        // The part within the range counts, but only if the whole run is long enough.
        if (between.days() >= minGap(kind) && between.within(range).isValid())
            health.gaps.append(between.within(range));
    }
    for (const QDate &day : subject.shrunk) {
        if (range.contains(day))
            health.shrunk.append(day);
    }
    return health;
}

QString AnalyticsAlert::key() const
{
    const QString about = QString::number(int(kind)) + u'/' + subjectId + u'/';
    switch (what) {
    case What::Gap:
        return QStringLiteral("gap/") + about + days.from.toString(Qt::ISODate);
    case What::Shrunk:
        return QStringLiteral("shrunk/") + about + days.to.toString(Qt::ISODate);
    case What::Silent:
        return QStringLiteral("silent/") + about + days.to.toString(Qt::ISODate);
    case What::Unfetched:
        return QStringLiteral("unfetched/") + about + days.to.toString(Qt::ISODate);
    }
    return {};
}

QList<AnalyticsAlert> alertsOf(ReportKind kind, const StoredSubject &subject, const QDate &expectedUntil,
                               int silentLimit)
{
    QList<AnalyticsAlert> alerts;
    if (subject.runs.isEmpty())
        return alerts;
    const SubjectHealth health
        = healthOf(kind, subject, {subject.firstDay(), std::max(expectedUntil, subject.lastDay())},
                   expectedUntil, silentLimit);
    AnalyticsAlert alert{.kind = kind, .subjectId = subject.id, .name = subject.name};
    for (const DayRange &gap : health.gaps) {
        alert.what = AnalyticsAlert::What::Gap;
        alert.days = gap;
        alert.count = int(gap.days());
        alerts.append(alert);
    }
    if (!health.shrunk.isEmpty()) {
        alert.what = AnalyticsAlert::What::Shrunk;
        alert.days = {health.shrunk.first(), health.shrunk.last()};
        alert.count = int(health.shrunk.size());
        alerts.append(alert);
    }
    if (health.silentSince.isValid()) {
        alert.what = AnalyticsAlert::What::Silent;
        alert.days = {health.silentSince, health.silentSince};
        alert.count = health.silentDays;
        alerts.append(alert);
    }
    return alerts;
}

}  // namespace Sidestage
