// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_breaks.h"
#include "api/ads.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct SetAdPlan : InChannel
{
    int interval = 0;  ///< Seconds.
    int length = 0;    ///< Seconds.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("interval", &SetAdPlan::interval, Api::between(0, 86'400));
        is.body("length", &SetAdPlan::length, Api::between(0, 180));
    }
};

Result<void> setAdPlan(World &world, const SetAdPlan &in, const Named &named)
{
    return world.area<AdBreaks>().setPlan(named.channel.id, {in.interval, in.length});
}

struct RunAd : InChannel
{
    int length = 0;  ///< Seconds.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("length", &RunAd::length, Api::between(1, 180));
    }
};

Result<Api::CommercialResult> runAd(World &world, const RunAd &in, const Named &named)
{
    return world.area<AdBreaks>().start(named.channel.id, in.length);
}

}  // namespace
}  // namespace Controls

void AdBreaks::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Channels, "ad-plan", QT_TRANSLATE_NOOP("Control", "Schedule ads"),
        QT_TRANSLATE_NOOP(
            "Control",
            "Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off."),
        Controls::setAdPlan);
    calls.post(ControlGroup::Channels, "run-ad", QT_TRANSLATE_NOOP("Control", "Run an ad"),
               QT_TRANSLATE_NOOP("Control", "Runs an ad. The cooldown applies."), Controls::runAd);
    calls.post<InChannel>(ControlGroup::Channels, "snooze-ad",
                          QT_TRANSLATE_NOOP("Control", "Snooze the next ad"),
                          QT_TRANSLATE_NOOP("Control", "Postpones the next ad break."), &AdBreaks::snooze);
}

}  // namespace Sidestage::Sandbox
