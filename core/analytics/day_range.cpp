// SPDX-License-Identifier: GPL-3.0-or-later
#include "day_range.h"

#include <algorithm>

namespace Sidestage {

QDate firstExtensionDay()
{
    return {2018, 1, 31};
}

ReportLimits ReportLimits::of(ReportKind kind, const QDate &today)
{
    return {.earliest = kind == ReportKind::Games ? today.addDays(-gameDays) : firstExtensionDay(),
            .surelyReady = today.addDays(-2),
            .maybeReady = today.addDays(-1)};
}

RangeAdvice RangeAdvice::of(ReportKind kind, const DayRange &range, const QDate &today)
{
    const ReportLimits limits = ReportLimits::of(kind, today);
    RangeAdvice advice;
    if (!range.isValid()) {
        advice.trouble = Trouble::Backwards;
        return advice;
    }
    for (QDate day = std::max(range.from, limits.maybeReady); day <= std::min(range.to, today);
         day = day.addDays(1))
        advice.notReady.append(day);
    if (range.to < limits.earliest) {
        advice.trouble = Trouble::TooEarly;
        return advice;
    }
    if (range.from > limits.maybeReady) {
        advice.trouble = Trouble::NotYet;
        return advice;
    }
    advice.isStartMoved = range.from < limits.earliest;
    advice.asked = range.within({limits.earliest, limits.maybeReady});
    return advice;
}

DayRange lastDays(int days, const QDate &today)
{
    return {today.addDays(-days), today.addDays(-1)};
}

DayRange previousRange(const DayRange &range)
{
    return {range.from.addDays(-range.days()), range.from.addDays(-1)};
}

DayRange yearBefore(const DayRange &range)
{
    // As long as the range itself, also across the end of February.
    const QDate from = range.from.addYears(-1);
    return {from, from.addDays(range.days() - 1)};
}

int minGap(ReportKind kind)
{
    return kind == ReportKind::Games ? 5 : 1;
}

}  // namespace Sidestage
