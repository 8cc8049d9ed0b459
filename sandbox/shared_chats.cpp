// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions in which channels share one chat.

#include "chat_rooms.h"
#include "service.h"
#include "store.h"
#include "world.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

std::optional<SharedChatSession> ChatRooms::sharedSession(const QString &broadcasterId)
{
    Database &database = m_world.database();
    Rows rows = database.query("SELECT s.id, s.host_id, s.created_at, s.updated_at FROM shared_chat_members m"
                               " JOIN shared_chats s ON s.id = m.session_id WHERE m.broadcaster_id = ?",
                               rowId(broadcasterId));
    if (!rows.next())
        return {};
    SharedChatSession session{.sessionId = rows.text(0),
                              .hostBroadcasterId = rows.text(1),
                              .createdAt = rows.time(2),
                              .updatedAt = rows.time(3)};
    Rows members
        = database.query("SELECT broadcaster_id FROM shared_chat_members WHERE session_id = ? ORDER BY place",
                         session.sessionId);
    while (members.next())
        session.participants.append({members.text(0)});
    return session;
}

Result<SharedChatSession> ChatRooms::startSharedSession(const QStringList &broadcasterIds)
{
    QStringList ids = broadcasterIds;
    ids.removeDuplicates();
    if (ids.size() < 2)
        return refuse(400, QStringLiteral("A shared chat needs at least two channels."));
    for (const QString &id : std::as_const(ids)) {
        if (!m_world.user(id))
            return unknownBroadcaster();
    }
    const QString sessionId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (auto done = startSession(ids, sessionId, m_world.clock().msecs()); !done)
        return done.error();
    return sharedSession(ids.first()).value_or(SharedChatSession());
}

Result<void> ChatRooms::startSession(const QStringList &broadcasterIds, const QString &sessionId, qint64 at)
{
    Database &database = m_world.database();
    return database.transaction([&]() -> Result<void> {
        for (const QString &id : broadcasterIds) {
            if (auto done = leaveSession(id, at); !done)
                return done;
        }
        if (auto done = database.run(
                "INSERT INTO shared_chats (id, host_id, created_at, updated_at) VALUES (?, ?, ?, ?)",
                sessionId, rowId(broadcasterIds.first()), at, at);
            !done)
            return done.error();
        int place = 0;
        for (const QString &id : broadcasterIds) {
            if (auto done = database.run(
                    "INSERT INTO shared_chat_members (broadcaster_id, session_id, place) VALUES (?, ?, ?)",
                    rowId(id), sessionId, place++);
                !done)
                return done.error();
        }
        return {};
    });
}

/// Part of the transaction that puts the channel into another session.
Result<void> ChatRooms::leaveSession(const QString &broadcasterId, qint64 at)
{
    const auto session = sharedSession(broadcasterId);
    if (!session)
        return {};
    if (session->hostBroadcasterId == broadcasterId || session->participants.size() <= 2)
        return endSharedSession(broadcasterId);
    Database &database = m_world.database();
    if (auto done
        = database.run("DELETE FROM shared_chat_members WHERE broadcaster_id = ?", rowId(broadcasterId));
        !done)
        return done.error();
    return statusOf(
        database.run("UPDATE shared_chats SET updated_at = ? WHERE id = ?", at, session->sessionId));
}

Result<void> ChatRooms::endSharedSession(const QString &broadcasterId)
{
    const auto session = sharedSession(broadcasterId);
    if (!session)
        return {};
    Database &database = m_world.database();
    return database.transaction([&]() -> Result<void> {
        if (auto done
            = database.run("DELETE FROM shared_chat_members WHERE session_id = ?", session->sessionId);
            !done)
            return done.error();
        return statusOf(database.run("DELETE FROM shared_chats WHERE id = ?", session->sessionId));
    });
}

}  // namespace Sidestage::Sandbox
