// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule_feed.h"

#include "client/client.h"
#include "profile/drafts.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

const QString draftArea = QStringLiteral("schedule");

QDate mondayOf(QDate day)
{
    return day.addDays(1 - day.dayOfWeek());
}

}  // namespace

SegmentDraft draftOf(const ScheduleSegment &segment, const QString &timezone)
{
    return {.id = segment.id,
            .title = segment.title,
            .categoryId = segment.category ? segment.category->id : QString(),
            .categoryName = segment.category ? segment.category->name : QString(),
            .start = segment.startTime,
            .minutes = int(segment.startTime.secsTo(segment.endTime) / 60),
            .isRecurring = segment.isRecurring,
            .timezone = timezone};
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
    , m_week(mondayOf(QDate::currentDate()))
{
}

void ScheduleFeed::setWeek(QDate day)
{
    if (std::exchange(m_week, mondayOf(day)) == m_week)
        return;
    m_segments.clear();
    Q_EMIT changed();
    refresh();
}

Bound ScheduleFeed::read()
{
    const QDate week = m_week;
    const QDateTime end = week.addDays(7).startOfDay();
    GetChannelSchedule request{
        .broadcasterId = account()->userId(), .startTime = week.startOfDay().toUTC(), .first = 25};
    QList<ScheduleSegment> segments;
    std::optional<Vacation> vacation;
    while (true) {
        auto asking = account()->client()->call(request);
        const auto page = co_await asking;
        if (!page && page.error().kind != Error::Kind::NotFound)  // that is how an empty schedule is answered
            co_return finished(page.error());
        if (!page)
            break;
        vacation = page->data.vacation;
        bool isPast = false;
        for (const ScheduleSegment &segment : page->data.segments.value_or(QList<ScheduleSegment>())) {
            isPast = segment.startTime >= end;
            if (!isPast)
                segments.append(segment);
        }
        request.after = page->pagination.next();
        if (isPast || !request.after)
            break;
    }
    if (week == m_week) {
        m_segments = segments;
        m_vacation = vacation;
        m_knownWeek = week;
        Q_EMIT changed();
    }
    finished({});
}

QList<ScheduleSegment> ScheduleFeed::conflicts(const SegmentDraft &draft) const
{
    const QDateTime end = draft.start.addSecs(draft.minutes * 60);
    QList<ScheduleSegment> found;
    for (const ScheduleSegment &segment : m_segments) {
        if (segment.id != draft.id && segment.id != draft.replaces && !segment.canceledUntil
            && segment.startTime < end && draft.start < segment.endTime)
            found.append(segment);
    }
    return found;
}

Bound ScheduleFeed::save(SegmentDraft draft)
{
    if (m_isBusy)
        co_return;
    setBusy(true);
    if (draft.id.isEmpty()) {
        CreateScheduleSegment request{.broadcasterId = account()->userId(),
                                      .startTime = draft.start,
                                      .timezone = draft.timezone,
                                      .duration = {draft.minutes},
                                      .isRecurring = draft.isRecurring,
                                      .title = draft.title};
        if (!draft.categoryId.isEmpty())
            request.categoryId = draft.categoryId;
        auto creating = account()->client()->call(request);
        const auto created = co_await creating;
        if (!created)
            co_return finish(created.error());
        if (!draft.replaces.isEmpty()) {
            const DeleteScheduleSegment removal{.broadcasterId = account()->userId(), .id = draft.replaces};
            auto removing = account()->client()->call(removal);
            const auto removed = co_await removing;
            if (!removed) {
                dropDraft();  // the new one is there; the old one is shown beside it
                co_return finish(removed.error());
            }
        }
    } else {
        SegmentChanges changes{
            .duration = NumberText{draft.minutes}, .categoryId = draft.categoryId, .title = draft.title};
        if (draft.categoryId.isEmpty())
            changes.categoryId.reset();
        if (!draft.isRecurring) {
            changes.startTime = draft.start;
            changes.timezone = draft.timezone;
        }
        const UpdateScheduleSegment request{
            .broadcasterId = account()->userId(), .id = draft.id, .changes = changes};
        auto updating = account()->client()->call(request);
        const auto updated = co_await updating;
        if (!updated)
            co_return finish(updated.error());
    }
    dropDraft();
    finish({});
}

Bound ScheduleFeed::remove(QString id)
{
    if (m_isBusy)
        co_return;
    setBusy(true);
    const DeleteScheduleSegment request{.broadcasterId = account()->userId(), .id = id};
    auto removing = account()->client()->call(request);
    const auto removed = co_await removing;
    finish(removed);
}

Bound ScheduleFeed::setCancelled(QString id, bool isCancelled)
{
    if (m_isBusy)
        co_return;
    setBusy(true);
    const UpdateScheduleSegment request{
        .broadcasterId = account()->userId(), .id = id, .changes = {.isCanceled = isCancelled}};
    auto updating = account()->client()->call(request);
    const auto updated = co_await updating;
    finish(updated ? Result<void>() : Result<void>(updated.error()));
}

Bound ScheduleFeed::setVacation(std::optional<Vacation> vacation)
{
    if (m_isBusy)
        co_return;
    setBusy(true);
    UpdateChannelSchedule request{.broadcasterId = account()->userId(),
                                  .isVacationEnabled = vacation.has_value()};
    if (vacation) {
        request.vacationStartTime = vacation->startTime;
        request.vacationEndTime = vacation->endTime;
        request.timezone = systemZone();
    }
    auto updating = account()->client()->call(request);
    const auto updated = co_await updating;
    finish(updated);
}

Bound ScheduleFeed::readCalendar()
{
    auto asking = account()->client()->call(GetChannelICalendar{.broadcasterId = account()->userId()});
    const auto text = co_await asking;
    if (text)
        Q_EMIT calendarRead(*text);
    else
        Q_EMIT failed(text.error());
}

std::optional<SegmentDraft> ScheduleFeed::draft() const
{
    return account()->store()->draftOf<SegmentDraft>(account()->userId(), draftArea);
}

void ScheduleFeed::keepDraft(const SegmentDraft &draft)
{
    if (const auto kept = account()->store()->saveDraft(account()->userId(), draftArea, draft); !kept)
        Q_EMIT failed(kept.error());
}

void ScheduleFeed::dropDraft()
{
    std::ignore = account()->store()->removeDraft(account()->userId(), draftArea);
}

/// What the service holds is read again after each request, also after one whose outcome is not known.
void ScheduleFeed::finish(const Result<void> &outcome)
{
    setBusy(false);
    refresh();
    if (outcome)
        Q_EMIT saved();
    else
        Q_EMIT failed(outcome.error());
}

void ScheduleFeed::setBusy(bool busy)
{
    m_isBusy = busy;
    Q_EMIT changed();
}

}  // namespace Sidestage
