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
    bool operator==(const ModeratedFollowers &) const = default;
};

struct ModeratedSlow
{
    int waitTimeSeconds = 0;

    static void describe(auto &is) { is("wait_time_seconds", &ModeratedSlow::waitTimeSeconds); }
    bool operator==(const ModeratedSlow &) const = default;
};

struct ModeratedBan : EventUser
{
    std::optional<QString> reason{};

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("reason", &ModeratedBan::reason, orNull);
    }
    bool operator==(const ModeratedBan &) const = default;
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
    bool operator==(const ModeratedTimeout &) const = default;
};

struct ModeratedRaid : EventUser
{
    int viewerCount = 0;

    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("viewer_count", &ModeratedRaid::viewerCount);
    }
    bool operator==(const ModeratedRaid &) const = default;
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
    bool operator==(const ModeratedDelete &) const = default;
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
    bool operator==(const ModeratedTerms &) const = default;
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
    bool operator==(const ModeratedUnbanRequest &) const = default;
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
    bool operator==(const ModeratedWarn &) const = default;
};

/// An action of a moderator. The member with the name of the action has a value, if the action has data.
struct ChannelModeratedV1 : EventBroadcaster, EventSource, EventModerator
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
        EventBroadcaster::describe(is);
        EventSource::describe(is);
        EventModerator::describe(is);
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
    bool operator==(const ChannelModeratedV1 &) const = default;
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
    bool operator==(const ChannelModerated &) const = default;
};

struct UserBanned : EventUser, EventBroadcaster, EventModerator
{
    QString reason{};
    QDateTime bannedAt{};               ///< UTC.
    std::optional<QDateTime> endsAt{};  ///< UTC; none: permanent.
    bool isPermanent = false;

    static constexpr EventSpec spec = eventOf("channel.ban").broadcaster().any(Scope::ChannelModerate);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
        is("reason", &UserBanned::reason);
        is("banned_at", &UserBanned::bannedAt);
        is("ends_at", &UserBanned::endsAt, orNull);
        is("is_permanent", &UserBanned::isPermanent);
    }
    bool operator==(const UserBanned &) const = default;
};

struct UserUnbanned : EventUser, EventBroadcaster, EventModerator
{
    static constexpr EventSpec spec = eventOf("channel.unban").broadcaster().any(Scope::ChannelModerate);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
    }
    bool operator==(const UserUnbanned &) const = default;
};

struct ModeratorAdded : EventUser, EventBroadcaster
{
    static constexpr EventSpec spec
        = eventOf("channel.moderator.add").broadcaster().any(Scope::ModerationRead);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
    }
    bool operator==(const ModeratorAdded &) const = default;
};

struct ModeratorRemoved : EventUser, EventBroadcaster
{
    static constexpr EventSpec spec
        = eventOf("channel.moderator.remove").broadcaster().any(Scope::ModerationRead);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
    }
    bool operator==(const ModeratorRemoved &) const = default;
};

struct VipAdded : EventUser, EventBroadcaster
{
    static constexpr EventSpec spec
        = eventOf("channel.vip.add").broadcaster().any(Scope::ChannelReadVips, Scope::ChannelManageVips);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
    }
    bool operator==(const VipAdded &) const = default;
};

struct VipRemoved : EventUser, EventBroadcaster
{
    static constexpr EventSpec spec
        = eventOf("channel.vip.remove").broadcaster().any(Scope::ChannelReadVips, Scope::ChannelManageVips);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        EventBroadcaster::describe(is);
    }
    bool operator==(const VipRemoved &) const = default;
};

struct UnbanRequested : EventBroadcaster, EventUser
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
        EventBroadcaster::describe(is);
        EventUser::describe(is);
        is("text", &UnbanRequested::text);
        is("created_at", &UnbanRequested::createdAt);
    }
    bool operator==(const UnbanRequested &) const = default;
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
    bool operator==(const UnbanRequestResolved &) const = default;
};

struct WarningSent : EventBroadcaster, EventModerator, EventUser
{
    std::optional<QString> reason{};
    std::optional<QStringList> chatRulesCited{};

