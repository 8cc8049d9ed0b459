// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/utc.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

/// Applied in this order: `to` or `now`, then `jump`, then `speed`. Without any field, only reads the clock.
struct SetClock
{
    std::optional<QDateTime> to{};
    std::optional<bool> now{};     ///< Sets the machine's time.
    std::optional<qint64> jump{};  ///< Seconds; negative goes back.
    std::optional<double> speed{};

    static void describe(auto &is)
    {
        constexpr qint64 century = qint64(100) * 366 * 86'400;
        is.body("to", &SetClock::to);
        is.body("now", &SetClock::now);
        is.body("jump", &SetClock::jump, Api::between(-century, century));
        is.body("speed", &SetClock::speed, Api::between(0, 100'000));
    }
};

Result<ClockState> setClock(Control &control, const SetClock &in)
{
    World &world = control.world();
    if (in.to && !in.to->isValid())
        return refuseAt("to", 400, QStringLiteral("A time must have this format: 2026-03-01T20:41:03Z."));
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
        must(world.settle());
    }
    return clockState(world);
}

struct ResetAnswer
{
    qint64 seed = 0;

    static void describe(auto &is) { is("seed", &ResetAnswer::seed); }
};

struct Reset
{
    std::optional<qint64> seed{};  ///< Default: the current seed.

    static void describe(auto &is) { is.body("seed", &Reset::seed, Api::atLeast(0)); }
};

Result<ResetAnswer> reset(Control &control, const Reset &in)
{
    World &world = control.world();
    const quint64 seed = in.seed ? quint64(*in.seed) : world.settings().seed;
    must(control.reset(seed));
    return ResetAnswer{qint64(seed)};
}

}  // namespace
}  // namespace Controls

Controls::ClockState Controls::clockState(const World &world)
{
    const qint64 now = world.clock().msecs();
    return {.time = utcTime(now),
            .milliseconds = now,
            .speed = world.clock().speed(),
            .outside = world.machineClock().now()};
}

void addTimeControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Time, "clock", QT_TRANSLATE_NOOP("Control", "Set the clock"),
               QT_TRANSLATE_NOOP("Control",
                                 "Sets the time to a given moment or to now, jumps by seconds, and "
                                 "sets the speed: 0 pauses, 1 is normal."),
               setClock);
    calls.post(
        ControlGroup::Time, "reset", QT_TRANSLATE_NOOP("Control", "Reset"),
        QT_TRANSLATE_NOOP("Control",
                          "Discards the world and recreates it from the seed. Faults, limits and switches "
                          "return to their initial state. Apps stay; their tokens become invalid."),
        reset);
}

}  // namespace Sidestage::Sandbox
