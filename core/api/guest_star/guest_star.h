// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Guest Star: guests on a stream (api-facts C8; beta). Its events: events/others.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// How the guests are arranged in the picture.
enum class GuestStarLayout : quint8 { Tiled, Screenshare, Horizontal, Vertical, Unknown };
constexpr auto namesOf(GuestStarLayout)
{
    return std::array{"TILED_LAYOUT", "SCREENSHARE_LAYOUT", "HORIZONTAL_LAYOUT", "VERTICAL_LAYOUT", ""};
}

struct GuestStarSettings
{
    bool isModeratorSendLiveEnabled = false;  ///< Moderators may put guests on air.
    int slotCount = 0;                        ///< 1 to 6, without that of the host.
    bool isBrowserSourceAudioEnabled = false;
    GuestStarLayout groupLayout = GuestStarLayout::Unknown;
    QString
        browserSourceToken{};  ///< Opens the picture of the guests in the broadcasting software. A secret.

    static void describe(auto &is)
    {
        is("is_moderator_send_live_enabled", &GuestStarSettings::isModeratorSendLiveEnabled);
        is("slot_count", &GuestStarSettings::slotCount);
        is("is_browser_source_audio_enabled", &GuestStarSettings::isBrowserSourceAudioEnabled);
        is("group_layout", &GuestStarSettings::groupLayout, alsoNamed("layout"));
        is("browser_source_token", &GuestStarSettings::browserSourceToken);
    }
};

/// Absent fields stay as they are.
struct GuestStarSettingsChanges
{
    std::optional<bool> isModeratorSendLiveEnabled{};
    std::optional<int> slotCount{};
    std::optional<bool> isBrowserSourceAudioEnabled{};
    std::optional<GuestStarLayout> groupLayout{};
    std::optional<bool> regenerateBrowserSources{};  ///< True: the former token becomes invalid.

    static void describe(auto &is)
    {
        is("is_moderator_send_live_enabled", &GuestStarSettingsChanges::isModeratorSendLiveEnabled);
        is("slot_count", &GuestStarSettingsChanges::slotCount, between(1, 6));
        is("is_browser_source_audio_enabled", &GuestStarSettingsChanges::isBrowserSourceAudioEnabled);
        is("group_layout", &GuestStarSettingsChanges::groupLayout);
        is("regenerate_browser_sources", &GuestStarSettingsChanges::regenerateBrowserSources);
    }
};

/// The microphone or the camera of a guest.
struct GuestStarMedia
{
    bool isHostEnabled = false;   ///< The host lets others hear or see it.
    bool isGuestEnabled = false;  ///< The guest has switched it on.
    bool isAvailable = false;     ///< The guest has one.

    static void describe(auto &is)
    {
        is("is_host_enabled", &GuestStarMedia::isHostEnabled);
        is("is_guest_enabled", &GuestStarMedia::isGuestEnabled);
        is("is_available", &GuestStarMedia::isAvailable);
    }
};

/// Somebody in a slot.
struct GuestStarGuest
{
    QString slotId{};  ///< "0" is the host's; "SCREENSHARE" is a shared screen.
    bool isLive = false;
    QString userId{};
    QString userDisplayName{};
    QString userLogin{};
    int volume = 0;          ///< 0 to 100.
    QDateTime assignedAt{};  ///< UTC.
    GuestStarMedia audioSettings{};
    GuestStarMedia videoSettings{};

    static void describe(auto &is)
    {
        is("slot_id", &GuestStarGuest::slotId, alsoNamed("id"));
        is("is_live", &GuestStarGuest::isLive);
        is("user_id", &GuestStarGuest::userId);
        is("user_display_name", &GuestStarGuest::userDisplayName);
        is("user_login", &GuestStarGuest::userLogin);
        is("volume", &GuestStarGuest::volume);
        is("assigned_at", &GuestStarGuest::assignedAt);
        is("audio_settings", &GuestStarGuest::audioSettings);
        is("video_settings", &GuestStarGuest::videoSettings);
    }
};

