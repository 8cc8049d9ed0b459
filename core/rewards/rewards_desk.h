// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class ArchiveKeeper;
class Clock;
class DecisionDesk;
class PictureLoader;
class QueueFeed;
class RedemptionArchive;
class RedemptionQueue;
class RewardAlerts;
class RewardLibrary;
class RewardList;

/// Rewards and their queue, of one account: everything that goes on whether or not a page shows it. One
/// per account; pages borrow its parts.
class RewardsDesk : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this. `cacheFolder`: where pictures are kept; empty: nowhere.
    RewardsDesk(Account *account, const Clock &clock, const QString &cacheFolder = {},
                QObject *parent = nullptr);
    ~RewardsDesk() override;

    /// Brings back what was held, begins to read and to listen.
    void start();

    Account *account() const;
    RewardList *rewards() const;
    RewardLibrary *library() const;
    RedemptionQueue *queue() const;
    QueueFeed *feed() const;
    DecisionDesk *decisions() const;
    RedemptionArchive *archive() const;
    ArchiveKeeper *keeper() const;
    RewardAlerts *alerts() const;
    /// For the pictures of rewards.
    PictureLoader *pictures() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
