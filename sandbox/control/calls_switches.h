// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Switches of the service. Absent fields stay unchanged; each call returns the resulting state.

#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

struct RateLimitState
{
    bool enabled = true;
    int limit = 0;
    bool headers = true;
    bool refuse = true;

    static void describe(auto &is)
    {
        is("enabled", &RateLimitState::enabled);
        is("limit", &RateLimitState::limit);
        is("headers", &RateLimitState::headers);
        is("refuse", &RateLimitState::refuse);
    }
};

struct SetRateLimit
{
    std::optional<bool> enabled{};  ///< Off: requests take no points.
    std::optional<int> limit{};     ///< Requests per minute; setting it fills all buckets.
    std::optional<bool> headers{};  ///< Off: answers have no rate limit headers.
    std::optional<bool> refuse{};   ///< Off: requests with an empty bucket are not refused.

    using Answer = RateLimitState;
    static void describe(auto &is)
    {
        is.body("enabled", &SetRateLimit::enabled);
        is.body("limit", &SetRateLimit::limit, Api::between(1, 1'000'000));
        is.body("headers", &SetRateLimit::headers);
        is.body("refuse", &SetRateLimit::refuse);
    }
};

/// The switches of Compatibility by name.
struct CompatibilityState
{
    bool refreshTokensStay = false;
    bool integerAdTimes = false;
    bool withdrawnGone = false;
    bool rewardLimitPairs = false;

    static void describe(auto &is)
    {
        is("refresh-tokens-stay", &CompatibilityState::refreshTokensStay);
        is("integer-ad-times", &CompatibilityState::integerAdTimes);
        is("withdrawn-gone", &CompatibilityState::withdrawnGone);
        is("reward-limit-pairs", &CompatibilityState::rewardLimitPairs);
    }
};

struct SetCompatibility
{
    std::optional<bool> refreshTokensStay{};
    std::optional<bool> integerAdTimes{};
    std::optional<bool> withdrawnGone{};
    std::optional<bool> rewardLimitPairs{};

    using Answer = CompatibilityState;
    static void describe(auto &is)
    {
        is.body("refresh-tokens-stay", &SetCompatibility::refreshTokensStay);
        is.body("integer-ad-times", &SetCompatibility::integerAdTimes);
        is.body("withdrawn-gone", &SetCompatibility::withdrawnGone);
        is.body("reward-limit-pairs", &SetCompatibility::rewardLimitPairs);
    }
};

struct Record
{
    bool on = false;

    using Answer = void;
    static void describe(auto &is) { is.body("on", &Record::on); }
};

struct ClearRequests
{
    using Answer = void;
    static void describe(auto &) { }
};

}  // namespace Sidestage::Sandbox::Controls
