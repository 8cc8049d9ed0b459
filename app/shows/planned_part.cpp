// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a show that follow the clock: its schedule entry and its announcements.

#include "accounts/account.h"
#include "api/content/schedule.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "chat/announcements/announcement_texts.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "client/client.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "show_handlers.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QTimer>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// An announcement that is later than this is left out, for example after the program was closed.
constexpr qint64 tooLate = 600;  // seconds

struct SegmentId
{
    QString segment{};

    static void describe(auto &is) { is("segmentID", &SegmentId::segment); }
};

/// The id that all weeks of a segment have.
QString entryOf(const Api::ScheduleSegment &segment)
{
    const auto id = Api::fromText<SegmentId>(QByteArray::fromBase64(segment.id.toLatin1()));
    return id && !id->segment.isEmpty() ? id->segment : segment.id;
}

QString timesOf(const Api::ScheduleSegment &segment)
{
    return QCoreApplication::translate("ShowParts", "%1 to %2", "two times of day")
        .arg(timeOfDay(segment.startTime), timeOfDay(segment.endTime));
}

class SchedulePart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit SchedulePart(const ShowSources &sources)
        : ShowHandler(ShowPart::Schedule)
        , m_account(sources.account)
        , m_clock(*sources.clock)
    {
    }

    /// The stream of an entry that is planned next or runs now, and is not cancelled; none: there is none.
    std::optional<Api::ScheduleSegment> next(const QString &entry) const
    {
        for (const Api::ScheduleSegment &segment : m_segments) {
            if (entryOf(segment) == entry && !segment.canceledUntil && segment.endTime > m_clock.now())
                return segment;
        }
        return {};
    }

    QList<PartChoice> choices() const override
    {
        QList<PartChoice> all;
        QStringList seen;
        for (const Api::ScheduleSegment &segment : m_segments) {
            const QString entry = entryOf(segment);
            if (seen.contains(entry))
                continue;
            seen.append(entry);
            all.append({entry,
                        segment.title.isEmpty() ? nameOf(segment)
                                                : tr("%1: %2", "when a stream is planned; its title")
                                                      .arg(nameOf(segment), isolated(segment.title))});
        }
        return all;
    }

    PartText text(const Show &show) const override
    {
        for (const Api::ScheduleSegment &segment : m_segments) {
            if (entryOf(segment) != show.scheduleEntry)
                continue;
            QStringList parts{segment.isRecurring ? tr("Weekly") : tr("Once")};
            if (!segment.title.isEmpty())
                parts.append(isolated(segment.title));
            if (segment.category)
                parts.append(isolated(segment.category->name));
            if (const auto coming = next(show.scheduleEntry))
                parts.append(tr("next %1", "a day")
                                 .arg(QLocale().toString(coming->startTime.toLocalTime().date(),
                                                         QLocale::ShortFormat)));
            return {.name = nameOf(segment), .content = parts.join(QStringLiteral(" · "))};
        }
        return m_isRead ? PartText{.name = tr("Schedule entry is gone"), .isGone = true}
                        : PartText{.name = tr("Reading the schedule…")};
    }

    QDateTime plannedAt(const Show &show) const override
    {
        const auto coming = next(show.scheduleEntry);
        return coming ? coming->startTime : QDateTime();
    }

    Result<QString> wanted(const Show &show) const override { return show.scheduleEntry; }

    void read(QObject *context, Read done) override
    {
        // Without a start the service leaves out the stream that runs now. None is longer than a day.
        m_account->client()
            ->call(Api::GetChannelSchedule{
                .broadcasterId = m_account->userId(), .startTime = m_clock.now().addDays(-1), .first = 25})
            .then(context, [this, done = std::move(done)](const auto &page) {
                // A channel without a schedule answers 404.
                if (!page && page.error().kind != Error::Kind::NotFound)
                    return done(Error{.kind = page.error().kind, .message = reasonOf(page.error())});
                m_segments = page ? page->data.segments.value_or(QList<Api::ScheduleSegment>())
                                  : QList<Api::ScheduleSegment>();
                m_segments.removeIf([now = m_clock.now()](const auto &one) { return one.endTime <= now; });
                m_isRead = true;
                Q_EMIT changed();
                done(QString());
            });
    }

    PartPlan compare(const QString &, const QString &wanted) const override
    {
        PartPlan plan;
        ShowStep step{.key = QStringLiteral("entry"), .label = tr("Planned end")};
        const auto coming = next(wanted);
        const bool isToday = coming
            && (coming->startTime <= m_clock.now()  // also if it runs since yesterday
                || coming->startTime.toLocalTime().date() == m_clock.now().toLocalTime().date());
        if (!coming) {
            step.obstacle = tr("No stream of this entry is planned.");
        } else if (!isToday) {
            step.obstacle = tr("The next one is on %1.")
                                .arg(QLocale().toString(coming->startTime.toLocalTime().date()));
        } else {
            step.label = tr("Today’s entry %1", "a time of day").arg(timeOfDay(coming->startTime));
            step.text = coming->title.isEmpty() ? timesOf(*coming)
                                                : tr("%1, %2", "title of a stream; from when to when")
                                                      .arg(isolated(coming->title), timesOf(*coming));
            step.note = tr("no change");
        }
        plan.steps.append(step);
        return plan;
    }

    void run(const PartPlan &plan, QObject *, Progress progress) override
    {
        report(plan, State::Done, {}, progress);
    }
    bool isRestored() const override { return false; }
    void refresh() override
    {
        read(this, [](const auto &) {});
    }

