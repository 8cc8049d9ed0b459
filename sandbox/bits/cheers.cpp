// SPDX-License-Identifier: GPL-3.0-or-later
#include "cheers.h"

#include "api/bits.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/hype_train/hype_trains.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Cheers::tables = R"(
CREATE TABLE cheers (
    id INTEGER PRIMARY KEY,           -- grows with time
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    bits INTEGER NOT NULL,
    cheered_at INTEGER NOT NULL
);

-- Total per user and period. Updated with each cheer, because periods begin at midnight in Pacific time,
-- which SQLite cannot compute.
CREATE TABLE cheer_totals (
    broadcaster_id INTEGER NOT NULL,
    period INTEGER NOT NULL,          -- Api::Period
    begins_at INTEGER NOT NULL,       -- 0 for all time
    user_id INTEGER NOT NULL REFERENCES users (id),
    score INTEGER NOT NULL,
    reached INTEGER NOT NULL,         -- the cheer with which the score was reached
    PRIMARY KEY (broadcaster_id, period, begins_at, user_id)
) WITHOUT ROWID;
CREATE INDEX cheer_ranks ON cheer_totals (broadcaster_id, period, begins_at, score DESC, reached, user_id);
)";

namespace {

constexpr Api::Period allPeriods[]
    = {Api::Period::All, Api::Period::Day, Api::Period::Week, Api::Period::Month, Api::Period::Year};

qint64 beginningOf(Api::Period period, const QDateTime &at)
{
    return period == Api::Period::All ? 0 : periodAround(period, at).startedAt.toMSecsSinceEpoch();
}

/// An unknown broadcaster has no cheermotes: only the global ones are returned.
Result<QList<Cheermote>> getCheermotes(World &world, const Caller &, const GetCheermotes &in)
{
    if (in.broadcasterId && !world.user(*in.broadcasterId))
        return world.area<PictureCatalogue>().cheermotes({});
    return world.area<PictureCatalogue>().cheermotes(in.broadcasterId);
}

}  // namespace

/// Identifies a leaderboard: a channel and a period.
struct Cheers::Place
{
    qint64 broadcaster = 0;
    Api::Period period{};
    qint64 beginsAt = 0;
};

Result<void> Cheers::store(const QString &broadcasterId, const QString &userId, int bits, const QDateTime &at)
{
    return m_database.write([&](Transaction &t) {
        t.run("INSERT INTO cheers (broadcaster_id, user_id, bits, cheered_at) VALUES (?, ?, ?, ?)",
              rowId(broadcasterId), rowId(userId), bits, at);
        const qint64 cheer = t.lastInsertId();
        for (const Api::Period period : allPeriods) {
            t.run("INSERT INTO cheer_totals (broadcaster_id, period, begins_at, user_id, score, reached)"
                  " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (broadcaster_id, period, begins_at, user_id)"
                  " DO UPDATE SET score = score + excluded.score, reached = excluded.reached",
                  rowId(broadcasterId), int(period), beginningOf(period, at), rowId(userId), bits, cheer);
        }
    });
}

Result<void> Cheers::add(const QString &broadcasterId, const QString &userId, int bits,
                         const QString &message)
{
    if (bits < 1 || bits > maxBits)
        return refuse(400, QStringLiteral("The number of Bits must be from 1 to %1.").arg(maxBits));
    if (!m_world.user(broadcasterId) || !m_world.user(userId))
        return refuse(404, QStringLiteral("The user was not found."));
    if (auto done = store(broadcasterId, userId, bits, m_world.clock().now()); !done)
        return done;
    m_world.publish(DomainEvent::Kind::Cheered, broadcasterId,
                    {.userId = userId, .amount = bits, .text = message});
    // The Bits count even if the chat refuses the message.
    if (!message.isEmpty())
        std::ignore = m_world.area<ChatRooms>().sendMessage(broadcasterId, userId, message, {.bits = bits});
    return m_world.area<HypeTrains>().contribute(broadcasterId, userId, HypeTrainSource::Bits, bits);
}

Result<qint64> Cheers::rankOf(const Place &place, const QString &userId)
{
    Rows own = m_database.query("SELECT score, reached FROM cheer_totals"
                                " WHERE broadcaster_id = ? AND period = ? AND begins_at = ? AND user_id = ?",
                                place.broadcaster, int(place.period), place.beginsAt, rowId(userId));
    if (!own.next())
        return own.status() ? Result<qint64>(qint64(0)) : Result<qint64>(own.status().error());
    // Two index scans: for higher scores, and for the same score reached earlier.
    Rows ahead = m_database.query(
        "SELECT (SELECT count(*) FROM cheer_totals"
        "  WHERE broadcaster_id = ?1 AND period = ?2 AND begins_at = ?3 AND score > ?4)"
        " + (SELECT count(*) FROM cheer_totals"
        "  WHERE broadcaster_id = ?1 AND period = ?2 AND begins_at = ?3 AND score = ?4 AND reached < ?5)",
        place.broadcaster, int(place.period), place.beginsAt, own.integer(0), own.integer(1));
    if (!ahead.next())
        return ahead.status().error();
    return ahead.integer(0) + 1;
}

