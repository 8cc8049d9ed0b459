// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of a channel besides those of stream.h (api-facts D6, Stream and channel).

#include "people.h"

namespace Sidestage::Api {

struct ChannelRaided
{
    QString fromBroadcasterUserId{};
    QString fromBroadcasterUserLogin{};
    QString fromBroadcasterUserName{};
    QString toBroadcasterUserId{};
    QString toBroadcasterUserLogin{};
    QString toBroadcasterUserName{};
    int viewers = 0;

    static constexpr EventSpec spec
        = eventOf("channel.raid").either(ConditionKey::FromBroadcaster, ConditionKey::ToBroadcaster);
    static void describe(auto &is)
    {
        is("from_broadcaster_user_id", &ChannelRaided::fromBroadcasterUserId);
        is("from_broadcaster_user_login", &ChannelRaided::fromBroadcasterUserLogin);
        is("from_broadcaster_user_name", &ChannelRaided::fromBroadcasterUserName);
        is("to_broadcaster_user_id", &ChannelRaided::toBroadcasterUserId);
        is("to_broadcaster_user_login", &ChannelRaided::toBroadcasterUserLogin);
        is("to_broadcaster_user_name", &ChannelRaided::toBroadcasterUserName);
        is("viewers", &ChannelRaided::viewers);
    }
};

struct AdBreakBegan : EventBroadcaster
{
    int durationSeconds = 0;
    QDateTime startedAt{};     ///< UTC.
    bool isAutomatic = false;  ///< Scheduled, not requested by a user.
    QString requesterUserId{};
    QString requesterUserLogin{};
    QString requesterUserName{};

    static constexpr EventSpec spec
        = eventOf("channel.ad_break.begin").broadcaster().any(Scope::ChannelReadAds);
    static void describe(auto &is)
    {
        is("duration_seconds", &AdBreakBegan::durationSeconds);
        is("started_at", &AdBreakBegan::startedAt);
        is("is_automatic", &AdBreakBegan::isAutomatic);
        EventBroadcaster::describe(is);
        is("requester_user_id", &AdBreakBegan::requesterUserId);
        is("requester_user_login", &AdBreakBegan::requesterUserLogin);
        is("requester_user_name", &AdBreakBegan::requesterUserName);
    }
};

struct ShoutoutSent : EventBroadcaster, EventModerator
{
    QString toBroadcasterUserId{};
    QString toBroadcasterUserLogin{};
    QString toBroadcasterUserName{};
    int viewerCount = 0;
    QDateTime startedAt{};             ///< UTC.
    QDateTime cooldownEndsAt{};        ///< UTC, when another channel can get a shoutout.
    QDateTime targetCooldownEndsAt{};  ///< UTC, when this channel can get another one.

    static constexpr EventSpec spec
        = eventOf("channel.shoutout.create")
              .moderated()
              .any(Scope::ModeratorReadShoutouts, Scope::ModeratorManageShoutouts);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("to_broadcaster_user_id", &ShoutoutSent::toBroadcasterUserId);
        is("to_broadcaster_user_login", &ShoutoutSent::toBroadcasterUserLogin);
        is("to_broadcaster_user_name", &ShoutoutSent::toBroadcasterUserName);
        EventModerator::describe(is);
        is("viewer_count", &ShoutoutSent::viewerCount);
        is("started_at", &ShoutoutSent::startedAt);
        is("cooldown_ends_at", &ShoutoutSent::cooldownEndsAt);
        is("target_cooldown_ends_at", &ShoutoutSent::targetCooldownEndsAt);
    }
};

