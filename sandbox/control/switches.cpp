// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_switches.h"
#include "control.h"
#include "states.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Result<RateLimitState> setRateLimit(Control &control, const SetRateLimit &in)
{
    RateLimiter &limiter = control.service().rateLimiter();
    RateLimiter::Switches switches = limiter.switches();
    switches.enabled = in.enabled.value_or(switches.enabled);
    switches.headers = in.headers.value_or(switches.headers);
    switches.refuse = in.refuse.value_or(switches.refuse);
    if (in.limit)
        limiter.setLimit(*in.limit);
    if (switches != limiter.switches())
        limiter.setSwitches(switches);
    return rateLimitState(control.service());
}

Result<CompatibilityState> setCompatibility(Control &control, const SetCompatibility &in)
{
    Compatibility &now = control.world().compatibility();
    now.refreshTokensStay = in.refreshTokensStay.value_or(now.refreshTokensStay);
    now.integerAdTimes = in.integerAdTimes.value_or(now.integerAdTimes);
    now.withdrawnGone = in.withdrawnGone.value_or(now.withdrawnGone);
    now.rewardLimitPairs = in.rewardLimitPairs.value_or(now.rewardLimitPairs);
    return compatibilityState(control.world());
}

Result<void> record(Control &control, const Record &in)
{
    control.record(in.on);
    return {};
}

Result<void> clearRequests(Control &control, const ClearRequests &)
{
    control.recorder().clear();
    return {};
}

}  // namespace

RateLimitState Controls::rateLimitState(Service &service)
{
    const RateLimiter &limiter = service.rateLimiter();
    return {.enabled = limiter.switches().enabled,
            .limit = limiter.limit(),
            .headers = limiter.switches().headers,
            .refuse = limiter.switches().refuse};
}

CompatibilityState Controls::compatibilityState(World &world)
{
    const Compatibility &now = world.compatibility();
    return {.refreshTokensStay = now.refreshTokensStay,
            .integerAdTimes = now.integerAdTimes,
            .withdrawnGone = now.withdrawnGone,
            .rewardLimitPairs = now.rewardLimitPairs};
}

void controlSwitches(Control &control)
{
    control.on<SetRateLimit>(setRateLimit);
    control.on<SetCompatibility>(setCompatibility);
    control.on<Record>(record);
    control.on<ClearRequests>(clearRequests);
}

}  // namespace Sidestage::Sandbox
