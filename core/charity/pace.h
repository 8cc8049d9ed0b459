// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"

#include <chrono>

namespace Sidestage {

/// How fast a campaign collects, and when it gets where at that pace. All of it from what the service's total
/// was at what time: it gives donations no time of their own.
struct Pace
{
    /// Shorter than that says nothing.
    static constexpr std::chrono::minutes least{5};
    static constexpr std::chrono::hours window{3};

    Money total{};
    QDateTime now{};                 ///< UTC.
    std::optional<Money> recent{};   ///< An hour, over `recentFor`; none: not known for long enough.
    qint64 recentFor = 0;            ///< Milliseconds; the window, or less when less is known.
    std::optional<Money> overall{};  ///< An hour, since `since`.
    QDateTime since{};
    bool isSinceStart = false;  ///< Else since it was first looked at.

    /// When `amount` is reached, UTC: `about` at the recent pace, between the two by the faster and the
    /// slower one.
    struct Estimate
    {
        QDateTime about{};
        QDateTime earliest{};
        QDateTime latest{};
    };
    /// None: it has been reached, nothing comes, or it would take longer than a year.
    std::optional<Estimate> estimate(const Money &amount) const;

    /// `points` in their order.
    static Pace of(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const QDateTime &now);
};

}  // namespace Sidestage
