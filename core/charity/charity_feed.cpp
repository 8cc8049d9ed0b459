// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_feed.h"

#include "accounts/account.h"
#include "api/events/charity.h"
#include "charity_cache.h"
#include "client/client.h"
#include "client/session.h"
#include "donation_model.h"
#include "donation_reader.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// A lost event is to be found within a minute, so there is some time left for the reading.
constexpr std::chrono::milliseconds covered = 55s;
constexpr std::chrono::milliseconds offScreen = 60s;
/// What a reading of donations may take at least, and what a part of a long list has to wait for.
constexpr int part = 20;

CharityCampaign toCampaign(const EventCharity &event)
{
    return {.id = event.id,
            .broadcasterId = event.broadcasterId,
            .broadcasterLogin = event.broadcasterLogin,
            .broadcasterName = event.broadcasterName,
            .charityName = event.charityName,
            .charityDescription = event.charityDescription,
            .charityLogo = event.charityLogo,
            .charityWebsite = event.charityWebsite,
            .currentAmount = event.currentAmount,
            .targetAmount = event.targetAmount};
}

Donation toDonation(const CharityDonated &event)
{
    return {.id = event.id,
            .campaignId = event.campaignId,
            .userId = event.userId,
            .userLogin = event.userLogin,
            .userName = event.userName,
            .amount = Sidestage::Money(event.amount)};
}

}  // namespace

struct CharityFeed::Private
{
    Private(Account *owner, CharityCache *into)
        : account(owner)
        , cache(into)
        , reader(owner->client(), owner->userId(), into)
    {
        condition.broadcasterUserId = owner->userId();
    }

    Account *account;
    CharityCache *cache;
    DonationReader reader;
    Poll *campaign = nullptr;
    Poll *donations = nullptr;
    EventCondition condition{};
    bool listens = false;
    bool isReading = false;
    bool isKnown = false;
    int eventCount = 0;      ///< Events of campaigns so far: what was asked before one is outdated.
    QDateTime lastSentAt{};  ///< Of the last of them.
    std::optional<Error> refusal{};
    QSet<QObject *> watchers{};
    QList<Donation> waiting{};  ///< Came while the book could not take them.
};

CharityFeed::CharityFeed(Account *account, CharityCache *cache, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, cache))
{
}

CharityFeed::~CharityFeed() = default;

void CharityFeed::start()
{
    connect(d->cache, &CharityCache::loaded, this, &CharityFeed::rights);
    connect(d->account->session(), &Session::tokenChanged, this, &CharityFeed::rights);
    connect(d->account, &Account::infoChanged, this, &CharityFeed::rights);
    connect(&d->reader, &DonationReader::finished, this, [this](const Result<void> &outcome) {
        const bool goesOn = outcome && !d->reader.isComplete();
        if (goesOn)
            d->donations->continueSoon();
        d->donations->finished(outcome, d->reader.asOf(), 1);
        if (!outcome && outcome.error().kind == Error::Kind::Cancelled)
            d->campaign->trigger();
        Q_EMIT freshnessChanged();
    });
    connect(d->cache, &CharityCache::donationsLoaded, this, [this] {
        d->reader.begin();
        for (const Donation &donation : std::exchange(d->waiting, {}))
            d->cache->applyDonation(donation);
        if (d->donations)
            d->donations->trigger();
    });
    if (d->cache->isLoaded())
        rights();
}

bool CharityFeed::mayRead() const
{
    return d->account->may(Scope::ChannelReadCharity) && d->account->info().type != BroadcasterType::Plain;
}

/// The token may do something else now, or the book has been opened.
void CharityFeed::rights()
{
    if (!d->cache->isLoaded())
        return;
    if (d->account->info().type == BroadcasterType::Plain)
        d->refusal = Error{.kind = Error::Kind::Forbidden,
                           .message = tr("Charity campaigns are available only to partners and affiliates.")};
    else if (!d->account->may(Scope::ChannelReadCharity))
        d->refusal = Error{.kind = Error::Kind::Unauthorized,
                           .message = tr("Sidestage needs permission to see charity campaigns.")};
    else
        d->refusal.reset();
    if (!d->refusal)
        listen();
    Q_EMIT freshnessChanged();
}

