// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/events/moderation.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "shared_chats.h"

#include <functional>

namespace Sidestage::Sandbox {

/// Publishes the events (api-facts D6) of chats.
void publishChatEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Chats of the channels: settings, chatters, messages, announcements, shoutouts, shared sessions
/// (specification: Chat). Errors carry the status and the message with which the endpoint answers. Nothing is
/// written when an error is returned.
class ChatRooms : public Area
{
public:
    static const char *const tables;

    explicit ChatRooms(World &world);

    Result<void> seed(Dice &dice) override;

    /// Checks that the user moderates the channel or is its broadcaster. Errors: 400 for an unknown channel,
    /// 403 otherwise.
    Result<void> checkModerator(const QString &broadcasterId, const QString &moderatorId);
    /// Whether this moderator may ban, time out or warn the user: everybody except the broadcaster, the
    /// moderator, the staff of the service and, unless the broadcaster does it, other moderators.
    bool mayPunish(const QString &broadcasterId, const QString &moderatorId, const QString &userId);

    /// Returns all settings, including those visible only to moderators; `moderatorId` has no value. A
    /// channel that never changed its settings has the default of the specification: followers only, for any
    /// duration.
    Api::ChatSettings settings(const QString &broadcasterId);
    /// `moderatorId`: who changes the settings; permissions are not checked here. Errors: 400.
    Result<Api::ChatSettings> change(const QString &broadcasterId, const QString &moderatorId,
                                     const Api::ChatSettingsChanges &changes);

    /// Errors: 400 when the channel or the user does not exist, 403 when the user is banned. Who is in a
    /// timeout may read, and so may join.
    Result<void> join(const QString &broadcasterId, const QString &userId);
    Result<void> leave(const QString &broadcasterId, const QString &userId);
    /// Lets up to `count` existing users join at once, for scenarios, tests and benchmarks. Publishes a
    /// single event.
    Result<void> fill(const QString &broadcasterId, int count);
    /// Returns the number of users who could join: neither present nor banned.
    int absentCount(const QString &broadcasterId);
    bool isThere(const QString &broadcasterId, const QString &userId);
    int chatterCount(const QString &broadcasterId);

    /// Delay of the list of chatters after joins and leaves.
    static constexpr std::chrono::milliseconds lag = std::chrono::seconds(10);

    struct Slice
    {
        QList<Api::Chatter> rows{};
        QString next{};  ///< The last user id of this page; empty when there are no more pages.
    };
    /// Returns chatters as the endpoint does, with the lag.
    Result<Slice> chatters(const QString &broadcasterId, const QString &after, int count);
    /// Returns the total number of rows of chatters().
    int listedCount(const QString &broadcasterId);

    static constexpr int longestMessage = 500;  ///< Characters.
    /// Maximum number of messages stored for each channel.
    static constexpr int maxMessages = 200;

    struct Message
    {
        QString userId{};
        QString text{};
        QString color{};  ///< For an announcement; empty: an ordinary message.
        qint64 at = 0;    ///< Milliseconds since the epoch.
        QString id{};
        QString parentId{};  ///< The message that it replies to; empty: none. So is the next.
        QString threadId{};  ///< The message with which the thread began.
    };
    struct Sending
    {
        int bits = 0;  ///< Cheered with the message.
        QString parentId{};
        bool sourceOnly = false;  ///< Only the channel itself sees it, not those that share its chat.
        QString type{};  ///< As in events: "channel_points_highlighted", or "channel_points_sub_only" for one
                         ///< that is written in spite of subscriber mode. Empty: an ordinary message.
        bool byExtension = false;  ///< The chat's modes do not apply to it. Its filters do.
    };
    /// Sends a chat message, and returns it with its id. Errors: 403, with the code of the drop reason as the
    /// message, when the chat's modes, a ban, a warning or the review refuse it, or a filter holds it
    /// (moderators are exempt from modes and filters); 400 when it is empty or the user, the channel or the
    /// parent does not exist; 422 when it is too long.
    Result<Message> sendMessage(const QString &broadcasterId, const QString &userId, const QString &text,
                                const Sending &sending);
    Result<Message> sendMessage(const QString &broadcasterId, const QString &userId, const QString &text)
    {
        return sendMessage(broadcasterId, userId, text, {});
    }
    /// Whether sendMessage() did not refuse the message for good, but a filter holds it.
    static bool isHeld(const Result<Message> &sent) { return !sent && sent.error().message == heldReason; }
    /// Lets a message appear in chat without asking anybody, now.
    Result<void> post(const QString &broadcasterId, Message message, const Sending &sending);

