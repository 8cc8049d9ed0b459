// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of moderation (api-facts D6, Moderation).

#include "api/moderation/automod.h"
#include "chat_text.h"

namespace Sidestage::Api {

struct ModeratedFollowers
{
    int followDurationMinutes = 0;

    static void describe(auto &is)
    {
        is("follow_duration_minutes", &ModeratedFollowers::followDurationMinutes);
    }
};

struct ModeratedSlow
{
    int waitTimeSeconds = 0;

    static void describe(auto &is) { is("wait_time_seconds", &ModeratedSlow::waitTimeSeconds); }
};

struct ModeratedBan : EventUser
{
    std::optional<QString> reason{};

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("reason", &ModeratedBan::reason, orNull);
    }
};

struct ModeratedTimeout : EventUser
{
    std::optional<QString> reason{};
    QDateTime expiresAt{};  ///< UTC.

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("reason", &ModeratedTimeout::reason, orNull);
        is("expires_at", &ModeratedTimeout::expiresAt);
    }
};

struct ModeratedRaid : EventUser
{
    int viewerCount = 0;

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("viewer_count", &ModeratedRaid::viewerCount);
    }
};

struct ModeratedDelete : EventUser
{
    QString messageId{};
    QString messageBody{};

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("message_id", &ModeratedDelete::messageId);
        is("message_body", &ModeratedDelete::messageBody);
    }
};

struct ModeratedTerms
{
    QString action{};  ///< "add" or "remove".
    QString list{};    ///< "blocked" or "permitted".
    QStringList terms{};
    bool fromAutomod = false;

    static void describe(auto &is)
    {
        is("action", &ModeratedTerms::action);
        is("list", &ModeratedTerms::list);
        is("terms", &ModeratedTerms::terms);
        is("from_automod", &ModeratedTerms::fromAutomod);
    }
};

struct ModeratedUnbanRequest : EventUser
{
    bool isApproved = false;
    QString moderatorMessage{};

    static void describe(auto &is)
    {
        is("is_approved", &ModeratedUnbanRequest::isApproved);
        EventUser::describe(is);
        is("moderator_message", &ModeratedUnbanRequest::moderatorMessage);
    }
};

struct ModeratedWarn : EventUser
{
    std::optional<QString> reason{};
    std::optional<QStringList> chatRulesCited{};

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("reason", &ModeratedWarn::reason, orNull);
        is("chat_rules_cited", &ModeratedWarn::chatRulesCited, orNull);
    }
};

/// An action of a moderator. The member with the name of the action has a value, if the action has data.
struct ChannelModeratedV1 : Parts<EventBroadcaster, EventSource, EventModerator>
{
    QString action{};  ///< "ban", "slow", "emoteonly" and others.
    std::optional<ModeratedFollowers> followers{};
    std::optional<ModeratedSlow> slow{};
    std::optional<EventUser> vip{};
    std::optional<EventUser> unvip{};
    std::optional<EventUser> mod{};
    std::optional<EventUser> unmod{};
    std::optional<ModeratedBan> ban{};
    std::optional<EventUser> unban{};
    std::optional<ModeratedTimeout> timeout{};
    std::optional<EventUser> untimeout{};
    std::optional<ModeratedRaid> raid{};
    std::optional<EventUser> unraid{};
    std::optional<ModeratedDelete> deleted{};  ///< "delete" on the wire.
    std::optional<ModeratedTerms> automodTerms{};
    std::optional<ModeratedUnbanRequest> unbanRequest{};
    std::optional<ModeratedBan> sharedChatBan{};
    std::optional<EventUser> sharedChatUnban{};
    std::optional<ModeratedTimeout> sharedChatTimeout{};
    std::optional<EventUser> sharedChatUntimeout{};
    std::optional<ModeratedDelete> sharedChatDelete{};

