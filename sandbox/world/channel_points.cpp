// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_points.h"

#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

const char *const ChannelPoints::tables = R"(
-- Channel Points of users whose balance differs from the initial one.
CREATE TABLE points (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    points INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
)";

qint64 ChannelPoints::balance(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT points FROM points WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next() ? rows.integer(0) : initial;
}

Result<void> ChannelPoints::setBalance(const QString &broadcasterId, const QString &userId, qint64 points)
{
    return statusOf(
        m_database.run("INSERT INTO points (broadcaster_id, user_id, points) VALUES (?, ?, ?)"
                       " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET points = excluded.points",
                       rowId(broadcasterId), rowId(userId), std::max<qint64>(0, points)));
}

void ChannelPoints::take(Transaction &t, const QString &broadcasterId, const QString &userId, qint64 points)
{
    const int changed = t.run(
        "INSERT INTO points (broadcaster_id, user_id, points) VALUES (?1, ?2, ?3 - ?4)"
        " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET points = points - ?4 WHERE points >= ?4",
        rowId(broadcasterId), rowId(userId), initial, points);
    // A new row is written in any case.
    if (changed == 0 || (points > initial && balance(broadcasterId, userId) < 0))
        Transaction::fail(Error::fromStatus(400, QStringLiteral("The viewer has too few Channel Points.")));
}

void ChannelPoints::give(Transaction &t, const QString &broadcasterId, const QString &userId, qint64 points)
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    t.run("INSERT INTO points (broadcaster_id, user_id, points) VALUES (?1, ?2, min(?3, ?5 - ?4) + ?4)"
          " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET points = min(points, ?5 - ?4) + ?4",
          rowId(broadcasterId), rowId(userId), initial, points, most);
}

}  // namespace Sidestage::Sandbox