void CharityFeed::listen()
{
    if (d->listens) {
        d->campaign->trigger();
        return;
    }
    d->listens = true;
    PollScheduler *polls = d->account->polls();
    d->campaign = polls->add({.name = QStringLiteral("charity campaign"),
                              .covered = covered,
                              .uncovered = 15s,
                              .offScreen = offScreen},
                             &d->reader);
    d->donations = polls->add(
        {.name = QStringLiteral("donations"), .covered = covered, .uncovered = 15s, .offScreen = offScreen},
        &d->reader);
    connect(d->campaign, &Poll::due, this, &CharityFeed::readCampaign);
    connect(d->donations, &Poll::due, this, &CharityFeed::readDonations);
    connect(d->campaign, &Poll::changed, this, &CharityFeed::freshnessChanged);

    EventService *events = d->account->events();
    // One that was overtaken says nothing new: events come in no order.
    const auto isNews = [this](const QDateTime &sentAt) {
        ++d->eventCount;
        if (d->lastSentAt.isValid() && sentAt.isValid() && sentAt < d->lastSentAt)
            return false;
        d->lastSentAt = sentAt;
        return true;
    };
    events->on<CharityStarted>(d->condition, this,
                               [this, isNews](const CharityStarted &event, const QDateTime &sentAt) {
                                   if (isNews(sentAt))
                                       d->cache->applyCampaign(toCampaign(event), event.startedAt);
                                   else
                                       d->campaign->trigger();
                               });
    events->on<CharityProgressed>(d->condition, this,
                                  [this, isNews](const CharityProgressed &event, const QDateTime &sentAt) {
                                      if (!isNews(sentAt))
                                          return;
                                      const auto running = d->cache->current();
                                      // Of one that nobody has heard of, or that has ended, the service is
                                      // asked.
                                      if (running && running->id == event.id)
                                          d->cache->applyCampaign(toCampaign(event));
                                      else
                                          d->campaign->trigger();
                                  });
    events->on<CharityStopped>(d->condition, this,
                               [this, isNews](const CharityStopped &event, const QDateTime &sentAt) {
                                   isNews(sentAt);
                                   d->cache->applyEnd(toCampaign(event), event.stoppedAt);
                                   d->campaign->trigger();
                               });
    events->on<CharityDonated>(d->condition, this, [this](const CharityDonated &event, const QDateTime &) {
        const Donation donation = toDonation(event);
        if (!d->cache->campaign(donation.campaignId)
            || (donation.campaignId == d->cache->shownId() && !d->cache->areDonationsLoaded())) {
            d->waiting.append(donation);
            d->campaign->trigger();
            return;
        }
        d->cache->applyDonation(donation);
    });
    connect(events, &EventService::coverageChanged, this, &CharityFeed::cover);
    connect(events, &EventService::gap, this, &CharityFeed::refresh);
    cover();
    updatePolls();
    if (d->cache->areDonationsLoaded())
        d->reader.begin();
}

void CharityFeed::cover()
{
    const bool isCovered = isLive();
    d->campaign->setCovered(isCovered);
    d->donations->setCovered(isCovered);
    Q_EMIT freshnessChanged();
}

bool CharityFeed::isLive() const
{
    const EventService *events = d->account->events();
    return d->listens && events->covers<CharityStarted>(d->condition)
        && events->covers<CharityProgressed>(d->condition) && events->covers<CharityStopped>(d->condition)
        && events->covers<CharityDonated>(d->condition);
}

Bound CharityFeed::readCampaign()
{
    if (!mayRead() || d->isReading) {
        d->campaign->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    d->isReading = true;
    Q_EMIT freshnessChanged();
    const int reply = d->eventCount;
    auto asking = d->account->client()->call(GetCharityCampaign{.broadcasterId = d->account->userId()});
    const auto answer = co_await asking;
    d->isReading = false;
    if (!answer) {
        if (answer.error().kind == Error::Kind::Forbidden)
            d->refusal = answer.error();
        d->campaign->finished(answer.error());
        Q_EMIT freshnessChanged();
        co_return;
    }
    d->refusal.reset();
    // What events have said meanwhile is newer than this answer may be.
    if (reply != d->eventCount) {
        d->campaign->finished({});
        d->campaign->trigger();
        co_return;
    }
    d->isKnown = true;
    if (answer->isEmpty())
        d->cache->clearCurrent();
    else
        d->cache->applyCampaign(answer->first());
    d->campaign->finished({});
    if (d->cache->areDonationsLoaded()) {
        for (const Donation &donation : std::exchange(d->waiting, {}))
            d->cache->applyDonation(donation);
    }
    Q_EMIT freshnessChanged();
}

void CharityFeed::readDonations()
{
    if (!mayRead() || d->reader.isReading() || !d->cache->current() || !d->cache->areDonationsLoaded()) {
        d->donations->finished(Error{.kind = Error::Kind::Cancelled});
        return;
    }
    DonationReader::Effort effort;
    effort.calls = std::max(part, d->donations->mayCall());
    // A part of a long list takes what nobody else uses.
    d->donations->setCalls(d->reader.isComplete() ? 1 : part);
    effort.least = d->reader.isComplete() ? 1 : part / 4;
    d->reader.read(effort);
}

std::optional<Error> CharityFeed::refusal() const
{
    return d->refusal;
}

bool CharityFeed::isKnown() const
{
    return d->isKnown;
}

bool CharityFeed::isComplete() const
{
    return d->reader.isComplete();
}

bool CharityFeed::isReading() const
{
    return d->isReading || d->reader.isReading();
}

QDateTime CharityFeed::asOf() const
{
    return d->campaign ? d->campaign->asOf() : QDateTime();
}

QString CharityFeed::failure() const
{
    if (!d->campaign)
        return {};
    return d->campaign->failure().isEmpty() ? d->donations->failure() : d->campaign->failure();
}

int CharityFeed::interval() const
{
    return d->campaign ? d->campaign->interval() : 60;
}

void CharityFeed::setOnScreen(QObject *who, bool onScreen)
{
    const bool isKnown = d->watchers.contains(who);
    if (onScreen && !isKnown) {
        d->watchers.insert(who);
        connect(who, &QObject::destroyed, this, [this, who] {
            d->watchers.remove(who);
            updatePolls();
        });
    } else if (!onScreen && isKnown) {
        d->watchers.remove(who);
        disconnect(who, &QObject::destroyed, this, nullptr);
    }
    updatePolls();
}

void CharityFeed::updatePolls()
{
    if (!d->campaign)
        return;
    d->campaign->setOnScreen(!d->watchers.isEmpty());
    d->donations->setOnScreen(!d->watchers.isEmpty());
}

Poll *CharityFeed::campaignPoll() const
{
    return d->campaign;
}

Poll *CharityFeed::donationPoll() const
{
    return d->donations;
}

void CharityFeed::refresh()
{
    if (!d->campaign)
        return;
    d->campaign->trigger();
    d->donations->trigger();
}

}  // namespace Sidestage
