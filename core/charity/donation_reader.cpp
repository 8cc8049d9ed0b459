// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_reader.h"

#include "charity_cache.h"
#include "client/budget.h"
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
    ++m_turn;
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

bool DonationReader::isComplete() const
{
    return m_stretches.size() == 1 && !m_stretches.front().goesOn;
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
    const int turn = m_turn;
    const QDateTime startedAt = QDateTime::currentDateTimeUtc();
    Result<void> outcome;
    int calls = 0;
    bool wasStale = false;
    // A stretch that was opened but has received nothing is continued.
    if (m_stretches.empty() || m_stretches.front().top || !m_stretches.front().goesOn)
        open();
    while (outcome) {
        std::size_t at = 0;
        while (at < m_stretches.size() && !m_stretches[at].goesOn)
            ++at;
        if (at == m_stretches.size())
            break;
        const Budget *budget = m_client->budget();
        const bool isLow = budget->limit() > 0 && budget->remaining() <= budget->limit() * effort.reserve;
        if (calls >= effort.calls || (isLow && calls >= effort.least))
            break;
        ++calls;
        auto asking = m_stretches[at].goesOn->next();
        const auto answer = co_await asking;
        if (turn != m_turn) {
            outcome = Error{.kind = Error::Kind::Cancelled};
            break;
        }
        if (!answer) {
            if (isStaleCursor(answer.error()) && !std::exchange(wasStale, true)) {
                // The cursor was rejected. Start again from the top, down to the part without a gap.
                const bool hasEnd = !m_stretches.back().goesOn;
                m_stretches.erase(m_stretches.begin(), m_stretches.end() - (hasEnd ? 1 : 0));
                open();
                continue;
            }
            outcome = answer.error();
            break;
        }
        const QList<CharityDonation> page = *answer ? (*answer)->data : QList<CharityDonation>();
        const bool isStrange = std::any_of(page.begin(), page.end(), [this](const CharityDonation &donation) {
            return !donation.campaignId.isEmpty() && donation.campaignId != m_campaign;
        });
        const bool isAtEnd = m_stretches[at].goesOn->isAtEnd();
        // The service lists no donations of a campaign that has ended.
        const bool isGone
            = page.isEmpty() && isAtEnd && !m_stretches[at].top && m_cache->donations()->total() > 0;
        if (isStrange || isGone) {
            m_stretches.erase(m_stretches.begin(), m_stretches.begin() + std::ptrdiff_t(at) + 1);
            outcome = Error{.kind = Error::Kind::Cancelled};
            break;
        }
        if (consume(at, page)) {
            // The part below is known. Continue at its end, unless that is the end of the list.
            Stretch &next = m_stretches[at + 1];
            next.top = m_stretches[at].top;
            next.isOfThisRun = m_stretches[at].isOfThisRun;
            m_stretches.erase(m_stretches.begin() + std::ptrdiff_t(at));
        } else if (isAtEnd) {
            m_stretches[at].goesOn.reset();
            m_stretches.erase(m_stretches.begin() + std::ptrdiff_t(at) + 1, m_stretches.end());
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
