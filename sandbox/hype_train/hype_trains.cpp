// SPDX-License-Identifier: GPL-3.0-or-later
#include "hype_trains.h"

#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

#include <QSet>
#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const HypeTrains::tables = R"(
CREATE TABLE hype_trains (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    level INTEGER NOT NULL,
    total INTEGER NOT NULL,
    progress INTEGER NOT NULL,         -- in this level
    started_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ended_at INTEGER,                  -- NULL: it runs
    event_id TEXT NOT NULL,            -- of its last contribution, as are the following
    contributed_at INTEGER NOT NULL,
    user_id TEXT NOT NULL,             -- empty: nobody knows
    source INTEGER NOT NULL,           -- Api::HypeTrainSource
    points INTEGER NOT NULL
);
CREATE INDEX hype_trains_of_channel ON hype_trains (broadcaster_id, number);
CREATE UNIQUE INDEX hype_trains_running ON hype_trains (broadcaster_id) WHERE ended_at IS NULL;

-- Only of users who are known.
CREATE TABLE hype_train_contributions (
    train INTEGER NOT NULL,
    source INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (train, source, user_id)
) WITHOUT ROWID;
CREATE INDEX hype_train_top ON hype_train_contributions (train, source, points DESC, user_id);

-- What may begin a train: never more than the contributions of two viewers in a channel.
CREATE TABLE hype_train_beginnings (
    broadcaster_id INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    source INTEGER NOT NULL,
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,               -- of the last contribution
    PRIMARY KEY (broadcaster_id, user_id, source)
) WITHOUT ROWID;
)";

namespace {

/// Derived from a number, so that the same seed produces the same ids.
QString trainId(qint64 number, qint64 total)
{
    static const QUuid space(QStringLiteral("5a1f0f0e-6d0b-4a53-8f0c-7a3f1f4b9e27"));
    return QUuid::createUuidV5(space, QStringLiteral("%1 %2").arg(number).arg(total))
        .toString(QUuid::WithoutBraces);
}

}  // namespace

#define TRAIN                                                                                                \
    "SELECT number, id, broadcaster_id, level, total, progress, started_at, expires_at, ended_at, event_id," \
    " contributed_at, user_id, source, points FROM hype_trains"

HypeTrains::Train HypeTrains::read(const Rows &rows)
{
    return {.number = rows.integer(0),
            .id = rows.text(1),
            .broadcasterId = rows.text(2),
            .level = int(rows.integer(3)),
            .total = rows.integer(4),
            .progress = rows.integer(5),
            .startedAt = rows.integer(6),
            .expiresAt = rows.integer(7),
            .endedAt = rows.isNull(8) ? std::nullopt : std::optional(rows.integer(8)),
            .eventId = rows.text(9),
            .contributedAt = rows.integer(10),
            .last
            = {.total = rows.integer(13), .type = HypeTrainSource(rows.integer(12)), .user = rows.text(11)}};
}

