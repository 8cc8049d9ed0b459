// SPDX-License-Identifier: GPL-3.0-or-later

// Sessions in which channels share one chat.

#include "chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

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
    QList<SharedChatSession> left;
    for (const QString &id : std::as_const(ids)) {
        if (auto session = sharedSession(id); session && !left.contains(*session))
            left.append(*std::move(session));
    }
    const QString sessionId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (auto done = startSession(ids, sessionId, m_world.clock().msecs()); !done)
        return done.error();
    for (const SharedChatSession &before : std::as_const(left))
        publishLeft(before);
    auto begun = sharedSession(ids.first()).value_or(SharedChatSession());
    publishSession(int(DomainEvent::Kind::SharedChatBegan), begun);
    return begun;
}

/// What has become of a session that somebody has left: whoever stayed in it tells. `leaver` is told that it
/// ended for them.
void ChatRooms::publishLeft(const SharedChatSession &before, const QString &leaver)
{
    std::optional<SharedChatSession> after;
    for (const SharedChatParticipant &one : before.participants) {
        auto now = sharedSession(one.broadcasterId);
        if (now && now->sessionId == before.sessionId)
            after = std::move(now);
    }
    if (after && !leaver.isEmpty())
        publishSession(int(DomainEvent::Kind::SharedChatEnded), before, {leaver});
    publishSession(int(after ? DomainEvent::Kind::SharedChatUpdated : DomainEvent::Kind::SharedChatEnded),
                   after.value_or(before));
}

Result<SharedChatSession> ChatRooms::joinSharedSession(const QString &broadcasterId, const QString &otherId)
{
    const auto wanted = sharedSession(otherId);
    if (!wanted)
        return refuse(400, QStringLiteral("The channel to join is in no shared chat."));
    const auto before = sharedSession(broadcasterId);
    if (before && before->sessionId == wanted->sessionId)
        return *wanted;
    if (wanted->participants.size() >= maxShared)
        return refuse(400, QStringLiteral("A shared chat has room for %1 channels.").arg(maxShared));
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    Database &database = m_world.database();
    const qint64 now = m_world.clock().msecs();
    const auto done = database.transaction([&]() -> Result<void> {
        if (auto left = leaveSession(broadcasterId, now); !left)
            return left;
        if (auto joined = database.run("INSERT INTO shared_chat_members (broadcaster_id, session_id, place)"
                                       " SELECT ?1, ?2, max(place) + 1 FROM shared_chat_members"
                                       " WHERE session_id = ?2",
                                       rowId(broadcasterId), wanted->sessionId);
            !joined)
            return joined.error();
        return statusOf(
            database.run("UPDATE shared_chats SET updated_at = ? WHERE id = ?", now, wanted->sessionId));
    });
    if (!done)
        return done.error();
    if (before)
        publishLeft(*before);
    auto joined = sharedSession(broadcasterId).value_or(SharedChatSession());
    QStringList others;
    for (const SharedChatParticipant &one : std::as_const(joined.participants)) {
        if (one.broadcasterId != broadcasterId)
            others.append(one.broadcasterId);
    }
    publishSession(int(DomainEvent::Kind::SharedChatBegan), joined, {broadcasterId});
    publishSession(int(DomainEvent::Kind::SharedChatUpdated), joined, others);
    return joined;
}

Result<void> ChatRooms::leaveSharedSession(const QString &broadcasterId)
{
    const auto session = sharedSession(broadcasterId);
    if (!session)
        return {};
    auto done = m_world.database().transaction(
        [&] { return leaveSession(broadcasterId, m_world.clock().msecs()); });
    if (done)
        publishLeft(*session, broadcasterId);
    return done;
}

/// `to`: whose channels hear of it; all of the session's when empty.
void ChatRooms::publishSession(int kind, const SharedChatSession &session, const QStringList &to)
{
    QStringList ids{session.hostBroadcasterId};
    for (const SharedChatParticipant &one : session.participants) {
        if (one.broadcasterId != session.hostBroadcasterId)
            ids.append(one.broadcasterId);
    }
    for (const QString &id : to.isEmpty() ? ids : to) {
        m_world.publish({.kind = DomainEvent::Kind(kind),
                         .broadcasterId = id,
                         .subjectId = session.sessionId,
                         .detail = ids.join(u' ')});
    }
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
        return dropSession(session->sessionId);
    Database &database = m_world.database();
    if (auto done
        = database.run("DELETE FROM shared_chat_members WHERE broadcaster_id = ?", rowId(broadcasterId));
        !done)
        return done.error();
    return statusOf(
        database.run("UPDATE shared_chats SET updated_at = ? WHERE id = ?", at, session->sessionId));
}

Result<void> ChatRooms::dropSession(const QString &sessionId)
{
    Database &database = m_world.database();
    return database.transaction([&]() -> Result<void> {
        if (auto done = database.run("DELETE FROM shared_chat_members WHERE session_id = ?", sessionId);
            !done)
            return done.error();
        return statusOf(database.run("DELETE FROM shared_chats WHERE id = ?", sessionId));
    });
}

Result<void> ChatRooms::endSharedSession(const QString &broadcasterId)
{
    const auto session = sharedSession(broadcasterId);
    if (!session)
        return {};
    auto done = dropSession(session->sessionId);
    if (done)
        publishSession(int(DomainEvent::Kind::SharedChatEnded), *session);
    return done;
}

}  // namespace Sidestage::Sandbox
