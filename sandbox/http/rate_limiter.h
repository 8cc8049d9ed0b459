// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace Sidestage::Sandbox {

/// The state of a bucket after a request.
struct Budget
{
    bool allowed = true;
    int limit = 0;
    int remaining = 0;
    qint64 resetAt = 0;  ///< Seconds since the epoch: when the bucket will be full again.
};

/// The token buckets of the API (api-facts B3): `limit` points each, refilled evenly within a minute. There
/// is one for each app, and one for each user of an app.
class RateLimiter
{
public:
    explicit RateLimiter(int limit = 800)
        : m_limit(limit)
    {
    }

    /// Takes one point, if any is left.
    Budget consume(const QString &clientId, const QString &userId, qint64 nowMs);
    /// Returns the state of an unused bucket.
    Budget full(qint64 nowMs) const;
    /// Empties one bucket, to try out how a client reacts.
    void empty(const QString &clientId, const QString &userId, qint64 nowMs);

    /// Which parts of the rate limit are active.
    struct Switches
    {
        bool enabled = true;  ///< Requests take points; otherwise every bucket stays full.
        bool headers = true;  ///< Answers have the headers with the remaining points.
        bool refuse = true;   ///< Requests with an empty bucket are refused; otherwise it only stays at 0.

        bool operator==(const Switches &) const = default;
    };
    const Switches &switches() const { return m_switches; }
    /// Fills all buckets.
    void setSwitches(const Switches &switches);

    int limit() const { return m_limit; }
    /// At least 1. Fills all buckets.
    void setLimit(int limit);

private:
    struct Bucket
    {
        double points = 0;
        qint64 at = 0;
    };

    Bucket &bucketOf(const QString &clientId, const QString &userId, qint64 nowMs);
    Budget state(const Bucket &bucket, bool allowed) const;

    int m_limit;
    Switches m_switches{};
    QHash<std::pair<QString, QString>, Bucket> m_buckets{};
};

}  // namespace Sidestage::Sandbox