    static constexpr EventSpec spec
        = eventOf("channel.moderate", "1")
              .moderated()
              .any(Scope::ModeratorReadBlockedTerms, Scope::ModeratorManageBlockedTerms)
              .any(Scope::ModeratorReadChatSettings, Scope::ModeratorManageChatSettings)
              .any(Scope::ModeratorReadUnbanRequests, Scope::ModeratorManageUnbanRequests)
              .any(Scope::ModeratorReadBannedUsers, Scope::ModeratorManageBannedUsers)
              .any(Scope::ModeratorReadChatMessages, Scope::ModeratorManageChatMessages)
              .any(Scope::ModeratorReadModerators)
              .any(Scope::ModeratorReadVips);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("action", &ChannelModeratedV1::action);
        is("followers", &ChannelModeratedV1::followers, orNull);
        is("slow", &ChannelModeratedV1::slow, orNull);
        is("vip", &ChannelModeratedV1::vip, orNull);
        is("unvip", &ChannelModeratedV1::unvip, orNull);
        is("mod", &ChannelModeratedV1::mod, orNull);
        is("unmod", &ChannelModeratedV1::unmod, orNull);
        is("ban", &ChannelModeratedV1::ban, orNull);
        is("unban", &ChannelModeratedV1::unban, orNull);
        is("timeout", &ChannelModeratedV1::timeout, orNull);
        is("untimeout", &ChannelModeratedV1::untimeout, orNull);
        is("raid", &ChannelModeratedV1::raid, orNull);
        is("unraid", &ChannelModeratedV1::unraid, orNull);
        is("delete", &ChannelModeratedV1::deleted, orNull);
        is("automod_terms", &ChannelModeratedV1::automodTerms, orNull);
        is("unban_request", &ChannelModeratedV1::unbanRequest, orNull);
        is("shared_chat_ban", &ChannelModeratedV1::sharedChatBan, orNull);
        is("shared_chat_unban", &ChannelModeratedV1::sharedChatUnban, orNull);
        is("shared_chat_timeout", &ChannelModeratedV1::sharedChatTimeout, orNull);
        is("shared_chat_untimeout", &ChannelModeratedV1::sharedChatUntimeout, orNull);
        is("shared_chat_delete", &ChannelModeratedV1::sharedChatDelete, orNull);
    }
};

struct ChannelModerated : ChannelModeratedV1
{
    std::optional<ModeratedWarn> warn{};

    static constexpr EventSpec spec
        = eventOf("channel.moderate", "2")
              .moderated()
              .any(Scope::ModeratorReadBlockedTerms, Scope::ModeratorManageBlockedTerms)
              .any(Scope::ModeratorReadChatSettings, Scope::ModeratorManageChatSettings)
              .any(Scope::ModeratorReadUnbanRequests, Scope::ModeratorManageUnbanRequests)
              .any(Scope::ModeratorReadBannedUsers, Scope::ModeratorManageBannedUsers)
              .any(Scope::ModeratorReadChatMessages, Scope::ModeratorManageChatMessages)
              .any(Scope::ModeratorReadWarnings, Scope::ModeratorManageWarnings)
              .any(Scope::ModeratorReadModerators)
              .any(Scope::ModeratorReadVips);
    static void describe(auto &is)
    {
        ChannelModeratedV1::describe(is);
        is("warn", &ChannelModerated::warn, orNull);
    }
};

struct UserBanned : Parts<EventUser, EventBroadcaster, EventModerator>
{
    QString reason{};
    QDateTime bannedAt{};               ///< UTC.
    std::optional<QDateTime> endsAt{};  ///< UTC; none: permanent.
    bool isPermanent = false;

    static constexpr EventSpec spec = eventOf("channel.ban").broadcaster().any(Scope::ChannelModerate);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("reason", &UserBanned::reason);
        is("banned_at", &UserBanned::bannedAt);
        is("ends_at", &UserBanned::endsAt, orNull);
        is("is_permanent", &UserBanned::isPermanent);
    }
};

struct UserUnbanned : Parts<EventUser, EventBroadcaster, EventModerator>
{
    static constexpr EventSpec spec = eventOf("channel.unban").broadcaster().any(Scope::ChannelModerate);
};

struct ModeratorAdded : Parts<EventUser, EventBroadcaster>
{
    static constexpr EventSpec spec
        = eventOf("channel.moderator.add").broadcaster().any(Scope::ModerationRead);
};

struct ModeratorRemoved : Parts<EventUser, EventBroadcaster>
{
    static constexpr EventSpec spec
        = eventOf("channel.moderator.remove").broadcaster().any(Scope::ModerationRead);
};

struct VipAdded : Parts<EventUser, EventBroadcaster>
{
    static constexpr EventSpec spec
        = eventOf("channel.vip.add").broadcaster().any(Scope::ChannelReadVips, Scope::ChannelManageVips);
};