struct GuestStarSession
{
    QString id{};
    QList<GuestStarGuest> guests{};  ///< Only those in slots, the host too.

    static void describe(auto &is)
    {
        is("id", &GuestStarSession::id);
        is("guests", &GuestStarSession::guests);
    }
};

enum class GuestStarInviteStatus : quint8 { Invited, Accepted, Ready, Unknown };
constexpr auto namesOf(GuestStarInviteStatus)
{
    return std::array{"INVITED", "ACCEPTED", "READY", ""};
}

/// Somebody who is invited and has no slot yet.
struct GuestStarInvite
{
    QString userId{};
    QDateTime invitedAt{};  ///< UTC.
    GuestStarInviteStatus status = GuestStarInviteStatus::Unknown;
    bool isVideoEnabled = false;
    bool isAudioEnabled = false;
    bool isVideoAvailable = false;
    bool isAudioAvailable = false;

    static void describe(auto &is)
    {
        is("user_id", &GuestStarInvite::userId);
        is("invited_at", &GuestStarInvite::invitedAt);
        is("status", &GuestStarInvite::status);
        is("is_video_enabled", &GuestStarInvite::isVideoEnabled);
        is("is_audio_enabled", &GuestStarInvite::isAudioEnabled);
        is("is_video_available", &GuestStarInvite::isVideoAvailable);
        is("is_audio_available", &GuestStarInvite::isAudioAvailable);
    }
};

/// What the requests of moderators have in common.
struct InGuestStarChannel
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.

    static void describe(auto &is)
    {
        is.query("broadcaster_id", &InGuestStarChannel::broadcasterId, numericId);
        is.query("moderator_id", &InGuestStarChannel::moderatorId, tokenUser);
    }
};

struct InGuestStarSession : InGuestStarChannel
{
    QString sessionId{};

    static void describe(auto &is)
    {
        InGuestStarChannel::describe(is);
        is.query("session_id", &InGuestStarSession::sessionId);
    }
};

/// Get Channel Guest Star Settings.
struct GetGuestStarSettings : InGuestStarChannel
{
    using Response = One<GuestStarSettings>;
    static constexpr Spec spec = get("/guest_star/channel_settings")
                                     .user(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar,
                                           Scope::ModeratorReadGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
};

/// Update Channel Guest Star Settings.
struct UpdateGuestStarSettings
{
    QString broadcasterId{};
    GuestStarSettingsChanges changes{};

    using Response = Nothing;
    static constexpr Spec spec
        = put("/guest_star/channel_settings").user(Scope::ChannelManageGuestStar).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UpdateGuestStarSettings::broadcasterId, tokenUser);
        is.body(&UpdateGuestStarSettings::changes);
    }
};

/// Get Guest Star Session: the running one. None: an empty list.
struct GetGuestStarSession : InGuestStarChannel
{
    using Response = Many<GuestStarSession>;
    static constexpr Spec spec = get("/guest_star/session")
                                     .user(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar,
                                           Scope::ModeratorReadGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
};

/// Create Guest Star Session. A channel has one at most.
struct CreateGuestStarSession
{
    QString broadcasterId{};

    using Response = One<GuestStarSession>;
    static constexpr Spec spec
        = post("/guest_star/session").user(Scope::ChannelManageGuestStar).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CreateGuestStarSession::broadcasterId, tokenUser);
    }
};

/// End Guest Star Session. Returns it as it was.
struct EndGuestStarSession
{
    QString broadcasterId{};
    QString sessionId{};

    using Response = One<GuestStarSession>;
    static constexpr Spec spec
        = del("/guest_star/session").user(Scope::ChannelManageGuestStar).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &EndGuestStarSession::broadcasterId, tokenUser);
        is.query("session_id", &EndGuestStarSession::sessionId);
    }
};

