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

/// Rewards and their queue, of one account: all the work that continues whether or not a page shows it. One
/// per account; pages borrow its parts.
class RewardsService : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this. `cacheFolder`: where pictures are stored; empty: they are not
    /// stored.
    RewardsService(Account *account, const Clock &clock, const QString &cacheFolder = {},
                   QObject *parent = nullptr);
    ~RewardsService() override;

    /// Loads the stored state, starts polling and listens to events.
    void start();

    Account *account() const { return m_account; }
    RewardList *rewards() const { return m_rewards.get(); }
    RewardLibrary *library() const { return m_library.get(); }
    RedemptionQueue *queue() const { return m_queue.get(); }
    QueueFeed *feed() const { return m_feed.get(); }
    DecisionService *decisions() const { return m_decisions.get(); }
    RedemptionArchive *archive() const { return m_archive.get(); }
    ArchiveSync *archiveSync() const { return m_archiveSync.get(); }
    RewardAlerts *alerts() const { return m_alerts.get(); }
    /// For the pictures of rewards.
    PictureLoader *pictures() const { return m_pictures.get(); }

private:
    // In the order of their dependencies. Pointers, so that the header needs no other headers.
    Account *m_account;
    std::unique_ptr<RedemptionQueue> m_queue;
    std::unique_ptr<RewardList> m_rewards;
    std::unique_ptr<QueueFeed> m_feed;
    std::unique_ptr<DecisionService> m_decisions;
    std::unique_ptr<RedemptionArchive> m_archive;
    std::unique_ptr<ArchiveSync> m_archiveSync;
    std::unique_ptr<RewardLibrary> m_library;
    std::unique_ptr<RewardAlerts> m_alerts;
    std::unique_ptr<PictureLoader> m_pictures;
};

}  // namespace Sidestage
