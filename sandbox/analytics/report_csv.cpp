// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_csv.h"

#include <QDate>

#include <algorithm>
#include <initializer_list>

namespace Sidestage::Sandbox {

namespace {

constexpr const char *gameHeader
    = "Date,Game ID,Game Name,Hours Broadcast,Unique Broadcasters,Hours Watched,Average Viewers,"
      "Peak Concurrent Viewers,Unique Viewers,Chat Messages,Unique Chatters,Followers Gained,Clips "
      "Created\r\n";

constexpr const char *extensionHeader
    = "Date,Extension ID,Extension Name,Installs,Uninstalls,Activations,Active Channels,Unique Viewers,"
      "Minutes Viewed,Interactions,Bits Used,Unique Bits Users\r\n";

/// Returns the quotient rounded to one decimal place, calculated in integers.
QByteArray tenths(qint64 dividend, qint64 divisor)
{
    const qint64 value = (dividend * 10 + divisor / 2) / divisor;
    return QByteArray::number(value / 10) + '.' + QByteArray::number(value % 10);
}

void addNumbers(QByteArray &csv, std::initializer_list<qint64> numbers)
{
    for (const qint64 number : numbers)
        csv += ',' + QByteArray::number(number);
}

/// Returns the header and a line for each day. `figures` adds the columns after the subject.
template <class Figures>
QByteArray table(const char *header, const ReportSubject &subject, DaySpan days, Figures figures)
{
    constexpr qsizetype typicalLine = 100;
    const QByteArray named = ',' + csvField(subject.id.toUtf8()) + ',' + csvField(subject.name.toUtf8());
    QByteArray csv(header);
    if (days.to >= days.from)
        csv.reserve(csv.size() + (days.to - days.from + 1) * (typicalLine + named.size()));
    for (qint64 day = days.to; day >= days.from; --day) {
        if (!hasFigures(subject, day))
            continue;
        csv += isoDay(day);
        csv += named;
        figures(csv, day);
        csv += "\r\n";
    }
    return csv;
}

}  // namespace

QByteArray isoDay(qint64 day)
{
    return QDate(1970, 1, 1).addDays(day).toString(Qt::ISODate).toLatin1();
}

QByteArray csvField(const QByteArray &text)
{
    const bool plain = std::none_of(text.begin(), text.end(),
                                    [](char c) { return c == ',' || c == '"' || c == '\r' || c == '\n'; });
    return plain ? text : '"' + QByteArray(text).replace('"', "\"\"") + '"';
}

QByteArray gameCsv(const ReportSubject &game, DaySpan days)
{
    return table(gameHeader, game, days, [&game](QByteArray &csv, qint64 day) {
        const GameFigures of = gameFigures(game, day);
        csv += ',' + tenths(of.minutesBroadcast, 60);
        addNumbers(csv, {of.broadcasters});
        csv += ',' + tenths(of.minutesWatched, 60);
        csv += ',' + tenths(of.minutesWatched, of.minutesBroadcast);
        addNumbers(
            csv,
            {of.peakViewers, of.uniqueViewers, of.chatMessages, of.chatters, of.followersGained, of.clips});
    });
}

QByteArray extensionCsv(const ReportSubject &extension, DaySpan days)
{
    return table(extensionHeader, extension, days, [&extension](QByteArray &csv, qint64 day) {
        const ExtensionFigures of = extensionFigures(extension, day);
        addNumbers(csv,
                   {of.installs, of.uninstalls, of.activations, of.activeChannels, of.uniqueViewers,
                    of.minutesViewed, of.interactions, of.bitsUsed, of.bitsSpenders});
    });
}

}  // namespace Sidestage::Sandbox
