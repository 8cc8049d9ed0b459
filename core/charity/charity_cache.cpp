// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_cache.h"

#include "charity_store.h"
#include "donation_loader.h"
#include "donation_model.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// The difference of the places of two consecutive donations. As many missed ones fit in between.
constexpr qint64 apart = qint64(1) << 20;
constexpr qint64 minute = 60'000;

}  // namespace

CharityCache::CharityCache(CharityStore *store, Now now, Now here, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_now(std::move(now))
    , m_here(std::move(here))
    , m_donations(std::make_unique<DonationModel>())
    , m_loader(std::make_unique<DonationLoader>(store, m_donations.get()))
{
    m_donations->setNow(m_here);
    connect(m_loader.get(), &DonationLoader::finished, this, [this] {
        m_areDonationsLoaded = true;
        Q_EMIT donationsLoaded();
        Q_EMIT changed();
    });
}

CharityCache::~CharityCache() = default;

void CharityCache::load()
{
    m_store->campaigns(this, [this](const Result<QList<CampaignRecord>> &read) {
        if (read)
            m_campaigns = *read;
        m_isLoaded = true;
        const auto running = std::ranges::find_if(m_campaigns, &CampaignRecord::isRunning);
        if (running != m_campaigns.end())
            show(running->id);
        else if (!m_campaigns.isEmpty())
            show(m_campaigns.first().id);
        Q_EMIT loaded();
        Q_EMIT currentChanged();
        Q_EMIT changed();
    });
}

/// Loads the data of this campaign.
void CharityCache::show(const QString &id)
{
    m_shown = id;
    m_areDonationsLoaded = m_isProgressLoaded = m_areMilestonesLoaded = false;
    m_progress.clear();
    m_milestones.clear();
    m_donations->clear();
    m_store->progress(id, this, [this, id](const Result<QList<ProgressPoint>> &read) {
        if (m_shown != id)
            return;
        m_isProgressLoaded = true;
        if (read)
            m_progress = *read + m_progress;
        notePoint();
        Q_EMIT changed();
    });
    m_store->milestones(id, this, [this, id](const Result<QList<Milestone>> &read) {
        if (m_shown != id)
            return;
        m_areMilestonesLoaded = true;
        if (read)
            m_milestones = *read;
        sortMilestones();
        noteMilestones();
        Q_EMIT milestonesChanged();
    });
    m_loader->load(id);
}

std::optional<CampaignRecord> CharityCache::current() const
{
    const CampaignRecord *shown = find(m_shown);
    return shown && shown->isRunning() ? std::optional(*shown) : std::nullopt;
}

std::optional<CampaignRecord> CharityCache::campaign(const QString &id) const
{
    const CampaignRecord *found = find(id);
    return found ? std::optional(*found) : std::nullopt;
}

// Milestones

void CharityCache::setMilestone(const QString &campaignId, Milestone milestone)
{
    const CampaignRecord *campaign = find(campaignId);
    if (!campaign)
        return;
    milestone.title = milestone.title.trimmed();
    const auto known = std::ranges::find_if(
        m_milestones, [&](const Milestone &one) { return milestone.id > 0 && one.id == milestone.id; });
    const bool wasReached = known != m_milestones.end() && known->isReached;
    milestone.isReached = campaign->total.reaches(milestone.amount);
    if (wasReached)
        milestone.reachedAt = known->reachedAt;
    if (!milestone.isReached)
        milestone.reachedAt = {};
    m_store->save(campaignId, milestone, this,
                  [this, campaignId, milestone](const Result<qint64> &kept) mutable {
                      if (m_shown != campaignId)
                          return;
                      if (kept) {
                          milestone.id = *kept;
                      } else if (milestone.id == 0) {
                          // Without a store it is kept for this run, with an id of its own.
                          for (const Milestone &one : std::as_const(m_milestones))
                              milestone.id = std::max(milestone.id, one.id);
                          ++milestone.id;
                      }
                      m_milestones.removeIf([&](const Milestone &one) { return one.id == milestone.id; });
                      m_milestones.append(milestone);
                      sortMilestones();
                      noteMilestones();
                      Q_EMIT milestonesChanged();
                  });
}

void CharityCache::removeMilestone(qint64 id)
{
    m_store->removeMilestone(id);
    if (m_milestones.removeIf([id](const Milestone &one) { return one.id == id; }) > 0)
        Q_EMIT milestonesChanged();
}

/// Marks the milestones that the total has reached.
void CharityCache::noteMilestones()
{
    const CampaignRecord *campaign = find(m_shown);
    if (!campaign || !m_areMilestonesLoaded)
        return;
    QList<Milestone> reached;
    for (Milestone &milestone : m_milestones) {
        if (milestone.isReached || !campaign->total.reaches(milestone.amount))
            continue;
        milestone.isReached = true;
        milestone.reachedAt = m_now();
        m_store->save(campaign->id, milestone);
        reached.append(milestone);
    }
    if (reached.isEmpty())
        return;
    Q_EMIT milestonesChanged();
    for (const Milestone &milestone : std::as_const(reached))
        Q_EMIT milestoneReached(milestone);
}

/// Stores the current total as a point, at most once a minute.
void CharityCache::notePoint()
{
    const CampaignRecord *campaign = find(m_shown);
    if (!campaign || !m_isProgressLoaded || !campaign->isRunning())
        return;
    const qint64 total = campaign->total.minor();
    if (!m_progress.isEmpty() && m_progress.last().total == total)
        return;
    QDateTime at = m_now();
    if (!m_progress.isEmpty()) {
        const QDateTime last = m_progress.last().at;
        at = QDateTime::fromMSecsSinceEpoch(at.toMSecsSinceEpoch() / minute * minute, Qt::UTC);
        at = std::max(at, last);
        // The first point stays, because the pace is computed from it.
        if (at == last && m_progress.size() == 1)
            at = last.addMSecs(1);
        if (at == last)
            m_progress.removeLast();
    }
    m_progress.append({at, total});
    m_store->save(campaign->id, m_progress.last());
}

// Data from the service

void CharityCache::applyCampaign(const Api::CharityCampaign &answer, const QDateTime &startedAt)
{
    if (answer.id.isEmpty())
        return;
    CampaignRecord *record = find(answer.id);
    const bool isNew = !record;
    const bool wasCurrent = record && record->isRunning() && m_shown == answer.id;
    const QDateTime now = m_now();
    if (!wasCurrent) {
        if (auto running = current())
            end(running->id, now, false);
    }
    if (isNew) {
        m_campaigns.prepend({.id = answer.id, .startedAt = startedAt, .firstSeenAt = now});
        record = &m_campaigns.first();
    }
    const CampaignRecord before = *record;
    record->charityName = answer.charityName;
    record->description = answer.charityDescription;
    record->logo = answer.charityLogo;
    record->website = answer.charityWebsite;
    record->total = Money(answer.currentAmount);
    record->target.reset();
    if (answer.targetAmount && answer.targetAmount->value > 0) {
        const Money target(*answer.targetAmount);
        record->target = target.withDecimals(record->total.decimals()).value_or(target);
    }
    if (startedAt.isValid())
        record->startedAt = startedAt;
    record->endedAt = {};
    record->isEndExact = false;
    // Only changes are written to the store, because the campaign is read every minute.
    const bool isOther = isNew || !(before == *record);
    record->seenAt = now;
    if (isOther)
        m_store->save(*record);
    if (m_shown != answer.id) {
        show(answer.id);
        if (startedAt.isValid()) {
            m_progress.append({startedAt, 0});
            m_store->save(answer.id, m_progress.last());
        }
    }
    notePoint();
    noteMilestones();
    if (!wasCurrent)
        Q_EMIT currentChanged();
    if (isOther)
        Q_EMIT changed();
}

void CharityCache::clearCurrent()
{
    const auto running = current();
    if (!running)
        return;
    end(running->id, m_now(), false);
    Q_EMIT currentChanged();
    Q_EMIT changed();
}

void CharityCache::applyEnd(const Api::CharityCampaign &answer, const QDateTime &at)
{
    CampaignRecord *record = find(answer.id);
    if (!record) {
        // The campaign began and ended unnoticed.
        const auto running = current();
        if (running)
            return;
        applyCampaign(answer);
        record = find(answer.id);
        if (!record)
            return;
    }
    if (!record->isRunning() && record->isEndExact)
        return;
    record->total = Money(answer.currentAmount);
    if (m_shown == answer.id) {
        notePoint();
        noteMilestones();
    }
    const bool wasCurrent = record->isRunning() && m_shown == answer.id;
    end(answer.id, at.isValid() ? at : m_now(), at.isValid());
    if (wasCurrent)
        Q_EMIT currentChanged();
    Q_EMIT changed();
}

void CharityCache::end(const QString &id, const QDateTime &at, bool isExact)
{
    CampaignRecord *record = find(id);
    if (!record)
        return;
    record->endedAt = at;
    record->isEndExact = isExact;
    m_store->save(*record);
}

// Donations

void CharityCache::applyDonation(Donation donation)
{
    CampaignRecord *record = find(donation.campaignId);
    if (!record || donation.id.isEmpty())
        return;
    donation.seenAt = m_here();
    if (record->id != m_shown) {
        // Of a campaign that is not shown only the store knows whether a late donation is new.
        donation.place = donation.seenAt.toMSecsSinceEpoch() * apart;
        m_store->save(QList<Donation>{donation}, this,
                      [this, id = record->id, amount = donation.amount](const Result<qint64> &added) {
                          CampaignRecord *late = find(id);
                          if (!late || added.value_or(0) == 0)
                              return;
                          late->count(amount);
                          Q_EMIT changed();
                      });
        return;
    }
    donation.place = m_donations->top() + apart;
    const QList<Donation> taken = m_donations->insertNew({donation});
    if (taken.isEmpty())
        return;
    record->count(donation.amount);
    m_store->save(taken);
    Q_EMIT donated(taken.first());
    Q_EMIT changed();
}

qint64 CharityCache::upsertListed(const QList<Api::CharityDonation> &listed, std::optional<qint64> above,
                                  std::optional<qint64> below, bool isNews)
{
    CampaignRecord *record = find(m_shown);
    const qint64 top = m_donations->top();
    if (!record || listed.isEmpty())
        return above.value_or(top);
    const QDateTime seenAt = isNews ? m_here() : QDateTime();
    // Next to the known neighbour. Above all others only if nothing newer is known.
    const qint64 step = above || (below && *below < top) ? 1 : apart;
    qint64 place = above ? *above : below.value_or(top) + step * (listed.size() + 1);
    QList<Donation> found;
    found.reserve(listed.size());
    for (const Api::CharityDonation &one : listed) {
        place -= step;
        found.append({.id = one.id,
                      .campaignId = one.campaignId,
                      .userId = one.userId,
                      .userLogin = one.userLogin,
                      .userName = one.userName,
                      .amount = Money(one.amount),
                      .seenAt = seenAt,
                      .place = place});
    }
    const QList<Donation> taken = m_donations->insertNew(found);
    for (const Donation &donation : taken)
        record->count(donation.amount);
    m_store->save(taken);
    if (isNews) {
        for (auto donation = taken.crbegin(); donation != taken.crend(); ++donation)
            Q_EMIT donated(*donation);
    }
    if (!taken.isEmpty())
        Q_EMIT changed();
    return place;
}

void CharityCache::setComplete(qint64 place)
{
    CampaignRecord *record = find(m_shown);
    if (!record || record->completeTo == place)
        return;
    record->completeTo = place;
    m_store->save(*record);
    Q_EMIT changed();
}

const CampaignRecord *CharityCache::find(const QString &id) const
{
    const auto found = std::ranges::find(m_campaigns, id, &CampaignRecord::id);
    return found == m_campaigns.end() ? nullptr : &*found;
}

CampaignRecord *CharityCache::find(const QString &id)
{
    const auto found = std::ranges::find(m_campaigns, id, &CampaignRecord::id);
    return found == m_campaigns.end() ? nullptr : &*found;
}

void CharityCache::sortMilestones()
{
    std::ranges::stable_sort(m_milestones, [](const Milestone &a, const Milestone &b) {
        return a.amount.compare(b.amount).value_or(0) < 0;
    });
}

}  // namespace Sidestage
