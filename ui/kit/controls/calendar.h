// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDateTimeEdit;

namespace Sidestage {

/// Gives a date field a drop-down calendar in the colours and sizes of the theme. Follows theme changes.
void setUpCalendar(QDateTimeEdit *edit);

}  // namespace Sidestage