struct ShoutoutReceived : EventBroadcaster
{
    QString fromBroadcasterUserId{};
    QString fromBroadcasterUserLogin{};
    QString fromBroadcasterUserName{};
    int viewerCount = 0;
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.shoutout.receive")
              .moderated()
              .any(Scope::ModeratorReadShoutouts, Scope::ModeratorManageShoutouts);
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("from_broadcaster_user_id", &ShoutoutReceived::fromBroadcasterUserId);
        is("from_broadcaster_user_login", &ShoutoutReceived::fromBroadcasterUserLogin);
        is("from_broadcaster_user_name", &ShoutoutReceived::fromBroadcasterUserName);
        is("viewer_count", &ShoutoutReceived::viewerCount);
        is("started_at", &ShoutoutReceived::startedAt);
    }
};

/// A goal that the channel shows to its viewers.
struct EventGoal : EventBroadcaster
{
    QString id{};
    QString type{};  ///< "follow", "subscription", "new_bit" and others.
    QString description{};
    qint64 currentAmount = 0;
    qint64 targetAmount = 0;
    QDateTime startedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &EventGoal::id);
        EventBroadcaster::describe(is);
        is("type", &EventGoal::type);
        is("description", &EventGoal::description);
        is("current_amount", &EventGoal::currentAmount);
        is("target_amount", &EventGoal::targetAmount);
        is("started_at", &EventGoal::startedAt);
    }
};

struct GoalBegan : EventGoal
{
    static constexpr EventSpec spec
        = eventOf("channel.goal.begin").broadcaster().any(Scope::ChannelReadGoals);
};

struct GoalProgressed : EventGoal
{
    static constexpr EventSpec spec
        = eventOf("channel.goal.progress").broadcaster().any(Scope::ChannelReadGoals);
};

struct GoalEnded : EventGoal
{
    bool isAchieved = false;
    QDateTime endedAt{};  ///< UTC.

    static constexpr EventSpec spec = eventOf("channel.goal.end").broadcaster().any(Scope::ChannelReadGoals);
    static void describe(auto &is)
    {
        EventGoal::describe(is);
        is("is_achieved", &GoalEnded::isAchieved);
        is("ended_at", &GoalEnded::endedAt);
    }
};

struct ShieldModeBegan : Parts<EventBroadcaster, EventModerator>
{
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.shield_mode.begin")
              .moderated()
              .any(Scope::ModeratorReadShieldMode, Scope::ModeratorManageShieldMode);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("started_at", &ShieldModeBegan::startedAt);
    }
};

struct ShieldModeEnded : Parts<EventBroadcaster, EventModerator>
{
    QDateTime endedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.shield_mode.end")
              .moderated()
              .any(Scope::ModeratorReadShieldMode, Scope::ModeratorManageShieldMode);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("ended_at", &ShieldModeEnded::endedAt);
    }
};

struct AuthorizationGranted : EventUser
{
    QString clientId{};

    static constexpr EventSpec spec = eventOf("user.authorization.grant").need(ConditionKey::Client).app();
    static void describe(auto &is)
    {
        is("client_id", &AuthorizationGranted::clientId);
        EventUser::describe(is);
    }
};

/// The names are empty if the user no longer exists.
struct AuthorizationRevoked
{
    QString clientId{};
    QString userId{};
    std::optional<QString> userLogin{};
    std::optional<QString> userName{};

    static constexpr EventSpec spec = eventOf("user.authorization.revoke").need(ConditionKey::Client).app();
    static void describe(auto &is)
    {
        is("client_id", &AuthorizationRevoked::clientId);
        is("user_id", &AuthorizationRevoked::userId);
        is("user_login", &AuthorizationRevoked::userLogin, orNull);
        is("user_name", &AuthorizationRevoked::userName, orNull);
    }
};

struct UserUpdated : EventUser
{
    QString email{};  ///< Empty without user:read:email.
    bool emailVerified = false;
    QString description{};

    static constexpr EventSpec spec = eventOf("user.update").need(ConditionKey::User);
    static void describe(auto &is)
    {
        EventUser::describe(is);
        is("email", &UserUpdated::email);
        is("email_verified", &UserUpdated::emailVerified);
        is("description", &UserUpdated::description);
    }
};

}  // namespace Sidestage::Api
