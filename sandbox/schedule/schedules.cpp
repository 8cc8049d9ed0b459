// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedules.h"

#include "base/new_id.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

#include <QTimeZone>
#include <QUuid>

#include <deque>
#include <queue>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Schedules::tables = R"(
CREATE TABLE schedules (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    vacation_start INTEGER,            -- NULL, as the next one: no vacation
    vacation_end INTEGER
);
CREATE TABLE schedule_segments (
    id TEXT PRIMARY KEY,
    broadcaster_id INTEGER NOT NULL REFERENCES schedules (broadcaster_id),
    starts_at INTEGER NOT NULL,        -- for the first time
    zone TEXT NOT NULL,                -- IANA
    minutes INTEGER NOT NULL,
    weekly INTEGER NOT NULL,
    category_id INTEGER,               -- NULL: none
    title TEXT NOT NULL,
    canceled INTEGER,                  -- the week that is cancelled, counted from the first; NULL: none
    changed_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX schedule_segments_of_channel ON schedule_segments (broadcaster_id, starts_at);
)";

namespace {

constexpr qint64 minuteMsecs = 60'000;
constexpr qint64 dayMsecs = 24 * 60 * minuteMsecs;
/// For how long weekly segments are listed, and compared with others.
constexpr qint64 horizon = 53 * 7 * dayMsecs;
/// How far ahead a segment may be planned.
constexpr qint64 farthest = 10 * 366 * dayMsecs;
constexpr qint64 lastTime = 253'402'214'400'000;  // a day before the year 10000, which cannot be written

Error noSchedule()
{
    return refuse(404, QStringLiteral("The broadcaster has not created a streaming schedule."));
}

Error unknownSegment()
{
    return refuse(404, QStringLiteral("The segment was not found."));
}

Error malformed(const char *parameter, const char *what)
{
    return refuse(400,
                  QStringLiteral("The parameter \"%1\" was malformed: %2")
                      .arg(QLatin1String(parameter), QLatin1String(what)));
}

Error missing(const char *parameter)
{
    return refuse(400, QStringLiteral("Missing required parameter \"%1\"").arg(QLatin1String(parameter)));
}

Error noTimeZone()
{
    return malformed("timezone", "the value must be a time zone of the IANA database");
}

/// Calls `visit` with the number of each occurrence that begins in this period, until it returns false.
template <class Visit>
void forEach(const Occurrences &occurrences, qint64 from, qint64 until, Visit visit)
{
    const auto first = occurrences.firstFrom(from);
    for (qint64 number = first.value_or(-1); occurrences.exists(number) && occurrences.start(number) < until;
         ++number) {
        if (!visit(number))
            return;
    }
}

/// Whether two segments are ever on at the same time, as far as they are compared.
bool overlap(const Segment &one, const Segment &other, qint64 now)
{
    if (one.weekly && !other.weekly)
        return overlap(other, one, now);
    const Occurrences ones(one), others(other);
    // Also one that is on now, however long ago it has begun.
    const qint64 from = std::max(now - one.length() + 1, one.startsAt);
    bool found = false;
    forEach(ones, from, from + horizon, [&](qint64 number) {
        const qint64 start = ones.start(number);
        forEach(others, start - other.length() + 1, start + one.length(), [&](qint64) {
            found = true;
            return false;
        });
        return !found;
    });
    return found;
}

}  // namespace

