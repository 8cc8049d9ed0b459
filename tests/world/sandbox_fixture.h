// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/oauth/grants.h"
#include "sandbox/sandbox.h"

#include <QtGlobal>

#include <type_traits>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A sandbox for a test: on a free port, in its own thread so that a test may block, with a new world in
/// memory. Needs the target sidestage_sandbox.
class SandboxFixture
{
public:
    struct SignedIn
    {
        QString userId{};
        QString login{};
        QString accessToken{};
        QString refreshToken{};
        Api::ScopeSet scopes{};
    };

    explicit SandboxFixture(Sandbox::Options options
                            = {.port = 0, .rateLimit = 1'000'000, .world = {.followers = 60}})
        : m_thread(options)
    {
        if (const auto started = m_thread.start(); !started)
            qFatal("%s", qPrintable(started.error().message));
    }

    QUrl baseUrl() const { return m_thread.baseUrl(); }
    QUrl authUrl() const { return m_thread.authUrl(); }
    QUrl eventsUrl() const { return m_thread.eventsUrl(); }
    Sandbox::ReadyClient client() const { return m_thread.client(); }

    static Api::ScopeSet everyScope()
    {
        Api::ScopeSet all;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            all.insert(Api::Scope(i));
        return all;
    }

    /// Stops the world's clock at this time.
    void standAt(const QDateTime &moment)
    {
        act([&](Sandbox::World &world) {
            return world.changeClock([&](Sandbox::WorldClock &clock) {
                clock.setSpeed(0);
                clock.set(moment.toMSecsSinceEpoch());
            });
        });
    }

    /// Issues a token of this user for the ready client, without a page. For the logins see
    /// sandbox/world/seed.cpp (teaandturrets: affiliate, live; pipnocturne: partner; quillscribe: viewer).
    SignedIn signIn(const QString &login = u"teaandturrets"_s, Api::ScopeSet scopes = everyScope())
    {
        return inSandbox([&](Sandbox::World &world) {
            const auto user = world.userByLogin(login);
            if (!user)
                qFatal("no such user: %s", qPrintable(login));
            const auto token = world.area<Sandbox::Grants>().issueUserToken(client().id, user->id, scopes);
            if (!token)
                qFatal("%s", qPrintable(token.error().message));
            return SignedIn{user->id, login, token->accessToken, token->refreshToken, scopes};
        });
    }
    QString appToken()
    {
        return inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>().issueAppToken(client().id).value_or({}).accessToken;
        });
    }
    QString idOf(const QString &login)
    {
        return inSandbox([&](Sandbox::World &world) { return world.idOf(login); });
    }

    /// Adds a fault for the next requests. Qt itself retries when a connection that was kept alive is cut:
    /// for a lasting cut use `.times = -1` and clearFaults() afterwards.
    void fault(Sandbox::InjectedFault fault)
    {
        m_thread.run([&](Sandbox::Sandbox &sandbox) { sandbox.service().faults().add(std::move(fault)); });
    }
    void clearFaults()
    {
        m_thread.run([](Sandbox::Sandbox &sandbox) { sandbox.service().faults().clear(); });
    }
    /// Expires every access token. Refresh tokens stay valid.
    void expireTokens()
    {
        act([](Sandbox::World &world) { return world.area<Sandbox::Grants>().expireAll(); });
    }
    /// The user disconnects the app, so that refreshing fails too.
    void disconnectApp(const QString &userId)
    {
        act([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>().disconnect(client().id, userId);
        });
    }
    void setRateLimit(int perMinute)
    {
        m_thread.run([=](Sandbox::Sandbox &sandbox) { sandbox.service().rateLimiter().setLimit(perMinute); });
    }
    /// The number of requests so far for a path of the catalogue ("/channels") or of the token service
    /// ("/oauth2/token").
    int served(const QByteArray &path)
    {
        return m_thread.run([&](Sandbox::Sandbox &sandbox) { return sandbox.service().served(path); });
    }

    /// Runs `work(World &)` in the sandbox's thread and returns its result.
    template <class Work>
    std::invoke_result_t<Work, Sandbox::World &> inSandbox(Work work)
    {
        return m_thread.run([&](Sandbox::Sandbox &sandbox) { return work(sandbox.world()); });
    }
    /// Changes the world. `work(World &)` returns a Result, whose value is returned. A failure is fatal.
    template <class Work>
    typename std::invoke_result_t<Work, Sandbox::World &>::value_type act(Work work)
    {
        auto done = inSandbox(std::move(work));
        if (!done)
            qFatal("%s", qPrintable(done.error().message));
        if constexpr (!std::is_void_v<typename decltype(done)::value_type>)
            return *std::move(done);
    }
    template <class Work>
    std::invoke_result_t<Work, Sandbox::Service &> inService(Work work)
    {
        return m_thread.run([&](Sandbox::Sandbox &sandbox) { return work(sandbox.service()); });
    }

private:
    Sandbox::SandboxThread m_thread;
};

}  // namespace Sidestage