private:
    static QString nameOf(const Api::ScheduleSegment &segment)
    {
        const QDate day = segment.startTime.toLocalTime().date();
        const QString when = segment.isRecurring ? QLocale().standaloneDayName(day.dayOfWeek())
                                                 : QLocale().toString(day, QLocale::ShortFormat);
        return tr("%1 %2", "day of the week, or date; from when to when").arg(when, timesOf(segment));
    }

    Account *m_account;
    const Clock &m_clock;
    QList<Api::ScheduleSegment> m_segments{};
    bool m_isRead = false;
};

class AnnouncementsPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    AnnouncementsPart(const ShowSources &sources, SchedulePart *schedule)
        : ShowHandler(ShowPart::Announcements, sources.account, Api::Scope::ModeratorManageAnnouncements,
                      tr("Sidestage needs permission to send announcements."))
        , m_account(sources.account)
        , m_clock(*sources.clock)
        , m_chat(sources.chat)
        , m_schedule(schedule)
    {
    }

    QList<PartChoice> choices() const override { return choicesOf(templates()); }

    PartText text(const Show &show) const override
    {
        QStringList names, times;
        bool isGone = false;
        for (const ShowAnnouncement &one : show.announcements) {
            const auto found = entryOf(templates(), QString::number(one.templateId));
            isGone = isGone || !found;
            names.append(found ? tr("“%1”").arg(isolated(found->name)) : tr("a deleted template"));
            times.append(whenOf(one.seconds, one.isBeforeEnd));
        }
        const QLocale locale;
        return {.name = locale.createSeparatedList(names),
                .content = locale.createSeparatedList(times),
                .isGone = isGone};
    }

    Result<QString> wanted(const Show &show) const override
    {
        return stateText(Show{.scheduleEntry = show.scheduleEntry, .announcements = show.announcements});
    }

    void read(QObject *context, Read done) override
    {
        // Without a schedule only the announcements before its end cannot be made.
        m_schedule->read(context, [done = std::move(done)](const auto &) { done(QString()); });
    }

    PartPlan compare(const QString &, const QString &wanted) const override
    {
        PartPlan plan{.head = tr("once you are live")};
        const Show show = stateFrom<Show>(wanted);
        for (const ShowAnnouncement &one : show.announcements) {
            const QString id = QString::number(one.templateId);
            const auto found = entryOf(templates(), id).value_or(AnnouncementTemplate());
            ShowStep step{.key = id,
                          .label = tr("“%1”").arg(isolated(found.name)),
                          .text = found.text,
                          .note = whenOf(one.seconds, one.isBeforeEnd),
                          .requests = 1};
            if (found.text.isEmpty()) {
                step.label = tr("Announcement");
                step.obstacle = tr("The template was deleted.");
            } else if (one.isBeforeEnd) {
                const auto entry = m_schedule->next(show.scheduleEntry);
                if (entry)
                    step.dueAt = entry->endTime.addSecs(-one.seconds);
                if (!entry || entry->startTime > m_clock.now().addDays(1))
                    step.obstacle = tr("No end is planned: the schedule has no stream of this show today.");
                else if (step.dueAt < m_clock.now())
                    step.obstacle = tr("Its time is over.");
                else
                    step.note = tr("at %1", "a time of day").arg(timeOfDay(step.dueAt));
            }
            plan.steps.append(step);
        }
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        // Lives as long as the show runs, or until all are sent.
        auto *timer = new QTimer(context);
        timer->setInterval(1'000);
        const auto now = std::make_shared<PartPlan>(plan);
        setOpen(*now, State::Waiting);
        const auto look = [this, now, timer, progress] {
            if (isStopped())
                return;
            const PartPlan before = *now;
            bool isOpen = false;
            for (ShowStep &step : now->steps) {
                if (step.canRun() && step.state <= State::Waiting)
                    advance(step, *now);
                isOpen = isOpen || (step.canRun() && step.state <= State::Waiting);
            }
            if (!isOpen)
                timer->stop();
            if (*now != before)
                progress(*now);
        };
        connect(timer, &QTimer::timeout, timer, look);
        timer->start();
        progress(*now);
        look();
    }
    bool isRestored() const override { return false; }
    void refresh() override { Q_EMIT changed(); }

private:
    static QString whenOf(int seconds, bool isBeforeEnd)
    {
        return isBeforeEnd ? tr("%1 before the planned end", "a duration").arg(durationText(seconds))
                           : tr("%1 after the start", "a duration").arg(durationText(seconds));
    }
    QList<AnnouncementTemplate> templates() const
    {
        const ChatService *chat = m_chat();
        return chat ? chat->announcer()->templates() : QList<AnnouncementTemplate>();
    }

    void advance(ShowStep &step, const PartPlan &plan) const
    {
        ChatService *chat = m_chat();
        const auto channel = chat ? chat->channels()->find(m_account->userId()) : std::nullopt;
        if (!channel || !chat->announcer()->isReady())
            return;
        const QDateTime now = m_clock.now();
        const bool isLive = channel->live == ChatChannel::Live::Live;
        if (!step.dueAt.isValid() && isLive) {
            for (const ShowAnnouncement &one : stateFrom<Show>(plan.after).announcements) {
                if (QString::number(one.templateId) == step.key)
                    step.dueAt = now.addSecs(one.seconds);
            }
        }
        if (!step.dueAt.isValid() || step.dueAt > now)
            return;
        // Sent already, now or before a restart? What it became is in its own journal.
        for (const Announcement &sent : chat->announcer()->history()) {
            if (sent.text != step.text || sent.at < step.dueAt
                || (!step.reference.isEmpty() && step.reference != QString::number(sent.id)))
                continue;
            const Announcement::Row row = sent.rows.value(0);
            if (row.state == Announcement::State::Failed) {
                step.state = State::Failed;
                step.reason = announcementReason(row);
            } else if (row.state == Announcement::State::Done) {
                step.state = State::Done;
            }
            return;
        }
        if (step.dueAt.secsTo(now) > tooLate) {
            step.state = State::LeftOut;
            step.reason = tr("Its time has passed.");
        } else if (isLive) {
            const auto look = entryOf(templates(), step.key).value_or(AnnouncementTemplate());
            const auto sent = chat->announcer()->send({m_account->userId()}, step.text, look.color);
            if (sent) {
                step.reference = QString::number(*sent);
            } else {
                step.state = State::Failed;
                step.reason = fillProblem(sent.error(), channel->name, step.text);
            }
        }
    }
    static QString announcementReason(const Announcement::Row &row)
    {
        return row.isUncertain ? tr("It may have been sent. Retry could announce it twice.")
                               : reasonOf(row.error.value_or(Error()));
    }

    Account *m_account;
    const Clock &m_clock;
    std::function<ChatService *()> m_chat;
    SchedulePart *m_schedule;
};

}  // namespace

void addPlannedParts(const ShowSources &sources, ShowService::Handlers &handlers)
{
    auto schedule = std::make_unique<SchedulePart>(sources);
    auto announcements = std::make_unique<AnnouncementsPart>(sources, schedule.get());
    // The announcements use the schedule, and are destroyed first.
    handlers.push_back(std::move(schedule));
    handlers.push_back(std::move(announcements));
}

}  // namespace Sidestage
