// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"

namespace Sidestage::Api {

/// Seconds that Pacific time is ahead of UTC at that moment: -8 h, in summer -7 h.
///
/// By the rule of 2007 (summer time from the second Sunday of March to the first Sunday of November, at two
/// o'clock) for every year, so that no machine's time zone data make a difference.
int pacificOffset(const QDateTime &at);
/// When the day begins there, UTC.
QDateTime pacificMidnight(QDate date);
/// The day that it is there at that moment.
QDate pacificDate(const QDateTime &at);

/// The period in Pacific time that `at` lies in: days from midnight, weeks from Monday. The end is where the
/// next one begins. Both are invalid for Period::All.
DateRange periodAround(Period period, const QDateTime &at);

}  // namespace Sidestage::Api
