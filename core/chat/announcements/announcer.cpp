// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include "accounts/account.h"
#include "announcement_text.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "base/new_id.h"
#include "chat/people/chat_channels.h"
#include "client/client.h"
#include "profile/profile_store.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;

namespace {

using State = Announcement::State;

/// What all rows of an announcement have in common.
struct AnnouncementDetails
{
    QString text{};  ///< As it was typed.
    AnnouncementColor color = AnnouncementColor::Primary;

    static void describe(auto &is)
    {
        is("text", &AnnouncementDetails::text);
        is("color", &AnnouncementDetails::color);
    }
};

/// The announcement of one channel.
struct AnnouncementRequest
{
    QString channelName{};
    QString text{};  ///< With the placeholders filled.

    static void describe(auto &is)
    {
        is("channel_name", &AnnouncementRequest::channelName);
        is("text", &AnnouncementRequest::text);
    }
};

AnnouncementDetails detailsOf(const QByteArray &details)
{
    return fromText<AnnouncementDetails>(details).value_or(AnnouncementDetails());
}

AnnouncementRequest requestOf(const OutboxRow &row)
{
    return fromText<AnnouncementRequest>(row.request).value_or(AnnouncementRequest());
}

State stateOf(const OutboxRow &row)
{
    switch (row.state) {
    case OutboxState::Open:
        return State::Waiting;
    case OutboxState::Sending:
        return row.error ? State::Waiting : State::Sending;  // refused: it will be sent again
    case OutboxState::Done:
        return State::Done;
    default:
        return State::Failed;
    }
}

Announcement::Row rowOf(const OutboxRow &row)
{
    const AnnouncementRequest request = requestOf(row);
    return {.channelId = row.lane,
            .channelName = request.channelName,
            .text = request.text,
            .state = stateOf(row),
            .error = row.error ? std::optional(*row.error) : std::nullopt,
            .isUncertain = row.state == OutboxState::Failed && row.maybeSent};
}

}  // namespace

int Announcement::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

AnnouncementHandler::AnnouncementHandler(ChatChannels *channels)
    : m_channels(channels)
{
    m_watch.start();
}

void AnnouncementHandler::setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                                    std::chrono::milliseconds timeout)
{
    m_pace = pace;
    m_pause = pause;
    m_timeout = timeout;
}

void AnnouncementHandler::send(const Batch &batch, QObject *context, Done done)
{
    const OutboxRow &row = batch.rows.first();
    Account *account = m_channels->accountFor(row.lane);
    if (!account)
        return done(Error{.kind = Error::Kind::Unauthorized,
                          .message = Announcer::tr("No signed-in account can manage this channel.")});
    if (!account->may(Scope::ModeratorManageAnnouncements))
        return done(Error{.kind = Error::Kind::Unauthorized,
                          .message = Announcer::tr("%1 has not granted permission to announce.")
                                         .arg(isolated(account->info().displayName))});
    const SendAnnouncement request{.broadcasterId = row.lane,
                                   .moderatorId = account->userId(),
                                   .message = requestOf(row).text,
                                   .color = detailsOf(batch.details).color};
    account->client()->call(request).then(context,
                                          [this, row, done = std::move(done)](const Result<void> &outcome) {
                                              if (outcome || outcome.error().kind == Error::Kind::Forbidden)
                                                  m_channels->note(row.lane, outcome);
                                              if (outcome)
                                                  done(Outcomes{{row.key, {}}});
                                              else
                                                  done(outcome.error());
                                          });
}

std::optional<std::chrono::milliseconds> AnnouncementHandler::retryAfter(const Error &error,
                                                                         const Refusals &refusals) const
{
    // This is a limit of this kind of call, not of the bucket, which Client handles. The service does not
    // return how long to wait.
    if (error.kind != Error::Kind::RateLimited || refusals.since >= m_timeout)
        return {};
    return std::min(std::max(m_pause, refusals.pause * 2), 6 * m_pause);
}

int AnnouncementHandler::delay(int)
{
    return int(std::max<qint64>(0, m_freeAt - m_watch.elapsed()));
}

