// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Requests of banned users to be unbanned (api-facts C10).

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// Acknowledged: denied, and the user has read the answer. Canceled: the user has withdrawn it, or the ban
/// has ended otherwise.
enum class UnbanRequestStatus : quint8 { Pending, Approved, Denied, Acknowledged, Canceled, Unknown };
constexpr auto namesOf(UnbanRequestStatus)
{
    return std::array{"pending", "approved", "denied", "acknowledged", "canceled", ""};
}

struct UnbanRequest
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString moderatorId{};  ///< Who resolved it; empty: nobody. So are the next two.
    QString moderatorLogin{};
    QString moderatorName{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString text{};
    UnbanRequestStatus status = UnbanRequestStatus::Unknown;
    QDateTime createdAt{};                    ///< UTC.
    std::optional<QDateTime> resolvedAt{};    ///< UTC; none while it is pending.
    std::optional<QString> resolutionText{};  ///< None while it is pending, and without a text.

    static void describe(auto &is)
    {
        is("id", &UnbanRequest::id);
        is("broadcaster_id", &UnbanRequest::broadcasterId);
        is("broadcaster_login", &UnbanRequest::broadcasterLogin);
        is("broadcaster_name", &UnbanRequest::broadcasterName);
        is("moderator_id", &UnbanRequest::moderatorId);
        is("moderator_login", &UnbanRequest::moderatorLogin);
        is("moderator_name", &UnbanRequest::moderatorName);
        is("user_id", &UnbanRequest::userId);
        is("user_login", &UnbanRequest::userLogin);
        is("user_name", &UnbanRequest::userName);
        is("text", &UnbanRequest::text);
        is("status", &UnbanRequest::status);
        is("created_at", &UnbanRequest::createdAt);
        is("resolved_at", &UnbanRequest::resolvedAt, orNull);
        is("resolution_text", &UnbanRequest::resolutionText, orNull);
    }
};

/// Get Unban Requests with this status, the newest first.
struct GetUnbanRequests
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    UnbanRequestStatus status{};
    std::optional<QString> userId{};
    std::optional<QString> after{};
    std::optional<int> first{};

    using Response = Page<UnbanRequest>;
    static constexpr Spec spec
        = get("/moderation/unban_requests")
              .user(Scope::ModeratorReadUnbanRequests, Scope::ModeratorManageUnbanRequests)
              .fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetUnbanRequests::broadcasterId, numericId);
        is.query("moderator_id", &GetUnbanRequests::moderatorId, tokenUser);
        is.query("status", &GetUnbanRequests::status);
        is.query("user_id", &GetUnbanRequests::userId, numericId);
        is.query("after", &GetUnbanRequests::after);
        is.query("first", &GetUnbanRequests::first, between(1, 100) | otherwise(20));
    }
};

enum class UnbanDecision : quint8 { Approved, Denied };
constexpr auto namesOf(UnbanDecision)
{
    return std::array{"approved", "denied"};
}

/// Resolve Unban Requests, one that is pending. Approving it also unbans the user.
struct ResolveUnbanRequest
{
    QString broadcasterId{};
    QString moderatorId{};  ///< A moderator of the channel, or the broadcaster.
    QString unbanRequestId{};
    UnbanDecision status{};
    std::optional<QString> resolutionText{};

    using Response = One<UnbanRequest>;
    static constexpr Spec spec = patch("/moderation/unban_requests")
                                     .user(Scope::ModeratorManageUnbanRequests)
                                     .fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &ResolveUnbanRequest::broadcasterId, numericId);
        is.query("moderator_id", &ResolveUnbanRequest::moderatorId, tokenUser);
        is.query("unban_request_id", &ResolveUnbanRequest::unbanRequestId);
        is.query("status", &ResolveUnbanRequest::status);
        is.query("resolution_text", &ResolveUnbanRequest::resolutionText, atMost(500));
    }
};

}  // namespace Sidestage::Api
