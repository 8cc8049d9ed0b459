// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

namespace Sidestage {

/// "14 Nov", with the year if it is not the current one.
QString dayText(QDate day, QDate today);
/// "20:41" if it is today, otherwise the day. Local time.
QString whenText(const QDateTime &moment, QDate today);
/// The full day and time in local time, for tooltips and screen readers.
QString exactText(const QDateTime &moment);
/// "+212", "−31"; "0" has no sign.
QString signedText(int number);

class HereNow;

/// Sets what the cells of the list show. `here` must outlive the views of the list.
void setUpHereRows(HereNow *here);

}  // namespace Sidestage
