// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

namespace Sidestage {

/// "14 Nov", and with the year when it is not this one.
QString dayText(QDate day, QDate today);
/// "20:41" of today, else the day. Local time.
QString whenText(const QDateTime &moment, QDate today);
/// The day and the time in full, local time: for tool tips and screen readers.
QString exactText(const QDateTime &moment);
/// "+212", "−31"; "0" has no sign.
QString signedText(int number);

}  // namespace Sidestage
