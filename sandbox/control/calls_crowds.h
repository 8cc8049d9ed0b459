// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Bulk actions for scenarios, tests and benchmarks.

#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

struct FillRedemptions
{
    QString channel{};
    QString reward{};  ///< Id or title.
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &FillRedemptions::channel, who);
        is.body("reward", &FillRedemptions::reward, Api::between(1, 100));
        is.body("count", &FillRedemptions::count, crowd);
    }
};

struct FillChatters
{
    QString channel{};
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &FillChatters::channel, who);
        is.body("count", &FillChatters::count, crowd);
    }
};

struct FillModerated
{
    QString user{};
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("user", &FillModerated::user, who);
        is.body("count", &FillModerated::count, Api::between(1, 1'000));
    }
};

struct FillDonations
{
    QString channel{};
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &FillDonations::channel, who);
        is.body("count", &FillDonations::count, crowd);
    }
};

struct AddFollowers
{
    QString channel{};
    int count = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &AddFollowers::channel, who);
        is.body("count", &AddFollowers::count, crowd);
    }
};

}  // namespace Sidestage::Sandbox::Controls
