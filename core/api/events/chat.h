// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of a chat (api-facts D6, Chat).

#include "api/charity.h"
#include "chat_text.h"

namespace Sidestage::Api {

struct MessageCheer
{
    qint64 bits = 0;

    static void describe(auto &is) { is("bits", &MessageCheer::bits); }
};

struct MessageReply
{
    QString parentMessageId{};
    QString parentMessageBody{};
    QString parentUserId{};
    QString parentUserName{};
    QString parentUserLogin{};
    QString threadMessageId{};
    QString threadUserId{};
    QString threadUserName{};
    QString threadUserLogin{};

    static void describe(auto &is)
    {
        is("parent_message_id", &MessageReply::parentMessageId);
        is("parent_message_body", &MessageReply::parentMessageBody);
        is("parent_user_id", &MessageReply::parentUserId);
        is("parent_user_name", &MessageReply::parentUserName);
        is("parent_user_login", &MessageReply::parentUserLogin);
        is("thread_message_id", &MessageReply::threadMessageId);
        is("thread_user_id", &MessageReply::threadUserId);
        is("thread_user_name", &MessageReply::threadUserName);
        is("thread_user_login", &MessageReply::threadUserLogin);
    }
};

struct ChatMessageSent : EventBroadcaster, EventSource
{
    QString chatterUserId{};
    QString chatterUserLogin{};
    QString chatterUserName{};
    QString messageId{};
    ChatText message{};
    QString messageType{};  ///< "text", "channel_points_highlighted" and others.
    QList<ChatBadge> badges{};
    std::optional<MessageCheer> cheer{};
    QString color{};  ///< "#RRGGBB", or empty.
    std::optional<MessageReply> reply{};
    std::optional<QString> channelPointsCustomRewardId{};
    std::optional<QString> channelPointsAnimationId{};
    std::optional<QString> sourceMessageId{};
    std::optional<QList<ChatBadge>> sourceBadges{};
    std::optional<bool> isSourceOnly{};

    static constexpr EventSpec spec = eventOf("channel.chat.message").read().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("chatter_user_id", &ChatMessageSent::chatterUserId);
        is("chatter_user_login", &ChatMessageSent::chatterUserLogin);
        is("chatter_user_name", &ChatMessageSent::chatterUserName);
        is("message_id", &ChatMessageSent::messageId);
        is("message", &ChatMessageSent::message);
        is("message_type", &ChatMessageSent::messageType);
        is("badges", &ChatMessageSent::badges);
        is("cheer", &ChatMessageSent::cheer, orNull);
        is("color", &ChatMessageSent::color);
        is("reply", &ChatMessageSent::reply, orNull);
        is("channel_points_custom_reward_id", &ChatMessageSent::channelPointsCustomRewardId, orNull);
        is("channel_points_animation_id", &ChatMessageSent::channelPointsAnimationId, orNull);
        EventSource::describe(is);
        is("source_message_id", &ChatMessageSent::sourceMessageId, orNull);
        is("source_badges", &ChatMessageSent::sourceBadges, orNull);
        is("is_source_only", &ChatMessageSent::isSourceOnly, orNull);
    }
};

struct NoticeSub
{
    QString subTier{};
    bool isPrime = false;
    int durationMonths = 0;

    static void describe(auto &is)
    {
        is("sub_tier", &NoticeSub::subTier);
        is("is_prime", &NoticeSub::isPrime);
        is("duration_months", &NoticeSub::durationMonths);
    }
};

struct NoticeResub
{
    int cumulativeMonths = 0;
    int durationMonths = 0;
    std::optional<int> streakMonths{};
    QString subTier{};
    bool isPrime = false;
    bool isGift = false;
    std::optional<bool> gifterIsAnonymous{};
    std::optional<QString> gifterUserId{};
    std::optional<QString> gifterUserName{};
    std::optional<QString> gifterUserLogin{};