    static constexpr EventSpec spec = eventOf("channel.warning.send")
                                          .moderated()
                                          .any(Scope::ModeratorReadWarnings, Scope::ModeratorManageWarnings);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
        EventUser::describe(is);
        is("reason", &WarningSent::reason, orNull);
        is("chat_rules_cited", &WarningSent::chatRulesCited, orNull);
    }
    bool operator==(const WarningSent &) const = default;
};

struct WarningAcknowledged : EventBroadcaster, EventUser
{
    static constexpr EventSpec spec = eventOf("channel.warning.acknowledge")
                                          .moderated()
                                          .any(Scope::ModeratorReadWarnings, Scope::ModeratorManageWarnings);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        EventUser::describe(is);
    }
    bool operator==(const WarningAcknowledged &) const = default;
};

struct SuspiciousUserUpdated : EventBroadcaster, EventModerator, EventUser
{
    QString lowTrustStatus{};  ///< "none", "active_monitoring" or "restricted".

    static constexpr EventSpec spec
        = eventOf("channel.suspicious_user.update").moderated().any(Scope::ModeratorReadSuspiciousUsers);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
        EventUser::describe(is);
        is("low_trust_status", &SuspiciousUserUpdated::lowTrustStatus);
    }
    bool operator==(const SuspiciousUserUpdated &) const = default;
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
    bool operator==(const SuspiciousMessage &) const = default;
};

struct SuspiciousUserWrote : EventBroadcaster, EventUser
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
        EventBroadcaster::describe(is);
        EventUser::describe(is);
        is("low_trust_status", &SuspiciousUserWrote::lowTrustStatus);
        is("shared_ban_channel_ids", &SuspiciousUserWrote::sharedBanChannelIds, orNull);
        is("types", &SuspiciousUserWrote::types);
        is("ban_evasion_evaluation", &SuspiciousUserWrote::banEvasionEvaluation);
        is("message", &SuspiciousUserWrote::message);
    }
    bool operator==(const SuspiciousUserWrote &) const = default;
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
    bool operator==(const TextBoundary &) const = default;
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
    bool operator==(const AutomodFinding &) const = default;
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
    bool operator==(const FoundTerm &) const = default;
};

struct BlockedTermFinding
{
    QList<FoundTerm> termsFound{};

    static void describe(auto &is) { is("terms_found", &BlockedTermFinding::termsFound); }
    bool operator==(const BlockedTermFinding &) const = default;
};

struct MessageHeldV1 : EventBroadcaster, EventUser
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
        EventBroadcaster::describe(is);
        EventUser::describe(is);
        is("message_id", &MessageHeldV1::messageId);
        is("message", &MessageHeldV1::message);
        is("category", &MessageHeldV1::category);
        is("level", &MessageHeldV1::level);
        is("held_at", &MessageHeldV1::heldAt);
    }
    bool operator==(const MessageHeldV1 &) const = default;
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
    bool operator==(const HeldMessageDecidedV1 &) const = default;
};

struct MessageHeld : EventBroadcaster, EventUser
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
        EventBroadcaster::describe(is);
        EventUser::describe(is);
        is("message_id", &MessageHeld::messageId);
        is("message", &MessageHeld::message);
        is("held_at", &MessageHeld::heldAt);
        is("reason", &MessageHeld::reason);
        is("automod", &MessageHeld::automod, orNull);
        is("blocked_term", &MessageHeld::blockedTerm, orNull);
    }
    bool operator==(const MessageHeld &) const = default;
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
    bool operator==(const HeldMessageDecided &) const = default;
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
    bool operator==(const AutomodSettingsUpdated &) const = default;
};

struct AutomodTermsUpdated : EventBroadcaster, EventModerator
{
    QString action{};  ///< "add_permitted", "remove_blocked" and the like.
    bool fromAutomod = false;
    QStringList terms{};

    static constexpr EventSpec spec
        = eventOf("automod.terms.update").moderated().any(Scope::ModeratorManageAutomod);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        EventModerator::describe(is);
        is("action", &AutomodTermsUpdated::action);
        is("from_automod", &AutomodTermsUpdated::fromAutomod);
        is("terms", &AutomodTermsUpdated::terms);
    }
    bool operator==(const AutomodTermsUpdated &) const = default;
};

}  // namespace Sidestage::Api
