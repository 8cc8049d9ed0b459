// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of the rewards that the service itself provides (api-facts D6, Channel points).

#include "subscriptions_and_bits.h"

namespace Sidestage::Api {

struct AutomaticRewardV1
{
    QString type{};
    qint64 cost = 0;  ///< Channel Points.
    std::optional<EventEmote> unlockedEmote{};

    static void describe(auto &is)
    {
        is("type", &AutomaticRewardV1::type);
        is("cost", &AutomaticRewardV1::cost);
        is("unlocked_emote", &AutomaticRewardV1::unlockedEmote, orNull);
    }
};

struct AutomaticRewardRedeemedV1 : Parts<EventBroadcaster, EventUser>
{
    QString id{};
    AutomaticRewardV1 reward{};
    SubscriptionMessage message{};
    std::optional<QString> userInput{};
    QDateTime redeemedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.channel_points_automatic_reward_redemption.add", "1")
              .broadcaster()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("id", &AutomaticRewardRedeemedV1::id);
        is("reward", &AutomaticRewardRedeemedV1::reward);
        is("message", &AutomaticRewardRedeemedV1::message);
        is("user_input", &AutomaticRewardRedeemedV1::userInput, orNull);
        is("redeemed_at", &AutomaticRewardRedeemedV1::redeemedAt);
    }
};

struct AutomaticReward
{
    QString type{};
    qint64 channelPoints = 0;
    std::optional<EventEmote> emote{};

    static void describe(auto &is)
    {
        is("type", &AutomaticReward::type);
        is("channel_points", &AutomaticReward::channelPoints);
        is("emote", &AutomaticReward::emote, orNull);
    }
};

struct AutomaticRewardRedeemed : Parts<EventBroadcaster, EventUser>
{
    QString id{};
    AutomaticReward reward{};
    std::optional<ChatText> message{};
    QDateTime redeemedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.channel_points_automatic_reward_redemption.add", "2")
              .broadcaster()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("id", &AutomaticRewardRedeemed::id);
        is("reward", &AutomaticRewardRedeemed::reward);
        is("message", &AutomaticRewardRedeemed::message, orNull);
        is("redeemed_at", &AutomaticRewardRedeemed::redeemedAt);
    }
};

}  // namespace Sidestage::Api
