// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "async/bound.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace Sidestage {

class Account;
class Poll;

/// How many follow the channel of one account, how many began to today and in this stream, and who came last
/// (specification: Get Channel Followers). Without the scope moderator:read:followers the service tells the
/// total alone; then today and who are not known.
///
/// The total is the service's: events are counted onto it only until it is read again.
class FollowerWatch : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit FollowerWatch(Account *account, QObject *parent = nullptr);
    ~FollowerWatch() override;

    /// Begins to listen and to ask. Call once.
    void start();

    /// Whether the service tells who follows.
    bool mayName() const;
    /// None until the service has told.
    std::optional<int> total() const { return m_total; }
    /// The newest first.
    const QList<Api::Follower> &latest() const { return m_latest; }
    /// How many of those who follow began to since `moment` (UTC), and whether that is all of them or at
    /// least so many. None: not known, or not allowed to know.
    struct Count
    {
        int followers = 0;
        bool isAll = true;

        bool operator==(const Count &) const = default;
    };
    std::optional<Count> since(const QDateTime &moment) const;

    QDateTime asOf() const;   ///< UTC; invalid: never in this run.
    QString failure() const;  ///< Why the last reading failed; empty: it did not.
    int interval() const;     ///< Seconds between two readings.
    bool isLive() const;      ///< Events tell of each.
    Poll *poll() const { return m_poll; }

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();

private:
    Bound read();
    void handleFollower(const Api::Follower &follower);
    void listen();
    void cover();

    Account *m_account;
    Poll *m_poll = nullptr;
    std::optional<int> m_total{};
    QList<Api::Follower> m_latest{};  ///< The newest first: what was read, and what events told since.
    bool m_isAll = false;             ///< The reading had all there are.
    bool m_reading = false;
    bool m_listens = false;
    bool m_hasNames = false;
};

}  // namespace Sidestage