Result<void> Schedules::seed(Dice &dice)
{
    struct Part
    {
        const char *login;
        const char *zone;
        std::array<int, 5> weekdays;  ///< 1: Monday. 0: none.
        int hour;
        int minutes;
        const char *title;
        const char *special;  ///< One that comes once; may be empty.
    };
    static constexpr Part parts[] = {
        {"teaandturrets", "Europe/London", {2, 3, 4, 5, 6}, 19, 180, "Tea at seven", "Twelve pots, one map"},
        {"pipnocturne", "America/New_York", {1, 3, 5}, 22, 240, "Night league", "Finals, with guests"},
        {"moonlitforge", "Europe/Berlin", {4, 7}, 20, 150, "Until the moon sets", ""},
        {"thistlegrand", "Europe/Berlin", {5}, 18, 120, "Friday races", ""},
        {"mirelark", "Europe/London", {6}, 9, 60, "Marsh walk", ""},
    };
    static const QUuid space(QStringLiteral("3f1c5a7e-54c1-4f0e-9b1e-6f4b0a6d2c11"));
    const qint64 now = m_world.clock().msecs();
    const QDate today = utcTime(now).date();
    int made = 0;
    return m_database.write([&](Transaction &t) {
        for (const Part &part : parts) {
            const auto user = m_world.userByLogin(QLatin1String(part.login));
            const auto channel = user ? m_world.channel(user->id) : std::nullopt;
            if (!channel)
                continue;
            t.run("INSERT INTO schedules (broadcaster_id) VALUES (?)", rowId(user->id));
            const auto add = [&](const QDate &date, const char *title, bool weekly) {
                // The time of day in the zone, found by the difference at noon.
                Segment segment{
                    .id = QUuid::createUuidV5(space, QString::number(made++)).toString(QUuid::WithoutBraces),
                    .broadcasterId = user->id,
                    .startsAt = QDateTime(date, QTime(12, 0), QTimeZone(part.zone)).toMSecsSinceEpoch()
                        + (part.hour - 12) * 60 * minuteMsecs,
                    .zone = part.zone,
                    .minutes = part.minutes,
                    .weekly = weekly,
                    .categoryId = channel->channel.gameId,
                    .title = QLatin1String(title),
                    .changedAt = now / 1000 * 1000};
                Transaction::check(save(segment));
            };
            for (const int weekday : part.weekdays) {
                const QDate past = today.addDays(-7 * dice.between(4, 20));
                if (weekday > 0)
                    add(past.addDays(weekday - past.dayOfWeek()), part.title, true);
            }
            if (*part.special) {
                // On a day without another one.
                QDate free = today.addDays(dice.between(10, 16));
                while (std::find(part.weekdays.begin(), part.weekdays.end(), free.dayOfWeek())
                       != part.weekdays.end())
                    free = free.addDays(1);
                add(free, part.special, false);
            }
        }
        // One who is away until Friday.
        if (const auto away = m_world.userByLogin(QStringLiteral("thistlegrand")))
            t.run("UPDATE schedules SET vacation_start = ?, vacation_end = ? WHERE broadcaster_id = ?",
                  now / 1000 * 1000 - 5 * dayMsecs,
                  QDateTime(today.addDays(1 + (11 - today.dayOfWeek()) % 7), QTime(0, 0), QTimeZone::utc())
                      .toMSecsSinceEpoch(),
                  rowId(away->id));
    });
}

#define SEGMENT                                                                                              \
    "SELECT id, broadcaster_id, starts_at, zone, minutes, weekly, category_id, title, canceled, changed_at"  \
    " FROM schedule_segments WHERE broadcaster_id = ?"

namespace {

Segment read(const Rows &rows)
{
    Segment segment{.id = rows.text(0),
                    .broadcasterId = rows.text(1),
                    .startsAt = rows.integer(2),
                    .zone = rows.text(3).toLatin1(),
                    .minutes = int(rows.integer(4)),
                    .weekly = rows.boolean(5),
                    .categoryId = rows.text(6),
                    .title = rows.text(7),
                    .changedAt = rows.integer(9)};
    if (!rows.isNull(8))
        segment.canceled = rows.integer(8);
    return segment;
}

}  // namespace

Result<QList<Segment>> Schedules::segments(const QString &broadcasterId)
{
    return listOf<Segment>(m_database.query(SEGMENT " ORDER BY starts_at, id", rowId(broadcasterId)),
                           [&](const Rows &rows) { return read(rows); });
}

std::optional<Segment> Schedules::segment(const QString &broadcasterId, const QString &id)
{
    Rows rows = m_database.query(SEGMENT " AND id = ?", rowId(broadcasterId), id);
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}
#undef SEGMENT

Result<void> Schedules::save(const Segment &segment)
{
    return statusOf(m_database.run(
        "INSERT OR REPLACE INTO schedule_segments (id, broadcaster_id, starts_at, zone, minutes, weekly,"
        " category_id, title, canceled, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        segment.id, rowId(segment.broadcasterId), segment.startsAt, QString::fromLatin1(segment.zone),
        segment.minutes, segment.weekly,
        segment.categoryId.isEmpty() ? std::nullopt : std::optional(rowId(segment.categoryId)), segment.title,
        segment.canceled, segment.changedAt));
}

