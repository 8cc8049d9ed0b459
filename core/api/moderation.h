// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Moderators, VIPs and Shield Mode (api-facts C10).

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A channel that a user moderates.
struct ModeratedChannel
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &ModeratedChannel::broadcasterId);
        is("broadcaster_login", &ModeratedChannel::broadcasterLogin);
        is("broadcaster_name", &ModeratedChannel::broadcasterName);
    }
};

/// A moderator of a channel.
struct Moderator
{
    QString userId{};
    QString userLogin{};
    QString userName{};

    static void describe(auto &is)
    {
        is("user_id", &Moderator::userId);
        is("user_login", &Moderator::userLogin);
        is("user_name", &Moderator::userName);
    }
};

/// A VIP of a channel.
struct Vip
{
    QString userId{};
    QString userName{};
    QString userLogin{};

    static void describe(auto &is)
    {
        is("user_id", &Vip::userId);
        is("user_name", &Vip::userName);
        is("user_login", &Vip::userLogin);
    }
};

/// Whether Shield Mode is on, and who last changed it. The other fields are empty if it was never on.
struct ShieldModeStatus
{
    bool isActive = false;
    QString moderatorId{};
    QString moderatorLogin{};
    QString moderatorName{};
    QDateTime lastActivatedAt{};  ///< UTC; invalid: never.

    static void describe(auto &is)
    {
        is("is_active", &ShieldModeStatus::isActive);
        is("moderator_id", &ShieldModeStatus::moderatorId);
        is("moderator_login", &ShieldModeStatus::moderatorLogin);
        is("moderator_name", &ShieldModeStatus::moderatorName);
        is("last_activated_at", &ShieldModeStatus::lastActivatedAt);
    }
};

/// Get Moderated Channels: those where the user is a moderator, without their own channel.
struct GetModeratedChannels
{
    QString userId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<ModeratedChannel>;
    static constexpr Spec spec
        = get("/moderation/channels").user(Scope::UserReadModeratedChannels).fails({400, 500});
    static void describe(auto &is)
    {
        is.query("user_id", &GetModeratedChannels::userId, tokenUser);
        is.query("first", &GetModeratedChannels::first, between(1, 100) | otherwise(20));
        is.query("after", &GetModeratedChannels::after);
    }
};

/// Get Moderators, without the broadcaster.
struct GetModerators
{
    QString broadcasterId{};
    QStringList userIds{};  ///< Returns only the moderators among these.
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Moderator>;
    static constexpr Spec spec = get("/moderation/moderators")
                                     .user(Scope::ModerationRead, Scope::ChannelManageModerators)
                                     .fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetModerators::broadcasterId, tokenUser);
        is.query("user_id", &GetModerators::userIds, atMost(100) | each(numericId));
        is.query("first", &GetModerators::first, between(1, 100) | otherwise(20));
        is.query("after", &GetModerators::after);
    }
};

/// Add Channel Moderator. A VIP has to lose that role first.
struct AddChannelModerator
{
    QString broadcasterId{};
    QString userId{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/moderation/moderators").user(Scope::ChannelManageModerators).fails({400, 422, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &AddChannelModerator::broadcasterId, tokenUser);
        is.query("user_id", &AddChannelModerator::userId, numericId);
    }
};

/// Remove Channel Moderator.
struct RemoveChannelModerator
{
    QString broadcasterId{};
    QString userId{};

    using Response = Nothing;
    static constexpr Spec spec
        = del("/moderation/moderators").user(Scope::ChannelManageModerators).fails({400, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &RemoveChannelModerator::broadcasterId, tokenUser);
        is.query("user_id", &RemoveChannelModerator::userId, numericId);
    }
};

/// Get VIPs.
struct GetVips
{
    QStringList userIds{};  ///< Returns only the VIPs among these.
    QString broadcasterId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Vip>;
    static constexpr Spec spec
        = get("/channels/vips").user(Scope::ChannelReadVips, Scope::ChannelManageVips).fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetVips::userIds, atMost(100) | each(numericId));
        is.query("broadcaster_id", &GetVips::broadcasterId, tokenUser);
        is.query("first", &GetVips::first, between(1, 100) | otherwise(20));
        is.query("after", &GetVips::after);
    }
};

/// Add Channel VIP. A moderator has to lose that role first.
struct AddChannelVip
{
    QString userId{};
    QString broadcasterId{};

    using Response = Nothing;
    static constexpr Spec spec
        = post("/channels/vips").user(Scope::ChannelManageVips).fails({400, 403, 404, 409, 422, 425, 429});
    static void describe(auto &is)
    {
        is.query("user_id", &AddChannelVip::userId, numericId);
        is.query("broadcaster_id", &AddChannelVip::broadcasterId, tokenUser);
    }
};

/// Remove Channel VIP.
struct RemoveChannelVip
{
    QString userId{};
    QString broadcasterId{};

    using Response = Nothing;
    static constexpr Spec spec
        = del("/channels/vips").user(Scope::ChannelManageVips).fails({400, 403, 404, 422, 429});
    static void describe(auto &is)
    {
        is.query("user_id", &RemoveChannelVip::userId, numericId);
        is.query("broadcaster_id", &RemoveChannelVip::broadcasterId, tokenUser);
    }
};

/// Delete Chat Messages: one, or all of the chat. The messages of the broadcaster and of other moderators
/// cannot be deleted one by one, nor any that is older than six hours (api-facts C10).
struct DeleteChatMessages
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    std::optional<QString> messageId{};

    using Response = Nothing;
    static constexpr Spec spec
        = del("/moderation/chat").user(Scope::ModeratorManageChatMessages).fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &DeleteChatMessages::broadcasterId, numericId);
        is.query("moderator_id", &DeleteChatMessages::moderatorId, tokenUser);
        // Must not be empty: without it, all messages are deleted.
        is.query("message_id", &DeleteChatMessages::messageId, atLeast(1));
    }
};

/// Get Shield Mode Status.
struct GetShieldModeStatus
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.

    using Response = One<ShieldModeStatus>;
    static constexpr Spec spec = get("/moderation/shield_mode")
                                     .user(Scope::ModeratorReadShieldMode, Scope::ModeratorManageShieldMode)
                                     .fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetShieldModeStatus::broadcasterId, numericId);
        is.query("moderator_id", &GetShieldModeStatus::moderatorId, tokenUser);
    }
};

/// Update Shield Mode Status: turns it on or off.
struct UpdateShieldModeStatus
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    bool isActive = false;

    using Response = One<ShieldModeStatus>;
    static constexpr Spec spec
        = put("/moderation/shield_mode").user(Scope::ModeratorManageShieldMode).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateShieldModeStatus::broadcasterId, numericId);
        is.query("moderator_id", &UpdateShieldModeStatus::moderatorId, tokenUser);
        is.body("is_active", &UpdateShieldModeStatus::isActive);
    }
};

}  // namespace Sidestage::Api