    /// What a filter has found in a message that the chat would take. It is held until a moderator decides.
    /// With neither, its sender does not notice anything, but only moderators see it.
    struct Interception
    {
        std::optional<Api::AutomodFinding> automod{};
        std::optional<Api::BlockedTermFinding> blockedTerm{};
    };
    using Filter = std::function<std::optional<Interception>(const QString &broadcasterId,
                                                             const QString &userId, const QString &text)>;
    /// Areas that moderate chats add their filter when they are made. The first that intercepts a message
    /// decides.
    void addFilter(Filter filter) { m_filters.append(std::move(filter)); }

    /// Returns the last messages, the newest first.
    QList<Message> messages(const QString &broadcasterId, int count);
    std::optional<Message> message(const QString &broadcasterId, const QString &id);
    /// Why a message that an app sends is dropped although the chat would take it; empty: it is not. At most
    /// 20 messages in 30 seconds, 100 by a moderator; nothing twice in that time, except by moderators.
    QString limitReason(const QString &broadcasterId, const QString &userId, const QString &text);
    static constexpr std::chrono::milliseconds limitWindow = std::chrono::seconds(30);

    /// For how long a message can be deleted.
    static constexpr std::chrono::milliseconds deletable = std::chrono::hours(6);
    /// Errors: 400 for a message of the broadcaster or of another moderator, 403, 404.
    Result<void> deleteMessage(const QString &broadcasterId, const QString &moderatorId, const QString &id);
    /// Deletes all messages of a user, as a ban and a timeout do.
    Result<void> deleteMessagesOf(const QString &broadcasterId, const QString &userId);
    /// Deletes all messages. Errors: 400, 403.
    Result<void> clear(const QString &broadcasterId, const QString &moderatorId);

    /// Text beyond the maximum length is cut off. Errors: 400, 403.
    Result<void> announce(const QString &broadcasterId, const QString &moderatorId, const QString &text,
                          Api::AnnouncementColor color);

    /// Minimum time between two shoutouts of a channel, and between two to the same channel.
    static constexpr std::chrono::milliseconds shoutoutPause = std::chrono::minutes(2);
    static constexpr std::chrono::milliseconds sameShoutoutPause = std::chrono::minutes(60);
    /// Errors: 400, 403, 429.
    Result<void> shoutOut(const QString &broadcasterId, const QString &otherId, const QString &moderatorId);

    SharedChats &sharedChats() { return m_sharedChats; }

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishChatEvent(m_world, domainEvent, eventSub);
    }

private:
    static constexpr QLatin1String heldReason{"msg_rejected"};
    Result<void> save(const Api::ChatSettings &settings);
    Result<void> catchUp(const QString &broadcasterId);
    Result<void> countWatching(const DomainEvent &domainEvent);
    QString dropReason(const QString &broadcasterId, const QString &userId, const QString &text,
                       const Sending &sending);
    std::optional<Interception> intercepted(const QString &broadcasterId, const QString &userId,
                                            const QString &text) const;
    bool isEmotesOnly(const QString &broadcasterId, const QString &text);
    bool wasSaid(const QString &broadcasterId, const QString &text);
    Result<void> saveMessage(const QString &broadcasterId, const Message &message);
    void serveMessages(Service &service);

    SharedChats m_sharedChats;
    QList<Filter> m_filters{};
};

/// Returns the error for an unknown broadcaster id.
Error unknownBroadcaster();

/// Returns the first `most` characters (code points).
QString cut(const QString &text, int most);

/// Whether the service's review accepts a text. The words that it refuses are not public; some harmless ones
/// take their place for testing.
bool passesReview(const QString &text);

}  // namespace Sidestage::Sandbox
