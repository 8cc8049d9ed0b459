// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_reader.h"

#include "charity_cache.h"
#include "client/client.h"
#include "donation_model.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

DonationReader::DonationReader(Client *client, QString broadcasterId, CharityCache *cache, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_broadcasterId(std::move(broadcasterId))
    , m_cache(cache)
{
}

DonationReader::~DonationReader() = default;

void DonationReader::begin()
{
    m_campaign = m_cache->shownId();
    m_stretches.clear();
    m_asOf = {};
    const auto record = m_cache->campaign(m_campaign);
    if (record && record->completeTo) {
        Stretch whole;
        whole.top = record->completeTo;
        m_stretches.push_back(std::move(whole));
    }
}

void DonationReader::read(const Effort &effort)
{
    if (!m_reading)
        readOn(effort);
}

/// Starts a new stretch at the top of the list.
void DonationReader::open()
{
    GetCharityDonations request;
    request.broadcasterId = m_broadcasterId;
    Stretch stretch;
    stretch.isOfThisRun = true;
    stretch.goesOn.emplace(m_client, inLargestPages(request));
    m_stretches.push_front(std::move(stretch));
}

/// Returns true when the stretch has reached the next one, so that both form one.
bool DonationReader::consume(std::size_t at, const QList<CharityDonation> &page)
{
    Stretch &stretch = m_stretches[at];
    const Stretch *next = at + 1 < m_stretches.size() ? &m_stretches[at + 1] : nullptr;
    const DonationModel *model = m_cache->donations();
    // Donations above the previous top of the list are new.
    const bool isNews = at == 0 && next && next->isOfThisRun;
    QList<CharityDonation> run;
    const auto flush = [&](std::optional<qint64> below) {
        if (run.isEmpty())
            return;
        const qsizetype count = run.size();
        const qint64 last = m_cache->upsertListed(run, stretch.low, below, isNews);
        if (!stretch.top) {
            const auto first = model->donation(run.first().id);
            stretch.top = first ? first->place : last + count - 1;
        }
        stretch.low = last;
        run.clear();
    };
    for (const CharityDonation &donation : page) {
        const auto known = model->donation(donation.id);
        if (!known) {
            run.append(donation);
            continue;
        }
        flush(known->place);
        if (!stretch.top)
            stretch.top = known->place;
        stretch.low = known->place;
        if (next && next->top && known->place <= *next->top)
            return true;
    }
    flush({});
    return false;
}

Bound DonationReader::readOn(Effort effort)
{
    m_reading = true;
    const QDateTime startedAt = QDateTime::currentDateTimeUtc();
    Result<void> outcome;
    Spending spending(m_client->budget(), effort);
    bool wasStale = false, isOfAnother = false;
    // A stretch that was opened but has received nothing is continued.
    if (m_stretches.empty() || m_stretches.front().top || !m_stretches.front().goesOn)
        open();
    while (outcome && !spending.isSpent()) {
        const auto unfinished = std::ranges::find_if(
            m_stretches, [](const Stretch &stretch) { return stretch.goesOn.has_value(); });
        if (unfinished == m_stretches.end())
            break;
        const auto at = std::size_t(unfinished - m_stretches.begin());
        const auto take = [this, at, &isOfAnother](const Page<CharityDonation> &page) {
            const bool isStrange = std::ranges::any_of(page.data, [this](const CharityDonation &donation) {
                return !donation.campaignId.isEmpty() && donation.campaignId != m_campaign;
            });
            const bool isAtEnd = m_stretches[at].goesOn->isAtEnd();
            // The service lists no donations of a campaign that has ended.
            const bool isGone
                = page.data.isEmpty() && isAtEnd && !m_stretches[at].top && m_cache->donations()->total() > 0;
            isOfAnother = isStrange || isGone;
            const auto place = m_stretches.begin() + std::ptrdiff_t(at);
            if (isOfAnother) {
                m_stretches.erase(m_stretches.begin(), place + 1);
                return false;
            }
            if (consume(at, page.data)) {
                // The part below is known. Continue at its end, unless that is the end of the list.
                Stretch &next = m_stretches[at + 1];
                next.top = place->top;
                next.isOfThisRun = place->isOfThisRun;
                m_stretches.erase(place);
                return false;
            }
            if (isAtEnd) {
                place->goesOn.reset();
                m_stretches.erase(place + 1, m_stretches.end());
            }
            return !isAtEnd;
        };
        auto walking = unfinished->goesOn->each(take, &spending);
        outcome = co_await walking;
        if (isOfAnother) {
            outcome = Error{.kind = Error::Kind::Cancelled};
        } else if (!outcome && isStaleCursor(outcome.error()) && !std::exchange(wasStale, true)) {
            // The cursor was rejected. Start again from the top, down to the part without a gap.
            const bool hasEnd = !m_stretches.back().goesOn;
            m_stretches.erase(m_stretches.begin(), m_stretches.end() - (hasEnd ? 1 : 0));
            open();
            outcome = {};
        }
    }
    m_reading = false;
    if (outcome && isComplete()) {
        m_asOf = startedAt;
        m_cache->setComplete(m_stretches.front().top.value_or(0));
    }
    Q_EMIT finished(outcome);
}

}  // namespace Sidestage
