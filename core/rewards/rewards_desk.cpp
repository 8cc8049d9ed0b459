// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards_desk.h"

#include "accounts/account.h"
#include "archive_keeper.h"
#include "downloads/picture_loader.h"
#include "profile/profile_store.h"
#include "reward_alerts.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_desk.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

struct RewardsDesk::Private
{
    Private(Account *owner, const Clock &clock, const QString &cacheFolder)
        : account(owner)
        , rewards(owner)
        , feed(owner, &rewards, &queue)
        , decisions(owner, &queue, clock)
        , archive(owner->store()->background(), owner->userId())
        , keeper(owner, &rewards, &queue, &feed, &decisions, &archive, clock)
        , library(owner, &rewards, &queue, &decisions)
        , alerts(owner->store(), owner->userId(), &queue)
        , pictures(cacheFolder)
    {
    }

    Account *account;
    RedemptionQueue queue{};
    RewardList rewards;
    QueueFeed feed;
    DecisionDesk decisions;
    RedemptionArchive archive;
    ArchiveKeeper keeper;
    RewardLibrary library;
    RewardAlerts alerts;
    PictureLoader pictures;
};

RewardsDesk::RewardsDesk(Account *account, const Clock &clock, const QString &cacheFolder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, clock, cacheFolder))
{
    connect(&d->feed, &QueueFeed::arrived, &d->alerts, &RewardAlerts::take);
}

RewardsDesk::~RewardsDesk() = default;

void RewardsDesk::start()
{
    d->keeper.start();
    d->rewards.start();
    d->feed.recall(&d->archive);
    d->feed.start();
    d->decisions.start();
}

Account *RewardsDesk::account() const
{
    return d->account;
}

RewardList *RewardsDesk::rewards() const
{
    return &d->rewards;
}

RewardLibrary *RewardsDesk::library() const
{
    return &d->library;
}

RedemptionQueue *RewardsDesk::queue() const
{
    return &d->queue;
}

QueueFeed *RewardsDesk::feed() const
{
    return &d->feed;
}

DecisionDesk *RewardsDesk::decisions() const
{
    return &d->decisions;
}

RedemptionArchive *RewardsDesk::archive() const
{
    return &d->archive;
}

ArchiveKeeper *RewardsDesk::keeper() const
{
    return &d->keeper;
}

RewardAlerts *RewardsDesk::alerts() const
{
    return &d->alerts;
}

PictureLoader *RewardsDesk::pictures() const
{
    return &d->pictures;
}

}  // namespace Sidestage
