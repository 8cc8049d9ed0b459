// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Actions of a viewer.

#include "api/channel_points.h"
#include "api/charity.h"
#include "api/extensions.h"
#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

struct Redeem
{
    QString channel{};
    QString viewer{};
    QString reward{};  ///< Id or title.
    std::optional<QString> input{};

    using Answer = Api::Redemption;
    static void describe(auto &is)
    {
        is.body("channel", &Redeem::channel, who);
        is.body("viewer", &Redeem::viewer, who);
        is.body("reward", &Redeem::reward, Api::between(1, 100));
        is.body("input", &Redeem::input, Api::atMost(500));
    }
};

struct Follow
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Follow::channel, who);
        is.body("viewer", &Follow::viewer, who);
    }
};

struct Unfollow
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Unfollow::channel, who);
        is.body("viewer", &Unfollow::viewer, who);
    }
};

struct Say
{
    QString channel{};
    QString viewer{};
    QString text{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Say::channel, who);
        is.body("viewer", &Say::viewer, who);
        is.body("text", &Say::text, Api::between(1, 500));
    }
};

struct Join
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Join::channel, who);
        is.body("viewer", &Join::viewer, who);
    }
};

struct Leave
{
    QString channel{};
    QString viewer{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Leave::channel, who);
        is.body("viewer", &Leave::viewer, who);
    }
};

struct Cheer
{
    QString channel{};
    QString viewer{};
    int bits = 0;
    std::optional<QString> message{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Cheer::channel, who);
        is.body("viewer", &Cheer::viewer, who);
        is.body("bits", &Cheer::bits, Api::between(1, 100'000));
        is.body("message", &Cheer::message, Api::atMost(500));
    }
};

struct Donate
{
    QString channel{};
    QString viewer{};
    qint64 value = 0;  ///< In minor units of the campaign's currency.

    using Answer = Api::CharityDonation;
    static void describe(auto &is)
    {
        is.body("channel", &Donate::channel, who);
        is.body("viewer", &Donate::viewer, who);
        is.body("value", &Donate::value,
                Api::between(1, 1'000'000'000)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Amount in minor units")));
    }
};

struct Buy
{
    QString channel{};
    QString viewer{};
    QString extension{};  ///< Its client id.
    QString sku{};

    using Answer = Api::ExtensionTransaction;
    static void describe(auto &is)
    {
        is.body("channel", &Buy::channel, who);
        is.body("viewer", &Buy::viewer, who);
        is.body("extension", &Buy::extension, Api::between(1, 100));
        is.body("sku", &Buy::sku, Api::between(1, 100));
    }
};

struct SetPoints
{
    QString channel{};
    QString viewer{};
    qint64 points = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &SetPoints::channel, who);
        is.body("viewer", &SetPoints::viewer, who);
        is.body("points", &SetPoints::points, Api::between(0, 1'000'000'000'000));
    }
};

}  // namespace Sidestage::Sandbox::Controls
