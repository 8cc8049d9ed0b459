// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_service.h"

#include "accounts/account.h"
#include "charity_alerts.h"
#include "charity_feed.h"
#include "charity_store.h"
#include "client/service_clock.h"
#include "donation_model.h"
#include "downloads/picture_loader.h"
#include "overlay_files.h"
#include "profile/profile_store.h"

namespace Sidestage {

CharityService::CharityService(Account *account, const Clock &clock, const QString &cacheFolder,
                               QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_store(std::make_unique<CharityStore>(account->store()->background(), account->userId()))
    , m_cache(std::make_unique<CharityCache>(
          m_store.get(), [account] { return account->serviceClock()->now(); },
          [&clock] { return clock.now(); }))
    , m_feed(std::make_unique<CharityFeed>(account, m_cache.get()))
    , m_alerts(std::make_unique<CharityAlerts>(account->store(), account->userId()))
    , m_overlay(std::make_unique<OverlayFiles>(account->store(), account->userId()))
    , m_pictures(std::make_unique<PictureLoader>(cacheFolder))
{
    connect(m_cache.get(), &CharityCache::milestoneReached, m_alerts.get(), &CharityAlerts::takeMilestone);
    connect(m_cache.get(), &CharityCache::donated, m_alerts.get(), &CharityAlerts::handleDonation);
    connect(m_cache.get(), &CharityCache::changed, this, &CharityService::updateOverlay);
    connect(m_cache.get(), &CharityCache::milestonesChanged, this, &CharityService::updateOverlay);
}

CharityService::~CharityService() = default;

void CharityService::start()
{
    m_feed->start();
    m_cache->load();
}

Pace CharityService::pace() const
{
    const auto campaign = m_cache->campaign(m_cache->shownId());
    return campaign ? Pace::of(*campaign, m_cache->progress(), serviceNow()) : Pace();
}

/// The files keep showing the last campaign after it has ended.
void CharityService::updateOverlay()
{
    const auto campaign = m_cache->campaign(m_cache->shownId());
    // Until its donations are loaded, the files keep those of before.
    if (!campaign || !m_cache->areDonationsLoaded())
        return;
    const QLocale locale;
    const DonationModel *donations = m_cache->donations();
    OverlayFacts facts;
    facts.charity = campaign->charityName;
    facts.total = campaign->total.fileText();
    facts.donations = locale.toString(donations->total());
    if (campaign->target) {
        facts.hasGoal = true;
        facts.goal = campaign->target->fileText();
        facts.thousandths = campaign->total.thousandthsOf(*campaign->target).value_or(0);
        facts.percent = locale.toString(facts.thousandths / 10) + locale.percent();
        const auto left = campaign->target->minus(campaign->total);
        facts.left = left && !left->isNegative() ? left->fileText() : campaign->total.of(0).fileText();
    }
    const auto nameOf = [](const Donation &donation) {
        return donation.userName.isEmpty() ? donation.userLogin : donation.userName;
    };
    if (const auto latest = donations->latest()) {
        facts.lastName = nameOf(*latest);
        facts.lastAmount = latest->amount.fileText();
    }
    if (const auto largest = donations->largest()) {
        facts.largestName = nameOf(*largest);
        facts.largestAmount = largest->amount.fileText();
    }
    for (const Milestone &milestone : m_cache->milestones()) {
        if (!milestone.isReached) {
            facts.milestone = milestone.title;
            facts.milestoneAmount = milestone.amount.fileText();
            break;
        }
    }
    m_overlay->setFacts(facts);
}

}  // namespace Sidestage
