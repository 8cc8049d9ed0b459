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

struct RewardsService::Private
{
    Private(Account *owner, const Clock &clock, const QString &cacheFolder)
        : account(owner)
        , rewards(owner)
        , feed(owner, &rewards, &queue)
        , decisions(owner, &queue, clock)
        , archive(owner->store()->background(), owner->userId())
        , archiveSync(owner, &rewards, &queue, &feed, &decisions, &archive, clock)
        , library(owner, &rewards, &queue, &decisions)
        , alerts(owner->store(), owner->userId(), &queue)
        , pictures(cacheFolder)
    {
    }

    Account *account;
    RedemptionQueue queue{};
    RewardList rewards;
    QueueFeed feed;
    DecisionService decisions;
    RedemptionArchive archive;
    ArchiveSync archiveSync;
    RewardLibrary library;
    RewardAlerts alerts;
    PictureLoader pictures;
};

RewardsService::RewardsService(Account *account, const Clock &clock, const QString &cacheFolder,
                               QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, clock, cacheFolder))
{
    connect(&d->feed, &QueueFeed::arrived, &d->alerts, &RewardAlerts::handleArrivals);
}

RewardsService::~RewardsService() = default;

void RewardsService::start()
{
    d->archiveSync.start();
    d->rewards.start();
    d->feed.preload(&d->archive);
    d->feed.start();
    d->decisions.start();
}

Account *RewardsService::account() const
{
    return d->account;
}

RewardList *RewardsService::rewards() const
{
    return &d->rewards;
}

RewardLibrary *RewardsService::library() const
{
    return &d->library;
}

RedemptionQueue *RewardsService::queue() const
{
    return &d->queue;
}

QueueFeed *RewardsService::feed() const
{
    return &d->feed;
}

DecisionService *RewardsService::decisions() const
{
    return &d->decisions;
}

RedemptionArchive *RewardsService::archive() const
{
    return &d->archive;
}

ArchiveSync *RewardsService::archiveSync() const
{
    return &d->archiveSync;
}

RewardAlerts *RewardsService::alerts() const
{
    return &d->alerts;
}

PictureLoader *RewardsService::pictures() const
{
    return &d->pictures;
}

}  // namespace Sidestage
