// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_people.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/chat/staff.h"
#include "sandbox/world/store.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

template <class C>
Result<Pair> pairIn(World &world, const C &in)
{
    return findPair(world, in.channel, "channel", in.user, "user");
}

Error isBroadcaster(const Api::User &user)
{
    return refuseAt("user", 400, QStringLiteral("%1 is the broadcaster of that channel.").arg(user.login));
}

Result<Api::User> addUser(Control &control, const AddUser &in)
{
    World &world = control.world();
    const QString login = in.login.toLower();
    if (world.userByLogin(login))
        return refuseAt("login", 409, QStringLiteral("There is a user \"%1\" already.").arg(login));
    Rows newest = world.database().query("SELECT max(id), max(cast_order) FROM users");
    if (!newest.next())
        return newest.status().error();
    const Api::User user{.id = QString::number(newest.integer(0) + 1),
                         .login = login,
                         .displayName = in.displayName.value_or(in.login),
                         .broadcasterType = Api::BroadcasterType(in.role.value_or(Role::Plain)),
                         .email = login + QStringLiteral("@sidestage.example"),
                         .createdAt = world.clock().now()};
    if (auto done = world.addUser(user, int(newest.integer(1)) + 1); !done)
        return done.error();
    return world.user(user.id).value_or(user);
}

Result<void> setRole(Control &control, const SetRole &in)
{
    const auto user = findUser(control.world(), in.user, "user");
    return user ? control.world().setBroadcasterType(user->id, Api::BroadcasterType(in.role))
                : Result<void>(user.error());
}

Result<void> addModerator(Control &control, const AddModerator &in)
{
    World &world = control.world();
    const auto pair = pairIn(world, in);
    if (!pair)
        return pair.error();
    const auto &[channel, user] = *pair;
    if (channel.id == user.id)
        return isBroadcaster(user);
    if (world.isBanned(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 is banned from %2.").arg(user.login, channel.login));
    // A user cannot be both VIP and moderator.
    if (auto done = world.removeVip(channel.id, user.id); !done)
        return done;
    return world.addModerator(channel.id, user.id);
}

Result<void> removeModerator(Control &control, const RemoveModerator &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeModerator(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

Result<void> addVip(Control &control, const AddVip &in)
{
    World &world = control.world();
    const auto pair = pairIn(world, in);
    if (!pair)
        return pair.error();
    const auto &[channel, user] = *pair;
    if (channel.id == user.id)
        return isBroadcaster(user);
    if (world.isBanned(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 is banned from %2.").arg(user.login, channel.login));
    if (world.isModerator(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 moderates %2.").arg(user.login, channel.login));
    return world.addVip(channel.id, user.id);
}

Result<void> removeVip(Control &control, const RemoveVip &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeVip(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

Result<void> setChatColor(Control &control, const SetChatColor &in)
{
    const auto user = findUser(control.world(), in.user, "user");
    return user ? control.world().area<Staff>().setChatColor(user->id,
                                                             in.color.value_or(QStringLiteral("")).toUpper())
                : Result<void>(user.error());
}

Result<void> addEditor(Control &control, const AddEditor &in)
{
    World &world = control.world();
    const auto pair = pairIn(world, in);
    if (!pair)
        return pair.error();
    if (pair->channel.id == pair->user.id)
        return isBroadcaster(pair->user);
    return world.addEditor(pair->channel.id, pair->user.id, world.clock().now());
}

Result<void> removeEditor(Control &control, const RemoveEditor &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeEditor(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

Result<void> ban(Control &control, const Ban &in)
{
    World &world = control.world();
    const auto pair = pairIn(world, in);
    if (!pair)
        return pair.error();
    const auto &[channel, user] = *pair;
    if (channel.id == user.id)
        return isBroadcaster(user);
    if (auto done = world.removeModerator(channel.id, user.id); !done)
        return done;
    if (auto done = world.removeVip(channel.id, user.id); !done)
        return done;
    return world.ban(channel.id, user.id, world.clock().now());
}

Result<void> unban(Control &control, const Unban &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().unban(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

}  // namespace

void controlPeople(Control &control)
{
    control.on<AddUser>(addUser);
    control.on<SetRole>(setRole);
    control.on<AddModerator>(addModerator);
    control.on<RemoveModerator>(removeModerator);
    control.on<AddVip>(addVip);
    control.on<RemoveVip>(removeVip);
    control.on<SetChatColor>(setChatColor);
    control.on<AddEditor>(addEditor);
    control.on<RemoveEditor>(removeEditor);
    control.on<Ban>(ban);
    control.on<Unban>(unban);
}

}  // namespace Sidestage::Sandbox
