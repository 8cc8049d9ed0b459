// SPDX-License-Identifier: GPL-3.0-or-later
#include "follows.h"

#include "store.h"
#include "world.h"

namespace Sidestage::Sandbox {

namespace {

/// Reads up to `count` rows. The query must request one row more, which shows whether there are more.
template <class Row, class Make>
Result<Follows::Slice<Row>> slice(Rows rows, int count, Make make)
{
    Follows::Slice<Row> slice;
    slice.rows.reserve(count);
    Follows::Place last;
    while (rows.next()) {
        if (slice.rows.size() == count) {
            slice.next = last;
            return slice;
        }
        last = {rows.integer(0), rows.integer(1)};
        slice.rows.append(make(rows));
    }
    if (!rows.status())
        return rows.status().error();
    return slice;
}

int total(Rows rows)
{
    return rows.next() ? int(rows.integer(0)) : 0;
}

}  // namespace

Result<void> Follows::add(const QString &broadcasterId, const QString &userId, const QDateTime &since)
{
    return statusOf(m_database.run(
        "INSERT OR IGNORE INTO follows (broadcaster_id, user_id, followed_at) VALUES (?, ?, ?)",
        rowId(broadcasterId), rowId(userId), since));
}

Result<void> Follows::remove(const QString &broadcasterId, const QString &userId)
{
    return statusOf(m_database.run("DELETE FROM follows WHERE broadcaster_id = ? AND user_id = ?",
                                   rowId(broadcasterId), rowId(userId)));
}

int Follows::followerCount(const QString &broadcasterId)
{
    return total(
        m_database.query("SELECT followers FROM follow_totals WHERE user_id = ?", rowId(broadcasterId)));
}

int Follows::followedCount(const QString &userId)
{
    return total(m_database.query("SELECT followed FROM follow_totals WHERE user_id = ?", rowId(userId)));
}

Result<Follows::Slice<Api::Follower>> Follows::followers(const QString &broadcasterId, Place after, int count)
{
    return slice<Api::Follower>(
        m_database.query("SELECT f.followed_at, f.user_id, u.login, u.display_name"
                         " FROM follows f JOIN users u ON u.id = f.user_id"
                         " WHERE f.broadcaster_id = ? AND (f.followed_at, f.user_id) < (?, ?)"
                         " ORDER BY f.followed_at DESC, f.user_id DESC LIMIT ?",
                         rowId(broadcasterId), after.followedAt, after.id, count + 1),
        count, [](const Rows &rows) {
            return Api::Follower{.followedAt = rows.time(0),
                                 .userId = rows.text(1),
                                 .userLogin = rows.text(2),
                                 .userName = rows.text(3)};
        });
}

Result<Follows::Slice<Api::FollowedChannel>> Follows::followed(const QString &userId, Place after, int count)
{
    return slice<Api::FollowedChannel>(
        m_database.query("SELECT f.followed_at, f.broadcaster_id, u.login, u.display_name"
                         " FROM follows f JOIN users u ON u.id = f.broadcaster_id"
                         " WHERE f.user_id = ? AND (f.followed_at, f.broadcaster_id) < (?, ?)"
                         " ORDER BY f.followed_at DESC, f.broadcaster_id DESC LIMIT ?",
                         rowId(userId), after.followedAt, after.id, count + 1),
        count, [](const Rows &rows) {
            return Api::FollowedChannel{.broadcasterId = rows.text(1),
                                        .broadcasterLogin = rows.text(2),
                                        .broadcasterName = rows.text(3),
                                        .followedAt = rows.time(0)};
        });
}

QDateTime Follows::since(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT followed_at FROM follows WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next() ? rows.time(0) : QDateTime();
}

}  // namespace Sidestage::Sandbox
