// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The chat of a channel: settings, chatters, announcements. Emotes: emotes.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

struct Chatter
{
    QString userId{};
    QString userLogin{};
    QString userName{};

    static void describe(auto &is)
    {
        is("user_id", &Chatter::userId);
        is("user_login", &Chatter::userLogin);
        is("user_name", &Chatter::userName);
    }
};

/// The modes of a channel's chat (specification: Chat settings). A duration is empty while its mode is off.
/// Fields for moderators only are empty when the service does not return them.
struct ChatSettings
{
    QString broadcasterId{};
    bool emoteMode = false;
    bool followerMode = false;
    std::optional<int> followerModeDuration{};  ///< Minutes.
    std::optional<QString> moderatorId{};       ///< Requires moderator:read:chat_settings.
    std::optional<bool> nonModeratorChatDelay{};
    std::optional<int> nonModeratorChatDelayDuration{};  ///< Seconds.
    bool slowMode = false;
    std::optional<int> slowModeWaitTime{};  ///< Seconds.
    bool subscriberMode = false;
    bool uniqueChatMode = false;

    static void describe(auto &is)
    {
        is("broadcaster_id", &ChatSettings::broadcasterId);
        is("emote_mode", &ChatSettings::emoteMode);
        is("follower_mode", &ChatSettings::followerMode);
        is("follower_mode_duration", &ChatSettings::followerModeDuration, orNull);
        is("moderator_id", &ChatSettings::moderatorId);
        is("non_moderator_chat_delay", &ChatSettings::nonModeratorChatDelay);
        is("non_moderator_chat_delay_duration", &ChatSettings::nonModeratorChatDelayDuration,
           orNullWith("non_moderator_chat_delay"));
        is("slow_mode", &ChatSettings::slowMode);
        is("slow_mode_wait_time", &ChatSettings::slowModeWaitTime, orNull);
        is("subscriber_mode", &ChatSettings::subscriberMode);
        is("unique_chat_mode", &ChatSettings::uniqueChatMode);
    }
};

/// The modes to change. A duration is changed by sending its mode as true with it, reset to its default by
/// sending true without it, and removed by sending false without it.
struct ChatSettingsChanges
{
    std::optional<bool> emoteMode{};
    std::optional<bool> followerMode{};
    std::optional<int> followerModeDuration{};  ///< Minutes; default 0.
    std::optional<bool> nonModeratorChatDelay{};
    std::optional<int> nonModeratorChatDelayDuration{};  ///< Seconds: 2, 4 or 6.
    std::optional<bool> slowMode{};
    std::optional<int> slowModeWaitTime{};  ///< Seconds; default 30.
    std::optional<bool> subscriberMode{};
    std::optional<bool> uniqueChatMode{};

    static void describe(auto &is)
    {
        is("emote_mode", &ChatSettingsChanges::emoteMode);
        is("follower_mode", &ChatSettingsChanges::followerMode);
        is("follower_mode_duration", &ChatSettingsChanges::followerModeDuration,
           between(0, 129'600) | otherwise(0));
        is("non_moderator_chat_delay", &ChatSettingsChanges::nonModeratorChatDelay);
        is("non_moderator_chat_delay_duration", &ChatSettingsChanges::nonModeratorChatDelayDuration,
           between(2, 6) | stepsOf(2));
        is("slow_mode", &ChatSettingsChanges::slowMode);
        is("slow_mode_wait_time", &ChatSettingsChanges::slowModeWaitTime, between(3, 120) | otherwise(30));
        is("subscriber_mode", &ChatSettingsChanges::subscriberMode);
        is("unique_chat_mode", &ChatSettingsChanges::uniqueChatMode);
    }
};

struct SharedChatParticipant
{
    QString broadcasterId{};

    static void describe(auto &is) { is("broadcaster_id", &SharedChatParticipant::broadcasterId); }
};

/// Channels that share one chat.
struct SharedChatSession
{
    QString sessionId{};
    QString hostBroadcasterId{};
    QList<SharedChatParticipant> participants{};
    QDateTime createdAt{};  ///< UTC.
    QDateTime updatedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("session_id", &SharedChatSession::sessionId);
        is("host_broadcaster_id", &SharedChatSession::hostBroadcasterId);
        is("participants", &SharedChatSession::participants);
        is("created_at", &SharedChatSession::createdAt);
        is("updated_at", &SharedChatSession::updatedAt);
    }
};

/// The colour of a user's name in chat.
struct ChatColor
{
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString color{};  ///< "#9146FF"; empty: none was chosen.

    static void describe(auto &is)
    {
        is("user_id", &ChatColor::userId);
        is("user_login", &ChatColor::userLogin);
        is("user_name", &ChatColor::userName);
        is("color", &ChatColor::color);
    }
};

/// The colour beside an announcement; Primary is the channel's colour.
enum class AnnouncementColor : quint8 { Primary, Blue, Green, Orange, Purple };
constexpr auto namesOf(AnnouncementColor)
{
    return std::array{"primary", "blue", "green", "orange", "purple"};
}

/// Get Chatters. The list is slightly delayed.
struct GetChatters
{
    QString broadcasterId{};
    QString moderatorId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Chatter>;
    static constexpr Spec spec
        = get("/chat/chatters").user(Scope::ModeratorReadChatters).withTotal().fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChatters::broadcasterId, numericId);
        is.query("moderator_id", &GetChatters::moderatorId, tokenUser);
        is.query("first", &GetChatters::first, between(1, 1000) | otherwise(100));
        is.query("after", &GetChatters::after);
    }
};

