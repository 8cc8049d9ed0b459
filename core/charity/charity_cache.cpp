// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_cache.h"

#include "charity_store.h"
#include "donation_loader.h"
#include "donation_model.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// Between two donations that came one after the other: so many that were missed fit in there.
constexpr qint64 apart = qint64(1) << 20;
constexpr qint64 minute = 60'000;

}  // namespace

struct CharityCache::Private
{
    Private(CharityStore *kept, Now service, Now machine)
        : store(kept)
        , now(std::move(service))
        , here(std::move(machine))
        , loader(kept, &donations)
    {
    }

    CampaignRecord *find(const QString &id)
    {
        const auto found = std::find_if(campaigns.begin(), campaigns.end(),
                                        [&](const CampaignRecord &record) { return record.id == id; });
        return found == campaigns.end() ? nullptr : &*found;
    }
    void sortMilestones()
    {
        std::stable_sort(milestones.begin(), milestones.end(), [](const Milestone &a, const Milestone &b) {
            return a.amount.compare(b.amount).value_or(0) < 0;
        });
    }

    CharityStore *store;
    Now now;
    Now here;
    DonationModel donations{};
    DonationLoader loader;
    QList<CampaignRecord> campaigns{};
    QString shown{};
    bool isLoaded = false;
    bool areDonationsLoaded = false;
    QList<ProgressPoint> progress{};
    bool isProgressLoaded = false;
    QList<Milestone> milestones{};
    bool areMilestonesLoaded = false;
};

CharityCache::CharityCache(CharityStore *store, Now now, Now here, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(store, std::move(now), std::move(here)))
{
    d->donations.setNow(d->here);
    connect(&d->loader, &DonationLoader::finished, this, [this] {
        d->areDonationsLoaded = true;
        Q_EMIT donationsLoaded();
        Q_EMIT changed();
    });
}

CharityCache::~CharityCache() = default;

void CharityCache::load()
{
    d->store->campaigns(this, [this](const Result<QList<CampaignRecord>> &read) {
        if (read)
            d->campaigns = *read;
        d->isLoaded = true;
        const auto running = std::find_if(d->campaigns.begin(), d->campaigns.end(),
                                          [](const CampaignRecord &record) { return record.isRunning(); });
        if (running != d->campaigns.end())
            show(running->id);
        else if (!d->campaigns.isEmpty())
            show(d->campaigns.first().id);
        Q_EMIT loaded();
        Q_EMIT currentChanged();
        Q_EMIT changed();
    });
}

/// Brings what belongs to this campaign.
void CharityCache::show(const QString &id)
{
    d->shown = id;
    d->areDonationsLoaded = d->isProgressLoaded = d->areMilestonesLoaded = false;
    d->progress.clear();
    d->milestones.clear();
    d->donations.clear();
    d->store->progress(id, this, [this, id](const Result<QList<ProgressPoint>> &read) {
        if (d->shown != id)
            return;
        d->isProgressLoaded = true;
        if (read)
            d->progress = *read + d->progress;
        notePoint();
        Q_EMIT changed();
    });
    d->store->milestones(id, this, [this, id](const Result<QList<Milestone>> &read) {
        if (d->shown != id)
            return;
        d->areMilestonesLoaded = true;
        if (read)
            d->milestones = *read;
        d->sortMilestones();
        noteMilestones();
        Q_EMIT milestonesChanged();
    });
    d->loader.load(id);
}

bool CharityCache::isLoaded() const
{
    return d->isLoaded;
}

std::optional<CampaignRecord> CharityCache::current() const
{
    const CampaignRecord *shown = d->find(d->shown);
    return shown && shown->isRunning() ? std::optional(*shown) : std::nullopt;
}

QList<CampaignRecord> CharityCache::campaigns() const
{
    return d->campaigns;
}

std::optional<CampaignRecord> CharityCache::campaign(const QString &id) const
{
    const CampaignRecord *found = d->find(id);
    return found ? std::optional(*found) : std::nullopt;
}

