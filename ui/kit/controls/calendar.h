// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDateEdit;

namespace Sidestage {

/// Gives a date field a calendar that drops down, in the colours and sizes of everything else. Follows the
/// theme.
void setUpCalendar(QDateEdit *edit);

}  // namespace Sidestage