Result<QList<Api::LeaderboardEntry>> Cheers::entries(const Place &place, qint64 firstRank, int count)
{
    QList<Api::LeaderboardEntry> found;
    Rows rows = m_database.query(
        "SELECT user_id, score FROM cheer_totals WHERE broadcaster_id = ? AND period = ? AND begins_at = ?"
        " ORDER BY score DESC, reached LIMIT ? OFFSET ?",
        place.broadcaster, int(place.period), place.beginsAt, count, firstRank - 1);
    for (qint64 rank = firstRank; rows.next(); ++rank) {
        const auto user = m_world.user(rows.text(0));
        if (user)
            found.append({user->id, user->login, user->displayName, int(rank), rows.integer(1)});
    }
    if (!rows.status())
        return rows.status().error();
    return found;
}

Result<Api::Leaderboard> Cheers::leaderboard(const QString &broadcasterId,
                                             const Api::GetBitsLeaderboard &asked)
{
    const int count = asked.count.value_or(10);
    Place place{rowId(broadcasterId), asked.period.value_or(Api::Period::All)};
    Api::Leaderboard board;
    if (place.period != Api::Period::All) {
        if (!asked.startedAt)
            return refuse(400, QStringLiteral("started_at is required when period is not \"all\"."));
        board.dateRange = periodAround(place.period, *asked.startedAt);
        place.beginsAt = board.dateRange.startedAt.toMSecsSinceEpoch();
    }

    qint64 firstRank = 1;
    if (asked.userId) {
        const auto rank = rankOf(place, *asked.userId);
        if (!rank)
            return rank.error();
        if (*rank == 0)
            return board;
        // As many entries above the user as below. Near the top, the rest are from below.
        firstRank = std::max<qint64>(1, *rank - count / 2);
    }
    auto found = entries(place, firstRank, count);
    if (found && firstRank > 1 && found->size() < count) {
        // Near the end, the rest are from above.
        firstRank = std::max<qint64>(1, firstRank - (count - found->size()));
        found = entries(place, firstRank, count);
    }
    if (!found)
        return found.error();
    board.data = *std::move(found);
    board.total = int(board.data.size());
    return board;
}

Result<void> Cheers::seed(Dice &dice)
{
    must(seedChannel(dice, QStringLiteral("teaandturrets"), 60));
    return seedChannel(dice, QStringLiteral("pipnocturne"), 80);
}

Result<void> Cheers::seedChannel(Dice &dice, const QString &login, int cheerers)
{
    constexpr qint64 hour = 3600 * 1000, reach = 400 * 24 * hour;
    constexpr int usual[] = {1, 10, 25, 50, 100, 100, 100, 200, 250, 300, 500, 1000, 1500, 5000};
    const auto channel = m_world.userByLogin(login);
    if (!channel)
        return {};
    QStringList people;
    Rows rows = m_database.query("SELECT id FROM users WHERE id <> ?1 AND id NOT IN (SELECT user_id "
                                 "FROM bans WHERE broadcaster_id = ?1)"
                                 " ORDER BY id LIMIT 4000",
                                 rowId(channel->id));
    while (rows.next())
        people.append(rows.text(0));
    if (!rows.status())
        return rows.status();

    struct Cheer
    {
        qint64 at;
        QString userId;
        int bits;
    };
    QList<Cheer> cheers;
    const qint64 now = m_world.clock().msecs() / 1000 * 1000;
    for (int i = 0; i < cheerers && !people.isEmpty(); ++i) {
        const QString userId = people.takeAt(dice.below(people.size()));
        for (qint64 count = dice.between(1, 3); count > 0; --count) {
            // Recent cheers are more frequent than old ones; some are from the last two hours.
            const qint64 back = dice.below(1000);
            const qint64 ago = i % 8 == 0 && count == 1 ? dice.below(2 * hour)
                                                        : reach / 1'000'000 * back * back + dice.below(hour);
            cheers.append({now - ago / 1000 * 1000, userId, usual[dice.below(std::size(usual))]});
        }
    }
    std::stable_sort(cheers.begin(), cheers.end(),
                     [](const Cheer &a, const Cheer &b) { return a.at < b.at; });
    for (const Cheer &cheer : std::as_const(cheers)) {
        must(store(channel->id, cheer.userId, cheer.bits, utcTime(cheer.at)));
    }
    return {};
}

void Cheers::serve(Service &service)
{
    service.on<GetBitsLeaderboard>(
        [this](const Caller &caller, const auto &in) { return leaderboard(caller.userId, in); });
    service.on<GetCheermotes>(getCheermotes);
}

}  // namespace Sidestage::Sandbox
