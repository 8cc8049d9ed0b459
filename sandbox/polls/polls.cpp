// SPDX-License-Identifier: GPL-3.0-or-later
#include "polls.h"

#include "base/new_id.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Polls::tables = R"(
CREATE TABLE polls (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    title TEXT NOT NULL,
    points_per_vote INTEGER NOT NULL,  -- 0: no votes for points
    duration INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,                  -- NULL: active
    status INTEGER NOT NULL
);
CREATE INDEX polls_of_channel ON polls (broadcaster_id, number);
CREATE INDEX polls_active ON polls (broadcaster_id) WHERE ended_at IS NULL;

CREATE TABLE poll_choices (
    poll_id TEXT NOT NULL,
    place INTEGER NOT NULL,            -- from 1
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    votes INTEGER NOT NULL DEFAULT 0,
    points_votes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (poll_id, place)
) WITHOUT ROWID;

CREATE TABLE poll_voters (
    poll_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (poll_id, user_id)
) WITHOUT ROWID;
)";

namespace {

Result<Page<Poll>> getPolls(World &world, const Caller &, const GetPolls &in)
{
    Polls &polls = world.area<Polls>();
    must(polls.settle());
    if (in.ids.isEmpty())
        return polls.list(in.broadcasterId, in.first.value_or(20), in.after);
    must(hasNoCursor(in));
    Page<Poll> page;
    for (const QString &id : eachOnce(in.ids)) {
        if (auto found = polls.poll(in.broadcasterId, id))
            page.data.append(*std::move(found));
    }
    if (page.data.isEmpty())
        return refuse(404, QStringLiteral("No poll with these IDs was found."));
    return page;
}

}  // namespace

#define POLL                                                                                                 \
    "SELECT p.number, p.id, p.broadcaster_id, u.display_name, u.login, p.title, p.points_per_vote,"          \
    " p.duration, p.started_at, p.ended_at, p.status FROM polls p JOIN users u ON u.id = p.broadcaster_id"

Poll Polls::read(const Rows &rows)
{
    Poll poll{.id = rows.text(1),
              .broadcasterId = rows.text(2),
              .broadcasterName = rows.text(3),
              .broadcasterLogin = rows.text(4),
              .title = rows.text(5),
              .channelPointsVotingEnabled = rows.integer(6) > 0,
              .channelPointsPerVote = int(rows.integer(6)),
              .status = PollStatus(rows.integer(10)),
              .duration = int(rows.integer(7)),
              .startedAt = utcTime(rows.integer(8))};
    if (!rows.isNull(9))
        poll.endedAt = utcTime(rows.integer(9));
    Rows choices = m_database.query(
        "SELECT id, title, votes, points_votes FROM poll_choices WHERE poll_id = ? ORDER BY place", poll.id);
    while (choices.next())
        poll.choices.append({.id = choices.text(0),
                             .title = choices.text(1),
                             .votes = int(choices.integer(2)),
                             .channelPointsVotes = int(choices.integer(3))});
    return poll;
}

