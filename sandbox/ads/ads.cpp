// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_breaks.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<CommercialResult> startCommercial(World &world, const Caller &, const StartCommercial &in)
{
    return world.area<AdBreaks>().start(in.broadcasterId, in.length);
}

Result<AdSchedule> getSchedule(World &world, const Caller &, const GetAdSchedule &in)
{
    return world.area<AdBreaks>().schedule(in.broadcasterId);
}

Result<AdSnooze> snoozeNext(World &world, const Caller &, const SnoozeNextAd &in)
{
    return world.area<AdBreaks>().snooze(in.broadcasterId);
}

bool integerAdTimes(World &world)
{
    return world.compatibility().integerAdTimes;
}

}  // namespace

void AdBreaks::serve(Service &service)
{
    service.on<StartCommercial>(startCommercial);
    service.on<GetAdSchedule>(getSchedule);
    service.writeTimesAsIntegersIf<GetAdSchedule>(integerAdTimes);
    service.on<SnoozeNextAd>(snoozeNext);
    service.writeTimesAsIntegersIf<SnoozeNextAd>(integerAdTimes);
}

}  // namespace Sidestage::Sandbox