std::optional<HypeTrains::Train> HypeTrains::running(const QString &broadcasterId)
{
    Rows rows
        = m_database.query(TRAIN " WHERE broadcaster_id = ? AND ended_at IS NULL", rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

std::optional<HypeTrains::Train> HypeTrains::train(const QString &broadcasterId, const QString &id)
{
    Rows rows = m_database.query(TRAIN " WHERE id = ? AND broadcaster_id = ?", id, rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

QList<HypeTrainShare> HypeTrains::topContributions(const Train &train)
{
    QList<HypeTrainShare> top;
    for (const auto source :
         {HypeTrainSource::Bits, HypeTrainSource::Subscriptions, HypeTrainSource::Other}) {
        Rows rows = m_database.query("SELECT points, user_id FROM hype_train_contributions"
                                     " WHERE train = ? AND source = ?"
                                     " ORDER BY points DESC, user_id LIMIT 1",
                                     train.number, int(source));
        if (rows.next())
            top.append({.total = rows.integer(0), .type = source, .user = rows.text(1)});
    }
    return top;
}

std::pair<int, qint64> HypeTrains::allTimeHigh(const Train &train)
{
    Rows rows = m_database.query("SELECT ifnull(max(level), 0), ifnull(max(total), 0)"
                                 " FROM hype_trains WHERE broadcaster_id = ? AND number <> ?",
                                 rowId(train.broadcasterId), train.number);
    return rows.next() ? std::pair(int(rows.integer(0)), rows.integer(1)) : std::pair(0, qint64(0));
}

Result<Page<HypeTrainEvent>> HypeTrains::events(const QString &broadcasterId, int count,
                                                const std::optional<QString> &after)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    return newestFirst<HypeTrainEvent>(
        {QStringLiteral("hype trains"), broadcasterId}, count, after,
        [&](qint64 before) {
            return m_database.query(TRAIN
                                    " WHERE broadcaster_id = ? AND number < ? ORDER BY number DESC LIMIT ?",
                                    rowId(broadcasterId), before, count + 1);
        },
        [this](const Rows &rows) {
            const Train train = read(rows);
            return HypeTrainEvent{
                .id = train.eventId,
                .eventType = QStringLiteral("hypetrain.progression"),
                .eventTimestamp = utcTime(train.contributedAt),
                .version = QStringLiteral("1.0"),
                .eventData
                = {.broadcasterId = train.broadcasterId,
                   .cooldownEndTime = utcTime(train.endedAt.value_or(train.expiresAt) + cooldown.count()),
                   .expiresAt = utcTime(train.expiresAt),
                   .goal = train.total - train.progress + goalOf(train.level),
                   .id = train.id,
                   .lastContribution = train.last,
                   .level = train.level,
                   .startedAt = utcTime(train.startedAt),
                   .topContributions = topContributions(train),
                   .total = train.total}};
        });
}
#undef TRAIN

HypeTrains::Train HypeTrains::begin(Transaction &t, const QString &broadcasterId, qint64 at)
{
    Rows known = t.query("SELECT ifnull(max(number), 0) + 1 FROM hype_trains");
    known.next();
    Train train{.number = known.integer(0),
                .id = trainId(known.integer(0), 0),
                .broadcasterId = broadcasterId,
                .startedAt = at,
                .expiresAt = at + levelWithin.count(),
                .eventId = QStringLiteral(""),
                .contributedAt = at};
    t.run("INSERT INTO hype_trains (number, id, broadcaster_id, level, total, progress, started_at,"
          " expires_at, event_id, contributed_at, user_id, source, points)"
          " VALUES (?, ?, ?, ?, 0, 0, ?, ?, '', ?, '', ?, 0)",
          train.number, train.id, rowId(broadcasterId), train.level, train.startedAt, train.expiresAt,
          train.contributedAt, int(HypeTrainSource::Other));
    return train;
}

void HypeTrains::advance(Transaction &t, Train &train, const Contribution &by)
{
    train.total += by.points;
    train.progress += by.points;
    for (; train.progress >= goalOf(train.level); ++train.level) {
        train.progress -= goalOf(train.level);
        train.expiresAt = by.at + levelWithin.count();
    }
    train.eventId = trainId(train.number, train.total);
    train.contributedAt = by.at;
    train.last = {.total = by.points, .type = by.source, .user = by.userId};
    t.run("UPDATE hype_trains SET level = ?, total = ?, progress = ?, expires_at = ?, event_id = ?,"
          " contributed_at = ?, user_id = ?, source = ?, points = ? WHERE number = ?",
          train.level, train.total, train.progress, train.expiresAt, train.eventId, train.contributedAt,
          by.userId, int(by.source), by.points, train.number);
    if (!by.userId.isEmpty())
        t.run("INSERT INTO hype_train_contributions (train, source, user_id, points) VALUES (?, ?, ?, ?)"
              " ON CONFLICT (train, source, user_id) DO UPDATE SET points = points + excluded.points",
              train.number, int(by.source), rowId(by.userId), by.points);
}

QList<HypeTrains::Contribution> HypeTrains::recent(Transaction &t, const QString &broadcasterId)
{
    // What is in the future is from before the clock was set back.
    const qint64 now = m_world.clock().msecs();
    t.run("DELETE FROM hype_train_beginnings WHERE broadcaster_id = ? AND (at <= ? OR at > ?)",
          rowId(broadcasterId), now - beginsWithin.count(), now);
    QList<Contribution> found;
    for (Rows rows = t.query("SELECT user_id, source, points FROM hype_train_beginnings"
                             " WHERE broadcaster_id = ? ORDER BY at, user_id, source",
                             rowId(broadcasterId));
         rows.next();)
        found.append({rows.text(0), HypeTrainSource(rows.integer(1)), rows.integer(2), now});
    return found;
}

void HypeTrains::publishMoved(const Train &train, bool begun)
{
    m_world.publish(begun ? DomainEvent::Kind::HypeTrainBegan : DomainEvent::Kind::HypeTrainProgressed,
                    train.broadcasterId,
                    {.userId = train.last.user, .subjectId = train.id, .amount = train.level});
}

Result<void> HypeTrains::contribute(const QString &broadcasterId, const QString &userId,
                                    HypeTrainSource source, qint64 points)
{
    if (auto settled = settle(); !settled)
        return settled;
    const qint64 now = m_world.clock().msecs();
    const Contribution by{userId, source, points, now};
    if (auto train = running(broadcasterId)) {
        auto done = m_database.write([&](Transaction &t) { advance(t, *train, by); });
        if (done)
            publishMoved(*train, false);
        return done;
    }
    const bool counts = source != HypeTrainSource::Bits || points >= bitsToBegin;
    if (!counts
        || m_database
               .query("SELECT 1 FROM hype_trains WHERE broadcaster_id = ? AND ended_at > ? AND ended_at <= ?"
                      " LIMIT 1",
                      rowId(broadcasterId), now - cooldown.count(), now)
               .next())
        return {};
    std::optional<Train> begun;
    const auto done = m_database.write([&](Transaction &t) {
        const QList<Contribution> before = recent(t, broadcasterId);
        QSet<QString> viewers{userId};
        for (const Contribution &one : before)
            viewers.insert(one.userId);
        if (viewers.size() < viewersToBegin) {
            t.run("INSERT INTO hype_train_beginnings (broadcaster_id, user_id, source, points, at)"
                  " VALUES (?, ?, ?, ?, ?) ON CONFLICT (broadcaster_id, user_id, source)"
                  " DO UPDATE SET points = points + excluded.points, at = excluded.at",
                  rowId(broadcasterId), userId, int(source), points, now);
            return;
        }
        begun = begin(t, broadcasterId, now);
        for (const Contribution &one : before)
            advance(t, *begun, one);
        advance(t, *begun, by);
        t.run("DELETE FROM hype_train_beginnings WHERE broadcaster_id = ?", rowId(broadcasterId));
    });
    if (done && begun)
        publishMoved(*begun, true);
    return done;
}

Result<void> HypeTrains::push(const QString &broadcasterId, const QString &userId, qint64 points)
{
    if (auto settled = settle(); !settled)
        return settled;
    auto train = running(broadcasterId);
    const bool begins = !train;
    const qint64 now = m_world.clock().msecs();
    const auto done = m_database.write([&](Transaction &t) {
        if (begins)
            train = begin(t, broadcasterId, now);
        advance(t, *train, {userId, HypeTrainSource::Other, points, now});
    });
    if (done)
        publishMoved(*train, begins);
    return done;
}

Result<void> HypeTrains::settle()
{
    struct Due
    {
        QString broadcasterId;
        QString id;
        int level;
        qint64 at;
    };
    QList<Due> due;
    {
        // One that began in the future is from before the clock was set back: it would run too long.
        Rows rows = m_database.query("SELECT broadcaster_id, id, level, min(expires_at, ?1) FROM hype_trains"
                                     " WHERE ended_at IS NULL AND (expires_at <= ?1 OR started_at > ?1)",
                                     m_world.clock().msecs());
        while (rows.next())
            due.append({rows.text(0), rows.text(1), int(rows.integer(2)), rows.integer(3)});
        if (!rows.status())
            return rows.status();
    }
    for (const Due &one : std::as_const(due)) {
        auto done = m_database.run("UPDATE hype_trains SET ended_at = ? WHERE id = ?", one.at, one.id);
        if (!done)
            return done.error();
        m_world.publish(DomainEvent::Kind::HypeTrainEnded, one.broadcasterId,
                        {.subjectId = one.id, .amount = one.level});
    }
    return {};
}

/// Two channels had a train some days ago.
Result<void> HypeTrains::seed(Dice &dice)
{
    return m_database.write([&](Transaction &t) {
        for (const char *login : {"teaandturrets", "pipnocturne"}) {
            const QString channel = m_world.idOf(login);
            const qint64 at = m_world.clock().msecs() - dice.between(30, 80) * 60 * 60 * 1000;
            QStringList viewers;
            for (Rows rows = t.query("SELECT id FROM users WHERE cast_order IS NULL AND id > ? ORDER BY id"
                                     " LIMIT 12",
                                     rowId(channel) + dice.below(500));
                 rows.next();)
                viewers.append(rows.text(0));
            if (viewers.isEmpty())
                continue;
            Train train = begin(t, channel, at);
            for (int i = 0; i < 20; ++i) {
                const bool cheer = dice.below(2) == 0;
                const QString viewer = viewers[dice.below(viewers.size())];
                advance(t, train,
                        {viewer, cheer ? HypeTrainSource::Bits : HypeTrainSource::Subscriptions,
                         cheer ? dice.between(1, 8) * 100 : worthOf(1000), at + i * 10'000});
            }
            t.run("UPDATE hype_trains SET ended_at = expires_at WHERE number = ?", train.number);
        }
    });
}

void HypeTrains::serve(Service &service)
{
    service.on<GetHypeTrainEvents>(
        [this](const auto &in) { return events(in.broadcasterId, in.first.value_or(1), in.after); });
}

}  // namespace Sidestage::Sandbox
