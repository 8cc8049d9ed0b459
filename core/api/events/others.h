// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events without a group of their own (api-facts D6, Others).

#include "people.h"

namespace Sidestage::Api {

struct GuestStarBegan : Parts<EventBroadcaster, EventModerator>
{
    QString sessionId{};
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.guest_star_session.begin", "beta")
              .moderated()
              .any(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar, Scope::ModeratorReadGuestStar,
                   Scope::ModeratorManageGuestStar);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("session_id", &GuestStarBegan::sessionId);
        is("started_at", &GuestStarBegan::startedAt);
    }
};

struct GuestStarEnded : Parts<EventBroadcaster, EventModerator>
{
    QString sessionId{};
    QDateTime startedAt{};  ///< UTC.
    QDateTime endedAt{};    ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.guest_star_session.end", "beta")
              .moderated()
              .any(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar, Scope::ModeratorReadGuestStar,
                   Scope::ModeratorManageGuestStar);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("session_id", &GuestStarEnded::sessionId);
        is("started_at", &GuestStarEnded::startedAt);
        is("ended_at", &GuestStarEnded::endedAt);
    }
};

/// A guest or a slot has changed.
struct GuestStarGuestUpdated : EventBroadcaster
{
    QString sessionId{};
    std::optional<QString> moderatorUserId{};  ///< Who did it, like the next two; none: the guest.
    std::optional<QString> moderatorUserLogin{};
    std::optional<QString> moderatorUserName{};
    std::optional<QString> guestUserId{};  ///< None, like the next two: the slot is empty.
    std::optional<QString> guestUserLogin{};
    std::optional<QString> guestUserName{};
    std::optional<QString> slotId{};  ///< None: the guest has no slot.
    std::optional<QString> state{};   ///< "invited", "accepted", "ready", "backstage", "live" or "removed".
    std::optional<QString> hostUserId{};
    std::optional<QString> hostUserLogin{};
    std::optional<QString> hostUserName{};
    std::optional<bool> hostVideoEnabled{};  ///< Of a slot, as the next two.
    std::optional<bool> hostAudioEnabled{};
    std::optional<int> hostVolume{};  ///< 0 to 100.

    static constexpr EventSpec spec
        = eventOf("channel.guest_star_guest.update", "beta")
              .moderated()
              .any(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar, Scope::ModeratorReadGuestStar,
                   Scope::ModeratorManageGuestStar);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("session_id", &GuestStarGuestUpdated::sessionId);
        is("moderator_user_id", &GuestStarGuestUpdated::moderatorUserId, orNull);
        is("moderator_user_login", &GuestStarGuestUpdated::moderatorUserLogin, orNull);
        is("moderator_user_name", &GuestStarGuestUpdated::moderatorUserName, orNull);
        is("guest_user_id", &GuestStarGuestUpdated::guestUserId, orNull);
        is("guest_user_login", &GuestStarGuestUpdated::guestUserLogin, orNull);
        is("guest_user_name", &GuestStarGuestUpdated::guestUserName, orNull);
        is("slot_id", &GuestStarGuestUpdated::slotId, orNull);
        is("state", &GuestStarGuestUpdated::state, orNull);
        is("host_user_id", &GuestStarGuestUpdated::hostUserId, orNull);
        is("host_user_login", &GuestStarGuestUpdated::hostUserLogin, orNull);
        is("host_user_name", &GuestStarGuestUpdated::hostUserName, orNull);
        is("host_video_enabled", &GuestStarGuestUpdated::hostVideoEnabled, orNull);
        is("host_audio_enabled", &GuestStarGuestUpdated::hostAudioEnabled, orNull);
        is("host_volume", &GuestStarGuestUpdated::hostVolume, orNull);
    }
};

struct GuestStarSettingsUpdated : EventBroadcaster
{
    bool isModeratorSendLiveEnabled = false;
    int slotCount = 0;
    bool isBrowserSourceAudioEnabled = false;
    QString groupLayout{};  ///< "tiled", "screenshare", "horizontal" or "vertical".

    static constexpr EventSpec spec
        = eventOf("channel.guest_star_settings.update", "beta")
              .moderated()
              .any(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar, Scope::ModeratorReadGuestStar,
                   Scope::ModeratorManageGuestStar);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("is_moderator_send_live_enabled", &GuestStarSettingsUpdated::isModeratorSendLiveEnabled);
        is("slot_count", &GuestStarSettingsUpdated::slotCount);
        is("is_browser_source_audio_enabled", &GuestStarSettingsUpdated::isBrowserSourceAudioEnabled);
        is("group_layout", &GuestStarSettingsUpdated::groupLayout);
    }
};

