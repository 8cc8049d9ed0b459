// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Look up what a call refers to. Unknown names return 404 with a message and the field.

#include "api/channel_points.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox::Controls {

/// Returns an error for a field of a call.
Error refuseAt(const char *field, int status, const QString &message);

/// Finds a user by login (case-insensitive, optionally with "@") or id.
Result<Api::User> findUser(World &world, const QString &name, const char *field);

/// Two users of a call.
struct Pair
{
    Api::User channel{};
    Api::User user{};
};
Result<Pair> findPair(World &world, const QString &channel, const char *channelField, const QString &user,
                      const char *userField);

/// Returns the id of the moderator who performs an action in `channel`: the broadcaster when no name is
/// given. Error: 403 when the user does not moderate the channel.
Result<QString> findModerator(World &world, const Api::User &channel, const std::optional<QString> &name);

/// Finds a reward by id or title.
Result<Api::Reward> findReward(World &world, const Api::User &channel, const QString &name);
/// Finds a category by id or name; returns its id.
Result<QString> findCategory(World &world, const QString &name);
/// Finds an app by id; the ready client when no id is given. Returns its id.
Result<QString> findClient(World &world, const std::optional<QString> &id);

}  // namespace Sidestage::Sandbox::Controls
