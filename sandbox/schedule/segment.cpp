// SPDX-License-Identifier: GPL-3.0-or-later
#include "segment.h"

#include "sandbox/world/utc.h"
#include "schema/json.h"

#include <QTimeZone>

#include <map>
#include <unordered_map>

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 oneDay = 24 * 3'600'000;
constexpr qint64 oneWeek = 7 * oneDay;

QDate dateOf(qint64 local)
{
    return utcTime(local).date();
}

/// Returns the monday of a local time's week.
QDate mondayOf(qint64 local)
{
    const QDate date = dateOf(local);
    return date.addDays(1 - date.dayOfWeek());
}

}  // namespace

/// The offsets of a time zone from UTC, in milliseconds. Each is looked up once, because QTimeZone is slow.
class Offsets
{
public:
    explicit Offsets(const QByteArray &zone)
        : m_zone(zone)
    {
    }
    qint64 at(qint64 utc)
    {
        auto span = m_spans.upper_bound(utc);
        if (span == m_spans.end() || utc < span->second.from) {
            const auto last = m_zone.previousTransition(utcTime(utc + 1)).atUtc;
            const auto next = m_zone.nextTransition(utcTime(utc)).atUtc;
            using Limits = std::numeric_limits<qint64>;
            span = m_spans
                       .insert_or_assign(next.isValid() ? next.toMSecsSinceEpoch() : Limits::max(),
                                         Span{last.isValid() ? last.toMSecsSinceEpoch() : Limits::min(),
                                              m_zone.offsetFromUtc(utcTime(utc)) * qint64(1000)})
                       .first;
        }
        return span->second.offset;
    }
    /// The moment of a local time. Not left to QDateTime, whose choice where clocks change depends on the
    /// version of Qt.
    qint64 utcOf(qint64 local)
    {
        const qint64 before = at(local - oneDay);
        const qint64 after = at(local + oneDay);
        if (at(local - before) == before)
            return local - before;
        return at(local - after) == after ? local - after : local - before;
    }
    static Offsets &of(const QByteArray &zone)
    {
        static thread_local std::unordered_map<QByteArray, Offsets> known;
        return known.try_emplace(zone, zone).first->second;
    }

private:
    struct Span
    {
        qint64 from;
        qint64 offset;
    };
    QTimeZone m_zone;
    std::map<qint64, Span> m_spans{};  ///< Between two transitions, by the second.
};

Occurrences::Occurrences(const Segment &segment)
    : m_segment(segment)
    , m_offsets(Offsets::of(segment.zone))
    , m_firstLocal(local(segment.startsAt))
{
}

qint64 Occurrences::local(qint64 utc) const
{
    return utc + m_offsets.at(utc);
}

qint64 Occurrences::start(qint64 number) const
{
    return number == 0 ? m_segment.startsAt : m_offsets.utcOf(m_firstLocal + number * oneWeek);
}

std::optional<qint64> Occurrences::firstFrom(qint64 from) const
{
    if (from <= m_segment.startsAt)
        return 0;
    if (!m_segment.weekly)
        return {};
    // Offsets change by less than a week.
    qint64 number = std::max<qint64>(0, (from - m_segment.startsAt) / oneWeek - 1);
    while (start(number) < from)
        ++number;
    return number;
}

IsoWeek Occurrences::week(qint64 number) const
{
    IsoWeek week;
    week.week = dateOf(m_firstLocal + number * oneWeek).weekNumber(&week.year);
    return week;
}

std::optional<qint64> Occurrences::in(IsoWeek wanted) const
{
    // Later times cannot be written.
    constexpr int lastYear = 9998;
    if (wanted.year < 1 || wanted.year > lastYear || wanted.week < 1 || wanted.week > 53)
        return {};
    // The fourth of January is always in the first week.
    const QDate first(wanted.year, 1, 4);
    const QDate monday = first.addDays(1 - first.dayOfWeek() + (wanted.week - 1) * 7);
    const qint64 number = mondayOf(m_firstLocal).daysTo(monday) / 7;
    const IsoWeek there = week(std::max<qint64>(0, number));
    return exists(number) && there.year == wanted.year && there.week == wanted.week ? std::optional(number)
                                                                                    : std::nullopt;
}

bool isTimeZone(const QByteArray &id)
{
    // Qt also knows offsets, "UTC+01:00", which are no names of zones.
    return !id.startsWith("UTC+") && !id.startsWith("UTC-") && QTimeZone::isTimeZoneIdAvailable(id);
}

QString occurrenceId(const QString &segmentId, IsoWeek week)
{
    QByteArray json;
    Api::JsonWriter writer(json);
    writer.beginObject();
    writer.key("segmentID");
    writer.value(segmentId);
    writer.key("isoYear");
    writer.value(week.year);
    writer.key("isoWeek");
    writer.value(week.week);
    writer.endObject();
    return QString::fromLatin1(json.toBase64());
}

std::optional<OccurrenceName> readOccurrenceId(const QString &id)
{
    constexpr qsizetype longest = 256;
    const auto bytes
        = QByteArray::fromBase64Encoding(id.left(longest).toUtf8(), QByteArray::AbortOnBase64DecodingErrors);
    const auto json = Api::JsonDocument::parse(bytes ? *bytes : QByteArray());
    if (!json || json->root().type() != Api::JsonValue::Type::Object)
        return {};
    const OccurrenceName name{.segmentId = json->root().member("segmentID").toString(),
                              .week = {.year = int(json->root().member("isoYear").toInteger()),
                                       .week = int(json->root().member("isoWeek").toInteger())}};
    return name.segmentId.isEmpty() ? std::nullopt : std::optional(name);
}

}  // namespace Sidestage::Sandbox
