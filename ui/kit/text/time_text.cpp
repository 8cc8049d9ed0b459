// SPDX-License-Identifier: GPL-3.0-or-later
#include "time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct TimeText
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::TimeText)
};

/// Returns whether this local time occurs twice because the clocks are set back.
bool comesTwice(const QDateTime &moment)
{
    // Clocks are set back by two hours at most, and never twice within three hours.
    constexpr int around = 3 * 3600;
    const int offset = moment.toLocalTime().offsetFromUtc();
    for (const int away : {-around, around}) {
        const int other = moment.addSecs(away).toLocalTime().offsetFromUtc();
        if (other != offset && moment.addSecs(offset - other).toLocalTime().offsetFromUtc() == other)
            return true;
    }
    return false;
}

}  // namespace

QString durationText(qint64 seconds)
{
    seconds = qMax<qint64>(0, seconds);
    if (seconds < 60)
        return TimeText::tr("%1 s").arg(seconds);
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return TimeText::tr("%1 min").arg(minutes);
    const qint64 hours = minutes / 60;
    if (hours < 24) {
        return minutes % 60 == 0 ? TimeText::tr("%1 h").arg(hours)
                                 : TimeText::tr("%1 h %2 min").arg(hours).arg(minutes % 60);
    }
    return TimeText::tr("%n days", nullptr, int(hours / 24));
}

QString agoText(qint64 seconds)
{
    return TimeText::tr("%1 ago").arg(durationText(seconds));
}

QString clockText(qint64 seconds)
{
    seconds = qMax<qint64>(0, seconds);
    const QLatin1Char zero('0');
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, zero);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, zero)
        .arg(seconds % 60, 2, 10, zero);
}

QString wallText(const QDateTime &moment, const QString &format)
{
    const QDateTime local = moment.toLocalTime();
    const QString time = local.toString(format);
    return comesTwice(moment) ? QStringLiteral("%1 %2").arg(time, local.timeZoneAbbreviation()) : time;
}

QString momentText(const QDateTime &moment, const QDateTime &now, const QString &format)
{
    const QDateTime local = moment.toLocalTime();
    const QString time = wallText(moment, format);
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return time;
    const QLocale locale;
    if (days > 0 && days < 7)
        return QStringLiteral("%1 %2").arg(locale.dayName(local.date().dayOfWeek(), QLocale::ShortFormat),
                                           time);
    return QStringLiteral("%1 %2").arg(locale.toString(local.date(), QLocale::ShortFormat), time);
}

QString timeOfDay(const QTime &time)
{
    return time.toString(QStringLiteral("HH:mm"));
}

QString dateTimeText(const QDateTime &moment)
{
    return QStringLiteral("%1 %2").arg(QLocale().toString(moment.toLocalTime().date(), QLocale::ShortFormat),
                                       wallText(moment, QStringLiteral("HH:mm")));
}

QString dateTimeFormat()
{
    return QLocale().dateFormat(QLocale::ShortFormat) + QStringLiteral(" HH:mm");
}

}  // namespace Sidestage