/// Get Chat Settings.
struct GetChatSettings
{
    QString broadcasterId{};
    std::optional<QString> moderatorId{};  ///< Requests the fields for moderators.

    using Response = One<ChatSettings>;
    static constexpr Spec spec = get("/chat/settings").more(Scope::ModeratorReadChatSettings).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChatSettings::broadcasterId, numericId);
        is.query("moderator_id", &GetChatSettings::moderatorId, tokenUser);
    }
};

/// Update Chat Settings.
struct UpdateChatSettings
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    ChatSettingsChanges changes{};

    using Response = One<ChatSettings>;
    static constexpr Spec spec
        = patch("/chat/settings").user(Scope::ModeratorManageChatSettings).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateChatSettings::broadcasterId, numericId);
        is.query("moderator_id", &UpdateChatSettings::moderatorId, tokenUser);
        is.body(&UpdateChatSettings::changes);
    }
};

/// Get Shared Chat Session: the current one of the channel, if any.
struct GetSharedChatSession
{
    QString broadcasterId{};

    using Response = Many<SharedChatSession>;
    static constexpr Spec spec = get("/shared_chat/session").fails({400, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetSharedChatSession::broadcasterId, numericId);
    }
};

/// Send Chat Announcement.
struct SendAnnouncement
{
    QString broadcasterId{};
    QString moderatorId{};
    QString message{};  ///< The service truncates text longer than 500 characters.
    std::optional<AnnouncementColor> color{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/chat/announcements").user(Scope::ModeratorManageAnnouncements).fails({400, 403, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &SendAnnouncement::broadcasterId, numericId);
        is.query("moderator_id", &SendAnnouncement::moderatorId, tokenUser);
        is.body("message", &SendAnnouncement::message, between(1, 500) | clipped);
        is.body("color", &SendAnnouncement::color);
    }
};

/// Why a chat dropped a message.
struct DropReason
{
    QString code{};  ///< "msg_slowmode" and others; an open set.
    QString message{};

    static void describe(auto &is)
    {
        is("code", &DropReason::code);
        is("message", &DropReason::message);
    }
};

/// What became of a message.
struct SentChatMessage
{
    QString messageId{};  ///< Empty if it was dropped.
    bool isSent = false;
    std::optional<DropReason> dropReason{};

    static void describe(auto &is)
    {
        is("message_id", &SentChatMessage::messageId);
        is("is_sent", &SentChatMessage::isSent);
        is("drop_reason", &SentChatMessage::dropReason, orNull);
    }
};

/// Send Chat Message (api-facts C1). A message that the chat drops is a success too. With the app access
/// token, the sender must have granted user:write:chat and user:bot to the app, and the broadcaster
/// channel:bot unless the sender is a moderator.
struct SendChatMessage
{
    QString broadcasterId{};
    QString senderId{};
    QString message{};  ///< At most 500 characters; 422 otherwise.
    std::optional<QString> replyParentMessageId{};
    std::optional<bool> forSourceOnly{};  ///< With the app access token only; default true.

    using Response = One<SentChatMessage>;
    static constexpr Spec spec
        = post("/chat/messages").user(Scope::UserWriteChat).orApp().fails({400, 403, 422});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &SendChatMessage::broadcasterId, numericId | alsoInQuery);
        is.body("sender_id", &SendChatMessage::senderId, tokenUser | alsoInQuery);
        is.body("message", &SendChatMessage::message);
        is.body("reply_parent_message_id", &SendChatMessage::replyParentMessageId);
        is.body("for_source_only", &SendChatMessage::forSourceOnly);
    }
};

/// Send a Shoutout: at most once every two minutes, and once an hour for the same channel.
struct SendShoutout
{
    QString fromBroadcasterId{};
    QString toBroadcasterId{};
    QString moderatorId{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/chat/shoutouts").user(Scope::ModeratorManageShoutouts).fails({400, 403, 429});
    static void describe(auto &is)
    {
        is.query("from_broadcaster_id", &SendShoutout::fromBroadcasterId, numericId);
        is.query("to_broadcaster_id", &SendShoutout::toBroadcasterId, numericId);
        is.query("moderator_id", &SendShoutout::moderatorId, tokenUser);
    }
};

/// Update User Chat Color: one of 15 names, or "#RRGGBB" for users with Turbo or Prime (api-facts C1).
struct UpdateUserChatColor
{
    QString userId{};
    QString color{};

    using Response = Nothing;
    static constexpr Spec spec = put("/chat/color").user(Scope::UserManageChatColor).fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &UpdateUserChatColor::userId, tokenUser);
        is.query("color", &UpdateUserChatColor::color);
    }
};

/// Get User Chat Color. Unknown and duplicate ids are ignored.
struct GetUserChatColor
{
    QStringList userIds{};

    using Response = Many<ChatColor>;
    static constexpr Spec spec = get("/chat/color").fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetUserChatColor::userIds, between(1, 100) | each(numericId));
    }
};

}  // namespace Sidestage::Api
