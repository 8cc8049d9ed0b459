// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "chat/modes/channel_modes.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/roles.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

// Logins of the sandbox's people.
inline const QString tea = u"teaandturrets"_s;
inline const QString pip = u"pipnocturne"_s;
inline const QString quill = u"quillscribe"_s;
inline const QString wren = u"wrenloft"_s;
inline const QString lantern = u"paperlantern"_s;
inline const QString forge = u"moonlitforge"_s;
inline const QString welder = u"sundaywelder"_s;
inline const QString thistle = u"thistlegrand"_s;

inline const QByteArray settings = "/chat/settings";
inline constexpr ModeValue off{};
inline ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

/// The chats of moderators who sign in with signIn(). Of the sandbox's usual people QuillScribe moderates
/// PaperLantern, MoonlitForge, SundayWelder, ThistleGrand and MireLark. WrenLoft moderates the first two of
/// them.
struct ChatWorld : TestWorld
{
    explicit ChatWorld(bool hasEvents = true)
        : TestWorld({.login = {}, .hasEvents = hasEvents, .isOnDisk = true})
    {
    }

    Sandbox::ChatRooms &rooms(Sandbox::World &world) const { return world.area<Sandbox::ChatRooms>(); }
    /// Changes modes as another user.
    void change(const QString &channel, const Api::ChatSettingsChanges &changes,
                const QString &by = u"wrenloft"_s)
    {
        sandbox.act([this, id = idOf(channel), who = idOf(by), changes](Sandbox::World &world) {
            return rooms(world).change(id, who, changes);
        });
    }
    ChatModes onService(const QString &channel)
    {
        return sandbox.inSandbox(
            [this, id = idOf(channel)](Sandbox::World &world) { return modesOf(rooms(world).settings(id)); });
    }
    Sandbox::ChatRooms::Message lastMessage(const QString &channel)
    {
        return sandbox.inSandbox([this, id = idOf(channel)](Sandbox::World &world) {
            return rooms(world).messages(id, 1).value(0, {});
        });
    }
    /// Adds users to the list of chatters, which the service updates with a delay: "aa_crowd_0007" with the
    /// id 7000007.
    void join(const QString &channel, int from, int to, const QString &login = u"aa_crowd_%1"_s)
    {
        const QString id = idOf(channel);
        for (int i = from; i < to; ++i) {
            Api::User user{.id = QString::number(7'000'000 + i),
                           .login = login.arg(i, 4, 10, '0'_L1),
                           .createdAt = QDateTime::currentDateTimeUtc()};
            user.displayName = user.login;
            sandbox.act([&](Sandbox::World &world) { return world.addUser(user); });
            sandbox.act([&](Sandbox::World &world) { return rooms(world).join(id, user.id); });
        }
        systemClock.advance(std::chrono::seconds(11));
    }
};

}  // namespace Sidestage