    static void describe(auto &is)
    {
        is("cumulative_months", &NoticeResub::cumulativeMonths);
        is("duration_months", &NoticeResub::durationMonths);
        is("streak_months", &NoticeResub::streakMonths, orNull);
        is("sub_tier", &NoticeResub::subTier);
        is("is_prime", &NoticeResub::isPrime);
        is("is_gift", &NoticeResub::isGift);
        is("gifter_is_anonymous", &NoticeResub::gifterIsAnonymous, orNull);
        is("gifter_user_id", &NoticeResub::gifterUserId, orNull);
        is("gifter_user_name", &NoticeResub::gifterUserName, orNull);
        is("gifter_user_login", &NoticeResub::gifterUserLogin, orNull);
    }
};

struct NoticeSubGift
{
    int durationMonths = 0;
    std::optional<int> cumulativeTotal{};
    QString recipientUserId{};
    QString recipientUserName{};
    QString recipientUserLogin{};
    QString subTier{};
    std::optional<QString> communityGiftId{};

    static void describe(auto &is)
    {
        is("duration_months", &NoticeSubGift::durationMonths);
        is("cumulative_total", &NoticeSubGift::cumulativeTotal, orNull);
        is("recipient_user_id", &NoticeSubGift::recipientUserId);
        is("recipient_user_name", &NoticeSubGift::recipientUserName);
        is("recipient_user_login", &NoticeSubGift::recipientUserLogin);
        is("sub_tier", &NoticeSubGift::subTier);
        is("community_gift_id", &NoticeSubGift::communityGiftId, orNull);
    }
};

struct NoticeCommunitySubGift
{
    QString id{};
    int total = 0;
    QString subTier{};
    std::optional<int> cumulativeTotal{};

    static void describe(auto &is)
    {
        is("id", &NoticeCommunitySubGift::id);
        is("total", &NoticeCommunitySubGift::total);
        is("sub_tier", &NoticeCommunitySubGift::subTier);
        is("cumulative_total", &NoticeCommunitySubGift::cumulativeTotal, orNull);
    }
};

struct NoticeGifter
{
    bool gifterIsAnonymous = false;
    std::optional<QString> gifterUserId{};
    std::optional<QString> gifterUserName{};
    std::optional<QString> gifterUserLogin{};

    static void describe(auto &is)
    {
        is("gifter_is_anonymous", &NoticeGifter::gifterIsAnonymous);
        is("gifter_user_id", &NoticeGifter::gifterUserId, orNull);
        is("gifter_user_name", &NoticeGifter::gifterUserName, orNull);
        is("gifter_user_login", &NoticeGifter::gifterUserLogin, orNull);
    }
};

struct NoticePrimePaidUpgrade
{
    QString subTier{};

    static void describe(auto &is) { is("sub_tier", &NoticePrimePaidUpgrade::subTier); }
};

struct NoticeRaid
{
    QString userId{};
    QString userName{};
    QString userLogin{};
    int viewerCount = 0;
    QUrl profileImageUrl{};

    static void describe(auto &is)
    {
        is("user_id", &NoticeRaid::userId);
        is("user_name", &NoticeRaid::userName);
        is("user_login", &NoticeRaid::userLogin);
        is("viewer_count", &NoticeRaid::viewerCount);
        is("profile_image_url", &NoticeRaid::profileImageUrl);
    }
};

/// A notice without data besides its type.
struct NoticePlain
{
    static void describe(auto &) { }
};

struct NoticeAnnouncement
{
    QString color{};  ///< In capitals: "PRIMARY", "BLUE" and others.

    static void describe(auto &is) { is("color", &NoticeAnnouncement::color); }
};

struct NoticeBitsBadgeTier
{
    int tier = 0;

    static void describe(auto &is) { is("tier", &NoticeBitsBadgeTier::tier); }
};

struct NoticeCharityDonation
{
    QString charityName{};
    Money amount{};

    static void describe(auto &is)
    {
        is("charity_name", &NoticeCharityDonation::charityName);
        is("amount", &NoticeCharityDonation::amount);
    }
};