std::optional<Schedule> Schedules::schedule(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT u.id, u.display_name, u.login, s.vacation_start, s.vacation_end"
                                 " FROM schedules s JOIN users u ON u.id = s.broadcaster_id"
                                 " WHERE s.broadcaster_id = ?",
                                 rowId(broadcasterId));
    if (!rows.next())
        return {};
    Schedule schedule{
        .broadcasterId = rows.text(0), .broadcasterName = rows.text(1), .broadcasterLogin = rows.text(2)};
    if (!rows.isNull(4) && rows.integer(4) > m_world.clock().msecs())
        schedule.vacation = Vacation{.startTime = rows.time(3), .endTime = rows.time(4)};
    return schedule;
}

ScheduleSegment Schedules::occurrence(const Occurrences &occurrences, qint64 number)
{
    const Segment &segment = occurrences.segment();
    const qint64 start = occurrences.start(number);
    ScheduleSegment told{.id = occurrenceId(segment.id, occurrences.week(number)),
                         .startTime = utcTime(start),
                         .endTime = utcTime(start + segment.length()),
                         .title = segment.title,
                         .isRecurring = segment.weekly};
    if (segment.canceled == number)
        told.canceledUntil = told.endTime;
    if (const CategoryState *category = m_world.category(segment.categoryId))
        told.category = ScheduleCategory{.id = category->game.id, .name = category->game.name};
    return told;
}

Result<Schedule> Schedules::only(const Segment &segment, qint64 number)
{
    auto told = schedule(segment.broadcasterId);
    if (!told)
        return noSchedule();
    told->segments = QList{occurrence(Occurrences(segment), number)};
    return *std::move(told);
}

Result<SchedulePage> Schedules::page(const GetChannelSchedule &in)
{
    if (!m_world.user(in.broadcasterId))
        return unknownBroadcaster();
    const QStringList list{QStringLiteral("schedule"), in.broadcasterId,
                           in.startTime ? formatTime(*in.startTime) : QString()};
    const qint64 now = m_world.clock().msecs();
    const qint64 asked = in.startTime ? in.startTime->toMSecsSinceEpoch() : now;
    // A page begins behind the occurrence of its cursor; of several at one time, behind its id.
    qint64 from = asked;
    QString behind;
    if (in.after) {
        const auto place = in.ids.isEmpty() ? readCursor(list, *in.after, 2) : std::nullopt;
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        from = std::min(place->at(0).toLongLong(), lastTime);
        behind = place->at(1);
    }
    auto told = schedule(in.broadcasterId);
    if (!told)
        return noSchedule();
    SchedulePage page{.data = *std::move(told)};
    if (!in.ids.isEmpty()) {
        for (const QString &id : eachOnce(in.ids)) {
            const auto name = readOccurrenceId(id);
            const auto known = name ? segment(in.broadcasterId, name->segmentId) : std::nullopt;
            const auto number = known ? Occurrences(*known).in(name->week) : std::nullopt;
            if (!number)
                continue;
            if (!page.data.segments)
                page.data.segments.emplace();
            page.data.segments->append(occurrence(Occurrences(*known), *number));
        }
        return page;
    }

    const auto all = segments(in.broadcasterId);
    if (!all)
        return all.error();
    // The next occurrence of each segment, the earliest on top: only those of the page are computed.
    struct Place
    {
        qint64 start;
        const Occurrences *occurrences;
        qint64 number;
    };
    const auto isLater = [](const Place &a, const Place &b) {
        return a.start != b.start ? a.start > b.start
                                  : a.occurrences->segment().id > b.occurrences->segment().id;
    };
    std::priority_queue<Place, std::vector<Place>, decltype(isLater)> next(isLater);
    const auto add = [&](const Occurrences &occurrences, qint64 number) {
        const qint64 until
            = occurrences.segment().weekly ? std::min(std::max(now, asked) + horizon, lastTime) : lastTime;
        if (const qint64 start = occurrences.exists(number) ? occurrences.start(number) : until;
            start < until)
            next.push({start, &occurrences, number});
    };
    std::deque<Occurrences> series;
    for (const Segment &segment : *all) {
        const Occurrences &occurrences = series.emplace_back(segment);
        const qint64 number = occurrences.firstFrom(from).value_or(-1);
        const bool isTold
            = number >= 0 && !behind.isEmpty() && segment.id <= behind && occurrences.start(number) == from;
        add(occurrences, isTold ? number + 1 : number);
    }
    for (Place last{}; !next.empty(); next.pop()) {
        const Place place = next.top();
        if (!page.data.segments)
            page.data.segments.emplace();
        if (page.data.segments->size() == in.first.value_or(20)) {
            page.pagination.cursor
                = makeCursor(list, {QString::number(last.start), last.occurrences->segment().id});
            break;
        }
        page.data.segments->append(occurrence(*place.occurrences, place.number));
        last = place;
        add(*place.occurrences, place.number + 1);
    }
    return page;
}

