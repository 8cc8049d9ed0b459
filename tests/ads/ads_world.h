// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_world.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_memory.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "client/service_clock.h"
#include "sandbox/ads/ad_breaks.h"

namespace Sidestage {

/// The ads of one account. A test decides when the schedule is read and sets the clock of the world.
struct AdsWorld : TestWorld
{
    explicit AdsWorld(WorldSetup with = {})
        : TestWorld(std::move(with))
    {
        onStart();
    }
    void onStart() final
    {
        polls()->setTime([this] { return time; });
        service = make<AdsService>(account.get());
        service->actions()->setUndoTime(std::chrono::hours(1));
    }
    /// Starts the service and waits until live events cover it.
    void startAds()
    {
        service->start();
        if (setup.hasEvents && clock()->mayRead())
            [&] { QTRY_VERIFY(clock()->isLive()); }();
        read();
    }
    /// Reads the schedule once, as a poll does.
    void read()
    {
        Poll *poll = clock()->poll();
        if (!clock()->mayRead())
            return;
        [&] { QTRY_VERIFY(!poll->isReading()); }();
        const int before = sandbox.served("/channels/ads");
        poll->trigger();
        time += 120'000;
        polls()->checkDue();
        [&] { QTRY_VERIFY(sandbox.served("/channels/ads") > before && !poll->isReading()); }();
    }
    /// Advances the world's clock, with all that happens in that time.
    void pass(std::chrono::milliseconds by)
    {
        jump(by);
        sandbox.act([](Sandbox::World &world) { return world.area<Sandbox::AdBreaks>().settle(); });
    }
    void passAndRead(std::chrono::milliseconds by)
    {
        pass(by);
        read();
    }
    /// The schedule of the sandbox.
    Api::AdSchedule onService()
    {
        return *sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::AdBreaks>().schedule(id()); });
    }
    QDateTime worldTime()
    {
        return sandbox.inSandbox([](Sandbox::World &world) { return world.clock().now(); });
    }
    void setPlan(int interval, int length)
    {
        sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::AdBreaks>().setPlan(id(), {interval, length});
        });
    }
    void setLive(bool live) { stream(id(), live); }
    QList<AdBreak> breaks() const { return service->log()->newest(1000); }

    AdClock *clock() const { return service->clock(); }
    AdActions *actions() const { return service->actions(); }
    PollScheduler *polls() const { return account->polls(); }

    qint64 time = 0;
    AdsService *service = nullptr;
};
using StartedAds = Ready<AdsWorld, &AdsWorld::startAds>;

}  // namespace Sidestage
