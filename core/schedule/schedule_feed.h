// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/schedule.h"
#include "feed/feed.h"

#include <QTimeZone>

namespace Sidestage {

/// A planned stream as the user edits it.
struct SegmentDraft
{
    QString id{};  ///< Of the segment that is changed; empty: a new one.
    QString title{};
    QString categoryId{};
    QString categoryName{};
    QDateTime start{};  ///< UTC.
    int minutes = 120;
    bool isRecurring = true;
    QString timezone{};  ///< IANA: a weekly segment stays at the same time of day there.
    /// A weekly segment that this new one replaces, because the service cannot move it.
    QString replaces{};

    static void describe(auto &is)
    {
        is("id", &SegmentDraft::id);
        is("title", &SegmentDraft::title, Api::atMost(140));
        is("category_id", &SegmentDraft::categoryId);
        is("category_name", &SegmentDraft::categoryName);
        is("start", &SegmentDraft::start);
        is("minutes", &SegmentDraft::minutes, Api::segmentMinutes);
        is("is_recurring", &SegmentDraft::isRecurring);
        is("timezone", &SegmentDraft::timezone);
        is("replaces", &SegmentDraft::replaces);
    }
    bool operator==(const SegmentDraft &) const = default;
};

/// The draft of a segment as it is planned. The service does not tell its time zone: `timezone` is the one
/// that a new draft would have.
SegmentDraft draftOf(const Api::ScheduleSegment &segment, const QString &timezone);

/// The next time when the clocks of a zone are changed.
struct ClockChange
{
    QDateTime at{};         ///< UTC.
    int secondsBefore = 0;  ///< Offset from UTC before the change.
    int secondsAfter = 0;
};
/// The time zone of this computer by its IANA name, "UTC" if the name is not one that Qt and the service
/// know.
QString systemZone();
std::optional<ClockChange> nextClockChange(const QTimeZone &zone, const QDateTime &after);

/// The stream schedule of an account's channel, one week at a time (specification: Get Channel Stream
/// Schedule). There are no events for it.
class ScheduleFeed : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit ScheduleFeed(Account *account, QObject *parent = nullptr);

    bool mayManage() const { return account()->may(Api::Scope::ChannelManageSchedule); }
    /// The first day of the shown week, in the time zone of this computer.
    QDate week() const { return m_week; }
    /// Shows the week of this day, and reads it.
    void setWeek(QDate day);
    /// The segments of the shown week, the first comes first. Before it was read: none.
    const QList<Api::ScheduleSegment> &segments() const { return m_segments; }
    bool isWeekKnown() const { return m_knownWeek == m_week; }
    const std::optional<Api::Vacation> &vacation() const { return m_vacation; }
    /// Segments of the shown week that run at the same time as this one would.
    QList<Api::ScheduleSegment> conflicts(const SegmentDraft &draft) const;

    // Each of these ends with saved() or failed(). Nothing is sent again by itself.
    /// Adds a segment or changes it. One that replaces another is added first, then the other is deleted.
    void save(const SegmentDraft &draft);
    /// Deletes the segment, in all weeks.
    void remove(const QString &id);
    /// Cancels the segment, of a weekly one its next stream only, or takes that back.
    void setCancelled(const QString &id, bool isCancelled);
    /// None: ends the vacation.
    void setVacation(const std::optional<Api::Vacation> &vacation);
    /// Asks for the schedule in the format of calendar programs. Ends with calendarRead() or failed().
    Bound readCalendar();

    /// The draft that was not saved; none: there is none.
    std::optional<SegmentDraft> draft() const;
    void keepDraft(const SegmentDraft &draft);
    void dropDraft();

Q_SIGNALS:
    void saved();
    /// `text`: an iCalendar (RFC 5545).
    void calendarRead(const QString &text);

protected:
    Bound read() override;

private:
    void finish();

    QDate m_week;
    QDate m_knownWeek{};  ///< That of m_segments.
    QList<Api::ScheduleSegment> m_segments{};
    std::optional<Api::Vacation> m_vacation{};
};

}  // namespace Sidestage
