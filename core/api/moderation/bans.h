// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Bans, timeouts and warnings (api-facts C10).

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A user who is banned from a channel, or in a timeout.
struct BannedUser
{
    QString userId{};
    QString userLogin{};
    QString userName{};
    QDateTime expiresAt{};  ///< UTC; invalid: a ban, which does not end by itself.
    QDateTime createdAt{};  ///< UTC.
    QString reason{};       ///< May be empty.
    QString moderatorId{};
    QString moderatorLogin{};
    QString moderatorName{};

    static void describe(auto &is)
    {
        is("user_id", &BannedUser::userId);
        is("user_login", &BannedUser::userLogin);
        is("user_name", &BannedUser::userName);
        is("expires_at", &BannedUser::expiresAt);
        is("created_at", &BannedUser::createdAt);
        is("reason", &BannedUser::reason);
        is("moderator_id", &BannedUser::moderatorId);
        is("moderator_login", &BannedUser::moderatorLogin);
        is("moderator_name", &BannedUser::moderatorName);
    }
};

/// Get Banned Users, the newest first; or, of these users, those who are banned or in a timeout.
struct GetBannedUsers
{
    QString broadcasterId{};
    QStringList userIds{};
    std::optional<int> first{};
    std::optional<QString> after{};
    std::optional<QString> before{};

    using Response = Page<BannedUser>;
    static constexpr Spec spec = get("/moderation/banned")
                                     .user(Scope::ModerationRead, Scope::ModeratorManageBannedUsers)
                                     .fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetBannedUsers::broadcasterId, tokenUser);
        is.query("user_id", &GetBannedUsers::userIds, atMost(100) | each(numericId));
        is.query("first", &GetBannedUsers::first, between(1, 100) | otherwise(20));
        is.query("after", &GetBannedUsers::after);
        is.query("before", &GetBannedUsers::before);
    }
};

/// Whom Ban User bans, and for how long.
struct NewBan
{
    QString userId{};
    std::optional<int> duration{};  ///< Seconds of a timeout; none: a ban.
    std::optional<QString> reason{};

    static void describe(auto &is)
    {
        is("user_id", &NewBan::userId, numericId);
        is("duration", &NewBan::duration, between(1, 1'209'600));
        is("reason", &NewBan::reason, atMost(500));
    }
};

/// What Ban User has done.
struct UserBan
{
    QString broadcasterId{};
    QString moderatorId{};
    QString userId{};
    QDateTime createdAt{};               ///< UTC.
    std::optional<QDateTime> endTime{};  ///< UTC; none: a ban.

    static void describe(auto &is)
    {
        is("broadcaster_id", &UserBan::broadcasterId);
        is("moderator_id", &UserBan::moderatorId);
        is("user_id", &UserBan::userId);
        is("created_at", &UserBan::createdAt);
        is("end_time", &UserBan::endTime, orNull);
    }
};

/// Ban User: bans somebody or puts them in a timeout. Of one who is in a timeout, it changes its length or
/// makes it a ban. A ban cannot become a timeout.
struct BanUser
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    NewBan data{};

    using Response = Many<UserBan>;
    static constexpr Spec spec
        = post("/moderation/bans").user(Scope::ModeratorManageBannedUsers).fails({400, 403, 409, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &BanUser::broadcasterId, numericId);
        is.query("moderator_id", &BanUser::moderatorId, tokenUser);
        is.body("data", &BanUser::data);
    }
};

/// Unban User: ends a ban or a timeout.
struct UnbanUser
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    QString userId{};

    using Response = Nothing;
    static constexpr Spec spec
        = del("/moderation/bans").user(Scope::ModeratorManageBannedUsers).fails({400, 403, 409, 429});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &UnbanUser::broadcasterId, numericId);
        is.query("moderator_id", &UnbanUser::moderatorId, tokenUser);
        is.query("user_id", &UnbanUser::userId, numericId);
    }
};

/// Whom Warn Chat User warns, and why.
struct NewWarning
{
    QString userId{};
    QString reason{};

    static void describe(auto &is)
    {
        is("user_id", &NewWarning::userId, numericId);
        is("reason", &NewWarning::reason, between(1, 500));
    }
};

struct ChatWarning
{
    QString broadcasterId{};
    QString userId{};
    QString moderatorId{};
    QString reason{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &ChatWarning::broadcasterId);
        is("user_id", &ChatWarning::userId);
        is("moderator_id", &ChatWarning::moderatorId);
        is("reason", &ChatWarning::reason);
    }
};

/// Warn Chat User, who cannot write until they have acknowledged the warning.
struct WarnChatUser
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    NewWarning data{};

    using Response = Many<ChatWarning>;
    static constexpr Spec spec
        = post("/moderation/warnings").user(Scope::ModeratorManageWarnings).fails({400, 403, 409, 429, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &WarnChatUser::broadcasterId, numericId);
        is.query("moderator_id", &WarnChatUser::moderatorId, tokenUser);
        is.body("data", &WarnChatUser::data);
    }
};

}  // namespace Sidestage::Api
