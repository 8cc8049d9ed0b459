// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"
#include "storage/database.h"

#include <QStringList>

#include <optional>

namespace Sidestage::Sandbox {

class World;

/// Sessions in which channels share one chat. Stored in tables of ChatRooms.
class SharedChats
{
public:
    explicit SharedChats(World &world)
        : m_world(world)
    {
    }

    static constexpr int maxChannels = 6;
    std::optional<Api::SharedChatSession> session(const QString &broadcasterId);
    /// Starts a session. `broadcasterIds`: two or more channels, the first is the host. Each channel leaves
    /// its previous session. A session that loses its host, or has only one channel left, ends. Errors: 400.
    Result<Api::SharedChatSession> start(const QStringList &broadcasterIds);
    /// Joins the session of `otherId`. Errors: 400 when there is none, or when it is full.
    Result<Api::SharedChatSession> join(const QString &broadcasterId, const QString &otherId);
    /// Leaves the session. It ends when the host leaves, or when only one channel is left.
    Result<void> leave(const QString &broadcasterId);
    /// Ends the session of the channel for all its channels, if there is one.
    Result<void> end(const QString &broadcasterId);
    /// Stores a session like start(), without publishing events, for the seed. The channels leave their
    /// previous sessions.
    Result<void> insert(const QStringList &broadcasterIds, const QString &sessionId, qint64 at);

private:
    void remove(Transaction &t, const QString &broadcasterId, qint64 at);
    void drop(Transaction &t, const QString &sessionId);
    void publish(int kind, const Api::SharedChatSession &session, const QStringList &to = {});
    void publishLeft(const Api::SharedChatSession &before, const QString &leaver = {});

    World &m_world;
};

}  // namespace Sidestage::Sandbox
