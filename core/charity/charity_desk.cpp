// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_desk.h"

#include "accounts/account.h"
#include "charity_alerts.h"
#include "charity_book.h"
#include "charity_feed.h"
#include "charity_store.h"
#include "client/service_clock.h"
#include "donation_model.h"
#include "downloads/picture_loader.h"
#include "overlay_files.h"
#include "profile/profile_store.h"

namespace Sidestage {

struct CharityDesk::Private
{
    Private(Account *owner, const Clock &machine, const QString &cacheFolder)
        : account(owner)
        , clock(machine)
        , store(owner->store()->background(), owner->userId())
        , book(
              &store, [this] { return account->serviceClock()->now(); }, [this] { return clock.now(); })
        , feed(owner, &book)
        , alerts(owner->store(), owner->userId())
        , overlay(owner->store(), owner->userId())
        , pictures(cacheFolder)
    {
    }

    Account *account;
    const Clock &clock;
    CharityStore store;
    CharityBook book;
    CharityFeed feed;
    CharityAlerts alerts;
    OverlayFiles overlay;
    PictureLoader pictures;
};

CharityDesk::CharityDesk(Account *account, const Clock &clock, const QString &cacheFolder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, clock, cacheFolder))
{
    connect(&d->book, &CharityBook::milestoneReached, &d->alerts, &CharityAlerts::takeMilestone);
    connect(&d->book, &CharityBook::donated, &d->alerts, &CharityAlerts::takeDonation);
    connect(&d->book, &CharityBook::changed, this, &CharityDesk::tellOverlay);
    connect(&d->book, &CharityBook::milestonesChanged, this, &CharityDesk::tellOverlay);
}

CharityDesk::~CharityDesk() = default;

void CharityDesk::start()
{
    d->feed.start();
    d->book.load();
}

Account *CharityDesk::account() const
{
    return d->account;
}

CharityStore *CharityDesk::store() const
{
    return &d->store;
}

CharityBook *CharityDesk::book() const
{
    return &d->book;
}

CharityFeed *CharityDesk::feed() const
{
    return &d->feed;
}

CharityAlerts *CharityDesk::alerts() const
{
    return &d->alerts;
}

OverlayFiles *CharityDesk::overlay() const
{
    return &d->overlay;
}

PictureLoader *CharityDesk::pictures() const
{
    return &d->pictures;
}

QDateTime CharityDesk::serviceNow() const
{
    return d->book.now();
}

QDateTime CharityDesk::now() const
{
    return d->book.here();
}

Pace CharityDesk::pace() const
{
    const auto campaign = d->book.campaign(d->book.shownId());
    return campaign ? Pace::of(*campaign, d->book.progress(), serviceNow()) : Pace();
}

/// The last campaign stays in the files when it has ended: it is still true.
void CharityDesk::tellOverlay()
{
    const auto campaign = d->book.campaign(d->book.shownId());
    if (!campaign)
        return;
    const QLocale locale;
    const DonationModel *donations = d->book.donations();
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
    for (const Milestone &milestone : d->book.milestones()) {
        if (!milestone.isReached) {
            facts.milestone = milestone.title;
            facts.milestoneAmount = milestone.amount.text();
            break;
        }
    }
    d->overlay.setFacts(facts);
}

}  // namespace Sidestage
