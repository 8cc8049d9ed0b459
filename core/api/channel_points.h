// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>
#include <QUrl>

namespace Sidestage::Api {

/// The image of a reward in three sizes: 28, 56 and 112 pixels.
struct RewardImage
{
    QUrl url1x{};
    QUrl url2x{};
    QUrl url4x{};

    static void describe(auto &is)
    {
        is("url_1x", &RewardImage::url1x);
        is("url_2x", &RewardImage::url2x);
        is("url_4x", &RewardImage::url4x);
    }
};

struct MaxPerStream
{
    bool isEnabled = false;
    qint64 maxPerStream = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &MaxPerStream::isEnabled);
        is("max_per_stream", &MaxPerStream::maxPerStream);
    }
};

struct MaxPerUserPerStream
{
    bool isEnabled = false;
    qint64 maxPerUserPerStream = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &MaxPerUserPerStream::isEnabled);
        is("max_per_user_per_stream", &MaxPerUserPerStream::maxPerUserPerStream);
    }
};

struct GlobalCooldown
{
    bool isEnabled = false;
    qint64 globalCooldownSeconds = 0;

    static void describe(auto &is)
    {
        is("is_enabled", &GlobalCooldown::isEnabled);
        is("global_cooldown_seconds", &GlobalCooldown::globalCooldownSeconds);
    }
};

/// A reward that viewers redeem with Channel Points (specification: Custom reward).
struct Reward
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString id{};
    QString title{};  ///< Unique in the channel.
    QString prompt{};
    qint64 cost = 0;                     ///< Channel Points.
    std::optional<RewardImage> image{};  ///< None: no image was uploaded.
    RewardImage defaultImage{};
    QString backgroundColor{};  ///< "#RRGGBB".
    bool isEnabled = false;     ///< Viewers see only enabled rewards.
    bool isUserInputRequired = false;
    MaxPerStream maxPerStream{};
    MaxPerUserPerStream maxPerUserPerStream{};
    GlobalCooldown globalCooldown{};
    bool isPaused = false;   ///< Temporarily not redeemable.
    bool isInStock = false;  ///< False: a limit per stream is reached.
    bool shouldRedemptionsSkipRequestQueue = false;
    std::optional<int> redemptionsRedeemedCurrentStream{};  ///< None: not live, or without such a limit.
    std::optional<QDateTime> cooldownExpiresAt{};           ///< UTC; none: not in cooldown.

    static void describe(auto &is)
    {
        is("broadcaster_id", &Reward::broadcasterId);
        is("broadcaster_login", &Reward::broadcasterLogin);
        is("broadcaster_name", &Reward::broadcasterName);
        is("id", &Reward::id);
        is("title", &Reward::title);
        is("prompt", &Reward::prompt);
        is("cost", &Reward::cost);
        is("image", &Reward::image, orNull);
        is("default_image", &Reward::defaultImage);
        is("background_color", &Reward::backgroundColor);
        is("is_enabled", &Reward::isEnabled);
        is("is_user_input_required", &Reward::isUserInputRequired);
        is("max_per_stream_setting", &Reward::maxPerStream);
        is("max_per_user_per_stream_setting", &Reward::maxPerUserPerStream);
        is("global_cooldown_setting", &Reward::globalCooldown);
        is("is_paused", &Reward::isPaused);
        is("is_in_stock", &Reward::isInStock);
        is("should_redemptions_skip_request_queue", &Reward::shouldRedemptionsSkipRequestQueue);
        is("redemptions_redeemed_current_stream", &Reward::redemptionsRedeemedCurrentStream, orNull);
        is("cooldown_expires_at", &Reward::cooldownExpiresAt, orNull);
    }
};

/// The number of a limit of a reward.
inline constexpr Rule limitNumber
    = atLeast(0) | withNote("applies only if its flag is true, and is then at least 1");

