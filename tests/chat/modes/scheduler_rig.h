// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "sandbox_fixture.h"

#include "accounts/accounts.h"
#include "base/clock.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/store/chat_store.h"
#include "client/client.h"
#include "profile/profile_store.h"
#include "sandbox/chat/chat_rooms.h"

#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace Sidestage {

/// A moderator's channels in their own sandbox, and programs that hold modes there. Programs start and end,
/// the profile's file stays.
class SchedulerRig
{
public:
    /// One running instance of Sidestage.
    struct Program
    {
        explicit Program(SchedulerRig &rig, bool begin = true)
            : store(std::move(*ProfileStore::open(rig.file())))
            , accounts(rig.profile(), store.get(), &vault, &network)
            , channels(&accounts, store.get(), rig.clock)
            , kept(store.get())
            , board(&channels, &kept, rig.clock)
            , scheduler(std::make_unique<ModeScheduler>(&board, &kept, rig.clock))
        {
            // Requests that start together are also sent together on a slow machine.
            scheduler->setTimeout(std::chrono::seconds(20), std::chrono::seconds(20));
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

    explicit SchedulerRig(Sandbox::Options options
                          = {.port = 0, .rateLimit = 1'000'000, .world = {.followers = 5}})
        : sandbox(options)
        , m_user(sandbox.signIn(QStringLiteral("quillscribe")))
    {
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
    void signIn(Program &program)
    {
        const auto user
            = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(m_user.login); });
        Account *account = program.accounts.add(
            {user.id, user.login, user.displayName, user.broadcasterType},
            {.access = m_user.accessToken, .refresh = m_user.refreshToken, .scopes = m_user.scopes.names()});
        account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
    }
    /// Signs in another account with its own token. WrenLoft moderates the first two channels.
    Account *signIn(Program &program, const QString &login)
    {
        const auto token = sandbox.signIn(login);
        const auto user = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(login); });
        Account *account = program.accounts.add(
            {user.id, user.login, user.displayName, user.broadcasterType},
            {.access = token.accessToken, .refresh = token.refreshToken, .scopes = token.scopes.names()});
        account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
        return account;
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
    QString file() const { return m_dir.filePath(QStringLiteral("profile.db")); }

    ChatModes there(const QString &channel)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return modesOf(world.area<Sandbox::ChatRooms>().settings(channel));
        });
    }
    /// Changes modes as another user.
    void change(const QString &channel, const ChatModes &modes)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::ChatRooms>().change(channel, channel, changesTo(modes, {})))
                qFatal("cannot change the modes");
        });
    }
    void setModerator(const QString &channel, bool is)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!(is ? world.addModerator(channel, m_user.userId)
                     : world.removeModerator(channel, m_user.userId)))
                qFatal("cannot change the role");
        });
    }
    /// How many changes were requested from the service.
    int changesAsked()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return m_patches; });
    }
    void countChanges()
    {
        sandbox.inService([this](Sandbox::Service &service) {
            service.setObserver(
                [this](const Sandbox::Request &request, const Sandbox::Response &, std::chrono::nanoseconds) {
                    if (request.method == "PATCH")
                        ++m_patches;
                });
        });
    }
    ServiceProfile profile() const
    {
        const auto ready = sandbox.client();
        return {.id = QStringLiteral("sandbox"),
                .name = QStringLiteral("Sandbox"),
                .baseUrl = sandbox.baseUrl(),
                .authUrl = sandbox.authUrl(),
                .clientId = ready.id,
                .clientSecret = ready.secret,
                .redirectUri = QUrl(ready.redirectUri)};
    }

private:
    int m_patches = 0;  ///< Used in the sandbox's thread. Must outlive the sandbox.

public:
    SandboxFixture sandbox;
    ManualClock clock{};

private:
    QTemporaryDir m_dir{};
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