Result<QString> Schedules::calendar(const QString &broadcasterId)
{
    const auto user = m_world.user(broadcasterId);
    if (!user)
        return unknownBroadcaster();
    auto all = segments(broadcasterId);
    if (!all)
        return all.error();
    const qint64 now = m_world.clock().msecs();
    all->removeIf([now](const Segment &one) { return !one.weekly && one.startsAt + one.length() <= now; });
    return icalendar(user->displayName, *all, [this](const Segment &segment) {
        const CategoryState *category = m_world.category(segment.categoryId);
        return category ? category->game.name : QString();
    });
}

Result<void> Schedules::changeSettings(const UpdateChannelSchedule &in)
{
    if (in.timezone && !isTimeZone(in.timezone->toUtf8()))
        return noTimeZone();
    const bool away = in.isVacationEnabled.value_or(false);
    if (away) {
        if (!in.vacationStartTime)
            return missing("vacation_start_time");
        if (!in.vacationEndTime)
            return missing("vacation_end_time");
        if (!in.timezone)
            return missing("timezone");
        if (*in.vacationEndTime <= *in.vacationStartTime)
            return malformed("vacation_end_time", "the value must be later than vacation_start_time");
    }
    if (!schedule(in.broadcasterId))
        return noSchedule();
    if (!in.isVacationEnabled)
        return {};
    auto done
        = m_database.run("UPDATE schedules SET vacation_start = ?, vacation_end = ? WHERE broadcaster_id = ?",
                         away ? *in.vacationStartTime : QDateTime(), away ? *in.vacationEndTime : QDateTime(),
                         rowId(in.broadcasterId));
    if (done)
        m_world.publish(DomainEvent::Kind::ScheduleChanged, in.broadcasterId,
                        {.detail = QStringLiteral("vacation")});
    return statusOf(done);
}

Result<void> Schedules::checkTimes(const Segment &segment)
{
    const qint64 now = m_world.clock().msecs();
    const auto all = segments(segment.broadcasterId);
    if (!all)
        return all.error();
    for (const Segment &other : *all) {
        if (other.id != segment.id && overlap(segment, other, now))
            return refuse(400, QStringLiteral("Segment cannot create overlapping segment"));
    }
    return {};
}

Result<Schedule> Schedules::add(const CreateScheduleSegment &in)
{
    const qint64 now = m_world.clock().msecs();
    Segment segment{.id = newId(),
                    .broadcasterId = in.broadcasterId,
                    .startsAt = in.startTime.toMSecsSinceEpoch(),
                    .zone = in.timezone.toUtf8(),
                    .minutes = in.duration.value,
                    .weekly = in.isRecurring.value_or(false),
                    .categoryId = in.categoryId.value_or(QString()),
                    .title = in.title.value_or(QStringLiteral("")),
                    .changedAt = now};
    if (!isTimeZone(segment.zone))
        return noTimeZone();
    if (!segment.categoryId.isEmpty() && !m_world.category(segment.categoryId))
        return malformed("category_id", "there is no such category");
    if (segment.startsAt < now)
        return refuse(400, QStringLiteral("Segment cannot create expired segment"));
    if (segment.startsAt > now + farthest)
        return malformed("start_time", "the value is too far in the future");
    if (!segment.weekly && !m_world.isEligible(in.broadcasterId))
        return refuse(403,
                      QStringLiteral("To add a segment that does not recur, the broadcaster must be a partner"
                                     " or affiliate."));
    const auto all = segments(in.broadcasterId);
    if (!all)
        return all.error();
    const auto pending = std::count_if(all->begin(), all->end(), [now](const Segment &one) {
        return one.weekly || one.startsAt + one.length() > now;
    });
    if (pending >= maxSegments)
        return refuse(400, QStringLiteral("The schedule has the maximum of %1 segments.").arg(maxSegments));
    if (auto may = checkTimes(segment); !may)
        return may.error();
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT OR IGNORE INTO schedules (broadcaster_id) VALUES (?)", rowId(in.broadcasterId));
        Transaction::check(save(segment));
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::ScheduleChanged, in.broadcasterId,
                    {.subjectId = segment.id, .text = segment.title, .detail = QStringLiteral("added")});
    return only(segment, 0);
}