struct ChatNotified : EventBroadcaster, EventSource
{
    QString chatterUserId{};
    QString chatterUserLogin{};
    QString chatterUserName{};
    bool chatterIsAnonymous = false;
    QString color{};
    QList<ChatBadge> badges{};
    QString systemMessage{};  ///< The service's text, in English.
    QString messageId{};
    ChatText message{};
    QString noticeType{};  ///< Names the member below that has a value.
    std::optional<NoticeSub> sub{};
    std::optional<NoticeResub> resub{};
    std::optional<NoticeSubGift> subGift{};
    std::optional<NoticeCommunitySubGift> communitySubGift{};
    std::optional<NoticeGifter> giftPaidUpgrade{};
    std::optional<NoticePrimePaidUpgrade> primePaidUpgrade{};
    std::optional<NoticeRaid> raid{};
    std::optional<NoticePlain> unraid{};
    std::optional<NoticeGifter> payItForward{};
    std::optional<NoticeAnnouncement> announcement{};
    std::optional<NoticeBitsBadgeTier> bitsBadgeTier{};
    std::optional<NoticeCharityDonation> charityDonation{};
    std::optional<NoticeSub> sharedChatSub{};
    std::optional<NoticeResub> sharedChatResub{};
    std::optional<NoticeSubGift> sharedChatSubGift{};
    std::optional<NoticeCommunitySubGift> sharedChatCommunitySubGift{};
    std::optional<NoticeGifter> sharedChatGiftPaidUpgrade{};
    std::optional<NoticePrimePaidUpgrade> sharedChatPrimePaidUpgrade{};
    std::optional<NoticeRaid> sharedChatRaid{};
    std::optional<NoticeGifter> sharedChatPayItForward{};
    std::optional<NoticeAnnouncement> sharedChatAnnouncement{};
    std::optional<QString> sourceMessageId{};
    std::optional<QList<ChatBadge>> sourceBadges{};

    static constexpr EventSpec spec = eventOf("channel.chat.notification").read().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("chatter_user_id", &ChatNotified::chatterUserId);
        is("chatter_user_login", &ChatNotified::chatterUserLogin);
        is("chatter_user_name", &ChatNotified::chatterUserName);
        is("chatter_is_anonymous", &ChatNotified::chatterIsAnonymous);
        is("color", &ChatNotified::color);
        is("badges", &ChatNotified::badges);
        is("system_message", &ChatNotified::systemMessage);
        is("message_id", &ChatNotified::messageId);
        is("message", &ChatNotified::message);
        is("notice_type", &ChatNotified::noticeType);
        is("sub", &ChatNotified::sub, orNull);
        is("resub", &ChatNotified::resub, orNull);
        is("sub_gift", &ChatNotified::subGift, orNull);
        is("community_sub_gift", &ChatNotified::communitySubGift, orNull);
        is("gift_paid_upgrade", &ChatNotified::giftPaidUpgrade, orNull);
        is("prime_paid_upgrade", &ChatNotified::primePaidUpgrade, orNull);
        is("raid", &ChatNotified::raid, orNull);
        is("unraid", &ChatNotified::unraid, orNull);
        is("pay_it_forward", &ChatNotified::payItForward, orNull);
        is("announcement", &ChatNotified::announcement, orNull);
        is("bits_badge_tier", &ChatNotified::bitsBadgeTier, orNull);
        is("charity_donation", &ChatNotified::charityDonation, orNull);
        is("shared_chat_sub", &ChatNotified::sharedChatSub, orNull);
        is("shared_chat_resub", &ChatNotified::sharedChatResub, orNull);
        is("shared_chat_sub_gift", &ChatNotified::sharedChatSubGift, orNull);
        is("shared_chat_community_sub_gift", &ChatNotified::sharedChatCommunitySubGift, orNull);
        is("shared_chat_gift_paid_upgrade", &ChatNotified::sharedChatGiftPaidUpgrade, orNull);
        is("shared_chat_prime_paid_upgrade", &ChatNotified::sharedChatPrimePaidUpgrade, orNull);
        is("shared_chat_raid", &ChatNotified::sharedChatRaid, orNull);
        is("shared_chat_pay_it_forward", &ChatNotified::sharedChatPayItForward, orNull);
        is("shared_chat_announcement", &ChatNotified::sharedChatAnnouncement, orNull);
        EventSource::describe(is);
        is("source_message_id", &ChatNotified::sourceMessageId, orNull);
        is("source_badges", &ChatNotified::sourceBadges, orNull);
    }
};

