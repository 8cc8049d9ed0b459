// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_feed.h"

#include "accounts/account.h"
#include "api/events/charity.h"
#include "charity_cache.h"
#include "client/client.h"
#include "client/session.h"
#include "donation_model.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// A missed event must be noticed within a minute, which leaves some time for the request.
constexpr std::chrono::milliseconds covered = 55s;
constexpr std::chrono::milliseconds offScreen = 60s;
/// The least number of calls that a read of donations may make, and the calls that must be available for a
/// part of a long list.
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

CharityFeed::CharityFeed(Account *account, CharityCache *cache, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_cache(cache)
    , m_reader(account->client(), account->userId(), cache)
{
    m_condition.broadcasterUserId = account->userId();
}

void CharityFeed::start()
{
    connect(m_cache, &CharityCache::loaded, this, &CharityFeed::rights);
    connect(m_account->session(), &Session::tokenChanged, this, &CharityFeed::rights);
    connect(m_account, &Account::infoChanged, this, &CharityFeed::rights);
    connect(&m_reader, &DonationReader::finished, this, [this](const Result<void> &outcome) {
        const bool goesOn = outcome && !m_reader.isComplete();
        if (goesOn)
            m_donations->continueSoon();
        m_donations->finished(outcome, m_reader.asOf(), 1);
        if (!outcome && outcome.error().kind == Error::Kind::Cancelled)
            m_campaign->trigger();
        Q_EMIT freshnessChanged();
    });
    connect(m_cache, &CharityCache::donationsLoaded, this, [this] {
        m_reader.begin();
        for (const Donation &donation : std::exchange(m_waiting, {}))
            m_cache->applyDonation(donation);
        if (m_donations)
            m_donations->trigger();
    });
    if (m_cache->isLoaded())
        rights();
}

bool CharityFeed::mayRead() const
{
    return m_account->may(Scope::ChannelReadCharity) && m_account->info().type != BroadcasterType::Plain;
}

bool CharityFeed::isLive() const
{
    const EventService *events = m_account->events();
    return m_listens && events->covers<CharityStarted>(m_condition)
        && events->covers<CharityProgressed>(m_condition) && events->covers<CharityStopped>(m_condition)
        && events->covers<CharityDonated>(m_condition);
}

bool CharityFeed::isComplete() const
{
    return m_reader.isComplete();
}

bool CharityFeed::isReading() const
{
    return m_isReading || m_reader.isReading();
}

QDateTime CharityFeed::asOf() const
{
    return m_campaign ? m_campaign->asOf() : QDateTime();
}

QString CharityFeed::failure() const
{
    if (!m_campaign)
        return {};
    return m_campaign->failure().isEmpty() ? m_donations->failure() : m_campaign->failure();
}

int CharityFeed::interval() const
{
    return m_campaign ? m_campaign->interval() : 60;
}

void CharityFeed::setOnScreen(QObject *who, bool onScreen)
{
    const bool isKnown = m_watchers.contains(who);
    if (onScreen && !isKnown) {
        m_watchers.insert(who);
        connect(who, &QObject::destroyed, this, [this, who] {
            m_watchers.remove(who);
            updatePolls();
        });
    } else if (!onScreen && isKnown) {
        m_watchers.remove(who);
        disconnect(who, &QObject::destroyed, this, nullptr);
    }
    updatePolls();
}

void CharityFeed::refresh()
{
    if (!m_campaign)
        return;
    m_campaign->trigger();
    m_donations->trigger();
}

/// Called when the token, the account or the loaded data may have changed what is allowed.
void CharityFeed::rights()
{
    if (!m_cache->isLoaded())
        return;
    if (m_account->info().type == BroadcasterType::Plain)
        m_refusal = Error{.kind = Error::Kind::Forbidden,
                          .message = tr("Charity campaigns are available only to partners and affiliates.")};
    else if (!m_account->may(Scope::ChannelReadCharity))
        m_refusal = Error{.kind = Error::Kind::Unauthorized,
                          .message = tr("Sidestage needs permission to see charity campaigns.")};
    else
        m_refusal.reset();
    if (!m_refusal)
        listen();
    Q_EMIT freshnessChanged();
}

void CharityFeed::listen()
{
    if (m_listens) {
        m_campaign->trigger();
        return;
    }
    m_listens = true;
    PollScheduler *polls = m_account->polls();
    m_campaign = polls->add({.name = QStringLiteral("charity campaign"),
                             .covered = covered,
                             .uncovered = 15s,
                             .offScreen = offScreen},
                            &m_reader);
    m_donations = polls->add(
        {.name = QStringLiteral("donations"), .covered = covered, .uncovered = 15s, .offScreen = offScreen},
        &m_reader);
    connect(m_campaign, &Poll::due, this, &CharityFeed::readCampaign);
    connect(m_donations, &Poll::due, this, &CharityFeed::readDonations);
    connect(m_campaign, &Poll::changed, this, &CharityFeed::freshnessChanged);

    EventService *events = m_account->events();
    // An event that is older than the last one contains nothing new: events may arrive out of order.
    const auto isNews = [this](const QDateTime &sentAt) {
        ++m_eventCount;
        if (m_lastSentAt.isValid() && sentAt.isValid() && sentAt < m_lastSentAt)
            return false;
        m_lastSentAt = sentAt;
        return true;
    };
    events->on<CharityStarted>(m_condition, this,
                               [this, isNews](const CharityStarted &event, const QDateTime &sentAt) {
                                   if (isNews(sentAt))
                                       m_cache->applyCampaign(toCampaign(event), event.startedAt);
                                   else
                                       m_campaign->trigger();
                               });
    events->on<CharityProgressed>(m_condition, this,
                                  [this, isNews](const CharityProgressed &event, const QDateTime &sentAt) {
                                      if (!isNews(sentAt))
                                          return;
                                      const auto running = m_cache->current();
                                      // If the campaign is not known or has ended, request it.
                                      if (running && running->id == event.id)
                                          m_cache->applyCampaign(toCampaign(event));
                                      else
                                          m_campaign->trigger();
                                  });
    events->on<CharityStopped>(m_condition, this,
                               [this, isNews](const CharityStopped &event, const QDateTime &sentAt) {
                                   isNews(sentAt);
                                   m_cache->applyEnd(toCampaign(event), event.stoppedAt);
                                   m_campaign->trigger();
                               });
    events->on<CharityDonated>(m_condition, this, [this](const CharityDonated &event, const QDateTime &) {
        const Donation donation = toDonation(event);
        if (!m_cache->campaign(donation.campaignId)
            || (donation.campaignId == m_cache->shownId() && !m_cache->areDonationsLoaded())) {
            m_waiting.append(donation);
            m_campaign->trigger();
            return;
        }
        m_cache->applyDonation(donation);
    });
    connect(events, &EventService::coverageChanged, this, &CharityFeed::cover);
    connect(events, &EventService::gap, this, &CharityFeed::refresh);
    cover();
    updatePolls();
    if (m_cache->areDonationsLoaded())
        m_reader.begin();
}

void CharityFeed::cover()
{
    const bool isCovered = isLive();
    m_campaign->setCovered(isCovered);
    m_donations->setCovered(isCovered);
    Q_EMIT freshnessChanged();
}

Bound CharityFeed::readCampaign()
{
    if (!mayRead() || m_isReading) {
        m_campaign->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    m_isReading = true;
    Q_EMIT freshnessChanged();
    const int reply = m_eventCount;
    auto asking = m_account->client()->call(GetCharityCampaign{.broadcasterId = m_account->userId()});
    const auto answer = co_await asking;
    m_isReading = false;
    if (!answer) {
        if (answer.error().kind == Error::Kind::Forbidden)
            m_refusal = answer.error();
        m_campaign->finished(answer.error());
        Q_EMIT freshnessChanged();
        co_return;
    }
    m_refusal.reset();
    // Events received in the meantime may be newer than this response.
    if (reply != m_eventCount) {
        m_campaign->finished({});
        m_campaign->trigger();
        co_return;
    }
    m_isKnown = true;
    if (answer->isEmpty())
        m_cache->clearCurrent();
    else
        m_cache->applyCampaign(answer->first());
    m_campaign->finished({});
    if (m_cache->areDonationsLoaded()) {
        for (const Donation &donation : std::exchange(m_waiting, {}))
            m_cache->applyDonation(donation);
    }
    Q_EMIT freshnessChanged();
}

void CharityFeed::readDonations()
{
    if (!mayRead() || m_reader.isReading() || !m_cache->current() || !m_cache->areDonationsLoaded()) {
        m_donations->finished(Error{.kind = Error::Kind::Cancelled});
        return;
    }
    Effort effort;
    effort.calls = std::max(part, m_donations->mayCall());
    // A part of a long list uses only calls that no other poll needs.
    m_donations->setCalls(m_reader.isComplete() ? 1 : part);
    effort.least = m_reader.isComplete() ? 1 : part / 4;
    m_reader.read(effort);
}

void CharityFeed::updatePolls()
{
    if (!m_campaign)
        return;
    m_campaign->setOnScreen(!m_watchers.isEmpty());
    m_donations->setOnScreen(!m_watchers.isEmpty());
}

}  // namespace Sidestage
