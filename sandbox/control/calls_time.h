// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The clock and the reset.

#include "calls_common.h"

#include <QDateTime>

namespace Sidestage::Sandbox::Controls {

struct ClockState
{
    QDateTime time{};         ///< UTC.
    qint64 milliseconds = 0;  ///< The same time, since the epoch.
    double speed = 1;         ///< World seconds per second of the machine; 0 is stopped.
    QDateTime outside{};      ///< UTC; the machine's time.

    static void describe(auto &is)
    {
        is("time", &ClockState::time);
        is("milliseconds", &ClockState::milliseconds);
        is("speed", &ClockState::speed);
        is("outside", &ClockState::outside);
    }
};

/// Applied in this order: `to` or `now`, then `jump`, then `speed`. Without any field, only reads the clock.
struct SetClock
{
    std::optional<QDateTime> to{};
    std::optional<bool> now{};     ///< Sets the machine's time.
    std::optional<qint64> jump{};  ///< Seconds; negative goes back.
    std::optional<double> speed{};

    using Answer = ClockState;
    static void describe(auto &is)
    {
        constexpr qint64 century = qint64(100) * 366 * 86'400;
        is.body("to", &SetClock::to);
        is.body("now", &SetClock::now);
        is.body("jump", &SetClock::jump, Api::between(-century, century));
        is.body("speed", &SetClock::speed, Api::between(0, 100'000));
    }
};

struct ResetAnswer
{
    qint64 seed = 0;

    static void describe(auto &is) { is("seed", &ResetAnswer::seed); }
};

struct Reset
{
    std::optional<qint64> seed{};  ///< Default: the current seed.

    using Answer = ResetAnswer;
    static void describe(auto &is) { is.body("seed", &Reset::seed, Api::atLeast(0)); }
};

}  // namespace Sidestage::Sandbox::Controls