struct WhisperText
{
    QString text{};

    static void describe(auto &is) { is("text", &WhisperText::text); }
};

struct WhisperReceived
{
    QString fromUserId{};
    QString fromUserLogin{};
    QString fromUserName{};
    QString toUserId{};
    QString toUserLogin{};
    QString toUserName{};
    QString whisperId{};
    WhisperText whisper{};

    static constexpr EventSpec spec = eventOf("user.whisper.message")
                                          .need(ConditionKey::User)
                                          .any(Scope::UserReadWhispers, Scope::UserManageWhispers);
    static void describe(auto &is)
    {
        is("from_user_id", &WhisperReceived::fromUserId);
        is("from_user_login", &WhisperReceived::fromUserLogin);
        is("from_user_name", &WhisperReceived::fromUserName);
        is("to_user_id", &WhisperReceived::toUserId);
        is("to_user_login", &WhisperReceived::toUserLogin);
        is("to_user_name", &WhisperReceived::toUserName);
        is("whisper_id", &WhisperReceived::whisperId);
        is("whisper", &WhisperReceived::whisper);
    }
};

struct GrantedDrop : EventUser
{
    QString organizationId{};
    QString categoryId{};
    QString categoryName{};
    QString campaignId{};
    QString entitlementId{};
    QString benefitId{};
    QDateTime createdAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("organization_id", &GrantedDrop::organizationId);
        is("category_id", &GrantedDrop::categoryId);
        is("category_name", &GrantedDrop::categoryName);
        is("campaign_id", &GrantedDrop::campaignId);
        EventUser::describe(is);
        is("entitlement_id", &GrantedDrop::entitlementId);
        is("benefit_id", &GrantedDrop::benefitId);
        is("created_at", &GrantedDrop::createdAt);
    }
};

struct DropGranted
{
    QString id{};  ///< Of this event, to drop duplicates.
    GrantedDrop data{};

    static void describe(auto &is)
    {
        is("id", &DropGranted::id);
        is("data", &DropGranted::data);
    }
};

struct DropsGranted
{
    QList<DropGranted> events{};

    static constexpr EventSpec spec = eventOf("drop.entitlement.grant")
                                          .need(ConditionKey::Organization)
                                          .limitedBy(ConditionKey::Category)
                                          .limitedBy(ConditionKey::Campaign)
                                          .app()
                                          .inBatches();
    static void describe(auto &is) { is("events", &DropsGranted::events); }
};

struct BoughtProduct
{
    QString name{};
    qint64 bits = 0;
    QString sku{};
    bool inDevelopment = false;

    static void describe(auto &is)
    {
        is("name", &BoughtProduct::name);
        is("bits", &BoughtProduct::bits);
        is("sku", &BoughtProduct::sku);
        is("in_development", &BoughtProduct::inDevelopment);
    }
};

struct ExtensionBitsUsed : Parts<EventBroadcaster, EventUser>
{
    QString extensionClientId{};
    QString id{};
    BoughtProduct product{};

    static constexpr EventSpec spec
        = eventOf("extension.bits_transaction.create").need(ConditionKey::Extension);
    static void describe(auto &is)
    {
        is("extension_client_id", &ExtensionBitsUsed::extensionClientId);
        is("id", &ExtensionBitsUsed::id);
        Parts::describe(is);
        is("product", &ExtensionBitsUsed::product);
    }
};

/// What does not belong to its method is null.
struct DisabledTransport
{
    QString method{};
    std::optional<QString> callback{};
    std::optional<QString> sessionId{};
    std::optional<QDateTime> connectedAt{};     ///< UTC.
    std::optional<QDateTime> disconnectedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("method", &DisabledTransport::method);
        is("callback", &DisabledTransport::callback, orNull);
        is("session_id", &DisabledTransport::sessionId, orNull);
        is("connected_at", &DisabledTransport::connectedAt, orNull);
        is("disconnected_at", &DisabledTransport::disconnectedAt, orNull);
    }
};

struct ConduitShardDisabled
{
    QString conduitId{};
    QString shardId{};
    QString status{};
    DisabledTransport transport{};

    static constexpr EventSpec spec
        = eventOf("conduit.shard.disabled").need(ConditionKey::Client).perConduit().app();
    static void describe(auto &is)
    {
        is("conduit_id", &ConduitShardDisabled::conduitId);
        is("shard_id", &ConduitShardDisabled::shardId);
        is("status", &ConduitShardDisabled::status);
        is("transport", &ConduitShardDisabled::transport);
    }
};

}  // namespace Sidestage::Api
