// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace Sidestage {

/// Returns a duration in words: "4 s", "3 min", "2 h 5 min", "3 days". Negative values count as 0.
QString durationText(qint64 seconds);
/// "4 s ago".
QString agoText(qint64 seconds);
/// "6:42", "2:14:08": for a timer that counts down or up.
QString clockText(qint64 seconds);
/// "20:41:03" in local time, or in `format`. During the hour that is repeated in autumn the time zone is
/// appended: "02:30:00 CEST".
QString wallText(const QDateTime &moment, const QString &format = QStringLiteral("HH:mm:ss"));
/// "20:41:03", with the weekday if it is not the day of `now`: "Fri 20:41:03", or with the date if it is more
/// than six days away. In local time. `format`: as of wallText().
QString momentText(const QDateTime &moment, const QDateTime &now,
                   const QString &format = QStringLiteral("HH:mm:ss"));
/// "20:41".
QString timeOfDay(const QTime &time);
/// The date as it is usual here, and the time of day: "28/11/2026 20:41". In local time.
QString dateTimeText(const QDateTime &moment);
/// The format of dateTimeText(), for QDateTimeEdit.
QString dateTimeFormat();

}  // namespace Sidestage
