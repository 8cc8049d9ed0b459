// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_time.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/world/utc.h"
#include "states.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Result<ClockState> setClock(Control &control, const SetClock &in)
{
    World &world = control.world();
    if (in.to && !in.to->isValid())
        return refuseAt("to", 400, QStringLiteral("A time looks like this: 2026-03-01T20:41:03Z."));
    if (in.to || in.jump || in.speed || in.now.value_or(false)) {
        auto changed = world.changeClock([&](WorldClock &clock) {
            if (in.to)
                clock.set(in.to->toMSecsSinceEpoch());
            else if (in.now.value_or(false))
                clock.set(world.machineClock().msecs());
            if (in.jump)
                clock.jump(std::chrono::seconds(*in.jump));
            if (in.speed)
                clock.setSpeed(*in.speed);
        });
        if (!changed)
            return changed.error();
        // Publishes what has become due now, instead of at the next request.
        if (auto settled = world.area<AdBreaks>().settle(); !settled)
            return settled.error();
    }
    return clockState(world);
}

Result<ResetAnswer> reset(Control &control, const Reset &in)
{
    World &world = control.world();
    const quint64 seed = in.seed ? quint64(*in.seed) : world.settings().seed;
    if (auto done = control.reset(seed); !done)
        return done.error();
    return ResetAnswer{qint64(seed)};
}

}  // namespace

ClockState Controls::clockState(const World &world)
{
    const qint64 now = world.clock().msecs();
    return {.time = utcTime(now),
            .milliseconds = now,
            .speed = world.clock().speed(),
            .outside = world.machineClock().now()};
}

void controlTime(Control &control)
{
    control.on<SetClock>(setClock);
    control.on<Reset>(reset);
}

}  // namespace Sidestage::Sandbox
