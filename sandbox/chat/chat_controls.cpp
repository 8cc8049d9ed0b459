// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/chat.h"
#include "api/moderation.h"
#include "chat_rooms.h"
#include "roles.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/seed.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct Say : ViewerInChannel
{
    QString text{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("text", &Say::text, Api::between(1, 500));
    }
};

Result<void> say(World &world, const Say &in, const Named &named)
{
    auto sent = world.area<ChatRooms>().sendMessage(named.channel.id, named.user.id, in.text);
    return statusOf(sent);
}

struct Announce : InChannel, ByModerator
{
    QString message{};
    std::optional<Api::AnnouncementColor> color{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("message", &Announce::message, Api::between(1, 500));
        ByModerator::describe(is);
        is.body("color", &Announce::color);
    }
};

Result<void> announce(World &world, const Announce &in, const Named &named)
{
    return world.area<ChatRooms>().announce(named.channel.id, named.moderatorId, in.message,
                                            in.color.value_or(Api::AnnouncementColor::Primary));
}

struct Shoutout : ByModerator
{
    QString from{};
    QString to{};

    static void describe(auto &is)
    {
        is.body("from", &Shoutout::from, who);
        is.body("to", &Shoutout::to, who);
        ByModerator::describe(is);
    }
};

Result<void> shoutout(World &world, const Shoutout &in)
{
    const auto from = must(findUser(world, in.from, "from"));
    const auto to = must(findUser(world, in.to, "to"));
    return world.area<ChatRooms>().shoutOut(from.id, to.id, must(findModerator(world, from, in.moderator)));
}

struct SetChat : InChannel, ByModerator
{
    Api::ChatSettingsChanges changes{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        ByModerator::describe(is);
        is.body(&SetChat::changes);
    }
};

Result<Api::ChatSettings> setChat(World &world, const SetChat &in, const Named &named)
{
    return world.area<ChatRooms>().change(named.channel.id, named.moderatorId, in.changes);
}

struct SetShield : InChannel, ByModerator
{
    bool active = false;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("active", &SetShield::active);
        ByModerator::describe(is);
    }
};

Result<Api::ShieldModeStatus> setShield(World &world, const SetShield &in, const Named &named)
{
    return world.area<Roles>().setShieldMode(named.channel.id, named.moderatorId, in.active);
}

inline constexpr Api::Rule eachWho = who;

struct StartSharedChat
{
    QStringList channels{};

    static void describe(auto &is)
    {
        is.body("channels", &StartSharedChat::channels, Api::between(2, 6) | Api::each(eachWho));
    }
};

Result<Api::SharedChatSession> startSharedChat(World &world, const StartSharedChat &in)
{
    QStringList ids;
    for (const QString &name : in.channels) {
        const auto channel = must(findUser(world, name, "channels"));
        if (ids.contains(channel.id))
            return refuseAt("channels", 400, QStringLiteral("%1 is listed twice.").arg(channel.login));
        ids.append(channel.id);
    }
    return world.area<ChatRooms>().sharedChats().start(ids);
}

struct JoinSharedChat : InChannel
{
    QString host{};  ///< Any channel in that shared chat.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("host", &JoinSharedChat::host, who);
    }
};

Result<Api::SharedChatSession> joinSharedChat(World &world, const JoinSharedChat &in, const Named &named)
{
    const auto host = findUser(world, in.host, "host");
    return host ? world.area<ChatRooms>().sharedChats().join(named.channel.id, host->id)
                : Result<Api::SharedChatSession>(host.error());
}

Result<void> leaveSharedChat(World &world, const InChannel &, const Named &named)
{
    return world.area<ChatRooms>().sharedChats().leave(named.channel.id);
}

Result<void> endSharedChat(World &world, const InChannel &, const Named &named)
{
    return world.area<ChatRooms>().sharedChats().end(named.channel.id);
}

Result<void> fillChatters(World &world, const CountInChannel &in, const Named &named)
{
    if (const int missing = in.count - world.area<ChatRooms>().absentCount(named.channel.id); missing > 0) {
        must(addStrangers(world, missing));
    }
    return world.area<ChatRooms>().fill(named.channel.id, in.count);
}

struct FillModerated
{
    QString user{};
    int count = 0;

