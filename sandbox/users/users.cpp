// SPDX-License-Identifier: GPL-3.0-or-later
#include "users.h"

#include "sandbox/service/paging.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Users::tables = R"(
CREATE TABLE blocks (
    user_id INTEGER NOT NULL REFERENCES users (id),
    blocked_id INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) WITHOUT ROWID;
CREATE INDEX blocks_by_time ON blocks (user_id, at DESC, blocked_id DESC);
)";

bool Users::hasBlocked(const QString &userId, const QString &otherId)
{
    return m_database
        .query("SELECT 1 FROM blocks WHERE user_id = ? AND blocked_id = ?", rowId(userId), rowId(otherId))
        .next();
}

Result<void> Users::block(const QString &userId, const QString &otherId)
{
    if (userId == otherId)
        return refuse(400, QStringLiteral("The user may not block themselves."));
    if (!m_world.user(otherId))
        return refuse(400, QStringLiteral("The user in target_user_id does not exist."));
    return statusOf(m_database.run("INSERT OR IGNORE INTO blocks (user_id, blocked_id, at) VALUES (?, ?, ?)",
                                   rowId(userId), rowId(otherId), m_world.clock().now()));
}

Result<void> Users::unblock(const QString &userId, const QString &otherId)
{
    return statusOf(m_database.run("DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?", rowId(userId),
                                   rowId(otherId)));
}

Result<Page<BlockedUser>> Users::blocked(const QString &userId, int count,
                                         const std::optional<QString> &after)
{
    const KeyedList list{.name = {QStringLiteral("blocks"), userId},
                         .select = "SELECT b.at, b.blocked_id, u.login, u.display_name FROM blocks b"
                                   " JOIN users u ON u.id = b.blocked_id WHERE b.user_id = ?1",
                         .filters = {rowId(userId)},
                         .key = "b.at",
                         .id = "b.blocked_id"};
    return pageOf<BlockedUser>(m_database, list, count, after, {}, [](const Rows &rows) {
        return BlockedUser{.userId = rows.text(1), .userLogin = rows.text(2), .displayName = rows.text(3)};
    });
}

}  // namespace Sidestage::Sandbox
