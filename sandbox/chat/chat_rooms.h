// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "shared_chats.h"

namespace Sidestage::Sandbox {

/// Sends the events (api-facts D6) that tell of what happened to chats.
void publishChatEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Chat of the channels: settings, who is there, what was said, announcements, shoutouts, shared
/// sessions (specification: Chat). Errors carry the status and the words that the endpoint answers with.
/// Nothing is written when one is given.
class ChatRooms : public Area
{
public:
    static const char *const tables;

    explicit ChatRooms(World &world);

    Result<void> seed(Dice &dice) override;

    /// Whether the user moderates the channel or is its broadcaster. Errors: 400 when there is no such
    /// channel, 403.
    Result<void> checkModerator(const QString &broadcasterId, const QString &moderatorId);

    /// With everything a moderator is told; `moderatorId` has no value. A channel that never changed any
    /// has those that the specification calls the default: followers only, for however short a time.
    Api::ChatSettings settings(const QString &broadcasterId);
    /// `moderatorId`: who changes them; whether they may is not asked here. Errors: 400.
    Result<Api::ChatSettings> change(const QString &broadcasterId, const QString &moderatorId,
                                     const Api::ChatSettingsChanges &changes);

    /// Errors: 400 when one of the two does not exist, 403 when the user is banned.
    Result<void> join(const QString &broadcasterId, const QString &userId);
    Result<void> leave(const QString &broadcasterId, const QString &userId);
    /// So many users who exist join at once, or as many as there are: for scenarios, tests and benchmarks.
    /// It is told as one happening.
    Result<void> fill(const QString &broadcasterId, int count);
    /// How many who exist could join: who is not there, nor banned.
    int absentCount(const QString &broadcasterId);
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

    static constexpr int longestMessage = 500;  ///< Characters.
    /// So many messages are kept for each channel.
    static constexpr int maxMessages = 200;

    /// A message of somebody. Refused (with the code of the drop reason as its words, 403) when the
    /// chat's modes, a ban or the review do not let it through; moderators pass the modes. Other errors:
    /// 400 when there is nothing in it or nobody to say it, 422 when it is too long.
    /// `bits`: cheered with it.
    Result<void> sendMessage(const QString &broadcasterId, const QString &userId, const QString &text,
                             int bits = 0);
    struct Message
    {
        QString userId{};
        QString text{};
        QString color{};  ///< Of an announcement; empty: an ordinary message.
        qint64 at = 0;    ///< Milliseconds since the epoch.
    };
    /// The last ones, the newest first.
    QList<Message> messages(const QString &broadcasterId, int count);

    /// What is longer than an announcement may be is cut off. Errors: 400, 403.
    Result<void> announce(const QString &broadcasterId, const QString &moderatorId, const QString &text,
                          Api::AnnouncementColor color);

    /// Between two shoutouts of a channel, and between two to the same other one.
    static constexpr std::chrono::milliseconds shoutoutPause = std::chrono::minutes(2);
    static constexpr std::chrono::milliseconds sameShoutoutPause = std::chrono::minutes(60);
    /// Errors: 400, 403, 429.
    Result<void> shoutOut(const QString &broadcasterId, const QString &otherId, const QString &moderatorId);

    SharedChats &sharedChats() { return m_sharedChats; }

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishChatEvent(m_world, domainEvent, eventSub);
    }

private:
    Result<void> save(const Api::ChatSettings &settings);
    Result<void> catchUp(const QString &broadcasterId);
    QString dropReason(const QString &broadcasterId, const QString &userId, const QString &text);
    bool isEmotesOnly(const QString &broadcasterId, const QString &text);
    bool wasSaid(const QString &broadcasterId, const QString &text);
    Result<void> saveMessage(const QString &broadcasterId, const Message &message);

    World &m_world;
    SharedChats m_sharedChats;
};

/// The answer to an id of a broadcaster who does not exist.
Error unknownBroadcaster();

/// Whether the service's review lets a text through. Which words it refuses is not public: some harmless
/// ones stand in, so that one can see what happens.
bool passesReview(const QString &text);

}  // namespace Sidestage::Sandbox