QString CharityCache::shownId() const
{
    return d->shown;
}

DonationModel *CharityCache::donations() const
{
    return &d->donations;
}

bool CharityCache::areDonationsLoaded() const
{
    return d->areDonationsLoaded;
}

const QList<ProgressPoint> &CharityCache::progress() const
{
    return d->progress;
}

QDateTime CharityCache::now() const
{
    return d->now();
}

QDateTime CharityCache::here() const
{
    return d->here();
}

// Milestones

QList<Milestone> CharityCache::milestones() const
{
    return d->milestones;
}

void CharityCache::setMilestone(Milestone milestone)
{
    CampaignRecord *campaign = d->find(d->shown);
    if (!campaign)
        return;
    milestone.title = milestone.title.trimmed();
    const auto known = std::find_if(d->milestones.begin(), d->milestones.end(), [&](const Milestone &one) {
        return milestone.id > 0 && one.id == milestone.id;
    });
    const bool wasReached = known != d->milestones.end() && known->isReached;
    milestone.isReached = campaign->total.reaches(milestone.amount);
    if (wasReached)
        milestone.reachedAt = known->reachedAt;
    if (!milestone.isReached)
        milestone.reachedAt = {};
    d->store->save(campaign->id, milestone, this,
                   [this, id = campaign->id, milestone](const Result<qint64> &kept) mutable {
                       if (d->shown != id)
                           return;
                       if (kept) {
                           milestone.id = *kept;
                       } else if (milestone.id == 0) {
                           // Without a store it lasts until the end of this run, under an id of its own.
                           for (const Milestone &one : std::as_const(d->milestones))
                               milestone.id = std::max(milestone.id, one.id);
                           ++milestone.id;
                       }
                       d->milestones.removeIf([&](const Milestone &one) { return one.id == milestone.id; });
                       d->milestones.append(milestone);
                       d->sortMilestones();
                       noteMilestones();
                       Q_EMIT milestonesChanged();
                   });
}

void CharityCache::removeMilestone(qint64 id)
{
    if (d->milestones.removeIf([id](const Milestone &one) { return one.id == id; }) == 0)
        return;
    d->store->removeMilestone(id);
    Q_EMIT milestonesChanged();
}

/// Which of them the total has reached now.
void CharityCache::noteMilestones()
{
    const CampaignRecord *campaign = d->find(d->shown);
    if (!campaign || !d->areMilestonesLoaded)
        return;
    QList<Milestone> reached;
    for (Milestone &milestone : d->milestones) {
        if (milestone.isReached || !campaign->total.reaches(milestone.amount))
            continue;
        milestone.isReached = true;
        milestone.reachedAt = d->now();
        d->store->save(campaign->id, milestone);
        reached.append(milestone);
    }
    if (reached.isEmpty())
        return;
    Q_EMIT milestonesChanged();
    for (const Milestone &milestone : std::as_const(reached))
        Q_EMIT milestoneReached(milestone);
}

/// What the total is now, at most once a minute.
void CharityCache::notePoint()
{
    const CampaignRecord *campaign = d->find(d->shown);
    if (!campaign || !d->isProgressLoaded || !campaign->isRunning())
        return;
    const qint64 total = campaign->total.minor();
    if (!d->progress.isEmpty() && d->progress.last().total == total)
        return;
    QDateTime at = d->now();
    if (!d->progress.isEmpty()) {
        const QDateTime last = d->progress.last().at;
        at = QDateTime::fromMSecsSinceEpoch(at.toMSecsSinceEpoch() / minute * minute, Qt::UTC);
        at = std::max(at, last);
        // The first one stays: from it the pace is counted.
        if (at == last && d->progress.size() == 1)
            at = last.addMSecs(1);
        if (at == last)
            d->progress.removeLast();
    }
    d->progress.append({at, total});
    d->store->save(campaign->id, d->progress.last());
}

