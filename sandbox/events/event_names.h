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

}  // namespace Sidestage::Sandbox