/// The fields of a reward that its app may set. The public service wants a limit and its flag together or
/// not at all (api-facts C0), the sandbox only with its switch reward-limit-pairs. The number counts only if
/// its flag is true, and must then be at least 1.
struct RewardChanges
{
    std::optional<QString> title{};
    std::optional<qint64> cost{};  ///< Channel Points.
    std::optional<QString> prompt{};
    std::optional<bool> isEnabled{};           ///< Absent: a new reward is enabled.
    std::optional<QString> backgroundColor{};  ///< "#RRGGBB".
    std::optional<bool> isUserInputRequired{};
    std::optional<bool> isMaxPerStreamEnabled{};
    std::optional<qint64> maxPerStream{};
    std::optional<bool> isMaxPerUserPerStreamEnabled{};
    std::optional<qint64> maxPerUserPerStream{};
    std::optional<bool> isGlobalCooldownEnabled{};
    std::optional<qint64> globalCooldownSeconds{};  ///< Below 60 it is not shown to viewers.
    std::optional<bool> isPaused{};                 ///< For existing rewards only.
    std::optional<bool> shouldRedemptionsSkipRequestQueue{};

    static void describe(auto &is)
    {
        is("title", &RewardChanges::title, between(1, 45));
        is("cost", &RewardChanges::cost, atLeast(1));
        is("prompt", &RewardChanges::prompt, between(0, 200));
        is("is_enabled", &RewardChanges::isEnabled);
        is("background_color", &RewardChanges::backgroundColor, made(Format::HexColor));
        is("is_user_input_required", &RewardChanges::isUserInputRequired);
        is("is_max_per_stream_enabled", &RewardChanges::isMaxPerStreamEnabled);
        is("max_per_stream", &RewardChanges::maxPerStream, limitNumber);
        is("is_max_per_user_per_stream_enabled", &RewardChanges::isMaxPerUserPerStreamEnabled);
        is("max_per_user_per_stream", &RewardChanges::maxPerUserPerStream, limitNumber);
        is("is_global_cooldown_enabled", &RewardChanges::isGlobalCooldownEnabled);
        is("global_cooldown_seconds", &RewardChanges::globalCooldownSeconds, limitNumber | atMost(604'800));
        is("is_paused", &RewardChanges::isPaused, withNote("only for an existing reward"));
        is("should_redemptions_skip_request_queue", &RewardChanges::shouldRedemptionsSkipRequestQueue);
    }
};

enum class RedemptionStatus : quint8 { Unfulfilled, Fulfilled, Canceled, Unknown };
constexpr auto namesOf(RedemptionStatus)
{
    return std::array{"UNFULFILLED", "FULFILLED", "CANCELED", ""};
}

/// A decision about an unfulfilled redemption. Canceling refunds the points.
enum class RedemptionDecision : quint8 { Fulfilled, Canceled };
constexpr auto namesOf(RedemptionDecision)
{
    return std::array{"FULFILLED", "CANCELED"};
}

enum class RedemptionSort : quint8 { Oldest, Newest };
constexpr auto namesOf(RedemptionSort)
{
    return std::array{"OLDEST", "NEWEST"};
}

/// The reward of a redemption, as it was when redeemed.
struct RedeemedReward
{
    QString id{};
    QString title{};
    QString prompt{};
    qint64 cost = 0;  ///< Channel Points.

    static void describe(auto &is)
    {
        is("id", &RedeemedReward::id);
        is("title", &RedeemedReward::title);
        is("prompt", &RedeemedReward::prompt);
        is("cost", &RedeemedReward::cost);
    }
};

struct Redemption
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString id{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString userInput{};  ///< Empty when the reward requires none.
    RedemptionStatus status = RedemptionStatus::Unknown;
    QDateTime redeemedAt{};  ///< UTC.
    RedeemedReward reward{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &Redemption::broadcasterId);
        is("broadcaster_login", &Redemption::broadcasterLogin);
        is("broadcaster_name", &Redemption::broadcasterName);
        is("id", &Redemption::id);
        is("user_id", &Redemption::userId);
        is("user_login", &Redemption::userLogin);
        is("user_name", &Redemption::userName);
        is("user_input", &Redemption::userInput);
        is("status", &Redemption::status);
        is("redeemed_at", &Redemption::redeemedAt);
        is("reward", &Redemption::reward);
    }
};

/// Create Custom Rewards. Creates one.
struct CreateReward
{
    QString broadcasterId{};
    RewardChanges reward{};  ///< Title and cost are required.

