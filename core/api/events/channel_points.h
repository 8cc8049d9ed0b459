// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of rewards and their redemptions (api-facts D6, Channel points). Names differ from those of the
// resource API: see E4.

#include "api/channel_points.h"
#include "people.h"

namespace Sidestage::Api {

struct EventLimit
{
    bool isEnabled = false;
    qint64 value = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &EventLimit::isEnabled);
        is("value", &EventLimit::value);
    }
};

struct EventCooldown
{
    bool isEnabled = false;
    qint64 seconds = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &EventCooldown::isEnabled);
        is("seconds", &EventCooldown::seconds);
    }
};

/// A reward in an event. toReward() converts it to the type of the resource API.
struct EventReward : EventBroadcaster
{
    QString id{};
    bool isEnabled = false;
    bool isPaused = false;
    bool isInStock = false;
    QString title{};
    qint64 cost = 0;  ///< Channel Points.
    QString prompt{};
    bool isUserInputRequired = false;
    bool shouldRedemptionsSkipRequestQueue = false;
    std::optional<QDateTime> cooldownExpiresAt{};  ///< UTC.
    std::optional<int> redemptionsRedeemedCurrentStream{};
    EventLimit maxPerStream{};
    EventLimit maxPerUserPerStream{};
    EventCooldown globalCooldown{};
    QString backgroundColor{};  ///< "#RRGGBB".
    std::optional<RewardImage> image{};
    RewardImage defaultImage{};

    static void describe(auto &is)
    {
        is("id", &EventReward::id);
        EventBroadcaster::describe(is);
        is("is_enabled", &EventReward::isEnabled);
        is("is_paused", &EventReward::isPaused);
        is("is_in_stock", &EventReward::isInStock);
        is("title", &EventReward::title);
        is("cost", &EventReward::cost);
        is("prompt", &EventReward::prompt);
        is("is_user_input_required", &EventReward::isUserInputRequired);
        is("should_redemptions_skip_request_queue", &EventReward::shouldRedemptionsSkipRequestQueue);
        is("cooldown_expires_at", &EventReward::cooldownExpiresAt, orNull);
        is("redemptions_redeemed_current_stream", &EventReward::redemptionsRedeemedCurrentStream, orNull);
        is("max_per_stream", &EventReward::maxPerStream);
        is("max_per_user_per_stream", &EventReward::maxPerUserPerStream);
        is("global_cooldown", &EventReward::globalCooldown);
        is("background_color", &EventReward::backgroundColor);
        is("image", &EventReward::image, orNull);
        is("default_image", &EventReward::defaultImage);
    }
};

struct RewardAdded : EventReward
{
    static constexpr EventSpec spec
        = eventOf("channel.channel_points_custom_reward.add")
              .broadcaster()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
};

struct RewardUpdated : EventReward
{
    static constexpr EventSpec spec
        = eventOf("channel.channel_points_custom_reward.update")
              .broadcaster()
              .perReward()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
};

struct RewardRemoved : EventReward
{
    static constexpr EventSpec spec
        = eventOf("channel.channel_points_custom_reward.remove")
              .broadcaster()
              .perReward()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
};

/// A redemption in an event. toRedemption() converts it to the type of the resource API.
struct EventRedemption : EventUser, EventBroadcaster
{
    QString id{};
    QString userInput{};
    QString status{};  ///< "unfulfilled", "fulfilled", "canceled" or "unknown": lower case here.
    RedeemedReward reward{};
    QDateTime redeemedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &EventRedemption::id);
        EventBroadcaster::describe(is);
        EventUser::describe(is);
        is("user_input", &EventRedemption::userInput);
        is("status", &EventRedemption::status);
        is("reward", &EventRedemption::reward);
        is("redeemed_at", &EventRedemption::redeemedAt);
    }
};

/// Also sent for a redemption that skips the queue. It is fulfilled then, and no update follows.
struct RedemptionAdded : EventRedemption
{
    static constexpr EventSpec spec
        = eventOf("channel.channel_points_custom_reward_redemption.add")
              .broadcaster()
              .perReward()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
};

struct RedemptionUpdated : EventRedemption
{
    static constexpr EventSpec spec
        = eventOf("channel.channel_points_custom_reward_redemption.update")
              .broadcaster()
              .perReward()
              .any(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions);
};

Reward toReward(const EventReward &event);
Redemption toRedemption(const EventRedemption &event);

}  // namespace Sidestage::Api
