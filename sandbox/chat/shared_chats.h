// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"

#include <QStringList>

#include <optional>

namespace Sidestage::Sandbox {

class World;

/// Sessions in which channels share one chat. They are kept in tables of ChatRooms.
class SharedChats
{
public:
    explicit SharedChats(World &world)
        : m_world(world)
    {
    }

    static constexpr int maxChannels = 6;
    std::optional<Api::SharedChatSession> session(const QString &broadcasterId);
    /// `broadcasterIds`: two or more; the first is the host. Who was in another session leaves it; one
    /// that loses its host, or all but one, ends. Errors: 400.
    Result<Api::SharedChatSession> start(const QStringList &broadcasterIds);
    /// Into the session that `otherId` is in. Errors: 400 when there is none, or no room in it.
    Result<Api::SharedChatSession> join(const QString &broadcasterId, const QString &otherId);
    /// It ends when the host leaves, or all but one have.
    Result<void> leave(const QString &broadcasterId);
    /// For all who are in the session that the channel is in, if it is in one.
    Result<void> end(const QString &broadcasterId);
    /// Writes a session, as start() does, without a word about it: for the seed. The channels leave those
    /// that they were in.
    Result<void> insert(const QStringList &broadcasterIds, const QString &sessionId, qint64 at);

private:
    Result<void> remove(const QString &broadcasterId, qint64 at);
    Result<void> drop(const QString &sessionId);
    void publish(int kind, const Api::SharedChatSession &session, const QStringList &to = {});
    void publishLeft(const Api::SharedChatSession &before, const QString &leaver = {});

    World &m_world;
};

}  // namespace Sidestage::Sandbox
