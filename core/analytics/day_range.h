// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>

namespace Sidestage {

/// What a report is about.
enum class ReportKind : quint8 { Games, Extensions };  ///< As it is stored.

/// Days in UTC, both included; invalid when `to` lies before `from`.
struct DayRange
{
    QDate from{};
    QDate to{};

    bool isValid() const { return from.isValid() && to.isValid() && from <= to; }
    /// 0 for an invalid one.
    qint64 days() const { return isValid() ? from.daysTo(to) + 1 : 0; }
    bool contains(const QDate &day) const { return day >= from && day <= to; }
    /// The days that are in both; may be invalid.
    DayRange within(const DayRange &other) const;
    bool operator==(const DayRange &) const = default;
};

/// What the service tells of at all (specification: Analytics), seen from a day in UTC.
struct ReportLimits
{
    QDate earliest{};     ///< Earlier beginnings are replaced with this.
    QDate surelyReady{};  ///< Two days before today.
    QDate maybeReady{};   ///< One day before today: the service may be that far, or not.

    static ReportLimits of(ReportKind kind, const QDate &today);
};

/// The first day that extensions are reported of.
QDate firstExtensionDay();
/// How far back games are reported of, in days.
inline constexpr int gameDays = 365;
/// There is a report about a game that was broadcast for so many hours in the range.
inline constexpr int minGameHours = 5;

/// What becomes of a range when the service is asked for it.
struct RangeAdvice
{
    enum class Trouble : quint8 {
        None,
        Backwards,  ///< The end lies before the beginning.
        TooEarly,   ///< All of it lies before what the service tells of.
        NotYet,     ///< None of it is ready yet.
    };

    Trouble trouble = Trouble::None;
    DayRange asked{};           ///< What is asked for; invalid with a trouble.
    bool isStartMoved = false;  ///< The days before `asked.from` can come from the store only.
    QList<QDate> notReady{};  ///< Days at the end of the range that are not or may not be ready, at most two.

    static RangeAdvice of(ReportKind kind, const DayRange &range, const QDate &today);
};

/// The last `days` days up to yesterday.
DayRange lastDays(int days, const QDate &today);
/// The range of the same length right before.
DayRange previousRange(const DayRange &range);
/// The same days a year before.
DayRange yearBefore(const DayRange &range);

/// Days without data between two that have some are a gap when they are so many in a row. Of an extension the
/// service has a row for each day; a game may simply not have been played.
int minGap(ReportKind kind);

}  // namespace Sidestage
