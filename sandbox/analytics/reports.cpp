// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports.h"

#include "api/analytics.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Reports::tables = R"(
-- The games and extensions that have reports. Their figures are computed from the salt and the day.
CREATE TABLE report_subjects (
    id INTEGER PRIMARY KEY,           -- the order in which they are listed
    kind INTEGER NOT NULL,            -- Reports::Kind
    subject_id TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    salt INTEGER NOT NULL,
    scale INTEGER NOT NULL,
    share INTEGER NOT NULL,           -- days in a hundred that have figures
    first_day INTEGER NOT NULL,       -- days since the epoch, UTC
    last_day INTEGER NOT NULL,
    gap_day INTEGER,
    UNIQUE (kind, subject_id)
);
CREATE INDEX report_subjects_of_user ON report_subjects (user_id, kind, id);
)";

namespace {

constexpr qint64 dayMsecs = 24 * 3600 * 1000;

/// The first day with figures of extensions: 2018-01-31.
constexpr qint64 firstExtensionDay = 17'562;
/// Games have figures for this many days before today.
constexpr qint64 gameDays = 365;

qint64 dayOf(qint64 msecs)
{
    return msecs >= 0 ? msecs / dayMsecs : (msecs + 1) / dayMsecs - 1;
}

ReportSubject subjectFrom(const Rows &rows)
{
    return {.id = rows.text(1),
            .name = rows.text(2),
            .salt = quint64(rows.integer(3)),
            .scale = rows.integer(4),
            .share = int(rows.integer(5)),
            .firstDay = rows.integer(6),
            .lastDay = rows.integer(7),
            .gapDay = rows.isNull(8) ? std::nullopt : std::optional(rows.integer(8))};
}

/// Returns the part of the span in which the subject reported.
DaySpan within(const ReportSubject &subject, DaySpan days)
{
    return {std::max(days.from, subject.firstDay), std::min(days.to, subject.lastDay)};
}

/// Whether there is a report about these days. Stops as soon as that is certain.
bool hasReport(Reports::Kind kind, const ReportSubject &subject, DaySpan days)
{
    qint64 minutes = 0;
    const DaySpan reported = within(subject, days);
    for (qint64 day = reported.from; day <= reported.to; ++day) {
        if (kind == Reports::Kind::Extension) {
            if (hasFigures(subject, day))
                return true;
            continue;
        }
        minutes += minutesBroadcast(subject, day);
        if (minutes >= Reports::minBroadcast.count())
            return true;
    }
    return false;
}

Error notFound(Reports::Kind kind)
{
    return refuse(404,
                  kind == Reports::Kind::Game ? QStringLiteral("The game was not found.")
                                              : QStringLiteral("The extension was not found."));
}

Response plain(int status, const QByteArray &words)
{
    return {.status = status, .contentType = QByteArrayLiteral("text/plain"), .body = words};
}

}  // namespace

Result<void> Reports::add(Kind kind, const QString &ownerId, const ReportSubject &subject)
{
    return statusOf(m_database.run(
        "INSERT INTO report_subjects (kind, subject_id, user_id, name, salt, scale, share, first_day,"
        " last_day, gap_day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        int(kind), subject.id, rowId(ownerId), subject.name, qint64(subject.salt), subject.scale,
        subject.share, subject.firstDay, subject.lastDay, subject.gapDay));
}

Result<DaySpan> Reports::spanOf(const Question &question) const
{
    if (question.startedAt.has_value() != question.endedAt.has_value())
        return refuse(400, QStringLiteral("started_at and ended_at must be specified together."));
    const qint64 now = m_world.clock().msecs();
    const qint64 earliest = question.kind == Kind::Game ? dayOf(now) - gameDays : firstExtensionDay;
    const qint64 latest = dayOf(now - lag.count()) - 1;
    if (!question.startedAt)
        return DaySpan{earliest, latest};
    // Times of day are accepted and ignored.
    const qint64 from = dayOf(question.startedAt->toMSecsSinceEpoch());
    const qint64 to = dayOf(question.endedAt->toMSecsSinceEpoch());
    if (to < from)
        return refuse(400, QStringLiteral("ended_at must not be before started_at."));
    return DaySpan{std::max(from, earliest), std::min(to, latest)};
}

