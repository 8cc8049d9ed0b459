// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/schedule.h"
#include "feed/feed.h"

#include <QTimeZone>

namespace Sidestage {

/// The time zone of this computer by its IANA name, "UTC" if the name is not one that Qt and the service
/// know.
QString systemZone();

/// A planned stream as the user edits it.
struct SegmentDraft
{
    QString id{};  ///< Of the segment that is changed or moved; empty: a new one.
    QString title{};
    QString categoryId{};
    QString categoryName{};
    QDateTime start{};  ///< UTC.
    int minutes = 120;
    bool isRecurring = true;
    QString timezone = systemZone();  ///< IANA: a weekly segment stays at the same time of day there.
    /// A new segment replaces the one with this id: the service cannot move a weekly segment.
    bool isMoved = false;

    /// Whether saving adds a segment.
    bool isAdded() const { return id.isEmpty() || isMoved; }

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
        is("is_moved", &SegmentDraft::isMoved);
    }
    bool operator==(const SegmentDraft &) const = default;
};

/// The draft of a segment as it is planned. The service does not tell its time zone: the draft has the one
/// that a new draft would have.
SegmentDraft draftOf(const Api::ScheduleSegment &segment);

/// The next time when the clocks of a zone are changed.
struct ClockChange
{
    QDateTime at{};         ///< UTC.
    int secondsBefore = 0;  ///< Offset from UTC before the change.
    int secondsAfter = 0;
};
std::optional<ClockChange> nextClockChange(const QTimeZone &zone, const QDateTime &after);

/// The stream schedule of an account's channel, one week at a time (specification: Get Channel Stream
/// Schedule). There are no events for it.
class ScheduleFeed : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit ScheduleFeed(Account *account, QObject *parent = nullptr);

    /// Today by the clock of the service, in the time zone of this computer.
    QDate today() const;
    bool mayManage() const { return account()->may(Api::Scope::ChannelManageSchedule); }
    /// The first day of the shown week, in the time zone of this computer. Which day of the week that is
    /// depends on the locale.
    QDate week() const { return m_week; }
    /// Shows the week of this day, and reads it.
    void setWeek(QDate day);
    /// The segments of the shown week, with those that run into it; the first comes first. Before it was
    /// read: none.
    const QList<Api::ScheduleSegment> &segments() const { return m_segments; }
    bool isWeekKnown() const { return m_knownWeek == m_week; }
    const std::optional<Api::Vacation> &vacation() const { return m_vacation; }
    /// Segments that run at the same time as this one would. Those of another week are not known at first:
    /// they are read, and changed() follows.
    QList<Api::ScheduleSegment> conflicts(const SegmentDraft &draft);

    // Each of these ends with saved() or failed(). Nothing is sent again by itself.
    /// Adds a segment and shows its week, or changes one: then segmentSaved() comes before saved(). If it is
    /// not known whether it was added, its week is shown, and failed() is followed by one of them when that
    /// was read. One that replaces another is added first. If the other cannot be deleted, replacedStays()
    /// comes before failed().
    void save(const SegmentDraft &draft);
    /// Deletes the segment, in all weeks, and its draft.
    void remove(const QString &id);
    /// Cancels the segment, of a weekly one its next stream only, or takes that back.
    void setCancelled(const QString &id, bool isCancelled);
    /// None: ends the vacation.
    void setVacation(const std::optional<Api::Vacation> &vacation);
    /// Asks for the schedule in the format of calendar programs. Ends with calendarRead().
    Bound readCalendar();
    /// Where calendar programs read the schedule.
    QUrl calendarUrl() const;

    /// What was typed for this segment and is not saved. Empty id: for a new one.
    std::optional<SegmentDraft> draft(const QString &id) const;
    /// Returns whether it is stored. If not, failed() was emitted.
    bool keepDraft(const SegmentDraft &draft);
    void dropDraft(const QString &id);

Q_SIGNALS:
    /// A change is done.
    void saved();
    /// The request of save() is done; its draft is dropped. `id`: the segment has this id from now on.
    void segmentSaved(const QString &id);
    /// The new segment is planned, but the one that it replaces could not be deleted.
    void replacedStays();
    /// `text`: an iCalendar (RFC 5545).
    void calendarRead(const Sidestage::Result<QString> &text);

protected:
    Bound read() override;

private:
    struct Reading
    {
        QList<Api::ScheduleSegment> segments{};
        std::optional<Api::Vacation> vacation{};
    };
    /// Reads what runs between these times.
    Bound readBetween(QDateTime from, QDateTime until, std::function<void(const Result<Reading> &)> done);
    void readAround(QDate day);
    /// The week was read that shows whether it was added.
    void settleUnsure();
    /// The service has the segment.
    void finishSaving(const SegmentDraft &draft, const QString &id);
    void finish();

    QDate m_week;
    QDate m_knownWeek{};  ///< That of m_segments.
    QList<Api::ScheduleSegment> m_segments{};
    std::optional<Api::Vacation> m_vacation{};
    QDate m_otherDay{};  ///< m_others are those of this day and the next one.
    QList<Api::ScheduleSegment> m_others{};
    bool m_isReadingOthers = false;
    std::optional<SegmentDraft> m_unsure{};  ///< It is not known whether this one was added.
    QStringList m_before{};                  ///< The ids that were known when it was sent.
};

}  // namespace Sidestage
