// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/schedule.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "segment.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// When channels plan to stream (api-facts C13). A channel has a schedule from its first segment on. Errors
/// carry the status and the message with which the endpoint answers.
class Schedules : public Area
{
public:
    static const char *const tables;
    /// Segments of a channel that recur or are still to come.
    static constexpr int maxSegments = 100;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    Result<Api::SchedulePage> page(const Api::GetChannelSchedule &in);
    /// An iCalendar with what recurs or is still to come. Error: 400 for an unknown channel.
    Result<QString> calendar(const QString &broadcasterId);
    Result<void> changeSettings(const Api::UpdateChannelSchedule &in);
    Result<Api::Schedule> add(const Api::CreateScheduleSegment &in);
    Result<Api::Schedule> change(const Api::UpdateScheduleSegment &in);
    /// Deleting one that is not there does nothing. Error: 400 for what is no id.
    Result<void> remove(const QString &broadcasterId, const QString &id);

    void serve(Service &service) override;

private:
    Result<QList<Segment>> segments(const QString &broadcasterId);
    std::optional<Segment> segment(const QString &broadcasterId, const QString &id);
    Result<void> save(const Segment &segment);
    /// Whether the segment may come at its times. Errors: 400.
    Result<void> checkTimes(const Segment &segment);
    /// The schedule without segments. None: the channel has no schedule.
    std::optional<Api::Schedule> schedule(const QString &broadcasterId);
    Api::ScheduleSegment occurrence(const Occurrences &occurrences, qint64 number);
    /// The schedule with this one occurrence.
    Result<Api::Schedule> only(const Segment &segment, qint64 number);
};

}  // namespace Sidestage::Sandbox
