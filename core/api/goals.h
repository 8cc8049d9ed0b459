// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// What a goal counts. The events of goals name Follower "follow".
enum class GoalType : quint8 {
    Follower,              ///< All followers.
    Subscription,          ///< The points of all subscriptions; a higher tier has more.
    SubscriptionCount,     ///< All subscriptions.
    NewSubscription,       ///< The points of subscriptions since the goal began.
    NewSubscriptionCount,  ///< The subscriptions since the goal began.
    Unknown
};
constexpr auto namesOf(GoalType)
{
    return std::array{"follower",         "subscription",           "subscription_count",
                      "new_subscription", "new_subscription_count", ""};
}

/// A goal that the channel shows to its viewers (api-facts C7).
struct Goal
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterName{};
    QString broadcasterLogin{};
    GoalType type = GoalType::Unknown;
    QString description{};  ///< At most 40 characters; may be empty.
    qint64 currentAmount = 0;
    qint64 targetAmount = 0;
    QDateTime createdAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &Goal::id);
        is("broadcaster_id", &Goal::broadcasterId);
        is("broadcaster_name", &Goal::broadcasterName);
        is("broadcaster_login", &Goal::broadcasterLogin);
        is("type", &Goal::type);
        is("description", &Goal::description);
        is("current_amount", &Goal::currentAmount);
        is("target_amount", &Goal::targetAmount);
        is("created_at", &Goal::createdAt);
    }
};

/// Get Creator Goals: those that run. Not divided into pages.
struct GetCreatorGoals
{
    QString broadcasterId{};

    using Response = Many<Goal>;
    static constexpr Spec spec = get("/goals").user(Scope::ChannelReadGoals).fails({400});
    static void describe(auto &is) { is.query("broadcaster_id", &GetCreatorGoals::broadcasterId, tokenUser); }
};

}  // namespace Sidestage::Api
