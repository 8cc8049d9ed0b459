// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_memory.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "client/service_clock.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "sandbox/ads/ad_breaks.h"

#include <QSignalSpy>

namespace Sidestage {

/// The ads of one account against a sandbox. A test decides when the schedule is read and sets the clock of
/// the world.
struct AdsRig
{
    explicit AdsRig(const QString &login = QStringLiteral("teaandturrets"), bool withEvents = true,
                    Api::ScopeSet scopes = SandboxFixture::everyScope())
        : client(login, scopes)
        , hasEvents(withEvents)
    {
        open();
    }

    /// Creates the service again, as at the start of the program.
    void open()
    {
        service.reset();
        client.account = makeAccount();
        client.account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
        client.account->events()->setTiming({.firstPause = std::chrono::milliseconds(20)});
        polls()->setTime([this] { return time; });
        service = std::make_unique<AdsService>(client.account.get());
        service->actions()->setUndoTime(std::chrono::hours(1));
    }
    /// Starts the service and waits until live events cover it.
    void start()
    {
        service->start();
        if (hasEvents && clock()->poll())
            [&] { QTRY_VERIFY_WITH_TIMEOUT(clock()->isCovered(), 30'000); }();
        read();
    }
    /// Reads the schedule once, as a poll does.
    void read()
    {
        Poll *poll = clock()->poll();
        if (!poll)
            return;
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!poll->isReading(), 30'000); }();
        const int before = client.sandbox.served("/channels/ads");
        poll->trigger();
        time += 120'000;
        polls()->checkDue();
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(client.sandbox.served("/channels/ads") > before && !poll->isReading(),
                                     30'000);
        }();
    }
    /// Advances the world's clock, with all that happens in that time.
    void pass(std::chrono::milliseconds by)
    {
        client.sandbox.inSandbox([by](Sandbox::World &world) {
            if (!world.changeClock([by](Sandbox::WorldClock &clock) { clock.jump(by); })
                || !world.area<Sandbox::AdBreaks>().settle())
                qFatal("cannot settle the ads");
        });
    }
    void passAndRead(std::chrono::milliseconds by)
    {
        pass(by);
        read();
    }
    /// The schedule of the sandbox.
    Api::AdSchedule onService()
    {
        return client.sandbox.inSandbox(
            [&](Sandbox::World &world) { return *world.area<Sandbox::AdBreaks>().schedule(client.id()); });
    }
    QDateTime worldTime()
    {
        return client.sandbox.inSandbox([](Sandbox::World &world) { return world.clock().now(); });
    }
    void setPlan(int interval, int length)
    {
        client.sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::AdBreaks>().setPlan(client.id(), {interval, length}))
                qFatal("cannot plan ads");
        });
    }
    void setLive(bool live)
    {
        client.sandbox.inSandbox([&](Sandbox::World &world) {
            if (!(live ? world.goLive(client.id(), 40, world.clock().now()) : world.goOffline(client.id())))
                qFatal("cannot change the stream");
        });
    }
    QList<AdBreak> breaks() const { return service->log()->newest(1000); }

    AdClock *clock() const { return service->clock(); }
    AdActions *actions() const { return service->actions(); }
    PollScheduler *polls() const { return client.account->polls(); }

    ClientRig client;
    bool hasEvents;
    qint64 time = 0;
    std::unique_ptr<AdsService> service{};

private:
    std::unique_ptr<Account> makeAccount()
    {
        const auto user = client.sandbox.inSandbox(
            [&](Sandbox::World &world) { return *world.userByLogin(client.signedIn.login); });
        ServiceProfile profile = client.profile();
        if (!hasEvents)
            profile.eventsUrl = {};
        return std::make_unique<Account>(
            profile, AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
            Token{.access = client.signedIn.accessToken,
                  .refresh = client.signedIn.refreshToken,
                  .scopes = client.signedIn.scopes.names()},
            &client.network, client.store.get());
    }
};

/// Every scope except these.
inline Api::ScopeSet everyScopeBut(std::initializer_list<Api::Scope> taken)
{
    Api::ScopeSet left;
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        if (std::find(taken.begin(), taken.end(), Api::Scope(i)) == taken.end())
            left.insert(Api::Scope(i));
    }
    return left;
}

}  // namespace Sidestage