/// Get Guest Star Invites. Not divided into pages.
struct GetGuestStarInvites : InGuestStarSession
{
    using Response = Many<GuestStarInvite>;
    static constexpr Spec spec = get("/guest_star/invites")
                                     .user(Scope::ChannelReadGuestStar, Scope::ChannelManageGuestStar,
                                           Scope::ModeratorReadGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
};

/// Send Guest Star Invite.
struct SendGuestStarInvite : InGuestStarSession
{
    QString guestId{};

    using Response = Nothing;
    static constexpr Spec spec = post("/guest_star/invites")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("guest_id", &SendGuestStarInvite::guestId, numericId);
    }
};

/// Delete Guest Star Invite. 404 for somebody who is not invited.
struct DeleteGuestStarInvite : InGuestStarSession
{
    QString guestId{};

    using Response = Nothing;
    static constexpr Spec spec = del("/guest_star/invites")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403, 404});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("guest_id", &DeleteGuestStarInvite::guestId, numericId);
    }
};

/// Assign Guest Star Slot, to a guest who is ready. Who does not moderate gets a 401.
struct AssignGuestStarSlot : InGuestStarSession
{
    QString guestId{};
    QString slotId{};  ///< "1" to the number of slots.

    using Response = Nothing;
    static constexpr Spec spec = post("/guest_star/slot")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("guest_id", &AssignGuestStarSlot::guestId, numericId);
        is.query("slot_id", &AssignGuestStarSlot::slotId);
    }
};

/// Update Guest Star Slot: moves a guest to another slot. If there is one in it, the two swap.
struct UpdateGuestStarSlot : InGuestStarSession
{
    QString sourceSlotId{};
    std::optional<QString> destinationSlotId{};  ///< None: nothing moves.

    using Response = Nothing;
    static constexpr Spec spec = patch("/guest_star/slot")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("source_slot_id", &UpdateGuestStarSlot::sourceSlotId);
        is.query("destination_slot_id", &UpdateGuestStarSlot::destinationSlotId);
    }
};

/// Delete Guest Star Slot: removes a guest from a slot. 404 when that guest is not in it.
struct DeleteGuestStarSlot : InGuestStarSession
{
    QString guestId{};
    QString slotId{};
    std::optional<bool> shouldReinviteGuest{};

    using Response = Nothing;
    static constexpr Spec spec = del("/guest_star/slot")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403, 404});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("guest_id", &DeleteGuestStarSlot::guestId, numericId);
        is.query("slot_id", &DeleteGuestStarSlot::slotId);
        is.query("should_reinvite_guest", &DeleteGuestStarSlot::shouldReinviteGuest);
    }
};

/// Update Guest Star Slot Settings: what of a guest is on air. Absent fields stay as they are.
struct UpdateGuestStarSlotSettings : InGuestStarSession
{
    QString slotId{};
    std::optional<bool> isAudioEnabled{};
    std::optional<bool> isVideoEnabled{};
    std::optional<bool> isLive{};
    std::optional<int> volume{};

    using Response = Nothing;
    static constexpr Spec spec = patch("/guest_star/slot_settings")
                                     .user(Scope::ChannelManageGuestStar, Scope::ModeratorManageGuestStar)
                                     .fails({400, 403});
    static void describe(auto &is)
    {
        InGuestStarSession::describe(is);
        is.query("slot_id", &UpdateGuestStarSlotSettings::slotId);
        is.query("is_audio_enabled", &UpdateGuestStarSlotSettings::isAudioEnabled);
        is.query("is_video_enabled", &UpdateGuestStarSlotSettings::isVideoEnabled);
        is.query("is_live", &UpdateGuestStarSlotSettings::isLive);
        is.query("volume", &UpdateGuestStarSlotSettings::volume, between(0, 100));
    }
};

}  // namespace Sidestage::Api
