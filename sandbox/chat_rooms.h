// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Chat of the channels: settings, who is there, what was said, announcements, shoutouts, shared
/// sessions (specification: Chat). Errors carry the status and the words that the endpoint answers with.
class ChatRooms
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    explicit ChatRooms(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    /// With everything a moderator is told; `moderatorId` has no value.
    Api::ChatSettings settings(const QString &broadcasterId);
    /// `moderatorId`: who changes them. Errors: 400.
    Result<Api::ChatSettings> change(const QString &broadcasterId, const QString &moderatorId,
                                     const Api::ChatSettingsChanges &changes);

    Result<void> join(const QString &broadcasterId, const QString &userId);
    Result<void> leave(const QString &broadcasterId, const QString &userId);
    /// So many users who exist join at once: for scenarios, tests and benchmarks.
    Result<void> fill(const QString &broadcasterId, int count);
    bool isThere(const QString &broadcasterId, const QString &userId);
    int chatterCount(const QString &broadcasterId);

    /// What the list of chatters shows lags behind joins and leaves by this much.
    static constexpr std::chrono::milliseconds lag = std::chrono::seconds(10);

    struct Slice
    {
        QList<Api::Chatter> rows{};
        QString next{};  ///< The user id behind which the next page begins; empty when there is none.
    };
    /// As the endpoint tells, with the lag.
    Result<Slice> chatters(const QString &broadcasterId, const QString &after, int count);
    /// As many as chatters() goes through.
    int listedCount(const QString &broadcasterId);

    /// A message of somebody. Refused (with the code of the drop reason as its words, 403) when the
    /// chat's modes, a ban or the review do not let it through; moderators pass the modes.
    Result<void> say(const QString &broadcasterId, const QString &userId, const QString &text);
    struct Message
    {
        QString userId{};
        QString text{};
        QString color{};  ///< Of an announcement; empty: an ordinary message.
        qint64 at = 0;    ///< Milliseconds since the epoch.
    };
    /// The last ones, the newest first.
    QList<Message> messages(const QString &broadcasterId, int count);

    Result<void> announce(const QString &broadcasterId, const QString &moderatorId, const QString &text,
                          Api::AnnouncementColor color);
    Result<void> shoutOut(const QString &broadcasterId, const QString &otherId, const QString &moderatorId);

    std::optional<Api::SharedChatSession> sharedSession(const QString &broadcasterId);
    /// `broadcasterIds`: two or more; the first is the host. Who was in another session leaves it.
    Result<Api::SharedChatSession> startSharedSession(const QStringList &broadcasterIds);
    Result<void> endSharedSession(const QString &broadcasterId);

private:
    World &m_world;
};

/// Whether the service's review lets a text through. Which words it refuses is not public: some harmless
/// ones stand in, so that one can see what happens.
bool passesReview(const QString &text);

}  // namespace Sidestage::Sandbox
