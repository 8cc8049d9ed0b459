// SPDX-License-Identifier: GPL-3.0-or-later
#include "pacific.h"

#include <QTimeZone>

namespace Sidestage::Api {

namespace {

constexpr qint64 hour = 3600 * 1000;
constexpr qint64 day = 24 * hour;

QDateTime utcTime(qint64 msecs)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msecs, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC);
#endif
}

/// Returns midnight UTC of the date.
qint64 msecsOf(QDate date)
{
    return QDate(1970, 1, 1).daysTo(date) * day;
}

QDate dateOf(qint64 msecs)
{
    const qint64 days = msecs >= 0 ? msecs / day : (msecs + 1) / day - 1;
    return QDate(1970, 1, 1).addDays(days);
}

/// Returns the Sunday with this number in the month, from 1.
QDate sunday(int year, int month, int number)
{
    const QDate first(year, month, 1);
    return first.addDays(7 - first.dayOfWeek() + 7 * (number - 1));
}

qint64 offsetAt(qint64 msecs)
{
    const int year = dateOf(msecs).year();
    const qint64 begins = msecsOf(sunday(year, 3, 2)) + 10 * hour;  // 2:00, at UTC-8
    const qint64 ends = msecsOf(sunday(year, 11, 1)) + 9 * hour;    // 2:00, at UTC-7
    return (msecs >= begins && msecs < ends ? -7 : -8) * hour;
}

/// Returns midnight in Pacific time. Clocks change two hours later, so the offset at midnight applies.
QDateTime midnight(QDate date)
{
    const qint64 standard = msecsOf(date) + 8 * hour;
    return utcTime(msecsOf(date) - offsetAt(standard));
}

}  // namespace

int pacificOffset(const QDateTime &at)
{
    return int(offsetAt(at.toMSecsSinceEpoch()) / 1000);
}

QDateTime pacificMidnight(QDate date)
{
    return midnight(date);
}

QDate pacificDate(const QDateTime &at)
{
    const qint64 msecs = at.toMSecsSinceEpoch();
    return dateOf(msecs + offsetAt(msecs));
}

DateRange periodAround(Period period, const QDateTime &at)
{
    if (period == Period::All)
        return {};
    // The year of the next period must also have four digits.
    static const qint64 earliest = msecsOf(QDate(2, 1, 1)), latest = msecsOf(QDate(9998, 12, 31));
    const qint64 msecs = std::clamp(at.toMSecsSinceEpoch(), earliest, latest);
    const QDate date = dateOf(msecs + offsetAt(msecs));
    switch (period) {
    case Period::Week: {
        const QDate monday = date.addDays(1 - date.dayOfWeek());
        return {midnight(monday), midnight(monday.addDays(7))};
    }
    case Period::Month: {
        const QDate first(date.year(), date.month(), 1);
        return {midnight(first), midnight(first.addMonths(1))};
    }
    case Period::Year:
        return {midnight(QDate(date.year(), 1, 1)), midnight(QDate(date.year() + 1, 1, 1))};
    case Period::Day:
    case Period::All:
        break;
    }
    return {midnight(date), midnight(date.addDays(1))};
}

}  // namespace Sidestage::Api
