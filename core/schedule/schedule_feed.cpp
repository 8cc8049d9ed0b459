// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule_feed.h"

#include "client/service_clock.h"
#include "profile/drafts.h"
#include "schema/describe.h"

#include <QLocale>
#include <QUrlQuery>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Each segment has a draft of its own.
QString draftArea(const QString &id)
{
    return id.isEmpty() ? QStringLiteral("schedule") : QStringLiteral("schedule/") + id;
}

/// The first day of its week.
QDate weekOf(QDate day)
{
    return day.addDays(-((day.dayOfWeek() - QLocale().firstDayOfWeek() + 7) % 7));
}

}  // namespace

SegmentDraft draftOf(const ScheduleSegment &segment)
{
    return {.id = segment.id,
            .title = segment.title,
            .categoryId = segment.category ? segment.category->id : QString(),
            .categoryName = segment.category ? segment.category->name : QString(),
            .start = segment.startTime,
            .minutes = int(segment.startTime.secsTo(segment.endTime) / 60),
            .isRecurring = segment.isRecurring};
}

QString systemZone()
{
    const QByteArray id = QTimeZone::systemTimeZoneId();
    return QTimeZone::isTimeZoneIdAvailable(id) ? QString::fromLatin1(id) : QStringLiteral("UTC");
}

std::optional<ClockChange> nextClockChange(const QTimeZone &zone, const QDateTime &after)
{
    const QTimeZone::OffsetData next = zone.nextTransition(after);
    // Some zones change their names, but not their clocks.
    if (!next.atUtc.isValid() || next.offsetFromUtc == zone.offsetFromUtc(next.atUtc.addSecs(-1)))
        return {};
    return ClockChange{next.atUtc, zone.offsetFromUtc(next.atUtc.addSecs(-1)), next.offsetFromUtc};
}

ScheduleFeed::ScheduleFeed(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("schedule"), .covered = 600s, .uncovered = 600s, .offScreen = 3'600s},
           parent)
    , m_week(weekOf(today()))
{
    // Before the first answer, the time is that of this computer.
    connect(account->serviceClock(), &ServiceClock::changed, this, [this] {
        if (!asOf().isValid())
            setWeek(today());
    });
}

QDate ScheduleFeed::today() const
{
    return account()->serviceClock()->now().toLocalTime().date();
}

void ScheduleFeed::setWeek(QDate day)
{
    const QDate week = weekOf(day);
    if (week == m_week)
        return;
    m_week = week;
    m_knownWeek = {};
    m_segments.clear();
    Q_EMIT changed();
    refresh();
}

Bound ScheduleFeed::read()
{
    const QDate week = m_week;
    const auto unsure = m_unsure;
    const QDateTime from = week.startOfDay(), until = week.addDays(7).startOfDay();
    return readBetween(from, until, [=, this](const Result<Reading> &reading) {
        if (reading && week == m_week) {
            m_segments = reading->segments;
            m_vacation = reading->vacation;
            m_knownWeek = week;
            m_otherDay = {};
            Q_EMIT changed();
            if (unsure && m_unsure == unsure && unsure->start >= from && unsure->start < until)
                settleUnsure();
        }
        finished(statusOf(reading));
    });
}

Bound ScheduleFeed::readBetween(QDateTime from, QDateTime until,
                                std::function<void(const Result<Reading> &)> done)
{
    // A stream that began the day before may run into it.
    GetChannelSchedule request{
        .broadcasterId = account()->userId(), .startTime = from.addDays(-1).toUTC(), .first = 25};
    Reading reading;
    QSet<QString> seen;
    while (true) {
        auto asking = account()->client()->call(request);
        const auto page = co_await asking;
        if (!page && page.error().kind != Error::Kind::NotFound)  // that is how an empty schedule is answered
            co_return done(page.error());
        if (!page)
            break;
        reading.vacation = page->data.vacation;
        bool isPast = false;
        for (const ScheduleSegment &segment : page->data.segments.value_or(QList<ScheduleSegment>())) {
            isPast = segment.startTime >= until;
            if (!isPast && segment.endTime > from)
                reading.segments.append(segment);
        }
        request.after = page->pagination.next();
        if (isPast || !request.after || seen.contains(*request.after))
            break;
        seen.insert(*request.after);
    }
    done(reading);
}

void ScheduleFeed::readAround(QDate day)
{
    m_isReadingOthers = true;
    readBetween(day.startOfDay(), day.addDays(2).startOfDay(), [this, day](const Result<Reading> &reading) {
        m_isReadingOthers = false;
        if (!reading)
            return;
        m_others = reading->segments;
        m_otherDay = day;
        Q_EMIT changed();
    });
}

void ScheduleFeed::settleUnsure()
{
    const SegmentDraft draft = *std::exchange(m_unsure, std::nullopt);
    for (const ScheduleSegment &segment : std::as_const(m_segments)) {
        if (segment.title == draft.title && qAbs(segment.startTime.secsTo(draft.start)) < 60
            && !m_before.contains(segment.id))
            return finishSaving(draft, segment.id);
    }
    Q_EMIT failed({.kind = Error::Kind::Conflict, .message = tr("It was not added. Try it again.")});
}

