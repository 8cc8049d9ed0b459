// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace Sidestage::Sandbox {

/// What is left in a bucket after a request.
struct Budget
{
    bool allowed = true;
    int limit = 0;
    int remaining = 0;
    qint64 resetAt = 0;  ///< Seconds since the epoch: when the bucket is full again.
};

/// The token buckets of the API (api-facts B3): so many points, refilled evenly within a minute.
/// One for each app, and one for each user of an app.
class RateLimiter
{
public:
    explicit RateLimiter(int limit = 800)
        : m_limit(limit)
    {
    }

    /// Takes one point, if there is one.
    Budget consume(const QString &clientId, const QString &userId, qint64 nowMs);
    /// A bucket nobody has taken from.
    Budget full(qint64 nowMs) const;
    /// Empties one bucket, for trying out what a client does then.
    void empty(const QString &clientId, const QString &userId, qint64 nowMs);

    /// What of it is in force.
    struct Switches
    {
        bool enabled = true;  ///< Requests take points; otherwise every bucket stays full.
        bool headers = true;  ///< Answers tell what is left.
        bool refuse = true;   ///< An empty bucket refuses; otherwise it only stays at 0.

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
