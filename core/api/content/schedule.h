// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When a channel plans to stream (api-facts C13).

#include "schema/endpoint.h"
#include "schema/values.h"

#include <QDateTime>

namespace Sidestage::Api {

struct ScheduleCategory
{
    QString id{};
    QString name{};

    static void describe(auto &is)
    {
        is("id", &ScheduleCategory::id);
        is("name", &ScheduleCategory::name);
    }
};

/// A planned stream: one that comes once, or one week of one that comes every week.
struct ScheduleSegment
{
    QString id{};           ///< Of this week's: base64 of {"segmentID":…,"isoYear":…,"isoWeek":…}.
    QDateTime startTime{};  ///< UTC.
    QDateTime endTime{};    ///< UTC.
    QString title{};
    std::optional<QDateTime> canceledUntil{};  ///< UTC: `endTime` if it is cancelled.
    std::optional<ScheduleCategory> category{};
    bool isRecurring = false;

    static void describe(auto &is)
    {
        is("id", &ScheduleSegment::id);
        is("start_time", &ScheduleSegment::startTime);
        is("end_time", &ScheduleSegment::endTime);
        is("title", &ScheduleSegment::title);
        is("canceled_until", &ScheduleSegment::canceledUntil, orNull);
        is("category", &ScheduleSegment::category, orNull);
        is("is_recurring", &ScheduleSegment::isRecurring);
    }
};

/// When the broadcaster does not stream. UTC.
struct Vacation
{
    QDateTime startTime{};
    QDateTime endTime{};

    static void describe(auto &is)
    {
        is("start_time", &Vacation::startTime);
        is("end_time", &Vacation::endTime);
    }
};

struct Schedule
{
    std::optional<QList<ScheduleSegment>> segments{};  ///< None instead of an empty list.
    QString broadcasterId{};
    QString broadcasterName{};
    QString broadcasterLogin{};
    std::optional<Vacation> vacation{};

    static void describe(auto &is)
    {
        is("segments", &Schedule::segments, orNull);
        is("broadcaster_id", &Schedule::broadcasterId);
        is("broadcaster_name", &Schedule::broadcasterName);
        is("broadcaster_login", &Schedule::broadcasterLogin);
        is("vacation", &Schedule::vacation, orNull);
    }
};

/// `data` is an object, with one page of segments.
struct SchedulePage
{
    Schedule data{};
    Pagination pagination{};

    using Value = SchedulePage;
    static void describe(auto &is)
    {
        is("data", &SchedulePage::data);
        is("pagination", &SchedulePage::pagination);
    }
    static SchedulePage wrap(SchedulePage value) { return value; }
    SchedulePage unwrap() && { return std::move(*this); }
};

/// `data` is an object, with the segment that was added or changed.
struct ChangedSchedule
{
    Schedule data{};

    using Value = Schedule;
    static void describe(auto &is) { is("data", &ChangedSchedule::data); }
    static ChangedSchedule wrap(Schedule value) { return {std::move(value)}; }
    Schedule unwrap() && { return std::move(data); }
};

/// Get Channel Stream Schedule: what comes from `startTime` on, the first comes first. Error: 404 for a
/// channel that has no schedule.
struct GetChannelSchedule
{
    QString broadcasterId{};
    QStringList ids{};
    std::optional<QDateTime> startTime{};  ///< Default: now.
    std::optional<QString> utcOffset{};    ///< Ignored by the service.
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = SchedulePage;
    static constexpr Spec spec = get("/schedule").fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelSchedule::broadcasterId, numericId);
        is.query("id", &GetChannelSchedule::ids, atMost(100));
        is.query("start_time", &GetChannelSchedule::startTime);
        is.query("utc_offset", &GetChannelSchedule::utcOffset);
        is.query("first", &GetChannelSchedule::first, between(1, 25) | otherwise(20));
        is.query("after", &GetChannelSchedule::after);
    }
};

/// Get Channel iCalendar: the schedule for calendar programs (RFC 5545).
struct GetChannelICalendar
{
    QString broadcasterId{};

    using Response = Text;
    static constexpr Spec spec
        = get("/schedule/icalendar").withoutToken().answersText("text/calendar").fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelICalendar::broadcasterId, numericId);
    }
};

