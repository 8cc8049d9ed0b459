// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Set the fields that name a user in an event. Return false if the user does not exist.

#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

/// Sets the fields for the id, the login and the display name of a user.
template <class Text>
bool setNames(World &world, const QString &userId, Text &id, Text &login, Text &name)
{
    const auto user = world.user(userId);
    if (!user)
        return false;
    id = user->id;
    login = user->login;
    name = user->displayName;
    return true;
}

template <class E>
bool setBroadcaster(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.broadcasterUserId, event.broadcasterUserLogin,
                    event.broadcasterUserName);
}

template <class E>
bool setUser(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.userId, event.userLogin, event.userName);
}

template <class E>
bool setModerator(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.moderatorUserId, event.moderatorUserLogin, event.moderatorUserName);
}

template <class E>
bool setTo(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.toBroadcasterUserId, event.toBroadcasterUserLogin,
                    event.toBroadcasterUserName);
}

template <class E>
bool setFrom(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.fromBroadcasterUserId, event.fromBroadcasterUserLogin,
                    event.fromBroadcasterUserName);
}

template <class E>
bool setChatter(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.chatterUserId, event.chatterUserLogin, event.chatterUserName);
}

template <class E>
bool setTarget(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.targetUserId, event.targetUserLogin, event.targetUserName);
}

template <class E>
bool setSource(E &event, World &world, const QString &id)
{
    return setNames(world, id, event.sourceBroadcasterUserId, event.sourceBroadcasterUserLogin,
                    event.sourceBroadcasterUserName);
}

/// Whom an event names, by id. Those that are given must exist.
struct EventPeople
{
    std::optional<QString> broadcaster{};
    std::optional<QString> user{};
    std::optional<QString> moderator{};
    std::optional<QString> target{};
    std::optional<QString> chatter{};
    std::optional<QString> from{};
    std::optional<QString> to{};
};

template <class E>
bool setPeople(E &event, World &world, const EventPeople &people)
{
    bool all = true;
    [[maybe_unused]] const auto set
        = [&](const std::optional<QString> &id, bool (*names)(E &, World &, const QString &)) {
              all = all && (!id || names(event, world, *id));
          };
    if constexpr (requires { event.broadcasterUserId; })
        set(people.broadcaster, setBroadcaster<E>);
    if constexpr (requires { event.userId; })
        set(people.user, setUser<E>);
    if constexpr (requires { event.moderatorUserId; })
        set(people.moderator, setModerator<E>);
    if constexpr (requires { event.targetUserId; })
        set(people.target, setTarget<E>);
    if constexpr (requires { event.chatterUserId; })
        set(people.chatter, setChatter<E>);
    if constexpr (requires { event.fromBroadcasterUserId; })
        set(people.from, setFrom<E>);
    if constexpr (requires { event.toBroadcasterUserId; })
        set(people.to, setTo<E>);
    return all;
}

}  // namespace Sidestage::Sandbox
