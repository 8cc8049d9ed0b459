// SPDX-License-Identifier: GPL-3.0-or-later
#include "suspicious_users.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

// A user who is not suspicious has no row.
const char *const SuspiciousUsers::tables = R"(
CREATE TABLE suspicious_users (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    status INTEGER NOT NULL,          -- LowTrustStatus
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
)";

SuspiciousUsers::SuspiciousUsers(World &world)
    : Area(world)
{
    world.area<ChatRooms>().addFilter([this](const QString &broadcasterId, const QString &userId,
                                             const QString &) -> std::optional<ChatRooms::Interception> {
        return status(broadcasterId, userId) == LowTrustStatus::Restricted
            ? std::optional(ChatRooms::Interception())
            : std::nullopt;
    });
}

LowTrustStatus SuspiciousUsers::status(const QString &broadcasterId, const QString &userId)
{
    Rows rows
        = m_database.query("SELECT status FROM suspicious_users WHERE broadcaster_id = ? AND user_id = ?",
                           rowId(broadcasterId), rowId(userId));
    return rows.next() ? LowTrustStatus(rows.integer(0)) : LowTrustStatus::None;
}

Result<void> SuspiciousUsers::save(const QString &broadcasterId, const QString &userId, LowTrustStatus status)
{
    return statusOf(
        status == LowTrustStatus::None
            ? m_database.run("DELETE FROM suspicious_users WHERE broadcaster_id = ? AND user_id = ?",
                             rowId(broadcasterId), rowId(userId))
            : m_database.run("INSERT OR REPLACE INTO suspicious_users (broadcaster_id, user_id, status)"
                             " VALUES (?, ?, ?)",
                             rowId(broadcasterId), rowId(userId), int(status)));
}

Result<void> SuspiciousUsers::setStatus(const QString &broadcasterId, const QString &moderatorId,
                                        const QString &userId, LowTrustStatus status)
{
    if (m_world.mayModerate(broadcasterId, userId))
        return refuse(400, QStringLiteral("Moderators and the broadcaster cannot be suspicious."));
    if (this->status(broadcasterId, userId) == status)
        return {};
    auto done = save(broadcasterId, userId, status);
    if (done)
        m_world.publish(DomainEvent::Kind::SuspiciousUserChanged, broadcasterId,
                        {.userId = moderatorId, .subjectId = userId, .detail = Api::writeText(status)});
    return done;
}

// A few viewers of the first channel are watched, and one is restricted.
Result<void> SuspiciousUsers::seed(Dice &dice)
{
    const QString tea = m_world.idOf("teaandturrets");
    QStringList viewers;
    Rows rows = m_database.query(
        "SELECT c.user_id FROM chatters c JOIN users u ON u.id = c.user_id WHERE c.broadcaster_id = ?1"
        " AND u.cast_order IS NULL AND c.user_id NOT IN"
        " (SELECT user_id FROM moderators WHERE broadcaster_id = ?1) ORDER BY c.user_id",
        rowId(tea));
    while (rows.next())
        viewers.append(rows.text(0));
    for (int i = 0; i < 3 && !viewers.isEmpty(); ++i) {
        const QString viewer = viewers.takeAt(dice.below(viewers.size()));
        must(save(tea, viewer, i == 0 ? LowTrustStatus::Restricted : LowTrustStatus::ActiveMonitoring));
    }
    return {};
}

}  // namespace Sidestage::Sandbox