struct VipRemoved : Parts<EventUser, EventBroadcaster>
{
    static constexpr EventSpec spec
        = eventOf("channel.vip.remove").broadcaster().any(Scope::ChannelReadVips, Scope::ChannelManageVips);
};

struct UnbanRequested : Parts<EventBroadcaster, EventUser>
{
    QString id{};
    QString text{};
    QDateTime createdAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.unban_request.create")
              .moderated()
              .any(Scope::ModeratorReadUnbanRequests, Scope::ModeratorManageUnbanRequests);
    static void describe(auto &is)
    {
        is("id", &UnbanRequested::id);
        Parts::describe(is);
        is("text", &UnbanRequested::text);
        is("created_at", &UnbanRequested::createdAt);
    }
};

struct UnbanRequestResolved : EventBroadcaster, EventUser
{
    QString id{};
    std::optional<QString> moderatorUserId{};
    std::optional<QString> moderatorUserLogin{};
    std::optional<QString> moderatorUserName{};
    std::optional<QString> resolutionText{};
    QString status{};  ///< "approved", "canceled" or "denied".

    static constexpr EventSpec spec
        = eventOf("channel.unban_request.resolve")
              .moderated()
              .any(Scope::ModeratorReadUnbanRequests, Scope::ModeratorManageUnbanRequests);
    static void describe(auto &is)
    {
        is("id", &UnbanRequestResolved::id);
        EventBroadcaster::describe(is);
        is("moderator_user_id", &UnbanRequestResolved::moderatorUserId, orNull | alsoNamed("moderator_id"));
        is("moderator_user_login", &UnbanRequestResolved::moderatorUserLogin,
           orNull | alsoNamed("moderator_login"));
        is("moderator_user_name", &UnbanRequestResolved::moderatorUserName,
           orNull | alsoNamed("moderator_name"));
        EventUser::describe(is);
        is("resolution_text", &UnbanRequestResolved::resolutionText, orNull);
        is("status", &UnbanRequestResolved::status);
    }
};

struct WarningSent : Parts<EventBroadcaster, EventModerator, EventUser>
{
    std::optional<QString> reason{};
    std::optional<QStringList> chatRulesCited{};

    static constexpr EventSpec spec = eventOf("channel.warning.send")
                                          .moderated()
                                          .any(Scope::ModeratorReadWarnings, Scope::ModeratorManageWarnings);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("reason", &WarningSent::reason, orNull);
        is("chat_rules_cited", &WarningSent::chatRulesCited, orNull);
    }
};

struct WarningAcknowledged : Parts<EventBroadcaster, EventUser>
{
    static constexpr EventSpec spec = eventOf("channel.warning.acknowledge")
                                          .moderated()
                                          .any(Scope::ModeratorReadWarnings, Scope::ModeratorManageWarnings);
};

struct SuspiciousUserUpdated : Parts<EventBroadcaster, EventModerator, EventUser>
{
    QString lowTrustStatus{};  ///< "none", "active_monitoring" or "restricted".

    static constexpr EventSpec spec
        = eventOf("channel.suspicious_user.update").moderated().any(Scope::ModeratorReadSuspiciousUsers);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("low_trust_status", &SuspiciousUserUpdated::lowTrustStatus);
    }
};

struct SuspiciousMessage
{
    QString messageId{};
    QString text{};
    QList<ChatFragment> fragments{};

    static void describe(auto &is)
    {
        is("message_id", &SuspiciousMessage::messageId);
        is("text", &SuspiciousMessage::text);
        is("fragments", &SuspiciousMessage::fragments);
    }
};

struct SuspiciousUserWrote : Parts<EventBroadcaster, EventUser>
{
    QString lowTrustStatus{};
    std::optional<QStringList> sharedBanChannelIds{};
    QStringList types{};
    QString banEvasionEvaluation{};  ///< "unknown", "possible" or "likely".
    SuspiciousMessage message{};

    static constexpr EventSpec spec
        = eventOf("channel.suspicious_user.message").moderated().any(Scope::ModeratorReadSuspiciousUsers);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("low_trust_status", &SuspiciousUserWrote::lowTrustStatus);
        is("shared_ban_channel_ids", &SuspiciousUserWrote::sharedBanChannelIds, orNull);
        is("types", &SuspiciousUserWrote::types);
        is("ban_evasion_evaluation", &SuspiciousUserWrote::banEvasionEvaluation);
        is("message", &SuspiciousUserWrote::message);
    }
};

