// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct SetRateLimit
{
    std::optional<bool> enabled{};  ///< Off: requests take no points.
    std::optional<int> limit{};     ///< Requests per minute; setting it fills all buckets.
    std::optional<bool> headers{};  ///< Off: answers have no rate limit headers.
    std::optional<bool> refuse{};   ///< Off: requests with an empty bucket are not refused.

    static void describe(auto &is)
    {
        is.body("enabled", &SetRateLimit::enabled);
        is.body("limit", &SetRateLimit::limit, Api::between(1, 1'000'000));
        is.body("headers", &SetRateLimit::headers);
        is.body("refuse", &SetRateLimit::refuse);
    }
};

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

struct SetCompatibility
{
    std::optional<bool> refreshTokensStay{};
    std::optional<bool> integerAdTimes{};
    std::optional<bool> withdrawnGone{};
    std::optional<bool> rewardLimitPairs{};

    static void describe(auto &is)
    {
        is.body("refresh-tokens-stay", &SetCompatibility::refreshTokensStay);
        is.body("integer-ad-times", &SetCompatibility::integerAdTimes);
        is.body("withdrawn-gone", &SetCompatibility::withdrawnGone);
        is.body("reward-limit-pairs", &SetCompatibility::rewardLimitPairs);
    }
};

Result<Compatibility> setCompatibility(Control &control, const SetCompatibility &in)
{
    Compatibility &now = control.world().compatibility();
    now.refreshTokensStay = in.refreshTokensStay.value_or(now.refreshTokensStay);
    now.integerAdTimes = in.integerAdTimes.value_or(now.integerAdTimes);
    now.withdrawnGone = in.withdrawnGone.value_or(now.withdrawnGone);
    now.rewardLimitPairs = in.rewardLimitPairs.value_or(now.rewardLimitPairs);
    return now;
}

struct Record
{
    bool on = false;

    static void describe(auto &is) { is.body("on", &Record::on); }
};

Result<void> record(Control &control, const Record &in)
{
    control.record(in.on);
    return {};
}

Result<void> clearRequests(Control &control, const NoFields &)
{
    control.recorder().clear();
    return {};
}

}  // namespace
}  // namespace Controls

Controls::RateLimitState Controls::rateLimitState(Service &service)
{
    const RateLimiter &limiter = service.rateLimiter();
    return {.enabled = limiter.switches().enabled,
            .limit = limiter.limit(),
            .headers = limiter.switches().headers,
            .refuse = limiter.switches().refuse};
}

void addSwitchControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Switches, "rate-limit", QT_TRANSLATE_NOOP("Control", "Rate limit"),
        QT_TRANSLATE_NOOP("Control",
                          "Sets the requests per minute and turns buckets, headers and refusals on or off."),
        setRateLimit);
    calls.post(
        ControlGroup::Switches, "compatibility", QT_TRANSLATE_NOOP("Control", "Compatibility"),
        QT_TRANSLATE_NOOP("Control",
                          "Turns differences between the public service and the specification on or off."),
        setCompatibility);
    calls.post(ControlGroup::Switches, "record", QT_TRANSLATE_NOOP("Control", "Record requests"),
               QT_TRANSLATE_NOOP("Control", "Starts or stops recording requests."), record);
    calls.post(ControlGroup::Switches, "clear-requests",
               QT_TRANSLATE_NOOP("Control", "Clear recorded requests"),
               QT_TRANSLATE_NOOP("Control", "Deletes the recorded requests."), clearRequests);
}

}  // namespace Sidestage::Sandbox
