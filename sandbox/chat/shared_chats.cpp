// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_chats.h"

#include "base/new_id.h"
#include "chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

std::optional<SharedChatSession> SharedChats::session(const QString &broadcasterId)
{
    Database &database = m_world.database();
    Rows rows = database.query("SELECT s.id, s.host_id, s.created_at, s.updated_at FROM shared_chat_members m"
                               " JOIN shared_chats s ON s.id = m.session_id WHERE m.broadcaster_id = ?",
                               rowId(broadcasterId));
    if (!rows.next())
        return {};
    SharedChatSession found{.sessionId = rows.text(0),
                            .hostBroadcasterId = rows.text(1),
                            .createdAt = rows.time(2),
                            .updatedAt = rows.time(3)};
    Rows members
        = database.query("SELECT broadcaster_id FROM shared_chat_members WHERE session_id = ? ORDER BY place",
                         found.sessionId);
    while (members.next())
        found.participants.append({members.text(0)});
    return found;
}

Result<SharedChatSession> SharedChats::start(const QStringList &broadcasterIds)
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
        if (auto former = session(id); former && !left.contains(*former))
            left.append(*std::move(former));
    }
    const QString sessionId = newId();
    if (auto done = insert(ids, sessionId, m_world.clock().msecs()); !done)
        return done.error();
    for (const SharedChatSession &before : std::as_const(left))
        publishLeft(before);
    auto begun = session(ids.first()).value_or(SharedChatSession());
    publish(int(DomainEvent::Kind::SharedChatBegan), begun);
    return begun;
}

/// Publishes the change of a session after a channel left: an update to the channels still in it, or its end
/// to all. `leaver` gets the end in both cases.
void SharedChats::publishLeft(const SharedChatSession &before, const QString &leaver)
{
    std::optional<SharedChatSession> after;
    for (const SharedChatParticipant &one : before.participants) {
        auto now = session(one.broadcasterId);
        if (now && now->sessionId == before.sessionId)
            after = std::move(now);
    }
    if (after && !leaver.isEmpty())
        publish(int(DomainEvent::Kind::SharedChatEnded), before, {leaver});
    publish(int(after ? DomainEvent::Kind::SharedChatUpdated : DomainEvent::Kind::SharedChatEnded),
            after.value_or(before));
}

Result<SharedChatSession> SharedChats::join(const QString &broadcasterId, const QString &otherId)
{
    const auto wanted = session(otherId);
    if (!wanted)
        return refuse(400, QStringLiteral("The channel to join is not in a shared chat."));
    const auto before = session(broadcasterId);
    if (before && before->sessionId == wanted->sessionId)
        return *wanted;
    if (wanted->participants.size() >= maxChannels)
        return refuse(400, QStringLiteral("A shared chat can have at most %1 channels.").arg(maxChannels));
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    const qint64 now = m_world.clock().msecs();
    const auto done = m_world.database().write([&](Transaction &t) {
        remove(t, broadcasterId, now);
        t.run("INSERT INTO shared_chat_members (broadcaster_id, session_id, place)"
              " SELECT ?1, ?2, max(place) + 1 FROM shared_chat_members WHERE session_id = ?2",
              rowId(broadcasterId), wanted->sessionId);
        t.run("UPDATE shared_chats SET updated_at = ? WHERE id = ?", now, wanted->sessionId);
    });
    if (!done)
        return done.error();
    if (before)
        publishLeft(*before);
    auto joined = session(broadcasterId).value_or(SharedChatSession());
    QStringList others;
    for (const SharedChatParticipant &one : std::as_const(joined.participants)) {
        if (one.broadcasterId != broadcasterId)
            others.append(one.broadcasterId);
    }
    publish(int(DomainEvent::Kind::SharedChatBegan), joined, {broadcasterId});
    publish(int(DomainEvent::Kind::SharedChatUpdated), joined, others);
    return joined;
}

Result<void> SharedChats::leave(const QString &broadcasterId)
{
    const auto shared = session(broadcasterId);
    if (!shared)
        return {};
    auto done = m_world.database().write(
        [&](Transaction &t) { remove(t, broadcasterId, m_world.clock().msecs()); });
    if (done)
        publishLeft(*shared, broadcasterId);
    return done;
}

/// `to`: the channels for which the event is published; empty: all of the session.
void SharedChats::publish(int kind, const SharedChatSession &session, const QStringList &to)
{
    QStringList ids{session.hostBroadcasterId};
    for (const SharedChatParticipant &one : session.participants) {
        if (one.broadcasterId != session.hostBroadcasterId)
            ids.append(one.broadcasterId);
    }
    for (const QString &id : to.isEmpty() ? ids : to) {
        m_world.publish(DomainEvent::Kind(kind), id,
                        {.subjectId = session.sessionId, .detail = ids.join(u' ')});
    }
}

Result<void> SharedChats::insert(const QStringList &broadcasterIds, const QString &sessionId, qint64 at)
{
    return m_world.database().write([&](Transaction &t) {
        for (const QString &id : broadcasterIds)
            remove(t, id, at);
        t.run("INSERT INTO shared_chats (id, host_id, created_at, updated_at) VALUES (?, ?, ?, ?)", sessionId,
              rowId(broadcasterIds.first()), at, at);
        int place = 0;
        for (const QString &id : broadcasterIds)
            t.run("INSERT INTO shared_chat_members (broadcaster_id, session_id, place) VALUES (?, ?, ?)",
                  rowId(id), sessionId, place++);
    });
}

/// Removes the channel from its session.
void SharedChats::remove(Transaction &t, const QString &broadcasterId, qint64 at)
{
    const auto shared = session(broadcasterId);
    if (!shared)
        return;
    if (shared->hostBroadcasterId == broadcasterId || shared->participants.size() <= 2) {
        drop(t, shared->sessionId);
        return;
    }
    t.run("DELETE FROM shared_chat_members WHERE broadcaster_id = ?", rowId(broadcasterId));
    t.run("UPDATE shared_chats SET updated_at = ? WHERE id = ?", at, shared->sessionId);
}

void SharedChats::drop(Transaction &t, const QString &sessionId)
{
    t.run("DELETE FROM shared_chat_members WHERE session_id = ?", sessionId);
    t.run("DELETE FROM shared_chats WHERE id = ?", sessionId);
}

Result<void> SharedChats::end(const QString &broadcasterId)
{
    const auto shared = session(broadcasterId);
    if (!shared)
        return {};
    auto done = m_world.database().write([&](Transaction &t) { drop(t, shared->sessionId); });
    if (done)
        publish(int(DomainEvent::Kind::SharedChatEnded), *shared);
    return done;
}

}  // namespace Sidestage::Sandbox
