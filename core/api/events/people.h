// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The users in events. Each has an id, a login and a display name.

#include "api/event.h"

namespace Sidestage::Api {

/// The base of an event that describes these people (or other parts) one after another, and what the event
/// adds to them with `Parts::describe(is)`.
template <class... Part>
struct Parts : Part...
{
    static void describe(auto &is) { (Part::describe(is), ...); }
};

struct EventBroadcaster
{
    QString broadcasterUserId{};
    QString broadcasterUserLogin{};
    QString broadcasterUserName{};

    static void describe(auto &is)
    {
        is("broadcaster_user_id", &EventBroadcaster::broadcasterUserId);
        is("broadcaster_user_login", &EventBroadcaster::broadcasterUserLogin);
        is("broadcaster_user_name", &EventBroadcaster::broadcasterUserName);
    }
};

struct EventUser
{
    QString userId{};
    QString userLogin{};
    QString userName{};

    static void describe(auto &is)
    {
        is("user_id", &EventUser::userId);
        is("user_login", &EventUser::userLogin);
        is("user_name", &EventUser::userName);
    }
};

/// A user who may be anonymous. The names are absent then.
struct EventAnybody
{
    std::optional<QString> userId{};
    std::optional<QString> userLogin{};
    std::optional<QString> userName{};

    static void describe(auto &is)
    {
        is("user_id", &EventAnybody::userId, orNull);
        is("user_login", &EventAnybody::userLogin, orNull);
        is("user_name", &EventAnybody::userName, orNull);
    }
};

struct EventModerator
{
    QString moderatorUserId{};
    QString moderatorUserLogin{};
    QString moderatorUserName{};

    static void describe(auto &is)
    {
        is("moderator_user_id", &EventModerator::moderatorUserId);
        is("moderator_user_login", &EventModerator::moderatorUserLogin);
        is("moderator_user_name", &EventModerator::moderatorUserName);
    }
};

/// The channel of a shared chat where a message was written. Absent outside shared chats.
struct EventSource
{
    std::optional<QString> sourceBroadcasterUserId{};
    std::optional<QString> sourceBroadcasterUserLogin{};
    std::optional<QString> sourceBroadcasterUserName{};

    static void describe(auto &is)
    {
        is("source_broadcaster_user_id", &EventSource::sourceBroadcasterUserId, orNull);
        is("source_broadcaster_user_login", &EventSource::sourceBroadcasterUserLogin, orNull);
        is("source_broadcaster_user_name", &EventSource::sourceBroadcasterUserName, orNull);
    }
};

/// The user whose message or role the event is about.
struct EventTarget
{
    QString targetUserId{};
    QString targetUserLogin{};
    QString targetUserName{};

    static void describe(auto &is)
    {
        is("target_user_id", &EventTarget::targetUserId);
        is("target_user_login", &EventTarget::targetUserLogin);
        is("target_user_name", &EventTarget::targetUserName);
    }
};

}  // namespace Sidestage::Api