// What the service says

void CharityCache::applyCampaign(const Api::CharityCampaign &answer, const QDateTime &startedAt)
{
    if (answer.id.isEmpty())
        return;
    CampaignRecord *record = d->find(answer.id);
    const bool isNew = !record;
    const bool wasCurrent = record && record->isRunning() && d->shown == answer.id;
    const QDateTime now = d->now();
    if (!wasCurrent) {
        if (auto running = current())
            end(running->id, now, false);
    }
    if (isNew) {
        d->campaigns.prepend({.id = answer.id, .startedAt = startedAt, .firstSeenAt = now});
        record = &d->campaigns.first();
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
    // To the store only what is news: the same is read every minute.
    const bool isOther = isNew || !(before == *record);
    record->seenAt = now;
    if (isOther)
        d->store->save(*record);
    if (d->shown != answer.id) {
        show(answer.id);
        if (startedAt.isValid()) {
            d->progress.append({startedAt, 0});
            d->store->save(answer.id, d->progress.last());
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
    end(running->id, d->now(), false);
    Q_EMIT currentChanged();
    Q_EMIT changed();
}

void CharityCache::applyEnd(const Api::CharityCampaign &answer, const QDateTime &at)
{
    CampaignRecord *record = d->find(answer.id);
    if (!record) {
        // It began and ended while nobody was looking.
        const auto running = current();
        if (running)
            return;
        applyCampaign(answer);
        record = d->find(answer.id);
        if (!record)
            return;
    }
    if (!record->isRunning() && record->isEndExact)
        return;
    record->total = Money(answer.currentAmount);
    if (d->shown == answer.id) {
        notePoint();
        noteMilestones();
    }
    const bool wasCurrent = record->isRunning() && d->shown == answer.id;
    end(answer.id, at.isValid() ? at : d->now(), at.isValid());
    if (wasCurrent)
        Q_EMIT currentChanged();
    Q_EMIT changed();
}

void CharityCache::end(const QString &id, const QDateTime &at, bool isExact)
{
    CampaignRecord *record = d->find(id);
    if (!record)
        return;
    record->endedAt = at;
    record->isEndExact = isExact;
    d->store->save(*record);
}

// Donations

bool CharityCache::applyDonation(Donation donation)
{
    CampaignRecord *record = d->find(donation.campaignId);
    if (!record || donation.id.isEmpty())
        return false;
    donation.seenAt = d->here();
    if (record->id != d->shown) {
        // Late, of one that has ended: only the ledger wants it.
        donation.place = donation.seenAt.toMSecsSinceEpoch() * apart;
        d->store->save(QList<Donation>{donation});
        return true;
    }
    donation.place = d->donations.top() + apart;
    const QList<Donation> taken = d->donations.insertNew({donation});
    if (taken.isEmpty())
        return false;
    record->count(donation.amount);
    d->store->save(taken);
    Q_EMIT donated(taken.first());
    Q_EMIT changed();
    return true;
}

qint64 CharityCache::upsertListed(const QList<Api::CharityDonation> &listed, std::optional<qint64> above,
                                  std::optional<qint64> below, bool isNews)
{
    CampaignRecord *record = d->find(d->shown);
    const qint64 top = d->donations.top();
    if (!record || listed.isEmpty())
        return above.value_or(top);
    const QDateTime seenAt = isNews ? d->here() : QDateTime();
    // Close to the neighbour that is known; newer than all only where nothing is known to be newer.
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
    const QList<Donation> taken = d->donations.insertNew(found);
    for (const Donation &donation : taken)
        record->count(donation.amount);
    d->store->save(taken);
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
    CampaignRecord *record = d->find(d->shown);
    if (!record || record->completeTo == place)
        return;
    record->completeTo = place;
    d->store->save(*record);
    Q_EMIT changed();
}

}  // namespace Sidestage
