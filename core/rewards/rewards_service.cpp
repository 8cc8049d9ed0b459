// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards_service.h"

#include "accounts/account.h"
#include "archive_sync.h"
#include "downloads/picture_loader.h"
#include "profile/profile_store.h"
#include "reward_alerts.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

RewardsService::RewardsService(Account *account, const Clock &clock, const QString &cacheFolder,
                               QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_queue(std::make_unique<RedemptionQueue>())
    , m_rewards(std::make_unique<RewardList>(account))
    , m_feed(std::make_unique<QueueFeed>(account, rewards(), queue()))
    , m_decisions(std::make_unique<DecisionService>(account, queue(), clock))
    , m_archive(std::make_unique<RedemptionArchive>(account->store()->background(), account->userId()))
    , m_archiveSync(
          std::make_unique<ArchiveSync>(account, rewards(), queue(), feed(), decisions(), archive(), clock))
    , m_library(std::make_unique<RewardLibrary>(account, rewards(), queue(), decisions()))
    , m_alerts(std::make_unique<RewardAlerts>(account->store(), account->userId(), queue()))
    , m_pictures(std::make_unique<PictureLoader>(cacheFolder))
{
    connect(feed(), &QueueFeed::arrived, alerts(), &RewardAlerts::handleArrivals);
    connect(feed(), &QueueFeed::skipped, alerts(), &RewardAlerts::handleSkipped);
}

RewardsService::~RewardsService() = default;

void RewardsService::start()
{
    m_archiveSync->start();
    m_rewards->start();
    m_feed->start();
    m_feed->preload(archive());
    m_decisions->start();
}

}  // namespace Sidestage
