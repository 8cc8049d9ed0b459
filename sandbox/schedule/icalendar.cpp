// SPDX-License-Identifier: GPL-3.0-or-later

// Segments as an iCalendar (RFC 5545, api-facts C13).

#include "sandbox/world/utc.h"
#include "segment.h"

namespace Sidestage::Sandbox {

namespace {

constexpr qsizetype longestLine = 75;  // bytes, without the line break

/// Appends a line, in as many parts as it needs. All but the first begin with a space (3.1).
void appendLine(QByteArray &calendar, QByteArray line)
{
    qsizetype room = longestLine;
    while (line.size() > room) {
        // Not within a character: the bytes of UTF-8 behind the first are 10xxxxxx.
        qsizetype length = room;
        while ((uchar(line[length]) & 0xc0) == 0x80)
            --length;
        calendar += line.first(length) + "\r\n ";
        line = line.sliced(length);
        room = longestLine - 1;
    }
    calendar += line + "\r\n";
}

/// Escapes what has a meaning in a text (3.3.11). Control characters have no place in it.
QByteArray textOf(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'\\' || c == u';' || c == u',')
            escaped += u'\\';
        if (c == u'\n')
            escaped += QStringLiteral("\\n");
        else if (c.unicode() >= 0x20 && c.unicode() != 0x7f)
            escaped += c;
    }
    return escaped.toUtf8();
}

/// "20210701T140000", of a time as if it were UTC.
QByteArray timeOf(qint64 msecs)
{
    return utcTime(msecs).toString(QStringLiteral("yyyyMMddTHHmmss")).toLatin1();
}

}  // namespace

QString icalendar(const QString &name, const QList<Segment> &segments,
                  const std::function<QString(const Segment &)> &categoryOf)
{
    static constexpr const char *weekdays[] = {"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
    QByteArray calendar;
    const auto line = [&](const QByteArray &text) { appendLine(calendar, text); };
    line("BEGIN:VCALENDAR");
    line("PRODID:-//twitch.tv//StreamSchedule//1.0");
    line("VERSION:2.0");
    line("CALSCALE:GREGORIAN");
    line("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    line("NAME:" + textOf(name));
    for (const Segment &segment : segments) {
        const Occurrences occurrences(segment);
        const QString category = categoryOf(segment);
        const auto zoned = [&](const char *property, qint64 utc) {
            line(QByteArray(property) + ";TZID=/" + segment.zone + ':' + timeOf(occurrences.local(utc)));
        };
        line("BEGIN:VEVENT");
        line("UID:" + segment.id.toLatin1());
        line("DTSTAMP:" + timeOf(segment.changedAt) + 'Z');
        zoned("DTSTART", segment.startsAt);
        zoned("DTEND", segment.startsAt + segment.length());
        if (segment.weekly) {
            const int weekday = utcTime(occurrences.local(segment.startsAt)).date().dayOfWeek();
            line(QByteArray("RRULE:FREQ=WEEKLY;BYDAY=") + weekdays[weekday - 1]);
            if (segment.canceled)
                zoned("EXDATE", occurrences.start(*segment.canceled));
        } else if (segment.canceled) {
            line("STATUS:CANCELLED");
        }
        line("SUMMARY:" + textOf(segment.title));
        if (!category.isEmpty()) {
            line("DESCRIPTION:" + textOf(category + u'.'));
            line("CATEGORIES:" + textOf(category));
        }
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    return QString::fromUtf8(calendar);
}

}  // namespace Sidestage::Sandbox