struct ChatSettingsUpdated : EventBroadcaster
{
    bool emoteMode = false;
    bool followerMode = false;
    std::optional<int> followerModeDurationMinutes{};
    bool slowMode = false;
    std::optional<int> slowModeWaitTimeSeconds{};
    bool subscriberMode = false;
    bool uniqueChatMode = false;

    static constexpr EventSpec spec = eventOf("channel.chat_settings.update").read().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("emote_mode", &ChatSettingsUpdated::emoteMode);
        is("follower_mode", &ChatSettingsUpdated::followerMode);
        is("follower_mode_duration_minutes", &ChatSettingsUpdated::followerModeDurationMinutes, orNull);
        is("slow_mode", &ChatSettingsUpdated::slowMode);
        is("slow_mode_wait_time_seconds", &ChatSettingsUpdated::slowModeWaitTimeSeconds, orNull);
        is("subscriber_mode", &ChatSettingsUpdated::subscriberMode);
        is("unique_chat_mode", &ChatSettingsUpdated::uniqueChatMode);
    }
};

struct ChatCleared : EventBroadcaster
{
    static constexpr EventSpec spec = eventOf("channel.chat.clear").read().any(Scope::UserReadChat);
    static void describe(auto &is) { EventBroadcaster::describe(is); }
};

struct ChatUserCleared : Parts<EventBroadcaster, EventTarget>
{
    static constexpr EventSpec spec
        = eventOf("channel.chat.clear_user_messages").read().any(Scope::UserReadChat);
};

struct ChatMessageDeleted : Parts<EventBroadcaster, EventTarget>
{
    QString messageId{};

    static constexpr EventSpec spec = eventOf("channel.chat.message_delete").read().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("message_id", &ChatMessageDeleted::messageId);
    }
};

struct ChatMessageHeld : Parts<EventBroadcaster, EventUser>
{
    QString messageId{};
    ChatText message{};

    static constexpr EventSpec spec
        = eventOf("channel.chat.user_message_hold").readOwn().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("message_id", &ChatMessageHeld::messageId);
        is("message", &ChatMessageHeld::message);
    }
};

struct HeldChatMessageDecided : Parts<EventBroadcaster, EventUser>
{
    QString status{};  ///< "approved", "denied" or "invalid".
    QString messageId{};
    ChatText message{};

    static constexpr EventSpec spec
        = eventOf("channel.chat.user_message_update").readOwn().any(Scope::UserReadChat);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("status", &HeldChatMessageDecided::status);
        is("message_id", &HeldChatMessageDecided::messageId);
        is("message", &HeldChatMessageDecided::message);
    }
};

struct EventSharedChat : EventBroadcaster
{
    QString sessionId{};
    QString hostBroadcasterUserId{};
    QString hostBroadcasterUserLogin{};
    QString hostBroadcasterUserName{};

    static void describe(auto &is)
    {
        is("session_id", &EventSharedChat::sessionId);
        EventBroadcaster::describe(is);
        is("host_broadcaster_user_id", &EventSharedChat::hostBroadcasterUserId);
        is("host_broadcaster_user_login", &EventSharedChat::hostBroadcasterUserLogin);
        is("host_broadcaster_user_name", &EventSharedChat::hostBroadcasterUserName);
    }
};

struct SharedChatBegan : EventSharedChat
{
    QList<EventBroadcaster> participants{};

    static constexpr EventSpec spec = eventOf("channel.shared_chat.begin").broadcaster();
    static void describe(auto &is)
    {
        EventSharedChat::describe(is);
        is("participants", &SharedChatBegan::participants);
    }
};

struct SharedChatUpdated : EventSharedChat
{
    QList<EventBroadcaster> participants{};

    static constexpr EventSpec spec = eventOf("channel.shared_chat.update").broadcaster();
    static void describe(auto &is)
    {
        EventSharedChat::describe(is);
        is("participants", &SharedChatUpdated::participants);
    }
};

struct SharedChatEnded : EventSharedChat
{
    static constexpr EventSpec spec = eventOf("channel.shared_chat.end").broadcaster();
};

}  // namespace Sidestage::Api
