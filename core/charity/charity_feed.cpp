// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_feed.h"

#include "api/events/charity.h"
#include "charity_cache.h"
#include "client/client.h"
#include "client/session.h"
#include "donation_model.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

PollPlan planOf(const QString &name)
{
    // A missed event must be noticed within a minute, which leaves some time for the request.
    return {.name = name, .covered = 55s, .uncovered = 15s, .offScreen = 60s};
}

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
    : Feed(account, planOf(QStringLiteral("charity campaign")), parent)
    , m_cache(cache)
    , m_reader(account->client(), account->userId(), cache)
    , m_donations(addPoll(planOf(QStringLiteral("donations")), [this] { readDonations(); }))
{
    connect(cache, &CharityCache::loaded, this, &CharityFeed::updateRights);
    connect(account->session(), &Session::tokenChanged, this, &CharityFeed::updateRights);
    connect(account, &Account::infoChanged, this, &CharityFeed::updateRights);
    connect(account->events(), &EventService::coverageChanged, this, &CharityFeed::freshnessChanged);
    connect(&m_reader, &DonationReader::finished, this, [this](const Result<void> &outcome) {
        const bool goesOn = outcome && !m_reader.isComplete();
        if (goesOn)
            m_donations->continueSoon();
        m_donations->finished(outcome, m_reader.asOf(), 1);
        if (!outcome && outcome.error().kind == Error::Kind::Cancelled)
            poll()->trigger();
        Q_EMIT freshnessChanged();
    });
    connect(cache, &CharityCache::donationsLoaded, this, [this] {
        m_reader.begin();
        for (const Donation &donation : std::exchange(m_waiting, {}))
            m_cache->applyDonation(donation);
        m_donations->trigger();
    });
}

bool CharityFeed::mayRead() const
{
    return m_cache->isLoaded() && account()->may(Scope::ChannelReadCharity)
        && account()->info().type != BroadcasterType::Plain;
}

QString CharityFeed::failure() const
{
    const QString campaign = Feed::failure();
    return campaign.isEmpty() ? m_donations->failure() : campaign;
}

/// Called when the token, the account or the loaded data may have changed what is allowed.
void CharityFeed::updateRights()
{
    if (!m_cache->isLoaded())
        return;
    if (account()->info().type == BroadcasterType::Plain)
        m_refusal = Error{.kind = Error::Kind::Forbidden,
                          .message = tr("Charity campaigns are available only to partners and affiliates.")};
    else if (!account()->may(Scope::ChannelReadCharity))
        m_refusal = Error{.kind = Error::Kind::Unauthorized,
                          .message = tr("Sidestage needs permission to see charity campaigns.")};
    else
        m_refusal.reset();
    if (!m_refusal) {
        tryListen();
        refresh();
    }
    Q_EMIT freshnessChanged();
}

bool CharityFeed::listen()
{
    if (!mayRead())
        return false;
    // An event that is older than the last one contains nothing new: events may arrive out of order.
    const auto isNews = [this](const QDateTime &sentAt) {
        ++m_eventCount;
        if (m_lastSentAt.isValid() && sentAt.isValid() && sentAt < m_lastSentAt)
            return false;
        m_lastSentAt = sentAt;
        return true;
    };
    const EventCondition ours{.broadcasterUserId = account()->userId()};
    on<CharityStarted>(ours, [this, isNews](const CharityStarted &event, const QDateTime &sentAt) {
        if (isNews(sentAt))
            m_cache->applyCampaign(toCampaign(event), event.startedAt);
        else
            poll()->trigger();
    });
    on<CharityProgressed>(ours, [this, isNews](const CharityProgressed &event, const QDateTime &sentAt) {
        if (!isNews(sentAt))
            return;
        const auto running = m_cache->current();
        // If the campaign is not known or has ended, request it.
        if (running && running->id == event.id)
            m_cache->applyCampaign(toCampaign(event));
        else
            poll()->trigger();
    });
    on<CharityStopped>(ours, [this, isNews](const CharityStopped &event, const QDateTime &sentAt) {
        isNews(sentAt);
        m_cache->applyEnd(toCampaign(event), event.stoppedAt);
        poll()->trigger();
    });
    on<CharityDonated>(ours, [this](const CharityDonated &event, const QDateTime &) {
        const Donation donation = toDonation(event);
        if (!m_cache->campaign(donation.campaignId)
            || (donation.campaignId == m_cache->shownId() && !m_cache->areDonationsLoaded())) {
            m_waiting.append(donation);
            poll()->trigger();
            return;
        }
        m_cache->applyDonation(donation);
    });
    if (m_cache->areDonationsLoaded())
        m_reader.begin();
    return true;
}

Bound CharityFeed::read()
{
    Q_EMIT freshnessChanged();
    const int reply = m_eventCount;
    auto asking = account()->client()->call(GetCharityCampaign{.broadcasterId = account()->userId()});
    const auto answer = co_await asking;
    if (!answer) {
        if (answer.error().kind == Error::Kind::Forbidden)
            m_refusal = answer.error();
        finished(answer.error());
        Q_EMIT freshnessChanged();
        co_return;
    }
    m_refusal.reset();
    // Events received in the meantime may be newer than this response.
    if (reply != m_eventCount) {
        finished({});
        poll()->trigger();
        co_return;
    }
    m_isKnown = true;
    if (answer->isEmpty())
        m_cache->clearCurrent();
    else
        m_cache->applyCampaign(answer->first());
    finished({});
    if (m_cache->areDonationsLoaded()) {
        for (const Donation &donation : std::exchange(m_waiting, {}))
            m_cache->applyDonation(donation);
    }
    Q_EMIT freshnessChanged();
}

void CharityFeed::readDonations()
{
    if (!m_cache->current() || !m_cache->areDonationsLoaded())
        return m_donations->finished(Error{.kind = Error::Kind::Cancelled});
    Effort effort;
    effort.calls = std::max(part, m_donations->mayCall());
    // A part of a long list uses only calls that no other poll needs.
    m_donations->setCalls(m_reader.isComplete() ? 1 : part);
    effort.least = m_reader.isComplete() ? 1 : part / 4;
    m_reader.read(effort);
}

}  // namespace Sidestage