/// Both are character positions, from 0; the last one is part of it.
struct TextBoundary
{
    int startPos = 0;
    int endPos = 0;

    static void describe(auto &is)
    {
        is("start_pos", &TextBoundary::startPos);
        is("end_pos", &TextBoundary::endPos);
    }
};

struct AutomodFinding
{
    QString category{};
    int level = 0;
    QList<TextBoundary> boundaries{};

    static void describe(auto &is)
    {
        is("category", &AutomodFinding::category);
        is("level", &AutomodFinding::level);
        is("boundaries", &AutomodFinding::boundaries);
    }
};

struct FoundTerm
{
    QString termId{};
    TextBoundary boundary{};
    QString ownerBroadcasterUserId{};
    QString ownerBroadcasterUserLogin{};
    QString ownerBroadcasterUserName{};

    static void describe(auto &is)
    {
        is("term_id", &FoundTerm::termId);
        is("boundary", &FoundTerm::boundary);
        is("owner_broadcaster_user_id", &FoundTerm::ownerBroadcasterUserId);
        is("owner_broadcaster_user_login", &FoundTerm::ownerBroadcasterUserLogin);
        is("owner_broadcaster_user_name", &FoundTerm::ownerBroadcasterUserName);
    }
};

struct BlockedTermFinding
{
    QList<FoundTerm> termsFound{};

    static void describe(auto &is) { is("terms_found", &BlockedTermFinding::termsFound); }
};

struct MessageHeldV1 : Parts<EventBroadcaster, EventUser>
{
    QString messageId{};
    ChatText message{};
    QString category{};
    int level = 0;
    QDateTime heldAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("automod.message.hold", "1").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("message_id", &MessageHeldV1::messageId);
        is("message", &MessageHeldV1::message);
        is("category", &MessageHeldV1::category);
        is("level", &MessageHeldV1::level);
        is("held_at", &MessageHeldV1::heldAt);
    }
};

struct HeldMessageDecidedV1 : MessageHeldV1, EventModerator
{
    QString status{};  ///< "approved", "denied" or "expired", case-insensitive.

    static constexpr EventSpec spec
        = eventOf("automod.message.update", "1").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        MessageHeldV1::describe(is);
        EventModerator::describe(is);
        is("status", &HeldMessageDecidedV1::status);
    }
};

struct MessageHeld : Parts<EventBroadcaster, EventUser>
{
    QString messageId{};
    ChatText message{};
    QDateTime heldAt{};  ///< UTC.
    QString reason{};    ///< "automod" or "blocked_term".
    std::optional<AutomodFinding> automod{};
    std::optional<BlockedTermFinding> blockedTerm{};

    static constexpr EventSpec spec
        = eventOf("automod.message.hold", "2").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("message_id", &MessageHeld::messageId);
        is("message", &MessageHeld::message);
        is("held_at", &MessageHeld::heldAt);
        is("reason", &MessageHeld::reason);
        is("automod", &MessageHeld::automod, orNull);
        is("blocked_term", &MessageHeld::blockedTerm, orNull);
    }
};

struct HeldMessageDecided : MessageHeld, EventModerator
{
    QString status{};  ///< "approved", "denied" or "expired", case-insensitive.

    static constexpr EventSpec spec
        = eventOf("automod.message.update", "2").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        MessageHeld::describe(is);
        EventModerator::describe(is);
        is("status", &HeldMessageDecided::status);
    }
};

struct AutomodSettingsUpdated : EventBroadcaster, EventModerator, AutomodLevels
{
    std::optional<int> overallLevel{};  ///< None: the categories were set one by one.

    static constexpr EventSpec spec
        = eventOf("automod.settings.update").moderated().any(Scope::ModeratorReadAutomodSettings);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
        is("overall_level", &AutomodSettingsUpdated::overallLevel, orNull);
        AutomodLevels::describe(is);
    }
};

struct AutomodTermsUpdated : Parts<EventBroadcaster, EventModerator>
{
    QString action{};  ///< "add_permitted", "remove_blocked" and the like.
    bool fromAutomod = false;
    QStringList terms{};

    static constexpr EventSpec spec
        = eventOf("automod.terms.update").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("action", &AutomodTermsUpdated::action);
        is("from_automod", &AutomodTermsUpdated::fromAutomod);
        is("terms", &AutomodTermsUpdated::terms);
    }
};

}  // namespace Sidestage::Api
