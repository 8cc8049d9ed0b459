// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/chat/roles.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct AddUser
{
    QString login{};
    std::optional<QString> displayName{};  ///< Default: the login.
    std::optional<Role> role{};

    static void describe(auto &is)
    {
        is.body("login", &AddUser::login, Api::between(1, 25) | Api::made(Api::Format::Login));
        is.body("display_name", &AddUser::displayName, Api::between(1, 25));
        is.body("role", &AddUser::role);
    }
};

Result<Api::User> addUser(World &world, const AddUser &in)
{
    const QString login = in.login.toLower();
    if (world.userByLogin(login))
        return refuseAt("login", 409, QStringLiteral("A user \"%1\" already exists.").arg(login));
    const auto id = world.newUserId();
    Rows newest = world.database().query("SELECT max(cast_order) + 1 FROM users");
    if (!id || !newest.next())
        return id ? newest.status().error() : id.error();
    const Api::User user{.id = *id,
                         .login = login,
                         .displayName = in.displayName.value_or(in.login),
                         .broadcasterType = Api::BroadcasterType(in.role.value_or(Role::Plain)),
                         .email = login + QStringLiteral("@sidestage.example"),
                         .createdAt = world.clock().now()};
    must(world.addUser(user, int(newest.integer(0))));
    return world.user(user.id).value_or(user);
}

struct SetRole
{
    QString user{};
    Role role{};

    static void describe(auto &is)
    {
        is.body("user", &SetRole::user, who);
        is.body("role", &SetRole::role);
    }
};

Result<void> setRole(World &world, const SetRole &in, const Named &named)
{
    return world.setBroadcasterType(named.user.id, Api::BroadcasterType(in.role));
}

Result<void> addModerator(World &world, const UserInChannel &, const Named &named)
{
    const Api::User &channel = named.channel, &user = named.user;
    if (channel.id == user.id)
        return isBroadcaster(user);
    if (world.isBanned(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 is banned from %2.").arg(user.login, channel.login));
    // A user cannot be both VIP and moderator.
    must(world.removeVip(channel.id, user.id));
    return world.addModerator(channel.id, user.id);
}

Result<void> addVip(World &world, const UserInChannel &, const Named &named)
{
    const Api::User &channel = named.channel, &user = named.user;
    if (channel.id == user.id)
        return isBroadcaster(user);
    if (world.isBanned(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 is banned from %2.").arg(user.login, channel.login));
    if (world.isModerator(channel.id, user.id))
        return refuseAt("user", 409, QStringLiteral("%1 moderates %2.").arg(user.login, channel.login));
    return world.addVip(channel.id, user.id);
}

Result<void> addEditor(World &world, const UserInChannel &, const Named &named)
{
    if (named.channel.id == named.user.id)
        return isBroadcaster(named.user);
    return world.addEditor(named.channel.id, named.user.id, world.clock().now());
}

Result<void> follow(World &world, const ViewerInChannel &, const Named &named)
{
    if (named.channel.id == named.user.id)
        return refuseAt("viewer", 400, QStringLiteral("Users cannot follow themselves."));
    return world.follow(named.channel.id, named.user.id);
}

Result<void> addMoreFollowers(World &world, const CountInChannel &in, const Named &named)
{
    return addFollowers(world, named.channel.id, in.count);
}

}  // namespace
}  // namespace Controls

void addPeopleControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::People, "add-user", QT_TRANSLATE_NOOP("Control", "Add a user"),
               QT_TRANSLATE_NOOP("Control",
                                 "Adds a user, who can then be selected when an app asks for permission."),
               addUser);
    calls.post(ControlGroup::People, "set-role", QT_TRANSLATE_NOOP("Control", "Set a role"),
               QT_TRANSLATE_NOOP("Control", "Makes the user a partner, an affiliate, or neither."), setRole);
    calls.post(ControlGroup::People, "add-moderator", QT_TRANSLATE_NOOP("Control", "Add a moderator"),
               QT_TRANSLATE_NOOP("Control", "Makes the user a moderator of the channel."), addModerator);
    calls.post<UserInChannel>(
        ControlGroup::People, "remove-moderator", QT_TRANSLATE_NOOP("Control", "Remove a moderator"),
        QT_TRANSLATE_NOOP("Control", "Removes the user's moderator role."), &World::removeModerator);
    calls.post(ControlGroup::People, "add-vip", QT_TRANSLATE_NOOP("Control", "Add a VIP"),
               QT_TRANSLATE_NOOP("Control", "Makes the user a VIP of the channel."), addVip);
    calls.post<UserInChannel>(
        ControlGroup::People, "remove-vip", QT_TRANSLATE_NOOP("Control", "Remove a VIP"),
        QT_TRANSLATE_NOOP("Control", "Removes the user's VIP role."), &World::removeVip);
    calls.post(ControlGroup::People, "add-editor", QT_TRANSLATE_NOOP("Control", "Add an editor"),
               QT_TRANSLATE_NOOP("Control", "Makes the user an editor of the channel."), addEditor);
    calls.post<UserInChannel>(
        ControlGroup::People, "remove-editor", QT_TRANSLATE_NOOP("Control", "Remove an editor"),
        QT_TRANSLATE_NOOP("Control", "Removes the user's editor role."), &World::removeEditor);
    calls.post(ControlGroup::Viewers, "follow", QT_TRANSLATE_NOOP("Control", "Follow"),
               QT_TRANSLATE_NOOP("Control", "Follows the channel."), follow);
    calls.post<ViewerInChannel>(ControlGroup::Viewers, "unfollow", QT_TRANSLATE_NOOP("Control", "Unfollow"),
                                QT_TRANSLATE_NOOP("Control", "Stops following the channel."),
                                &World::unfollow);
    calls.post(ControlGroup::Crowds, "add-followers", QT_TRANSLATE_NOOP("Control", "Add many followers"),
               QT_TRANSLATE_NOOP("Control", "Creates this many users who follow the channel."),
               addMoreFollowers);
}

}  // namespace Sidestage::Sandbox