std::optional<Poll> Polls::active(const QString &broadcasterId)
{
    Rows rows
        = m_database.query(POLL " WHERE p.broadcaster_id = ? AND p.ended_at IS NULL", rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

std::optional<Poll> Polls::poll(const QString &broadcasterId, const QString &id)
{
    Rows rows = m_database.query(POLL " WHERE p.id = ? AND p.broadcaster_id = ?", id, rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

Result<Page<Poll>> Polls::list(const QString &broadcasterId, int count, const std::optional<QString> &after)
{
    const qint64 since = m_world.clock().msecs() - std::chrono::milliseconds(kept).count();
    return newestFirst<Poll>(
        {QStringLiteral("polls"), broadcasterId}, count, after,
        [&](qint64 before) {
            return m_database.query(POLL " WHERE p.broadcaster_id = ? AND p.number < ? AND p.started_at > ?"
                                         " ORDER BY p.number DESC LIMIT ?",
                                    rowId(broadcasterId), before, since, count + 1);
        },
        [this](const Rows &rows) { return read(rows); });
}
#undef POLL

Result<Poll> Polls::create(const CreatePoll &wanted)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (!m_world.isEligible(wanted.broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    const bool forPoints = wanted.channelPointsVotingEnabled.value_or(false);
    if (forPoints && wanted.channelPointsPerVote.value_or(0) < 1)
        return refuse(400,
                      QStringLiteral("The parameter \"channel_points_per_vote\" must be at least 1 when"
                                     " \"channel_points_voting_enabled\" is set to true."));
    if (active(wanted.broadcasterId))
        return refuse(400, QStringLiteral("The broadcaster already has an active poll."));
    const QString id = newId();
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT INTO polls (id, broadcaster_id, title, points_per_vote, duration, started_at, status)"
              " VALUES (?, ?, ?, ?, ?, ?, ?)",
              id, rowId(wanted.broadcasterId), wanted.title,
              forPoints ? wanted.channelPointsPerVote.value_or(0) : 0, wanted.duration,
              m_world.clock().msecs(), int(PollStatus::Active));
        int place = 0;
        for (const NewPollChoice &choice : wanted.choices)
            t.run("INSERT INTO poll_choices (poll_id, place, id, title) VALUES (?, ?, ?, ?)", id, ++place,
                  newId(), choice.title);
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::PollBegan, wanted.broadcasterId,
                    {.subjectId = id, .text = wanted.title});
    return justStored(poll(wanted.broadcasterId, id));
}

Result<void> Polls::close(const QString &broadcasterId, const QString &id, PollStatus status, qint64 at)
{
    auto done = m_database.run("UPDATE polls SET ended_at = ?, status = ? WHERE id = ?", at, int(status), id);
    if (done)
        m_world.publish(DomainEvent::Kind::PollEnded, broadcasterId,
                        {.subjectId = id, .detail = Api::writeText(status).toLower()});
    return statusOf(done);
}

Result<Poll> Polls::end(const QString &broadcasterId, const QString &id, PollStatus status)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    const auto running = active(broadcasterId);
    if (!running || running->id != id)
        return refuse(400, QStringLiteral("The poll is not active."));
    if (auto done = close(broadcasterId, id, status, m_world.clock().msecs()); !done)
        return done.error();
    return poll(broadcasterId, id).value_or(*running);
}

Result<void> Polls::vote(const QString &broadcasterId, const QString &userId, int choice, int pointsVotes)
{
    if (auto settled = settle(); !settled)
        return settled;
    const auto running = active(broadcasterId);
    if (!running)
        return refuse(404, QStringLiteral("The channel has no active poll."));
    if (choice < 1 || choice > running->choices.size())
        return refuse(404, QStringLiteral("The poll has no such choice."));
    if (pointsVotes > 0 && !running->channelPointsVotingEnabled)
        return refuse(400, QStringLiteral("The poll takes no votes for channel points."));
    if (m_world.isBanned(broadcasterId, userId))
        return refuse(403, QStringLiteral("The viewer is banned from the channel."));
    const auto done = m_database.write([&](Transaction &t) {
        if (pointsVotes == 0
            && t.run("INSERT OR IGNORE INTO poll_voters (poll_id, user_id) VALUES (?, ?)", running->id,
                     rowId(userId))
                == 0)
            Transaction::fail(refuse(409, QStringLiteral("The user has voted already.")));
        if (pointsVotes > 0)
            m_world.area<ChannelPoints>().take(t, broadcasterId, userId,
                                               qint64(pointsVotes) * running->channelPointsPerVote);
        t.run("UPDATE poll_choices SET votes = votes + ?, points_votes = points_votes + ?"
              " WHERE poll_id = ? AND place = ?",
              std::max(1, pointsVotes), pointsVotes, running->id, choice);
    });
    if (done)
        m_world.publish(DomainEvent::Kind::PollProgressed, broadcasterId,
                        {.userId = userId, .subjectId = running->id, .amount = choice});
    return done;
}

Result<void> Polls::settle()
{
    struct Due
    {
        QString broadcasterId;
        QString id;
        qint64 at;
    };
    QList<Due> due;
    {
        // One that began in the future is from before the clock was set back: it would never end.
        const qint64 now = m_world.clock().msecs();
        Rows rows = m_database.query(
            "SELECT broadcaster_id, id, min(started_at + duration * 1000, ?1) FROM polls"
            " WHERE ended_at IS NULL AND (started_at + duration * 1000 <= ?1 OR started_at > ?1)",
            now);
        while (rows.next())
            due.append({rows.text(0), rows.text(1), rows.integer(2)});
        if (!rows.status())
            return rows.status();
    }
    for (const Due &one : std::as_const(due)) {
        if (auto done = close(one.broadcasterId, one.id, PollStatus::Completed, one.at); !done)
            return done;
    }
    return {};
}

void Polls::serve(Service &service)
{
    service.on<GetPolls>(getPolls);
    service.on<CreatePoll>([this](const auto &in) { return QList{must(create(in))}; });
    service.on<EndPoll>([this](const auto &in) {
        return QList{
            must(end(in.broadcasterId, in.id,
                     in.status == PollEnding::Archived ? PollStatus::Archived : PollStatus::Terminated))};
    });
}

}  // namespace Sidestage::Sandbox
