// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace Sidestage::Sandbox {

/// A planned stream as it is stored: once, or every week at the same time of day in its time zone. Times are
/// milliseconds since the epoch.
struct Segment
{
    QString id{};  ///< A UUID.
    QString broadcasterId{};
    qint64 startsAt = 0;  ///< For the first time.
    QByteArray zone{};    ///< IANA.
    int minutes = 0;
    bool weekly = false;
    QString categoryId{};  ///< Empty: none.
    QString title{};
    std::optional<qint64> canceled{};  ///< The number of the occurrence that is cancelled.
    qint64 changedAt = 0;

    qint64 length() const { return minutes * qint64(60'000); }
};

/// A week of the ISO calendar.
struct IsoWeek
{
    int year = 0;
    int week = 0;
};

class Offsets;

/// When a segment comes. The number of an occurrence counts the weeks since the first one.
///
/// Where clocks change, the rules are those of RFC 5545: a time of day that is skipped is taken as if the
/// clocks had not changed yet; of two equal ones the first counts.
class Occurrences
{
public:
    explicit Occurrences(const Segment &segment);
    const Segment &segment() const { return m_segment; }

    /// The first one that begins at `from` or later; none if there is none.
    std::optional<qint64> firstFrom(qint64 from) const;
    /// The one in this week; none if there is none.
    std::optional<qint64> in(IsoWeek week) const;
    bool exists(qint64 number) const { return number == 0 || (number > 0 && m_segment.weekly); }

    qint64 start(qint64 number) const;
    /// By the calendar of its time zone, so that there is one in every week.
    IsoWeek week(qint64 number) const;
    /// The time of day in its time zone, as if that were UTC.
    qint64 local(qint64 utc) const;

private:
    const Segment &m_segment;
    Offsets &m_offsets;
    qint64 m_firstLocal;
};

/// Whether `id` is that of a time zone of the IANA database.
bool isTimeZone(const QByteArray &id);

/// The id of one occurrence in the API: base64 of {"segmentID":"…","isoYear":2021,"isoWeek":26}.
QString occurrenceId(const QString &segmentId, IsoWeek week);
struct OccurrenceName
{
    QString segmentId{};
    IsoWeek week{};
};
/// None if the text is not such an id.
std::optional<OccurrenceName> readOccurrenceId(const QString &id);

/// The segments as an iCalendar (RFC 5545): a weekly one is one event with a rule. `name`: the calendar's.
/// `categoryOf`: the name of a segment's category, empty for none.
QString icalendar(const QString &name, const QList<Segment> &segments,
                  const std::function<QString(const Segment &)> &categoryOf);

}  // namespace Sidestage::Sandbox
