// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Stores who follows whom. Pages are read by key, so that the last one is as fast as the first.
class Follows
{
public:
    /// The last row of a page; the next page begins after it. The default lies before the first row.
    struct Place
    {
        qint64 followedAt = std::numeric_limits<qint64>::max();  ///< Milliseconds since the epoch.
        qint64 id = std::numeric_limits<qint64>::max();  ///< User id of the follower or of the followed
                                                         ///< channel.
    };
    template <class Row>
    struct Slice
    {
        QList<Row> rows{};
        std::optional<Place> next{};  ///< None when there are no more.
    };

    explicit Follows(Database &database)
        : m_database(database)
    {
    }

    Result<void> add(const QString &broadcasterId, const QString &userId, const QDateTime &since);
    Result<void> remove(const QString &broadcasterId, const QString &userId);

    int followerCount(const QString &broadcasterId);
    int followedCount(const QString &userId);
    /// The newest follow first.
    Result<Slice<Api::Follower>> followers(const QString &broadcasterId, Place after, int count);
    Result<Slice<Api::FollowedChannel>> followed(const QString &userId, Place after, int count);
    /// When the follow began; an invalid time when there is none.
    QDateTime since(const QString &broadcasterId, const QString &userId);

private:
    Database &m_database;
};

}  // namespace Sidestage::Sandbox
