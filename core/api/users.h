// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>
#include <QUrl>

namespace Sidestage::Api {

/// The status of a broadcaster. Determines who may use a stream delay, ads or rewards.
enum class BroadcasterType : quint8 { Plain, Affiliate, Partner };
constexpr auto namesOf(BroadcasterType)
{
    return std::array{"", "affiliate", "partner"};
}

/// A user of the platform (api-facts C16).
struct User
{
    QString id{};
    QString login{};        ///< Lower-case ASCII.
    QString displayName{};  ///< May be in another script than the login.
    QString type{};         ///< "", "admin", "global_mod" or "staff".
    BroadcasterType broadcasterType{};
    QString description{};
    QUrl profileImageUrl{};
    QUrl offlineImageUrl{};
    int viewCount = 0;               ///< No longer maintained by the service.
    std::optional<QString> email{};  ///< Only for the token's user, with user:read:email.
    QDateTime createdAt{};           ///< UTC.

    static void describe(auto &is)
    {
        is("id", &User::id);
        is("login", &User::login);
        is("display_name", &User::displayName);
        is("type", &User::type);
        is("broadcaster_type", &User::broadcasterType);
        is("description", &User::description);
        is("profile_image_url", &User::profileImageUrl);
        is("offline_image_url", &User::offlineImageUrl);
        is("view_count", &User::viewCount);
        is("email", &User::email);
        is("created_at", &User::createdAt);
    }
};

inline constexpr Rule loginRule = between(1, 25) | made(Format::Login);

/// Get Users, by id and login, at most 100 in total. With neither: the user of the token. Unknown ones are
/// left out of the response. A single malformed id or login invalidates the whole request.
struct GetUsers
{
    QStringList ids{};
    QStringList logins{};

    using Response = Many<User>;
    static constexpr Spec spec = get("/users").more(Scope::UserReadEmail).fails({400});
    static void describe(auto &is)
    {
        is.query("id", &GetUsers::ids, atMost(100) | each(numericId));
        is.query("login", &GetUsers::logins, atMost(100) | each(loginRule));
    }
};

/// Update User, that of the token. Without a description nothing changes; an empty one clears it.
struct UpdateUser
{
    std::optional<QString> description{};

    using Response = Many<User>;
    static constexpr Spec spec
        = put("/users").user(Scope::UserEdit).more(Scope::UserReadEmail).fails({400, 429});
    static void describe(auto &is) { is.query("description", &UpdateUser::description, between(0, 300)); }
};

/// A user whom another one has blocked (api-facts C16).
struct BlockedUser
{
    QString userId{};
    QString userLogin{};
    QString displayName{};

    static void describe(auto &is)
    {
        is("user_id", &BlockedUser::userId);
        is("user_login", &BlockedUser::userLogin);
        is("display_name", &BlockedUser::displayName);
    }
};

/// Get User Block List: whom the broadcaster has blocked, the newest first.
struct GetUserBlockList
{
    QString broadcasterId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<BlockedUser>;
    static constexpr Spec spec = get("/users/blocks").user(Scope::UserReadBlockedUsers).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetUserBlockList::broadcasterId, tokenUser);
        is.query("first", &GetUserBlockList::first, between(1, 100) | otherwise(20));
        is.query("after", &GetUserBlockList::after);
    }
};

enum class BlockContext : quint8 { Chat, Whisper };
constexpr auto namesOf(BlockContext)
{
    return std::array{"chat", "whisper"};
}

enum class BlockReason : quint8 { Harassment, Spam, Other };
constexpr auto namesOf(BlockReason)
{
    return std::array{"harassment", "spam", "other"};
}

/// Block User. A user who is blocked already stays so.
struct BlockUser
{
    QString targetUserId{};
    std::optional<BlockContext> sourceContext{};
    std::optional<BlockReason> reason{};

    using Response = Nothing;
    static constexpr Spec spec = put("/users/blocks").user(Scope::UserManageBlockedUsers).fails({400});
    static void describe(auto &is)
    {
        is.query("target_user_id", &BlockUser::targetUserId, numericId);
        is.query("source_context", &BlockUser::sourceContext);
        is.query("reason", &BlockUser::reason);
    }
};

/// Unblock User. Not an error for a user who is not blocked.
struct UnblockUser
{
    QString targetUserId{};

    using Response = Nothing;
    static constexpr Spec spec = del("/users/blocks").user(Scope::UserManageBlockedUsers).fails({400});
    static void describe(auto &is) { is.query("target_user_id", &UnblockUser::targetUserId, numericId); }
};

}  // namespace Sidestage::Api
