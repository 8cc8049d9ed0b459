// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "warehouse_store.h"

namespace Sidestage {

/// What is wrong with what is kept of a subject, in a range.
struct SubjectHealth
{
    qint64 kept = 0;         ///< Days with data.
    qint64 expected = 0;     ///< Days that there should be, from its first one on.
    QList<DayRange> gaps{};  ///< Runs of days without data that are long enough to count (minGap()).
    QList<QDate> shrunk{};   ///< Days that shrank.
    QDate silentSince{};     ///< The last day with data, when no new one has come for too long; else invalid.
    int silentDays = 0;      ///< For how many days there should have been one.

    qint64 gapDays() const;
    bool operator==(const SubjectHealth &) const = default;
};

/// `expectedUntil`: the last day that there could be a report of. `silentLimit`: so many days without a new
/// one are too long.
SubjectHealth healthOf(ReportKind kind, const StoredSubject &subject, const DayRange &range,
                       const QDate &expectedUntil, int silentLimit);

/// Something about the reports that the user should hear of once.
struct AnalyticsAlert
{
    enum class What : quint8 {
        Gap,        ///< `days` lie between days with data and have none.
        Shrunk,     ///< The service tells less of `days` than it did before; `count` days.
        Silent,     ///< No new day since `days.to`, for `count` days.
        Unfetched,  ///< Reports were last asked for on `days.to`, `count` days ago; since then it has failed.
    };

    What what{};
    ReportKind kind{};
    QString subjectId{};  ///< Empty with Unfetched.
    QString name{};
    DayRange days{};
    int count = 0;

    /// Names the cause, for ever the same.
    QString key() const;
    bool operator==(const AnalyticsAlert &) const = default;
};

/// All there is to say of a subject now.
QList<AnalyticsAlert> alertsOf(ReportKind kind, const StoredSubject &subject, const QDate &expectedUntil,
                               int silentLimit);

}  // namespace Sidestage
