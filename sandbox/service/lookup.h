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

/// The id of the user who acts as a moderator of `channel`: the broadcaster if no name is given. 403 if that
/// user is not a moderator.
Result<QString> findModerator(World &world, const Api::User &channel, const std::optional<QString> &name);

/// Who is named by the fields "channel", "user" or "viewer", and "moderator" of a call.
struct Named
{
    Api::User channel{};
    Api::User user{};       ///< Or the viewer.
    QString moderatorId{};  ///< See findModerator().
};
template <class C>
Result<Named> findNamed(World &world, const C &in)
{
    Named named;
    Result<void> found;
    const auto find = [&](Api::User &user, const QString &name, const char *field) {
        auto one = found ? findUser(world, name, field) : Result<Api::User>(found.error());
        if (one)
            user = *std::move(one);
        else
            found = one.error();
    };
    if constexpr (requires { in.channel; })
        find(named.channel, in.channel, "channel");
    if constexpr (requires { QString(in.user); })
        find(named.user, in.user, "user");
    else if constexpr (requires { QString(in.viewer); })
        find(named.user, in.viewer, "viewer");
    if (!found)
        return found.error();
    if constexpr (requires { in.moderator; }) {
        auto moderator = findModerator(world, named.channel, in.moderator);
        if (!moderator)
            return moderator.error();
        named.moderatorId = *std::move(moderator);
    }
    return named;
}

/// Finds a category by id or name; returns its id.
Result<QString> findCategory(World &world, const QString &name);
/// Finds an app by id; the ready client if no id is given. Returns the id.
Result<QString> findClient(World &world, const std::optional<QString> &id);

}  // namespace Sidestage::Sandbox::Controls
