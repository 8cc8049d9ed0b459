// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_service.h"

#include "accounts/account.h"
#include "charity_alerts.h"
#include "charity_cache.h"
#include "charity_feed.h"
#include "charity_store.h"
#include "client/service_clock.h"
#include "donation_model.h"
#include "downloads/picture_loader.h"
#include "overlay_files.h"
#include "profile/profile_store.h"

namespace Sidestage {

struct CharityService::Private
{
    Private(Account *owner, const Clock &machine, const QString &cacheFolder)
        : account(owner)
        , clock(machine)
        , store(owner->store()->background(), owner->userId())
        , cache(
              &store, [this] { return account->serviceClock()->now(); }, [this] { return clock.now(); })
        , feed(owner, &cache)
        , alerts(owner->store(), owner->userId())
        , overlay(owner->store(), owner->userId())
        , pictures(cacheFolder)
    {
    }

    Account *account;
    const Clock &clock;
    CharityStore store;
    CharityCache cache;
    CharityFeed feed;
    CharityAlerts alerts;
    OverlayFiles overlay;
    PictureLoader pictures;
};

CharityService::CharityService(Account *account, const Clock &clock, const QString &cacheFolder,
                               QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, clock, cacheFolder))
{
    connect(&d->cache, &CharityCache::milestoneReached, &d->alerts, &CharityAlerts::takeMilestone);
    connect(&d->cache, &CharityCache::donated, &d->alerts, &CharityAlerts::handleDonation);
    connect(&d->cache, &CharityCache::changed, this, &CharityService::updateOverlay);
    connect(&d->cache, &CharityCache::milestonesChanged, this, &CharityService::updateOverlay);
}

CharityService::~CharityService() = default;

void CharityService::start()
{
    d->feed.start();
    d->cache.load();
}

Account *CharityService::account() const
{
    return d->account;
}

CharityStore *CharityService::store() const
{
    return &d->store;
}

CharityCache *CharityService::cache() const
{
    return &d->cache;
}

CharityFeed *CharityService::feed() const
{
    return &d->feed;
}

CharityAlerts *CharityService::alerts() const
{
    return &d->alerts;
}

OverlayFiles *CharityService::overlay() const
{
    return &d->overlay;
}

PictureLoader *CharityService::pictures() const
{
    return &d->pictures;
}

QDateTime CharityService::serviceNow() const
{
    return d->cache.now();
}

QDateTime CharityService::now() const
{
    return d->cache.here();
}

Pace CharityService::pace() const
{
    const auto campaign = d->cache.campaign(d->cache.shownId());
    return campaign ? Pace::of(*campaign, d->cache.progress(), serviceNow()) : Pace();
}

/// The last campaign stays in the files when it has ended: it is still true.
void CharityService::updateOverlay()
{
    const auto campaign = d->cache.campaign(d->cache.shownId());
    if (!campaign)
        return;
    const QLocale locale;
    const DonationModel *donations = d->cache.donations();
    OverlayFacts facts;
    facts.charity = campaign->charityName;
    facts.total = campaign->total.text();
    facts.donations = locale.toString(donations->total());
    if (campaign->target) {
        facts.hasGoal = true;
        facts.goal = campaign->target->text();
        facts.thousandths = campaign->total.thousandthsOf(*campaign->target).value_or(0);
        facts.percent = locale.toString(facts.thousandths / 10) + locale.percent();
        const auto left = campaign->target->minus(campaign->total);
        facts.left = left && !left->isNegative() ? left->text() : campaign->total.of(0).text();
    }
    const auto nameOf = [](const Donation &donation) {
        return donation.userName.isEmpty() ? donation.userLogin : donation.userName;
    };
    if (const auto latest = donations->latest()) {
        facts.lastName = nameOf(*latest);
        facts.lastAmount = latest->amount.text();
    }
    if (const auto largest = donations->largest()) {
        facts.largestName = nameOf(*largest);
        facts.largestAmount = largest->amount.text();
    }
    for (const Milestone &milestone : d->cache.milestones()) {
        if (!milestone.isReached) {
            facts.milestone = milestone.title;
            facts.milestoneAmount = milestone.amount.text();
            break;
        }
    }
    d->overlay.setFacts(facts);
}

}  // namespace Sidestage