void AnnouncementHandler::answered(const Result<void> &, int)
{
    m_freeAt = m_watch.elapsed() + m_pace.count();
}

Announcer::Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : Announcer(std::make_unique<AnnouncementHandler>(channels), channels, store, clock, parent)
{
}

Announcer::Announcer(std::unique_ptr<AnnouncementHandler> handler, ChatChannels *channels,
                     ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_channels(channels)
    , m_store(store)
    , m_clock(clock)
    , m_handler(handler.get())
    , m_outbox(QStringLiteral("announcements"), std::move(handler), store->background(), clock,
               {.isOrdered = true, .isResumed = false, .keepsFinished = true, .maxFinished = maxKept})
{
    connect(&m_outbox, &Outbox::jobChanged, this, &Announcer::changed);
    connect(&m_outbox, &Outbox::troubleChanged, this, [this] {
        if (const QString trouble = m_outbox.trouble(); !trouble.isEmpty())
            Q_EMIT failed(Error::storage(trouble));
    });
    m_outbox.start();
}

Result<QString> Announcer::filled(const QString &text, const QString &channelId) const
{
    const auto channel = m_channels->find(channelId);
    if (!channel)
        return Error::broken(Fault::NotOneOf, channelId);
    return filledAnnouncement(text, *channel, m_clock.now());
}

Result<qint64> Announcer::send(const QStringList &channelIds, const QString &text, AnnouncementColor color)
{
    if (channelIds.isEmpty())
        return Error::broken(Fault::TooFew, QStringLiteral("channels"), 1);
    const QString unique = u'/' + newId();
    QList<OutboxRow> rows;
    QSet<QString> seen;
    for (const QString &id : channelIds) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        const auto whole = filled(text, id);
        if (!whole) {
            Error error = whole.error();
            error.field = id;
            return error;
        }
        const AnnouncementRequest request{m_channels->find(id)->name, *whole};
        rows.append({.key = id + unique, .lane = id, .request = toText(request)});
    }
    if (draft() == text)
        setDraft({});
    return m_outbox.add(rows, toText(AnnouncementDetails{text, color}));
}

void Announcer::giveUp(qint64 id)
{
    m_outbox.fail(id, {.kind = Error::Kind::Cancelled, .message = tr("It could not be sent in time.")});
}

void Announcer::retry(qint64 id, const QString &channelId)
{
    const int total = m_outbox.job(id).value_or(OutboxJob()).total;
    for (int at = 0; at < total; ++at) {
        if (const OutboxRow &row = m_outbox.row(id, at); row.lane == channelId)
            m_outbox.retry(row.key);
    }
}

QList<Announcement> Announcer::history(int most) const
{
    QList<Announcement> all;
    const QList<OutboxJob> jobs = m_outbox.jobs().mid(0, most);
    for (const OutboxJob &job : jobs)
        all.append(announcementOf(job));
    return all;
}

std::optional<Announcement> Announcer::announcement(qint64 id) const
{
    const auto job = m_outbox.job(id);
    return job ? std::optional(announcementOf(*job)) : std::nullopt;
}

Announcement Announcer::announcementOf(const OutboxJob &job) const
{
    const AnnouncementDetails details = detailsOf(job.details);
    Announcement announcement{.id = job.id, .at = job.addedAt, .text = details.text, .color = details.color};
    for (int at = 0; at < job.total; ++at)
        announcement.rows.append(rowOf(m_outbox.row(job.id, at)));
    return announcement;
}

Result<void> Announcer::saveTemplate(AnnouncementTemplate &entry)
{
    entry.name = entry.name.trimmed();
    if (entry.name.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("name"));
    auto done = m_store.saveTemplate(entry);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

Result<void> Announcer::removeTemplate(qint64 id)
{
    auto done = m_store.removeTemplate(id);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

void Announcer::setDraft(const QString &text)
{
    if (auto done = m_store.setDraft(text); !done)
        Q_EMIT failed(done.error());
}

}  // namespace Sidestage