Result<Reports::Items> Reports::find(const Question &question)
{
    if (question.backwards)
        return refuse(400, QStringLiteral("Only forward pagination is supported."));
    const auto days = spanOf(question);
    if (!days)
        return days.error();
    Items found;
    if (question.id) {
        Rows rows
            = m_database.query("SELECT id, subject_id, name, salt, scale, share, first_day, last_day, gap_day"
                               " FROM report_subjects WHERE kind = ? AND subject_id = ? AND user_id = ?",
                               int(question.kind), *question.id, rowId(question.userId));
        if (!rows.next())
            return rows.status() ? notFound(question.kind) : rows.status().error();
        const ReportSubject subject = subjectFrom(rows);
        if (hasReport(question.kind, subject, *days))
            found.items.append(give(question.kind, subject, *days));
        return found;
    }

    const auto text = [](const std::optional<QDateTime> &time) {
        return time ? QString::number(time->toMSecsSinceEpoch()) : QString();
    };
    const QStringList list{QStringLiteral("reports"), QString::number(int(question.kind)), question.userId,
                           text(question.startedAt), text(question.endedAt)};
    const auto after = placeOf<1>(list, question.after, 0);
    if (!after)
        return after.error();
    qint64 last = after->front();
    const int count = std::min(question.first, maxOnPage);
    Rows rows
        = m_database.query("SELECT id, subject_id, name, salt, scale, share, first_day, last_day, gap_day"
                           " FROM report_subjects WHERE user_id = ? AND kind = ? AND id > ? ORDER BY id",
                           rowId(question.userId), int(question.kind), last);
    while (rows.next()) {
        const ReportSubject subject = subjectFrom(rows);
        if (!hasReport(question.kind, subject, *days))
            continue;
        if (found.items.size() == count) {
            found.cursor = makeCursor(list, {QString::number(last)});
            break;
        }
        last = rows.integer(0);
        found.items.append(give(question.kind, subject, *days));
    }
    if (!rows.status())
        return rows.status().error();
    return found;
}

Reports::Item Reports::give(Kind kind, const ReportSubject &subject, DaySpan days)
{
    const QString name = randomText(40, true) + QStringLiteral(".csv");
    const QByteArray key = name.toLatin1();
    const qint64 now = m_world.clock().msecs();
    m_files.insert(key, {kind, subject, days, now + lifetime.count()});
    m_filesByAge.push_back(key);
    while (m_filesByAge.size() > maxFiles) {
        m_files.remove(m_filesByAge.front());
        m_filesByAge.pop_front();
    }
    return {subject.id,
            m_world.urlOf(QLatin1String(root) + u'/' + name),
            {utcTime(days.from * dayMsecs), utcTime(days.to * dayMsecs)}};
}

Result<Api::Page<Api::GameReport>> Reports::games(const QString &userId, const Api::GetGameAnalytics &asked)
{
    auto found = find({Kind::Game, userId, asked.gameId, asked.startedAt, asked.endedAt,
                       asked.first.value_or(maxOnPage), asked.after, asked.before.has_value()});
    if (!found)
        return found.error();
    Api::Page<Api::GameReport> page;
    for (const Item &item : std::as_const(found->items))
        page.data.append({item.id, item.url, QStringLiteral("overview_v2"), item.range});
    page.pagination.cursor = found->cursor;
    return page;
}

Result<Api::Page<Api::ExtensionReport>> Reports::extensions(const QString &userId,
                                                            const Api::GetExtensionAnalytics &asked)
{
    auto found = find({Kind::Extension, userId, asked.extensionId, asked.startedAt, asked.endedAt,
                       asked.first.value_or(maxOnPage), asked.after, asked.before.has_value()});
    if (!found)
        return found.error();
    Api::Page<Api::ExtensionReport> page;
    for (const Item &item : std::as_const(found->items))
        page.data.append({item.id, item.url, QStringLiteral("overview_v2"), item.range});
    page.pagination.cursor = found->cursor;
    return page;
}

Response Reports::file(const Request &request, QByteArrayView rest)
{
    if (request.method != "GET") {
        Response refused = plain(405, "Only GET is supported here.\n");
        refused.headers.add("Allow", "GET");
        return refused;
    }
    const auto found = m_files.constFind(rest.isEmpty() ? QByteArray() : rest.sliced(1).toByteArray());
    // The same message for files that never existed, so that guessing reveals nothing.
    if (found == m_files.constEnd() || m_world.clock().msecs() >= found->expiresAt)
        return plain(403, "This link has expired.\n");
    Response response{.contentType = QByteArrayLiteral("text/csv"),
                      .body = found->kind == Kind::Game
                          ? gameCsv(found->subject, within(found->subject, found->days))
                          : extensionCsv(found->subject, within(found->subject, found->days))};
    response.headers.add("Content-Disposition",
                         "attachment; filename=\"" + found->subject.id.toLatin1() + "-overview_v2-"
                             + isoDay(found->days.from) + '-' + isoDay(found->days.to) + ".csv\"");
    // Allows pages of other origins to fetch the file.
    response.headers.add("Access-Control-Allow-Origin", "*");
    return response;
}

void Reports::serve(Service &service)
{
    service.on<GetExtensionAnalytics>(
        [this](const Caller &caller, const auto &in) { return extensions(caller.userId, in); });
    service.on<GetGameAnalytics>(
        [this](const Caller &caller, const auto &in) { return games(caller.userId, in); });
    service.serve(Reports::root, [&world = service.world()](const Request &request, QByteArrayView rest) {
        return world.area<Reports>().file(request, rest);
    });
}

}  // namespace Sidestage::Sandbox
