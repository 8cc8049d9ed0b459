// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Actions of a broadcaster or a moderator.

#include "api/ads.h"
#include "api/channels.h"
#include "api/charity.h"
#include "api/chat.h"
#include "api/moderation.h"
#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

inline constexpr Api::Rule title = Api::between(1, 140);
inline constexpr Api::Rule category = Api::between(1, 200);  ///< Name or id.
inline constexpr Api::Rule viewerCount = Api::between(0, 10'000'000);
inline constexpr Api::Rule minorTarget = Api::between(0, 1'000'000'000'000)
    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Target in minor units"));

struct GoLive
{
    QString channel{};
    std::optional<int> viewers{};
    std::optional<QString> title{};
    std::optional<QString> category{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &GoLive::channel, who);
        is.body("viewers", &GoLive::viewers, viewerCount | Api::otherwise(0));
        is.body("title", &GoLive::title, Controls::title);
        is.body("category", &GoLive::category, Controls::category);
    }
};

struct GoOffline
{
    QString channel{};

    using Answer = void;
    static void describe(auto &is) { is.body("channel", &GoOffline::channel, who); }
};

struct SetViewers
{
    QString channel{};
    int viewers = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &SetViewers::channel, who);
        is.body("viewers", &SetViewers::viewers, viewerCount);
    }
};

/// Absent fields stay unchanged.
struct UpdateChannel
{
    QString channel{};
    std::optional<QString> title{};
    std::optional<QString> category{};
    std::optional<QString> language{};
    std::optional<QStringList> tags{};
    std::optional<QList<Api::Label>> labels{};  ///< The complete list.
    std::optional<int> delay{};                 ///< Seconds; partners only.
    std::optional<bool> brandedContent{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &UpdateChannel::channel, who);
        is.body("title", &UpdateChannel::title, Controls::title);
        is.body("category", &UpdateChannel::category, Controls::category);
        is.body("language", &UpdateChannel::language, Api::between(2, 20));
        is.body("tags", &UpdateChannel::tags, Api::atMost(10) | Api::each(Api::tagRule));
        is.body("labels", &UpdateChannel::labels);
        is.body("delay", &UpdateChannel::delay, Api::between(0, 900));
        is.body("branded_content", &UpdateChannel::brandedContent);
    }
};

struct Raid
{
    QString from{};
    QString to{};
    int viewers = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("from", &Raid::from, who);
        is.body("to", &Raid::to, who);
        is.body("viewers", &Raid::viewers, viewerCount);
    }
};

struct Announce
{
    QString channel{};
    QString message{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.
    std::optional<Api::AnnouncementColor> color{};

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &Announce::channel, who);
        is.body("message", &Announce::message, Api::between(1, 500));
        is.body("moderator", &Announce::moderator, who);
        is.body("color", &Announce::color);
    }
};

struct Shoutout
{
    QString from{};
    QString to{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("from", &Shoutout::from, who);
        is.body("to", &Shoutout::to, who);
        is.body("moderator", &Shoutout::moderator, who);
    }
};

struct SetChat
{
    QString channel{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.
    Api::ChatSettingsChanges changes{};

    using Answer = Api::ChatSettings;
    static void describe(auto &is)
    {
        is.body("channel", &SetChat::channel, who);
        is.body("moderator", &SetChat::moderator, who);
        is.body(&SetChat::changes);
    }
};

struct SetShield
{
    QString channel{};
    bool active = false;
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    using Answer = Api::ShieldModeStatus;
    static void describe(auto &is)
    {
        is.body("channel", &SetShield::channel, who);
        is.body("active", &SetShield::active);
        is.body("moderator", &SetShield::moderator, who);
    }
};

inline constexpr Api::Rule eachWho = who;

struct StartSharedChat
{
    QStringList channels{};

    using Answer = Api::SharedChatSession;
    static void describe(auto &is)
    {
        is.body("channels", &StartSharedChat::channels, Api::between(2, 6) | Api::each(eachWho));
    }
};

struct JoinSharedChat
{
    QString channel{};
    QString host{};  ///< Any channel in that shared chat.

    using Answer = Api::SharedChatSession;
    static void describe(auto &is)
    {
        is.body("channel", &JoinSharedChat::channel, who);
        is.body("host", &JoinSharedChat::host, who);
    }
};

struct LeaveSharedChat
{
    QString channel{};

    using Answer = void;
    static void describe(auto &is) { is.body("channel", &LeaveSharedChat::channel, who); }
};

struct EndSharedChat
{
    QString channel{};

    using Answer = void;
    static void describe(auto &is) { is.body("channel", &EndSharedChat::channel, who); }
};

struct SetAdPlan
{
    QString channel{};
    int interval = 0;  ///< Seconds.
    int length = 0;    ///< Seconds.

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &SetAdPlan::channel, who);
        is.body("interval", &SetAdPlan::interval, Api::between(0, 86'400));
        is.body("length", &SetAdPlan::length, Api::between(0, 180));
    }
};

struct RunAd
{
    QString channel{};
    int length = 0;  ///< Seconds.

    using Answer = Api::CommercialResult;
    static void describe(auto &is)
    {
        is.body("channel", &RunAd::channel, who);
        is.body("length", &RunAd::length, Api::between(1, 180));
    }
};

struct SnoozeAd
{
    QString channel{};

    using Answer = Api::AdSnooze;
    static void describe(auto &is) { is.body("channel", &SnoozeAd::channel, who); }
};

struct StartCharity
{
    QString channel{};
    QString charity{};
    std::optional<qint64> target{};
    std::optional<QString> currency{};   ///< ISO 4217; default: USD.
    std::optional<int> decimalPlaces{};  ///< Of that currency.

    using Answer = Api::CharityCampaign;
    static void describe(auto &is)
    {
        is.body("channel", &StartCharity::channel, who);
        is.body("charity", &StartCharity::charity, Api::between(1, 100));
        is.body("target", &StartCharity::target, minorTarget | Api::otherwise(0));
        is.body("currency", &StartCharity::currency, Api::between(3, 3));
        is.body("decimal_places", &StartCharity::decimalPlaces, Api::between(0, 4) | Api::otherwise(2));
    }
};

struct SetCharityGoal
{
    QString channel{};
    qint64 target = 0;

    using Answer = void;
    static void describe(auto &is)
    {
        is.body("channel", &SetCharityGoal::channel, who);
        is.body("target", &SetCharityGoal::target, minorTarget);
    }
};

struct StopCharity
{
    QString channel{};

    using Answer = void;
    static void describe(auto &is) { is.body("channel", &StopCharity::channel, who); }
};

}  // namespace Sidestage::Sandbox::Controls