    using Response = One<Reward>;
    static constexpr Spec spec
        = post("/channel_points/custom_rewards").user(Scope::ChannelManageRedemptions).fails({400, 403, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CreateReward::broadcasterId, tokenUser);
        is.body(&CreateReward::reward, &RewardChanges::title, &RewardChanges::cost);
    }
};

/// Delete Custom Reward. Its unfulfilled redemptions become fulfilled.
struct DeleteReward
{
    QString broadcasterId{};
    QString id{};

    using Response = Nothing;
    static constexpr Spec spec = del("/channel_points/custom_rewards")
                                     .user(Scope::ChannelManageRedemptions)
                                     .fails({400, 403, 404, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &DeleteReward::broadcasterId, tokenUser);
        is.query("id", &DeleteReward::id);
    }
};

/// Get Custom Reward: all rewards, or those with these ids, in ascending order of ids.
struct GetRewards
{
    QString broadcasterId{};
    QStringList ids{};
    std::optional<bool> onlyManageableRewards{};  ///< Only those created by this app.

    using Response = Many<Reward>;
    static constexpr Spec spec = get("/channel_points/custom_rewards")
                                     .user(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions)
                                     .fails({400, 403, 404, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetRewards::broadcasterId, tokenUser);
        is.query("id", &GetRewards::ids, atMost(50));
        is.query("only_manageable_rewards", &GetRewards::onlyManageableRewards);
    }
};

/// Get Custom Reward Redemption: of one reward that this app created, by id or by status. Fulfilled and
/// canceled ones are available for a few days only.
struct GetRedemptions
{
    QString broadcasterId{};
    QString rewardId{};
    std::optional<RedemptionStatus> status{};  ///< Required unless ids are given.
    QStringList ids{};
    std::optional<RedemptionSort> sort{};  ///< Absent: oldest first.
    std::optional<QString> after{};
    std::optional<int> first{};

    using Response = Page<Redemption>;
    static constexpr Spec spec = get("/channel_points/custom_rewards/redemptions")
                                     .user(Scope::ChannelReadRedemptions, Scope::ChannelManageRedemptions)
                                     .fails({400, 403, 404, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetRedemptions::broadcasterId, tokenUser);
        is.query("reward_id", &GetRedemptions::rewardId);
        is.query("status", &GetRedemptions::status);
        is.query("id", &GetRedemptions::ids, atMost(50));
        is.query("sort", &GetRedemptions::sort);
        is.query("after", &GetRedemptions::after);
        is.query("first", &GetRedemptions::first, between(1, 50) | otherwise(20));
    }
};

/// Update Custom Reward. Changes only the fields that are present.
struct UpdateReward
{
    QString broadcasterId{};
    QString id{};
    RewardChanges changes{};

    using Response = One<Reward>;
    static constexpr Spec spec = patch("/channel_points/custom_rewards")
                                     .user(Scope::ChannelManageRedemptions)
                                     .fails({400, 403, 404, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateReward::broadcasterId, tokenUser);
        is.query("id", &UpdateReward::id);
        is.body(&UpdateReward::changes);
    }
};

/// Update Redemption Status. Returns only the changed redemptions; 404 when none was unfulfilled.
struct UpdateRedemptions
{
    QString broadcasterId{};
    QString rewardId{};
    QStringList ids{};
    RedemptionDecision status{};

    using Response = Many<Redemption>;
    static constexpr Spec spec = patch("/channel_points/custom_rewards/redemptions")
                                     .user(Scope::ChannelManageRedemptions)
                                     .fails({400, 403, 404, 500});
    static void describe(auto &is)
    {
        is.query("id", &UpdateRedemptions::ids, between(1, 50));
        is.query("broadcaster_id", &UpdateRedemptions::broadcasterId, tokenUser);
        is.query("reward_id", &UpdateRedemptions::rewardId);
        is.body("status", &UpdateRedemptions::status);
    }
};

}  // namespace Sidestage::Api