QList<ScheduleSegment> ScheduleFeed::conflicts(const SegmentDraft &draft)
{
    const QDateTime end = draft.start.addSecs(draft.minutes * 60);
    const QDate day = draft.start.toLocalTime().date();
    const bool isOther = day < m_week || end > m_week.addDays(7).startOfDay();
    if (isOther && day != m_otherDay && !m_isReadingOthers)
        readAround(day);
    QList<ScheduleSegment> found = isOther && day == m_otherDay ? m_others : m_segments;
    found.removeIf([&](const ScheduleSegment &segment) {
        // While a segment is moved, it is still planned at its old time.
        return (segment.id == draft.id && !draft.isMoved) || segment.canceledUntil || segment.startTime >= end
            || draft.start >= segment.endTime;
    });
    return found;
}

void ScheduleFeed::save(const SegmentDraft &draft)
{
    const QString channel = account()->userId();
    m_unsure.reset();
    QStringList before;
    for (const ScheduleSegment &segment : std::as_const(m_segments))
        before.append(segment.id);
    const auto done = [this, draft, before](const Result<Schedule> &answer) {
        if (answer) {
            const auto segments = answer->segments.value_or(QList<ScheduleSegment>());
            finishSaving(draft, segments.isEmpty() ? draft.id : segments.first().id);
        } else if (draft.isAdded() && answer.error().isUncertain()) {
            m_unsure = draft;
            m_before = before;
            setWeek(draft.start.toLocalTime().date());  // that is where it would be
        }
    };
    if (draft.isAdded()) {
        CreateScheduleSegment request{.broadcasterId = channel,
                                      .startTime = draft.start,
                                      .timezone = draft.timezone,
                                      .duration = {draft.minutes},
                                      .isRecurring = draft.isRecurring,
                                      .title = draft.title};
        if (!draft.categoryId.isEmpty())
            request.categoryId = draft.categoryId;
        return submit(request, done);
    }
    SegmentChanges changes{
        .duration = NumberText{draft.minutes}, .categoryId = draft.categoryId, .title = draft.title};
    if (draft.categoryId.isEmpty())
        changes.categoryId.reset();
    if (!draft.isRecurring) {
        changes.startTime = draft.start;
        changes.timezone = draft.timezone;
    }
    submit(UpdateScheduleSegment{.broadcasterId = channel, .id = draft.id, .changes = changes}, done);
}

void ScheduleFeed::finishSaving(const SegmentDraft &draft, const QString &id)
{
    dropDraft(draft.id);
    if (draft.isAdded())
        setWeek(draft.start.toLocalTime().date());
    Q_EMIT segmentSaved(id);
    if (!draft.isMoved)
        return finish();
    submit(DeleteScheduleSegment{.broadcasterId = account()->userId(), .id = draft.id},
           [this](const auto &removed) {
               if (removed)
                   finish();
               else
                   Q_EMIT replacedStays();
           });
}

void ScheduleFeed::remove(const QString &id)
{
    submit(DeleteScheduleSegment{.broadcasterId = account()->userId(), .id = id},
           [this, id](const auto &done) {
               if (!done)
                   return;
               dropDraft(id);
               finish();
           });
}

void ScheduleFeed::setCancelled(const QString &id, bool isCancelled)
{
    submit(UpdateScheduleSegment{.broadcasterId = account()->userId(),
                                 .id = id,
                                 .changes = {.isCanceled = isCancelled}},
           [this](const auto &done) {
               if (done)
                   finish();
           });
}

void ScheduleFeed::setVacation(const std::optional<Vacation> &vacation)
{
    UpdateChannelSchedule request{.broadcasterId = account()->userId(),
                                  .isVacationEnabled = vacation.has_value()};
    if (vacation) {
        request.vacationStartTime = vacation->startTime;
        request.vacationEndTime = vacation->endTime;
        request.timezone = systemZone();
    }
    submit(request, [this](const auto &done) {
        if (done)
            finish();
    });
}

Bound ScheduleFeed::readCalendar()
{
    auto asking = account()->client()->call(GetChannelICalendar{.broadcasterId = account()->userId()});
    const auto text = co_await asking;
    Q_EMIT calendarRead(text);
}

QUrl ScheduleFeed::calendarUrl() const
{
    QUrl url(account()->profile().baseUrl.toString(QUrl::StripTrailingSlash)
             + QLatin1String(GetChannelICalendar::spec.path));
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("broadcaster_id"), account()->userId());
    url.setQuery(query);
    return url;
}

std::optional<SegmentDraft> ScheduleFeed::draft(const QString &id) const
{
    return account()->store()->draftOf<SegmentDraft>(account()->userId(), draftArea(id));
}

bool ScheduleFeed::keepDraft(const SegmentDraft &draft)
{
    const auto kept = account()->store()->saveDraft(account()->userId(), draftArea(draft.id), draft);
    if (!kept)
        Q_EMIT failed(kept.error());
    return kept.has_value();
}

void ScheduleFeed::dropDraft(const QString &id)
{
    std::ignore = account()->store()->removeDraft(account()->userId(), draftArea(id));
}

void ScheduleFeed::finish()
{
    refresh();
    Q_EMIT saved();
}

}  // namespace Sidestage
