// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of subscriptions and Bits (api-facts D6).

#include "chat_text.h"

namespace Sidestage::Api {

/// A user subscribed or received a gift subscription. Not sent for renewals.
struct Subscribed : Parts<EventUser, EventBroadcaster>
{
    QString tier{};  ///< "1000", "2000" or "3000".
    bool isGift = false;

    static constexpr EventSpec spec
        = eventOf("channel.subscribe").broadcaster().any(Scope::ChannelReadSubscriptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("tier", &Subscribed::tier);
        is("is_gift", &Subscribed::isGift);
    }
};

struct SubscriptionEnded : Parts<EventUser, EventBroadcaster>
{
    QString tier{};
    bool isGift = false;

    static constexpr EventSpec spec
        = eventOf("channel.subscription.end").broadcaster().any(Scope::ChannelReadSubscriptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("tier", &SubscriptionEnded::tier);
        is("is_gift", &SubscriptionEnded::isGift);
    }
};

struct SubscriptionsGifted : Parts<EventAnybody, EventBroadcaster>
{
    int total = 0;
    QString tier{};
    std::optional<int> cumulativeTotal{};
    bool isAnonymous = false;

    static constexpr EventSpec spec
        = eventOf("channel.subscription.gift").broadcaster().any(Scope::ChannelReadSubscriptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("total", &SubscriptionsGifted::total);
        is("tier", &SubscriptionsGifted::tier);
        is("cumulative_total", &SubscriptionsGifted::cumulativeTotal, orNull);
        is("is_anonymous", &SubscriptionsGifted::isAnonymous);
    }
};

/// The position of an emote in a text.
struct EmotePlace
{
    int begin = 0;  ///< In characters, from 0.
    int end = 0;    ///< The position of its last character.
    QString id{};

    static void describe(auto &is)
    {
        is("begin", &EmotePlace::begin);
        is("end", &EmotePlace::end);
        is("id", &EmotePlace::id);
    }
};

struct EventEmote
{
    QString id{};
    QString name{};

    static void describe(auto &is)
    {
        is("id", &EventEmote::id);
        is("name", &EventEmote::name);
    }
};

struct SubscriptionMessage
{
    QString text{};
    std::optional<QList<EmotePlace>> emotes{};

    static void describe(auto &is)
    {
        is("text", &SubscriptionMessage::text);
        is("emotes", &SubscriptionMessage::emotes, orNull);
    }
};

struct SubscriptionRenewed : Parts<EventUser, EventBroadcaster>
{
    QString tier{};
    SubscriptionMessage message{};
    int cumulativeMonths = 0;
    std::optional<int> streakMonths{};
    int durationMonths = 0;

    static constexpr EventSpec spec
        = eventOf("channel.subscription.message").broadcaster().any(Scope::ChannelReadSubscriptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("tier", &SubscriptionRenewed::tier);
        is("message", &SubscriptionRenewed::message);
        is("cumulative_months", &SubscriptionRenewed::cumulativeMonths);
        is("streak_months", &SubscriptionRenewed::streakMonths, orNull);
        is("duration_months", &SubscriptionRenewed::durationMonths);
    }
};

struct Cheered : Parts<EventAnybody, EventBroadcaster>
{
    bool isAnonymous = false;
    QString message{};
    qint64 bits = 0;

    static constexpr EventSpec spec = eventOf("channel.cheer").broadcaster().any(Scope::BitsRead);
    static void describe(auto &is)
    {
        is("is_anonymous", &Cheered::isAnonymous);
        Parts::describe(is);
        is("message", &Cheered::message);
        is("bits", &Cheered::bits);
    }
};

struct PowerUp
{
    QString type{};  ///< "message_effect", "celebration" or "gigantify_an_emote".
    std::optional<EventEmote> emote{};
    std::optional<QString> messageEffectId{};

    static void describe(auto &is)
    {
        is("type", &PowerUp::type);
        is("emote", &PowerUp::emote, orNull);
        is("message_effect_id", &PowerUp::messageEffectId, orNull);
    }
};

struct BitsUsed : Parts<EventUser, EventBroadcaster>
{
    qint64 bits = 0;
    QString type{};  ///< "cheer" or "power_up".
    std::optional<PowerUp> powerUp{};
    std::optional<ChatText> message{};

    static constexpr EventSpec spec = eventOf("channel.bits.use").broadcaster().any(Scope::BitsRead);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("bits", &BitsUsed::bits);
        is("type", &BitsUsed::type);
        is("power_up", &BitsUsed::powerUp, orNull);
        is("message", &BitsUsed::message, orNull);
    }
};

}  // namespace Sidestage::Api