    static void describe(auto &is)
    {
        is.body("user", &FillModerated::user, who);
        is.body("count", &FillModerated::count, Api::between(1, 1'000));
    }
};

Result<void> fillModerated(World &world, const FillModerated &in, const Named &named)
{
    return world.area<Roles>().fillModerated(named.user.id, in.count);
}

struct SetChatColor
{
    QString user{};
    std::optional<QString> color{};

    static void describe(auto &is)
    {
        is.body("user", &SetChatColor::user, who);
        is.body("color", &SetChatColor::color, Api::made(Api::Format::HexColor));
    }
};

Result<void> setChatColor(World &world, const SetChatColor &in, const Named &named)
{
    return world.area<Roles>().setChatColor(named.user.id, in.color.value_or(QStringLiteral("")).toUpper());
}

}  // namespace
}  // namespace Controls

void ChatRooms::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Viewers, "say", QT_TRANSLATE_NOOP("Control", "Send a message"),
               QT_TRANSLATE_NOOP("Control", "Sends a chat message. Chat modes apply."), Controls::say);
    calls.post<ViewerInChannel>(ControlGroup::Viewers, "join", QT_TRANSLATE_NOOP("Control", "Join chat"),
                                QT_TRANSLATE_NOOP("Control", "Joins the chat."), &ChatRooms::join);
    calls.post<ViewerInChannel>(ControlGroup::Viewers, "leave", QT_TRANSLATE_NOOP("Control", "Leave chat"),
                                QT_TRANSLATE_NOOP("Control", "Leaves the chat."), &ChatRooms::leave);
    calls.post(ControlGroup::Channels, "announce", QT_TRANSLATE_NOOP("Control", "Announce"),
               QT_TRANSLATE_NOOP("Control", "Posts an announcement in chat."), Controls::announce);
    calls.post(ControlGroup::Channels, "shoutout", QT_TRANSLATE_NOOP("Control", "Shout out a channel"),
               QT_TRANSLATE_NOOP("Control", "Shouts out another channel. Cooldowns apply."),
               Controls::shoutout);
    calls.post(ControlGroup::Channels, "set-chat", QT_TRANSLATE_NOOP("Control", "Set chat modes"),
               QT_TRANSLATE_NOOP("Control", "Changes chat modes, as a moderator or the broadcaster."),
               Controls::setChat);
    calls.post(
        ControlGroup::Channels, "set-shield", QT_TRANSLATE_NOOP("Control", "Set Shield Mode"),
        QT_TRANSLATE_NOOP("Control", "Turns Shield Mode on or off, as a moderator or the broadcaster."),
        Controls::setShield);
    calls.post(
        ControlGroup::Channels, "start-shared-chat", QT_TRANSLATE_NOOP("Control", "Start a shared chat"),
        QT_TRANSLATE_NOOP("Control", "Starts a shared chat between channels. The first channel is the host."),
        Controls::startSharedChat);
    calls.post(ControlGroup::Channels, "join-shared-chat", QT_TRANSLATE_NOOP("Control", "Join a shared chat"),
               QT_TRANSLATE_NOOP("Control", "Adds a channel to another channel's shared chat."),
               Controls::joinSharedChat);
    calls.post(ControlGroup::Channels, "leave-shared-chat",
               QT_TRANSLATE_NOOP("Control", "Leave the shared chat"),
               QT_TRANSLATE_NOOP("Control",
                                 "Removes a channel from its shared chat. The chat ends when "
                                 "the host leaves or only one channel is left."),
               Controls::leaveSharedChat);
    calls.post(ControlGroup::Channels, "end-shared-chat", QT_TRANSLATE_NOOP("Control", "End the shared chat"),
               QT_TRANSLATE_NOOP("Control", "Ends the shared chat of the channel."), Controls::endSharedChat);
    calls.post(ControlGroup::Crowds, "fill-chatters", QT_TRANSLATE_NOOP("Control", "Add many chatters"),
               QT_TRANSLATE_NOOP("Control",
                                 "Adds this many users to the chat at once, and creates users if needed."),
               Controls::fillChatters);
    calls.post(ControlGroup::Crowds, "fill-moderated", QT_TRANSLATE_NOOP("Control", "Moderate many channels"),
               QT_TRANSLATE_NOOP("Control",
                                 "Makes the user a moderator of this many more channels with "
                                 "different chat modes, and creates channels if needed."),
               Controls::fillModerated);
    calls.post(ControlGroup::People, "set-chat-color", QT_TRANSLATE_NOOP("Control", "Set a chat colour"),
               QT_TRANSLATE_NOOP("Control",
                                 "Sets the colour of the user's name in chat. Without a colour, "
                                 "the user counts as having never chosen one."),
               Controls::setChatColor);
}

}  // namespace Sidestage::Sandbox
