// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whom and what a call means. Unknown names are refused with 404, in words, naming the field.

#include "api/channel_points.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox::Controls {

/// An error that a call answers with, at one of its fields.
Error refuseAt(const char *field, int status, const QString &message);

/// By login (in any case, also with an "@") or id.
Result<Api::User> findUser(World &world, const QString &name, const char *field);

/// Two users of a call, by the names of their fields.
struct Pair
{
    Api::User channel{};
    Api::User user{};
};
Result<Pair> findPair(World &world, const QString &channel, const char *channelField, const QString &user,
                      const char *userField);

/// Who does something as a moderator of `channel`: the broadcaster when no name is given. Refused (403)
/// when they may not.
Result<QString> findModerator(World &world, const Api::User &channel, const std::optional<QString> &name);

/// By id or title.
Result<Api::Reward> findReward(World &world, const Api::User &channel, const QString &name);
/// By id or name; gives the id.
Result<QString> findCategory(World &world, const QString &name);
/// By id; the ready client when no name is given.
Result<QString> findClient(World &world, const std::optional<QString> &id);

}  // namespace Sidestage::Sandbox::Controls
