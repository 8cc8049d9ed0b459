// SPDX-License-Identifier: GPL-3.0-or-later
#include "pace.h"

#include "exact.h"

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 hour = 3'600'000;
constexpr qint64 longest = 366 * 24 * hour;

std::optional<qint64> perHour(qint64 grown, qint64 duration)
{
    if (duration < std::chrono::milliseconds(Pace::least).count())
        return {};
    return Exact::scaled(std::max<qint64>(0, grown), hour, duration);
}

}  // namespace

Pace Pace::of(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const QDateTime &now)
{
    Pace pace;
    pace.total = campaign.total;
    pace.now = now;
    if (points.isEmpty())
        return pace;
    const QDateTime from = now.addMSecs(-std::chrono::milliseconds(window).count());
    // The total at the start of the window: the last point before it.
    const auto after = std::ranges::upper_bound(points, from, {}, &ProgressPoint::at);
    const bool isFull = after != points.begin();
    const ProgressPoint base = isFull ? *std::prev(after) : points.first();
    pace.recentFor = isFull ? from.msecsTo(now) : base.at.msecsTo(now);
    const qint64 total = campaign.total.minor();
    if (const auto grown = Exact::minus(total, base.total)) {
        if (const auto rate = perHour(*grown, pace.recentFor))
            pace.recent = campaign.total.of(*rate);
    }
    const ProgressPoint &first = points.first();
    pace.since = first.at;
    pace.isSinceStart = campaign.startedAt.isValid() && first.at <= campaign.startedAt;
    if (const auto grown = Exact::minus(total, first.total)) {
        if (const auto rate = perHour(*grown, first.at.msecsTo(now)))
            pace.overall = campaign.total.of(*rate);
    }
    return pace;
}

std::optional<Pace::Estimate> Pace::estimate(const Money &amount) const
{
    const auto left = amount.minus(total);
    if (!left || left->minor() <= 0)
        return {};
    // With the decimals of the rate.
    const auto rest = left->withDecimals(total.decimals());
    if (!rest)
        return {};
    const auto reach = [&](const std::optional<Money> &rate) -> QDateTime {
        if (!rate || rate->minor() <= 0)
            return {};
        const auto takes = Exact::scaled(rest->minor(), hour, rate->minor());
        return takes && *takes <= longest ? now.addMSecs(*takes) : QDateTime();
    };
    const QDateTime byRecent = reach(recent), byOverall = reach(overall);
    if (!byRecent.isValid() && !byOverall.isValid())
        return {};
    Estimate estimate;
    estimate.about = byRecent.isValid() ? byRecent : byOverall;
    estimate.earliest
        = byRecent.isValid() && byOverall.isValid() ? std::min(byRecent, byOverall) : estimate.about;
    estimate.latest
        = byRecent.isValid() && byOverall.isValid() ? std::max(byRecent, byOverall) : estimate.about;
    return estimate;
}

}  // namespace Sidestage
