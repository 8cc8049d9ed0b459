// SPDX-License-Identifier: GPL-3.0-or-later
#include "rate_limiter.h"

#include <cmath>

namespace Sidestage::Sandbox {

namespace {

constexpr double minute = 60'000;
/// Maximum number of buckets in memory. A bucket that was removed counts as full.
constexpr qsizetype maxBuckets = 10'000;

}  // namespace

RateLimiter::Bucket &RateLimiter::bucketOf(const QString &clientId, const QString &userId, qint64 nowMs)
{
    const std::pair key(clientId, userId);
    auto found = m_buckets.find(key);
    if (found == m_buckets.end()) {
        if (m_buckets.size() >= maxBuckets)
            m_buckets.removeIf(
                [nowMs](const auto &item) { return nowMs - item.value().at > qint64(minute); });
        if (m_buckets.size() >= maxBuckets)
            m_buckets.clear();
        found = m_buckets.insert(key, {double(m_limit), nowMs});
    }
    const double gained = double(std::max<qint64>(0, nowMs - found->at)) * m_limit / minute;
    found->points = std::min(double(m_limit), found->points + gained);
    found->at = nowMs;
    return *found;
}

Budget RateLimiter::state(const Bucket &bucket, bool allowed) const
{
    const double untilFull = (m_limit - bucket.points) * minute / m_limit;
    const auto resetAt = qint64(std::ceil((double(bucket.at) + untilFull) / 1000));
    return {allowed, m_limit, int(bucket.points), std::max(resetAt, bucket.at / 1000 + 1)};
}

Budget RateLimiter::consume(const QString &clientId, const QString &userId, qint64 nowMs)
{
    if (!m_switches.enabled)
        return full(nowMs);
    Bucket &bucket = bucketOf(clientId, userId, nowMs);
    const bool left = bucket.points >= 1;
    if (left)
        bucket.points -= 1;
    return state(bucket, left || !m_switches.refuse);
}

Budget RateLimiter::full(qint64 nowMs) const
{
    return state({double(m_limit), nowMs}, true);
}

void RateLimiter::empty(const QString &clientId, const QString &userId, qint64 nowMs)
{
    bucketOf(clientId, userId, nowMs).points = 0;
}

void RateLimiter::setSwitches(const Switches &switches)
{
    m_switches = switches;
    m_buckets.clear();
}

void RateLimiter::setLimit(int limit)
{
    m_limit = std::max(1, limit);
    m_buckets.clear();
}

}  // namespace Sidestage::Sandbox
