// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "warehouse_store.h"

namespace Sidestage {

/// Problems with the stored days of a subject, in a range.
struct SubjectHealth
{
    qint64 kept = 0;         ///< Days with data.
    qint64 expected = 0;     ///< Days that should have data, from its first one on.
    QList<DayRange> gaps{};  ///< Runs of days without data that are long enough to count (minGap()).
    QList<QDate> shrunk{};   ///< Days whose figures shrank.
    QDate silentSince{};  ///< The last day with data, if no new one has arrived for too long; else invalid.
    int silentDays = 0;   ///< The number of missing days since then.

    qint64 gapDays() const;
    bool operator==(const SubjectHealth &) const = default;
};

/// `expectedUntil`: the last day for which a report should exist. `silentLimit`: the number of missing days
/// at the end from which the subject counts as silent.
SubjectHealth healthOf(ReportKind kind, const StoredSubject &subject, const DayRange &range,
                       const QDate &expectedUntil, int silentLimit);

/// A problem with the reports of which the user is informed once.
struct AnalyticsAlert
{
    enum class What : quint8 {
        Gap,        ///< `days` have no data, but the days before and after have.
        Shrunk,     ///< The service now reports lower figures for `count` days in `days`.
        Silent,     ///< No new day since `days.to`, for `count` days.
        Unfetched,  ///< The last successful request was on `days.to`, `count` days ago.
    };

    What what{};
    ReportKind kind{};
    QString subjectId{};  ///< Empty with Unfetched.
    QString name{};
    DayRange days{};
    int count = 0;

    /// Returns a permanent identifier of the cause.
    QString key() const;
    bool operator==(const AnalyticsAlert &) const = default;
};

/// Returns all current alerts about a subject.
QList<AnalyticsAlert> alertsOf(ReportKind kind, const StoredSubject &subject, const QDate &expectedUntil,
                               int silentLimit);

}  // namespace Sidestage
