// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/chat/staff.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

template <class C>
Result<Pair> pairIn(World &world, const C &in)
{
    return findPair(world, in.channel, "channel", in.user, "user");
}

struct AddUser
{
    QString login{};
    std::optional<QString> displayName{};  ///< Default: the login.
    std::optional<Role> role{};

    using Answer = Api::User;
    static void describe(auto &is)
    {
        is.body("login", &AddUser::login, Api::between(1, 25) | Api::made(Api::Format::Login));
        is.body("display_name", &AddUser::displayName, Api::between(1, 25));
        is.body("role", &AddUser::role);
    }
};

Result<Api::User> addUser(Control &control, const AddUser &in)
{
    World &world = control.world();
    const QString login = in.login.toLower();
    if (world.userByLogin(login))
        return refuseAt("login", 409, QStringLiteral("A user \"%1\" already exists.").arg(login));
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

struct SetRole
{
    QString user{};
    Role role{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("user", &SetRole::user, who);
        is.body("role", &SetRole::role);
    }
};

Result<void> setRole(Control &control, const SetRole &in)
{
    const auto user = findUser(control.world(), in.user, "user");
    return user ? control.world().setBroadcasterType(user->id, Api::BroadcasterType(in.role))
                : Result<void>(user.error());
}

struct AddModerator
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddModerator::channel, who);
        is.body("user", &AddModerator::user, who);
    }
};

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

struct RemoveModerator
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveModerator::channel, who);
        is.body("user", &RemoveModerator::user, who);
    }
};

Result<void> removeModerator(Control &control, const RemoveModerator &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeModerator(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

struct AddVip
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddVip::channel, who);
        is.body("user", &AddVip::user, who);
    }
};

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

struct RemoveVip
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveVip::channel, who);
        is.body("user", &RemoveVip::user, who);
    }
};

Result<void> removeVip(Control &control, const RemoveVip &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeVip(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

struct AddEditor
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddEditor::channel, who);
        is.body("user", &AddEditor::user, who);
    }
};

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

struct RemoveEditor
{
    QString channel{};
    QString user{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &RemoveEditor::channel, who);
        is.body("user", &RemoveEditor::user, who);
    }
};

Result<void> removeEditor(Control &control, const RemoveEditor &in)
{
    const auto pair = pairIn(control.world(), in);
    return pair ? control.world().removeEditor(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

struct Follow
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Follow::channel, who);
        is.body("viewer", &Follow::viewer, who);
    }
};

Result<void> follow(World &world, const Follow &in)
{
    const auto pair = findViewer(world, in);
    if (!pair)
        return pair.error();
    const auto &[channel, viewer] = *pair;
    if (channel.id == viewer.id)
        return refuseAt("viewer", 400, QStringLiteral("Users cannot follow themselves."));
    return world.follow(channel.id, viewer.id);
}

struct Unfollow
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Unfollow::channel, who);
        is.body("viewer", &Unfollow::viewer, who);
    }
};

Result<void> unfollow(World &world, const Unfollow &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.unfollow(pair->channel.id, pair->user.id) : Result<void>(pair.error());
}

struct AddFollowers
{
    QString channel{};
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddFollowers::channel, who);
        is.body("count", &AddFollowers::count, crowd);
    }
};

Result<void> addMoreFollowers(World &world, const AddFollowers &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    return channel ? addFollowers(world, channel->id, in.count) : Result<void>(channel.error());
}

}  // namespace
}  // namespace Controls

void addPeopleControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.add<AddUser>(
        ControlGroup::People, "add-user", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Add a user"),
        QT_TRANSLATE_NOOP("Control",
                          "Adds a user, who can then be selected when an app asks for permission."),
        addUser);
    calls.add<SetRole>(
        ControlGroup::People, "set-role", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Set a role"),
        QT_TRANSLATE_NOOP("Control", "Makes the user a partner, an affiliate, or neither."), setRole);
    calls.add<AddModerator>(ControlGroup::People, "add-moderator", Api::Method::Post,
                            QT_TRANSLATE_NOOP("Control", "Add a moderator"),
                            QT_TRANSLATE_NOOP("Control", "Makes the user a moderator of the channel."),
                            addModerator);
    calls.add<RemoveModerator>(ControlGroup::People, "remove-moderator", Api::Method::Post,
                               QT_TRANSLATE_NOOP("Control", "Remove a moderator"),
                               QT_TRANSLATE_NOOP("Control", "Removes the user's moderator role."),
                               removeModerator);
    calls.add<AddVip>(ControlGroup::People, "add-vip", Api::Method::Post,
                      QT_TRANSLATE_NOOP("Control", "Add a VIP"),
                      QT_TRANSLATE_NOOP("Control", "Makes the user a VIP of the channel."), addVip);
    calls.add<RemoveVip>(ControlGroup::People, "remove-vip", Api::Method::Post,
                         QT_TRANSLATE_NOOP("Control", "Remove a VIP"),
                         QT_TRANSLATE_NOOP("Control", "Removes the user's VIP role."), removeVip);
    calls.add<AddEditor>(ControlGroup::People, "add-editor", Api::Method::Post,
                         QT_TRANSLATE_NOOP("Control", "Add an editor"),
                         QT_TRANSLATE_NOOP("Control", "Makes the user an editor of the channel."), addEditor);
    calls.add<RemoveEditor>(ControlGroup::People, "remove-editor", Api::Method::Post,
                            QT_TRANSLATE_NOOP("Control", "Remove an editor"),
                            QT_TRANSLATE_NOOP("Control", "Removes the user's editor role."), removeEditor);
    calls.add<Follow>(ControlGroup::Viewers, "follow", Api::Method::Post,
                      QT_TRANSLATE_NOOP("Control", "Follow"),
                      QT_TRANSLATE_NOOP("Control", "Follows the channel."), follow);
    calls.add<Unfollow>(ControlGroup::Viewers, "unfollow", Api::Method::Post,
                        QT_TRANSLATE_NOOP("Control", "Unfollow"),
                        QT_TRANSLATE_NOOP("Control", "Stops following the channel."), unfollow);
    calls.add<AddFollowers>(ControlGroup::Crowds, "add-followers", Api::Method::Post,
                            QT_TRANSLATE_NOOP("Control", "Add many followers"),
                            QT_TRANSLATE_NOOP("Control", "Creates this many users who follow the channel."),
                            addMoreFollowers);
}

}  // namespace Sidestage::Sandbox
