// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"

#include <chrono>

namespace Sidestage {

/// How fast a campaign collects, and an estimate of when it reaches an amount. Computed from the service's
/// total over time, because donations have no time of their own.
struct Pace
{
    /// A shorter duration is not meaningful.
    static constexpr std::chrono::minutes least{5};
    static constexpr std::chrono::hours window{3};

    Money total{};
    QDateTime now{};                 ///< In UTC.
    std::optional<Money> recent{};   ///< Per hour, over `recentFor`; empty: the data covers too short a time.
    qint64 recentFor = 0;            ///< Milliseconds; the window, or less if the data covers less.
    std::optional<Money> overall{};  ///< Per hour, since `since`.
    QDateTime since{};
    bool isSinceStart = false;  ///< False: since it was first observed.

    /// When `amount` is reached, in UTC: `about` at the recent pace, `earliest` and `latest` by the faster
    /// and the slower of both paces.
    struct Estimate
    {
        QDateTime about{};
        QDateTime earliest{};
        QDateTime latest{};
    };
    /// Empty: reached already, no growth, or it would take longer than a year.
    std::optional<Estimate> estimate(const Money &amount) const;

    /// `points` must be in chronological order.
    static Pace of(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const QDateTime &now);
};

}  // namespace Sidestage
