// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QString>

namespace Sidestage {

/// What a moderator does to a person, a message, an unban request or a term of one channel.
struct ModerationAction
{
    enum class Kind : quint8 {
        Allow,  ///< A message that AutoMod holds.
        Deny,
        Ban,
        TimeOut,
        Unban,  ///< Also ends a timeout.
        Warn,
        Delete,   ///< A message.
        Approve,  ///< An unban request.
        Refuse,
        AddTerm,
        RemoveTerm,
    };
    friend constexpr auto namesOf(Kind)
    {
        return std::array{"allow",  "deny",    "ban",    "time_out", "unban",      "warn",
                          "delete", "approve", "refuse", "add_term", "remove_term"};
    }

    Kind kind{};
    QString channelId{};
    QString channelName{};
    QString userId{};    ///< Of the person; empty for terms.
    QString userName{};  ///< As it is shown.
    QString targetId{};  ///< Of the message, the request or the term to remove.
    QString text{};      ///< The reason, the reply, or the term.
    int seconds = 0;     ///< Of a timeout.

    static void describe(auto &is)
    {
        is("kind", &ModerationAction::kind);
        is("channel_id", &ModerationAction::channelId);
        is("channel_name", &ModerationAction::channelName);
        is("user_id", &ModerationAction::userId);
        is("user_name", &ModerationAction::userName);
        is("target_id", &ModerationAction::targetId);
        is("text", &ModerationAction::text);
        is("seconds", &ModerationAction::seconds);
    }
    bool operator==(const ModerationAction &) const = default;

    /// What it is about. Only one action about the same thing is open at a time.
    QString key() const
    {
        switch (kind) {
        case Kind::Allow:
        case Kind::Deny:
            return keyOf("held", channelId, targetId);
        case Kind::Approve:
        case Kind::Refuse:
            return keyOf("request", channelId, targetId);
        case Kind::Delete:
            return keyOf("message", channelId, targetId);
        case Kind::Warn:
            return keyOf("warning", channelId, userId);
        case Kind::AddTerm:
        case Kind::RemoveTerm:
            return keyOf("term", channelId, text.toCaseFolded());
        default:
            return keyOf("user", channelId, userId);
        }
    }
    /// `about`: "held", "request", "message", "warning", "term" or "user".
    static QString keyOf(const char *about, const QString &channelId, const QString &id)
    {
        return QLatin1String(about) + u'/' + channelId + u'/' + id;
    }
    /// The permission that it requires.
    Api::Scope scope() const
    {
        switch (kind) {
        case Kind::Allow:
        case Kind::Deny:
            return Api::Scope::ModeratorManageAutomod;
        case Kind::Warn:
            return Api::Scope::ModeratorManageWarnings;
        case Kind::Delete:
            return Api::Scope::ModeratorManageChatMessages;
        case Kind::Approve:
        case Kind::Refuse:
            return Api::Scope::ModeratorManageUnbanRequests;
        case Kind::AddTerm:
        case Kind::RemoveTerm:
            return Api::Scope::ModeratorManageBlockedTerms;
        default:
            return Api::Scope::ModeratorManageBannedUsers;
        }
    }
};

}  // namespace Sidestage
