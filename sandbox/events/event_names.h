// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Set the fields that name a user in an event. Return false if the user does not exist.

#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

template <class E>
bool setBroadcaster(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.broadcasterUserId = user->id;
    event.broadcasterUserLogin = user->login;
    event.broadcasterUserName = user->displayName;
    return true;
}

template <class E>
bool setUser(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.userId = user->id;
    event.userLogin = user->login;
    event.userName = user->displayName;
    return true;
}

template <class E>
bool setModerator(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.moderatorUserId = user->id;
    event.moderatorUserLogin = user->login;
    event.moderatorUserName = user->displayName;
    return true;
}

template <class E>
bool setTo(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.toBroadcasterUserId = user->id;
    event.toBroadcasterUserLogin = user->login;
    event.toBroadcasterUserName = user->displayName;
    return true;
}

template <class E>
bool setFrom(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.fromBroadcasterUserId = user->id;
    event.fromBroadcasterUserLogin = user->login;
    event.fromBroadcasterUserName = user->displayName;
    return true;
}

template <class E>
bool setChatter(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.chatterUserId = user->id;
    event.chatterUserLogin = user->login;
    event.chatterUserName = user->displayName;
    return true;
}

}  // namespace Sidestage::Sandbox