/// Update Channel Stream Schedule: begins or ends a vacation. Error: 404 for a channel that has no schedule.
struct UpdateChannelSchedule
{
    QString broadcasterId{};
    std::optional<bool> isVacationEnabled{};       ///< With true, the next three are required.
    std::optional<QDateTime> vacationStartTime{};  ///< UTC.
    std::optional<QDateTime> vacationEndTime{};    ///< UTC, later than the start.
    std::optional<QString> timezone{};             ///< IANA: "Europe/Berlin".

    using Response = Nothing;
    static constexpr Spec spec
        = patch("/schedule/settings").user(Scope::ChannelManageSchedule).fails({400, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateChannelSchedule::broadcasterId, tokenUser);
        is.query("is_vacation_enabled", &UpdateChannelSchedule::isVacationEnabled);
        is.query("vacation_start_time", &UpdateChannelSchedule::vacationStartTime);
        is.query("vacation_end_time", &UpdateChannelSchedule::vacationEndTime);
        is.query("timezone", &UpdateChannelSchedule::timezone);
    }
};

inline constexpr Rule segmentMinutes = between(30, 1380);

/// Create Channel Stream Schedule Segment. Error: 403 for one that does not recur, by a broadcaster who is
/// neither partner nor affiliate.
struct CreateScheduleSegment
{
    QString broadcasterId{};
    QDateTime startTime{};  ///< UTC.
    QString timezone{};     ///< IANA: a weekly segment stays at the same time of day there.
    NumberText duration{};  ///< Minutes.
    std::optional<bool> isRecurring{};
    std::optional<QString> categoryId{};
    std::optional<QString> title{};

    using Response = ChangedSchedule;
    static constexpr Spec spec
        = post("/schedule/segment").user(Scope::ChannelManageSchedule).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CreateScheduleSegment::broadcasterId, tokenUser);
        is.body("start_time", &CreateScheduleSegment::startTime);
        is.body("timezone", &CreateScheduleSegment::timezone);
        is.body("duration", &CreateScheduleSegment::duration, segmentMinutes);
        is.body("is_recurring", &CreateScheduleSegment::isRecurring);
        is.body("category_id", &CreateScheduleSegment::categoryId, numericId);
        is.body("title", &CreateScheduleSegment::title, atMost(140));
    }
};

/// What Update Channel Stream Schedule Segment may change. Absent fields stay unchanged.
struct SegmentChanges
{
    std::optional<QDateTime> startTime{};  ///< UTC. Only of a segment that does not recur.
    std::optional<NumberText> duration{};  ///< Minutes.
    std::optional<QString> categoryId{};
    std::optional<QString> title{};
    std::optional<bool> isCanceled{};  ///< Of a weekly segment: only the next one.
    std::optional<QString> timezone{};

    static void describe(auto &is)
    {
        is("start_time", &SegmentChanges::startTime);
        is("duration", &SegmentChanges::duration, segmentMinutes);
        is("category_id", &SegmentChanges::categoryId, numericId);
        is("title", &SegmentChanges::title, atMost(140));
        is("is_canceled", &SegmentChanges::isCanceled);
        is("timezone", &SegmentChanges::timezone);
    }
};

/// Update Channel Stream Schedule Segment, in all weeks. Error: 404 for an unknown segment.
struct UpdateScheduleSegment
{
    QString broadcasterId{};
    QString id{};
    SegmentChanges changes{};

    using Response = ChangedSchedule;
    static constexpr Spec spec
        = patch("/schedule/segment").user(Scope::ChannelManageSchedule).fails({400, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateScheduleSegment::broadcasterId, tokenUser);
        is.query("id", &UpdateScheduleSegment::id);
        is.body(&UpdateScheduleSegment::changes);
    }
};

/// Delete Channel Stream Schedule Segment, in all weeks.
struct DeleteScheduleSegment
{
    QString broadcasterId{};
    QString id{};

    using Response = Nothing;
    static constexpr Spec spec = del("/schedule/segment").user(Scope::ChannelManageSchedule).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &DeleteScheduleSegment::broadcasterId, tokenUser);
        is.query("id", &DeleteScheduleSegment::id);
    }
};

}  // namespace Sidestage::Api
