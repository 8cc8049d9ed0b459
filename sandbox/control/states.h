// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// States that several calls return.

#include "calls_faults.h"
#include "calls_life.h"
#include "calls_switches.h"
#include "calls_time.h"
#include "sandbox/scenarios/player.h"
#include "sandbox/service/service.h"

namespace Sidestage::Sandbox::Controls {

ClockState clockState(const World &world);
FaultState faultState(const InjectedFault &fault);
RateLimitState rateLimitState(Service &service);
CompatibilityState compatibilityState(World &world);
RatesState ratesState(World &world, const QString &channelId);
PlayingState playingState(const Player &player);

}  // namespace Sidestage::Sandbox::Controls
