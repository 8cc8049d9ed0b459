// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds what a control call names. An unknown name is refused with 404, with the name of the field.

#include "api/users.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox::Controls {

/// An error response of a control call that concerns one of its fields.
Error refuseAt(const char *field, int status, const QString &message);
/// The 400 for a call that makes a broadcaster something in their own channel.
Error isBroadcaster(const Api::User &user);

/// Finds a user by login (in any case, also with an "@") or by id.
Result<Api::User> findUser(World &world, const QString &name, const char *field);

/// Two users of a call, by the names of their fields.
struct Pair
{
    Api::User channel{};
    Api::User user{};
};
Result<Pair> findPair(World &world, const QString &channel, const char *channelField, const QString &user,
                      const char *userField);
/// The channel and the viewer of a call that has fields of these names.
template <class C>
Result<Pair> findViewer(World &world, const C &in)
{
    return findPair(world, in.channel, "channel", in.viewer, "viewer");
}

/// The id of the user who acts as a moderator of `channel`: the broadcaster if no name is given. 403 if that
/// user is not a moderator.
Result<QString> findModerator(World &world, const Api::User &channel, const std::optional<QString> &name);

/// Finds a category by id or name; returns its id.
Result<QString> findCategory(World &world, const QString &name);
/// Finds an app by id; the ready client if no id is given. Returns the id.
Result<QString> findClient(World &world, const std::optional<QString> &id);

}  // namespace Sidestage::Sandbox::Controls
