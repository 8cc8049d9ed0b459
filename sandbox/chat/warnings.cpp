// SPDX-License-Identifier: GPL-3.0-or-later
#include "warnings.h"

#include "chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Warnings::tables = R"(
CREATE TABLE warnings (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
)";

namespace {

Result<QList<ChatWarning>> warnChatUser(World &world, const Caller &, const WarnChatUser &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    must(world.area<Warnings>().warn(in.broadcasterId, in.moderatorId, in.data.userId, in.data.reason));
    return QList{ChatWarning{.broadcasterId = in.broadcasterId,
                             .userId = in.data.userId,
                             .moderatorId = in.moderatorId,
                             .reason = in.data.reason}};
}

}  // namespace

bool Warnings::isWarned(const QString &broadcasterId, const QString &userId)
{
    return m_database
        .query("SELECT 1 FROM warnings WHERE broadcaster_id = ? AND user_id = ?", rowId(broadcasterId),
               rowId(userId))
        .next();
}

Result<void> Warnings::warn(const QString &broadcasterId, const QString &moderatorId, const QString &userId,
                            const QString &reason)
{
    const auto ban = m_world.banOf(broadcasterId, userId);
    if ((ban && !ban->isTimeout())
        || !m_world.area<ChatRooms>().mayPunish(broadcasterId, moderatorId, userId))
        return refuse(400, QStringLiteral("The user specified in the user_id field may not be warned."));
    auto done
        = statusOf(m_database.run("INSERT OR IGNORE INTO warnings (broadcaster_id, user_id) VALUES (?, ?)",
                                  rowId(broadcasterId), rowId(userId)));
    if (done)
        m_world.publish(DomainEvent::Kind::UserWarned, broadcasterId,
                        {.userId = moderatorId, .subjectId = userId, .text = reason});
    return done;
}

Result<void> Warnings::acknowledge(const QString &broadcasterId, const QString &userId)
{
    const auto done = m_database.run("DELETE FROM warnings WHERE broadcaster_id = ? AND user_id = ?",
                                     rowId(broadcasterId), rowId(userId));
    if (done && *done == 0)
        return refuse(404, QStringLiteral("The user has no warning in this channel."));
    if (done)
        m_world.publish(DomainEvent::Kind::WarningAcknowledged, broadcasterId, {.userId = userId});
    return statusOf(done);
}

void Warnings::serve(Service &service)
{
    service.on<WarnChatUser>(warnChatUser);
}

}  // namespace Sidestage::Sandbox
