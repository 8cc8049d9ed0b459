// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class ArchiveSync;
class Clock;
class DecisionService;
class PictureLoader;
class QueueFeed;
class RedemptionArchive;
class RedemptionQueue;
class RewardAlerts;
class RewardLibrary;
class RewardList;

/// Rewards and their queue, of one account: everything that goes on whether or not a page shows it. One
/// per account; pages borrow its parts.
class RewardsService : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this. `cacheFolder`: where pictures are kept; empty: nowhere.
    RewardsService(Account *account, const Clock &clock, const QString &cacheFolder = {},
                   QObject *parent = nullptr);
    ~RewardsService() override;

    /// Brings back what was held, begins to read and to listen.
    void start();

    Account *account() const;
    RewardList *rewards() const;
    RewardLibrary *library() const;
    RedemptionQueue *queue() const;
    QueueFeed *feed() const;
    DecisionService *decisions() const;
    RedemptionArchive *archive() const;
    ArchiveSync *archiveSync() const;
    RewardAlerts *alerts() const;
    /// For the pictures of rewards.
    PictureLoader *pictures() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
