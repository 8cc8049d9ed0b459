// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/store/chat_store.h"
#include "sandbox/chat/chat_rooms.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A moderator's channels in their own sandbox, and programs that hold modes there. Programs start and end,
/// the profile's file stays.
class SchedulerWorld : public TestWorld
{
public:
    /// One running instance of Sidestage.
    struct Program
    {
        explicit Program(SchedulerWorld &rig, bool begin = true)
            : store(std::move(*ProfileStore::open(rig.file())))
            , accounts(rig.profile(), store.get(), &vault, &network)
            , channels(&accounts, store.get(), rig.clock)
            , kept(store.get())
            , board(&channels, &kept, rig.clock)
            , scheduler(std::make_unique<ModeScheduler>(&board, &kept, rig.clock))
        {
            // Requests that start together are also sent together on a slow machine.
            scheduler->setTimeout(std::chrono::seconds(20), std::chrono::seconds(20));
            scheduler->setSettling(rig.settling);
            if (!begin)
                return;
            channels.start();
            scheduler->start();
            rig.signIn(*this);
        }

        ModeScheduler *operator->() { return scheduler.get(); }
        ModeHold hold(qint64 id) const
        {
            for (const ModeHold &one : scheduler->holds()) {
                if (one.id == id)
                    return one;
            }
            return {.state = ModeHold::State::Released};
        }
        QList<ModeHold> group(qint64 group) const
        {
            QList<ModeHold> found;
            for (const ModeHold &one : scheduler->holds()) {
                if (one.group == group)
                    found.append(one);
            }
            return found;
        }
        bool all(qint64 id, ModeHold::State state) const
        {
            const auto holds = group(id);
            return !holds.isEmpty() && std::all_of(holds.begin(), holds.end(), [state](const ModeHold &hold) {
                return hold.state == state;
            });
        }
        QList<qint64> open() const
        {
            QList<qint64> found;
            for (const ModeHold &one : scheduler->holds()) {
                if (one.isOpen())
                    found.append(one.id);
            }
            return found;
        }
        /// The open holds in words.
        QStringList stillOpen() const
        {
            QStringList found;
            for (const qint64 id : open()) {
                const ModeHold one = hold(id);
                found.append(u"hold %1 of %2 is in state %3: %4"_s.arg(id)
                                 .arg(one.channelId)
                                 .arg(int(one.state))
                                 .arg(one.error ? one.error->message : QString()));
            }
            return found;
        }
        QList<qint64> ids(qint64 of) const
        {
            QList<qint64> found;
            for (const ModeHold &one : group(of))
                found.append(one.id);
            return found;
        }

        std::unique_ptr<ProfileStore> store;
        MemoryVault vault{};
        QNetworkAccessManager network{};
        Accounts accounts;
        ChatChannels channels;
        ChatStore kept;
        ModeBoard board;
        std::unique_ptr<ModeScheduler> scheduler;
    };

    SchedulerWorld()
        : TestWorld({.login = {}, .hasEvents = false, .isOnDisk = true, .followers = 5})
        , m_user(sandbox.signIn(u"quillscribe"_s))
    {
        stop();  // only the programs use the profile
        for (const char *login : {"paperlantern", "moonlitforge", "sundaywelder", "thistlegrand"})
            m_channels.append(sandbox.idOf(QLatin1String(login)));
        for (const QString &id : std::as_const(m_channels))
            change(id, {.slow = ModeValue{true, 5}, .subscribers = ModeValue{}, .emoteOnly = ModeValue{}});
    }

    std::unique_ptr<Program> open()
    {
        auto program = std::make_unique<Program>(*this);
        for (const QString &id : std::as_const(m_channels)) {
            [&] { QTRY_VERIFY(program->channels.accountFor(id)); }();
        }
        return program;
    }
    void signIn(Program &program) { add(m_user, program.accounts); }
    /// Signs in another account with its own token. WrenLoft moderates the first two channels.
    Account *signIn(Program &program, const QString &login)
    {
        return add(sandbox.signIn(login), program.accounts);
    }
    /// As after a restart: the old program is destroyed before the next one starts.
    void reopen(std::unique_ptr<Program> &program)
    {
        program.reset();
        program = open();
    }
    void advance(std::unique_ptr<Program> &program, std::chrono::seconds by)
    {
        clock.advance(by);
        program->scheduler->tick();
    }

    const QString &channel(int i) const { return m_channels[i]; }
    const QStringList &channels() const { return m_channels; }
    const SandboxFixture::SignedIn &user() const { return m_user; }

    ChatModes there(const QString &channel)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return modesOf(world.area<Sandbox::ChatRooms>().settings(channel));
        });
    }
    /// Changes modes as another user.
    void change(const QString &channel, const ChatModes &modes)
    {
        sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().change(channel, channel, changesTo(modes, {}));
        });
    }
    void setModerator(const QString &channel, bool is)
    {
        sandbox.act([&](Sandbox::World &world) {
            return is ? world.addModerator(channel, m_user.userId)
                      : world.removeModerator(channel, m_user.userId);
        });
    }
    /// How many changes were requested from the service since watchCalls().
    int changesAsked() { return calls("PATCH /chat/settings"); }

    /// How long programs wait for what an earlier one has sent.
    std::chrono::milliseconds settling{100};

private:
    SandboxFixture::SignedIn m_user;
    QStringList m_channels{};
};

inline ModeValue on(std::optional<int> duration = {})
{
    return {true, duration};
}

/// The modes that a lockdown sets in a new profile.
inline ChatModes lockdownModes()
{
    return {.followers = on(1440), .slow = on(30), .subscribers = on(), .unique = on(), .delay = on(4)};
}

}  // namespace Sidestage
