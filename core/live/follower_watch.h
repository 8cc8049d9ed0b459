// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "feed/feed.h"

#include <optional>

namespace Sidestage {

/// The number of followers of one account's channel, how many followed today and during this stream, and the
/// latest followers (specification: Get Channel Followers). Without the scope moderator:read:followers the
/// service returns only the total; the rest is unknown then.
///
/// The total is the service's: events are added to it only until it is read again.
class FollowerWatch : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit FollowerWatch(Account *account, QObject *parent = nullptr);

    /// Whether the scope to read the followers' names was granted.
    bool mayName() const;
    /// None until the first response.
    std::optional<int> total() const { return m_total; }
    /// Newest first.
    const QList<Api::Follower> &latest() const { return m_latest; }
    /// How many of the current followers followed since `moment` (UTC), and whether that is the exact number
    /// or a minimum. None: not known, or the scope is missing.
    struct Count
    {
        int followers = 0;
        bool isAll = true;

        bool operator==(const Count &) const = default;
    };
    std::optional<Count> since(const QDateTime &moment) const;

protected:
    Bound read() override;
    bool listen() override;

private:
    void handleFollower(const Api::Follower &follower);

    std::optional<int> m_total{};
    QList<Api::Follower> m_latest{};  ///< Newest first: the last reading, and what events added since.
    bool m_isAll = false;             ///< Whether the last reading contained all followers.
    bool m_hasNames = false;
};

}  // namespace Sidestage
