// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace Sidestage {

/// "4 s", "3 min", "2 h 5 min", "3 days": a length in words, of at least 0 seconds.
QString durationText(qint64 seconds);
/// "4 s ago".
QString agoText(qint64 seconds);
/// "6:42", "2:14:08": a clock that runs down or up.
QString clockText(qint64 seconds);
/// "20:41:03" in local time, or as `format` says; in the hour that comes twice in autumn with the name of the
/// zone, "02:30:00 CEST".
QString wallText(const QDateTime &moment, const QString &format = QStringLiteral("HH:mm:ss"));
/// "20:41:03", with the day in front when it is not `now`'s: "Fri 20:41:03", and with the date when it is
/// more than six days away. Local time.
QString momentText(const QDateTime &moment, const QDateTime &now);

}  // namespace Sidestage