Result<Schedule> Schedules::change(const UpdateScheduleSegment &in)
{
    const auto name = readOccurrenceId(in.id);
    if (!name)
        return malformed("id", "the value is not the ID of a segment");
    auto known = segment(in.broadcasterId, name->segmentId);
    auto number = known ? Occurrences(*known).in(name->week) : std::nullopt;
    if (!number)
        return unknownSegment();
    Segment &segment = *known;
    const SegmentChanges &changes = in.changes;
    const qint64 now = m_world.clock().msecs();
    if (changes.timezone) {
        if (!isTimeZone(changes.timezone->toUtf8()))
            return noTimeZone();
        segment.zone = changes.timezone->toUtf8();
    }
    if (changes.categoryId) {
        if (!changes.categoryId->isEmpty() && !m_world.category(*changes.categoryId))
            return malformed("category_id", "there is no such category");
        segment.categoryId = *changes.categoryId;
    }
    if (changes.startTime) {
        if (segment.weekly || !m_world.isEligible(in.broadcasterId))
            return refuse(400,
                          QStringLiteral("Only partners and affiliates can update the start time of a"
                                         " segment, and only of one that does not recur."));
        segment.startsAt = changes.startTime->toMSecsSinceEpoch();
        if (segment.startsAt < now)
            return refuse(400, QStringLiteral("Segment cannot create expired segment"));
        if (segment.startsAt > now + farthest)
            return malformed("start_time", "the value is too far in the future");
    }
    segment.title = changes.title.value_or(segment.title);
    segment.minutes = changes.duration.value_or(NumberText{segment.minutes}).value;
    if (changes.timezone || changes.startTime || changes.duration) {
        if (auto may = checkTimes(segment); !may)
            return may.error();
    }
    if (changes.isCanceled) {
        // Of a weekly segment the next one, whichever week the id names.
        if (segment.weekly)
            number = Occurrences(segment).firstFrom(now + 1);
        segment.canceled = *changes.isCanceled ? number : std::nullopt;
    }
    segment.changedAt = now;
    if (auto done = save(segment); !done)
        return done.error();
    m_world.publish(DomainEvent::Kind::ScheduleChanged, in.broadcasterId,
                    {.subjectId = segment.id, .text = segment.title, .detail = QStringLiteral("changed")});
    return only(segment, *number);
}

Result<void> Schedules::remove(const QString &broadcasterId, const QString &id)
{
    const auto name = readOccurrenceId(id);
    if (!name)
        return malformed("id", "the value is not the ID of a segment");
    auto done = m_database.run("DELETE FROM schedule_segments WHERE id = ? AND broadcaster_id = ?",
                               name->segmentId, rowId(broadcasterId));
    if (done && *done > 0)
        m_world.publish(DomainEvent::Kind::ScheduleChanged, broadcasterId,
                        {.subjectId = name->segmentId, .detail = QStringLiteral("removed")});
    return statusOf(done);
}

void Schedules::serve(Service &service)
{
    service.on<GetChannelSchedule>([this](const auto &in) { return page(in); });
    service.on<GetChannelICalendar>([this](const auto &in) { return calendar(in.broadcasterId); });
    service.on<UpdateChannelSchedule>([this](const auto &in) { return changeSettings(in); });
    service.on<CreateScheduleSegment>([this](const auto &in) { return add(in); });
    service.on<UpdateScheduleSegment>([this](const auto &in) { return change(in); });
    service.on<DeleteScheduleSegment>([this](const auto &in) { return remove(in.broadcasterId, in.id); });
}

}  // namespace Sidestage::Sandbox
