// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// The result of starting a commercial (specification: Commercial result).
struct CommercialResult
{
    int length = 0;      ///< Seconds; the service may run less or more than requested.
    QString message{};   ///< Whether an ad could be run; empty when there is nothing to report.
    int retryAfter = 0;  ///< Seconds until another commercial may start.

    static void describe(auto &is)
    {
        is("length", &CommercialResult::length);
        is("message", &CommercialResult::message);
        is("retry_after", &CommercialResult::retryAfter);
    }
};

/// When ads are due (specification: Ad schedule). Real servers send the times as seconds since the epoch, 0
/// for none (api-facts E1). Both forms are accepted.
struct AdSchedule
{
    int snoozeCount = 0;          ///< Snoozes that are left.
    QDateTime snoozeRefreshAt{};  ///< UTC; when one more is added. Invalid: none is missing.
    QDateTime nextAdAt{};         ///< UTC; invalid: no ad is scheduled, or the channel is not live.
    int duration = 0;             ///< Seconds of the next break.
    QDateTime lastAdAt{};         ///< UTC; invalid: none was run, or the channel is not live.
    int prerollFreeTime = 0;      ///< Seconds that are left without pre-rolls.

    static void describe(auto &is)
    {
        is("snooze_count", &AdSchedule::snoozeCount);
        is("snooze_refresh_at", &AdSchedule::snoozeRefreshAt);
        is("next_ad_at", &AdSchedule::nextAdAt);
        is("duration", &AdSchedule::duration, alsoNamed("length_seconds"));
        is("last_ad_at", &AdSchedule::lastAdAt);
        is("preroll_free_time", &AdSchedule::prerollFreeTime, alsoNamed("preroll_free_time_seconds"));
    }
};

/// The schedule after a snooze.
struct AdSnooze
{
    int snoozeCount = 0;          ///< Snoozes that are left.
    QDateTime snoozeRefreshAt{};  ///< UTC; when one more is added.
    QDateTime nextAdAt{};         ///< UTC.

    static void describe(auto &is)
    {
        is("snooze_count", &AdSnooze::snoozeCount);
        is("snooze_refresh_at", &AdSnooze::snoozeRefreshAt);
        is("next_ad_at", &AdSnooze::nextAdAt);
    }
};

/// Start Commercial. The channel must be live, and that of a partner or affiliate. Older clients send the
/// fields in the query (api-facts C0).
struct StartCommercial
{
    QString broadcasterId{};
    int length = 0;  ///< Seconds.

    using Response = One<CommercialResult>;
    static constexpr Spec spec
        = post("/channels/commercial").user(Scope::ChannelEditCommercial).fails({400, 404, 429});
    static void describe(auto &is)
    {
        is.body("broadcaster_id", &StartCommercial::broadcasterId, tokenUser | alsoInQuery);
        is.body("length", &StartCommercial::length, between(1, 180) | clipped | alsoInQuery);
    }
};

/// Get Ad Schedule.
struct GetAdSchedule
{
    QString broadcasterId{};

    using Response = One<AdSchedule>;
    static constexpr Spec spec = get("/channels/ads").user(Scope::ChannelReadAds).fails({400, 500});
    static void describe(auto &is) { is.query("broadcaster_id", &GetAdSchedule::broadcasterId, tokenUser); }
};

/// Snooze Next Ad: postpones it by five minutes.
struct SnoozeNextAd
{
    QString broadcasterId{};

    using Response = One<AdSnooze>;
    static constexpr Spec spec
        = post("/channels/ads/schedule/snooze").user(Scope::ChannelManageAds).fails({400, 429, 500});
    static void describe(auto &is) { is.query("broadcaster_id", &SnoozeNextAd::broadcasterId, tokenUser); }
};

}  // namespace Sidestage::Api
