// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>

namespace Sidestage {

/// The kind of subject of a report.
enum class ReportKind : quint8 { Games, Extensions };  ///< The values are stored.

/// Days in UTC, both included. Invalid when `to` is before `from`.
struct DayRange
{
    QDate from{};
    QDate to{};

    bool isValid() const { return from.isValid() && to.isValid() && from <= to; }
    /// Returns 0 for an invalid range.
    qint64 days() const { return isValid() ? from.daysTo(to) + 1 : 0; }
    bool contains(const QDate &day) const { return day >= from && day <= to; }
    /// Returns the days that are in both. May be invalid.
    DayRange within(const DayRange &other) const
    {
        return {std::max(from, other.from), std::min(to, other.to)};
    }
    bool operator==(const DayRange &) const = default;
};

/// The days for which the service has reports (specification: Analytics), on a given day in UTC.
struct ReportLimits
{
    QDate earliest{};     ///< An earlier start is replaced with this day.
    QDate surelyReady{};  ///< Two days before today.
    QDate maybeReady{};   ///< The day before today: the report may be ready or not.

    static ReportLimits of(ReportKind kind, const QDate &today);
};

/// The first day with reports of extensions.
QDate firstExtensionDay();
/// For how many days in the past there are reports of games.
inline constexpr int gameDays = 365;
/// A game has a report if it was broadcast for at least this many hours in the range.
inline constexpr int minGameHours = 5;

/// How the service handles a requested range.
struct RangeAdvice
{
    enum class Trouble : quint8 {
        None,
        Backwards,  ///< The end is before the start.
        TooEarly,   ///< All of it is before the available days.
        NotYet,     ///< None of it is ready yet.
    };

    Trouble trouble = Trouble::None;
    DayRange asked{};           ///< The range to request; invalid with a trouble.
    bool isStartMoved = false;  ///< The days before `asked.from` are available in the store only.
    QList<QDate> notReady{};    ///< Days at the end that are not, or may not be, ready; at most two.

    static RangeAdvice of(ReportKind kind, const DayRange &range, const QDate &today);
};

/// Returns the last `days` days up to yesterday.
DayRange lastDays(int days, const QDate &today);
/// Returns the range of the same length directly before.
DayRange previousRange(const DayRange &range);
/// Returns the same days one year before.
DayRange yearBefore(const DayRange &range);

/// Returns how many consecutive days without data count as a gap. The service has a row for each day of an
/// extension, but a game may not have been played.
int minGap(ReportKind kind);

}  // namespace Sidestage
