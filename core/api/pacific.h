// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"

namespace Sidestage::Api {

/// Returns the offset of Pacific time from UTC at that moment, in seconds: -8 h, or -7 h during daylight
/// saving time.
///
/// Uses the rule of 2007 for all years (daylight saving time from the second Sunday of March to the first
/// Sunday of November, at 2:00), so that the result does not depend on the computer's time zone data.
int pacificOffset(const QDateTime &at);
/// Returns the start of the day in Pacific time, as UTC.
QDateTime pacificMidnight(QDate date);
/// Returns the date in Pacific time at that moment.
QDate pacificDate(const QDateTime &at);

/// Returns the period in Pacific time that contains `at`: days begin at midnight, weeks on Monday. The end is
/// the start of the next period. Both are invalid for Period::All.
DateRange periodAround(Period period, const QDateTime &at);

}  // namespace Sidestage::Api
