// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_queue.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>

namespace Sidestage {

namespace {

/// Maximum number of ids of each kind that are emitted in one pass of the event loop, because receivers
/// process each of them.
constexpr qsizetype toldAtOnce = 500;
/// The same for low-priority changes, so that a list has shown them before the next ones, and other changes
/// never wait for them.
constexpr qsizetype toldLater = 200;
/// Nanoseconds per pass for each of removing and changing many redemptions.
constexpr qint64 timeBudget = 1'000'000;

qint64 nowMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

}  // namespace

// Defined here, because a template must be defined before it is used.
template <class F>
void RedemptionQueue::change(Item *item, Told when, F change)
{
    const bool wasDecided = item->entry.isDecided();
    if (!m_index.change(item, change))
        return;
    if (!wasDecided && item->entry.isDecided())
        m_decided.enqueue(item->entry.redemption.id);
    const bool isFirst = when == Told::First;
    if (!std::exchange(item->isChanged, true) || isFirst)
        (isFirst ? m_changed : m_changedLater).push_back(item->entry.redemption.id);
    scheduleEmit();
}

RedemptionQueue::RedemptionQueue(QObject *parent)
    : QObject(parent)
{
}

RedemptionQueue::~RedemptionQueue() = default;

const QueueEntry *RedemptionQueue::find(const QString &id) const
{
    const Item *item = m_index.find(id);
    return item ? &item->entry : nullptr;
}

void RedemptionQueue::upsert(const QList<Api::Redemption> &redemptions, const QDateTime &askedAt)
{
    const qint64 asked = askedAt.isValid() ? askedAt.toMSecsSinceEpoch() : 0;
    for (const Api::Redemption &redemption : redemptions)
        applyStatement(redemption, asked);
}

void RedemptionQueue::takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting,
                              const QDateTime &askedAt)
{
    // A redemption that is unknown and was not in a listing requested later has been decided in between.
    qint64 &listedAt = m_index.rewardGroup(rewardId).listedAt;
    if (askedAt.toMSecsSinceEpoch() >= listedAt) {
        listedAt = askedAt.toMSecsSinceEpoch();
        upsert(waiting, askedAt);
    } else {
        QList<Api::Redemption> known = waiting;
        known.removeIf([this](const Api::Redemption &one) { return !m_index.find(one.id); });
        upsert(known, askedAt);
    }
    markMissing(missing(rewardId, waiting, askedAt), askedAt);
}

QStringList RedemptionQueue::missing(const QString &rewardId, const QList<Api::Redemption> &listed,
                                     const QDateTime &askedAt, const QDateTime &from,
                                     const QDateTime &before) const
{
    const QueueIndex::RewardGroup *group = m_index.findRewardGroup(rewardId);
    if (!group)
        return {};
    QSet<QString> there;
    there.reserve(listed.size());
    for (const Api::Redemption &redemption : listed)
        there.insert(redemption.id);
    QStringList missing;
    const auto [first, end] = QueueIndex::between(*group, from, before);
    for (auto i = first; i < end; ++i) {
        const Item *item = group->items[i];
        if (!item->isKept && item->belongsIntoListing(askedAt.toMSecsSinceEpoch())
            && !there.contains(item->entry.redemption.id))
            missing.append(item->entry.redemption.id);
    }
    return missing;
}

void RedemptionQueue::markMissing(const QStringList &ids, const QDateTime &askedAt)
{
    changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::DecidedElsewhere);
    });
}

void RedemptionQueue::markGone(const QStringList &ids, const QDateTime &askedAt)
{
    changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::Gone);
    });
}

void RedemptionQueue::takeRewardRemoved(const QString &rewardId)
{
    QueueIndex::RewardGroup &group = m_index.rewardGroup(rewardId);
    group.isRemoved = true;
    QStringList ids;
    ids.reserve(qsizetype(group.items.size()));
    std::vector<Item *> unconfirmed;
    for (Item *item : group.items) {
        if (item->isKept && item->entry.state == QueueState::Waiting)
            unconfirmed.push_back(item);
        else
            ids.append(item->entry.redemption.id);
    }
    // When and how these were decided is not known.
    forget(unconfirmed);
    changeAll(ids, [](QueueFact &fact) { return fact.rewardRemoved(); });
}

void RedemptionQueue::preload(const QList<Api::Redemption> &redemptions)
{
    for (const Api::Redemption &redemption : redemptions) {
        if (m_index.find(redemption.id))
            continue;
        enter(redemption, 0);
        if (Item *item = m_index.find(redemption.id)) {
            item->isKept = true;
            m_recalled.append(redemption.id);
        }
    }
}

void RedemptionQueue::forgetUnconfirmed()
{
    std::vector<Item *> items;
    const QStringList recalled = std::exchange(m_recalled, {});
    for (const QString &id : recalled) {
        Item *item = m_index.find(id);
        if (!item || !std::exchange(item->isKept, false))
            continue;
        // For decisions made here, the sender determines the outcome.
        if (item->entry.state == QueueState::Waiting && !std::exchange(item->isDoomed, true))
            items.push_back(item);
    }
    forget(items);
}

bool RedemptionQueue::isConfirmed(const QString &id) const
{
    const Item *item = m_index.find(id);
    return item && !item->isKept;
}

void RedemptionQueue::update(const QList<Update> &updates)
{
    const qint64 now = nowMs();
    const auto when = updates.size() == 1 ? Told::First : Told::Later;
    for (const Update &update : updates) {
        if (Item *item = m_index.find(update.id)) {
            change(item, when, [&](QueueFact &fact) { return fact.apply(update, now); });
            continue;
        }
        switch (update.state) {
        case QueueState::Waiting:
            m_foretold.remove(update.id);
            break;
        case QueueState::Done:
        case QueueState::DecidedElsewhere:
        case QueueState::Gone:
            m_foretold.remove(update.id);
            m_decidedCache.add(update.id, update.decision.has_value(), now);
            break;
        case QueueState::Held:
        case QueueState::Sending:
        case QueueState::Failed:
            m_foretold.insert(update.id, update);
            break;
        }
    }
}

void RedemptionQueue::removeDecided()
{
    m_isRemovingDecided = true;
    freeRows(0);
}

void RedemptionQueue::applyStatement(const Api::Redemption &redemption, qint64 askedAt)
{
    if (redemption.id.isEmpty())
        return;
    if (Item *item = m_index.find(redemption.id)) {
        item->isKept = false;
        change(item, Told::First, [&](QueueFact &fact) { return fact.applyStatement(redemption, askedAt); });
    } else if (decisionOf(redemption.status)) {
        m_foretold.remove(redemption.id);
        m_decidedCache.add(redemption.id, true, nowMs());
    } else if (redemption.status == Api::RedemptionStatus::Unfulfilled) {
        enter(redemption, askedAt);
    }
}

void RedemptionQueue::enter(const Api::Redemption &redemption, qint64 askedAt)
{
    if (!m_decidedCache.admits(redemption.id, askedAt))
        return;
    auto &group = m_index.rewardGroup(redemption.reward.id);
    if (group.isRemoved && askedAt == 0)
        return;
    group.isRemoved = false;
    m_decidedCache.remove(redemption.id);
    Item *item = m_index.add(redemption, nowMs());
    item->isNew = true;
    m_added.push_back(redemption.id);
    if (const auto update = m_foretold.constFind(redemption.id); update != m_foretold.constEnd()) {
        const Update known = *update;
        m_foretold.erase(update);
        m_index.change(item, [&](QueueFact &fact) { return fact.apply(known, nowMs()); });
    }
    scheduleEmit();
}

void RedemptionQueue::changeAll(const QStringList &ids, std::function<bool(QueueFact &)> change)
{
    m_later.emplace_back(ids, std::move(change));
    runSlice();
}

void RedemptionQueue::runSlice()
{
    QElapsedTimer watch;
    watch.start();
    for (int i = 0; !m_later.empty(); ++i) {
        auto &[ids, how] = m_later.front();
        if (ids.isEmpty()) {
            m_later.pop_front();
            continue;
        }
        if (i % 32 == 31 && watch.nsecsElapsed() >= timeBudget)
            return scheduleEmit();
        if (Item *item = m_index.find(ids.takeLast()))
            change(item, Told::Later, how);
    }
}

void RedemptionQueue::forget(const std::vector<Item *> &items)
{
    for (const Item *item : items) {
        const QString &id = item->entry.redemption.id;
        m_decidedCache.add(id, item->certain, item->since);
        m_removed.append(id);
    }
    m_index.remove(items);
    if (!items.empty())
        scheduleEmit();
}

/// Removes decided redemptions until no more than `keep` are left, as many as one pass of the event loop
/// allows.
void RedemptionQueue::freeRows(qsizetype keep)
{
    QElapsedTimer watch;
    watch.start();
    // Removing takes longer than finding them.
    constexpr int atOnce = 64;
    bool isTold = true;
    while (isTold && m_decided.size() > keep && watch.nsecsElapsed() < timeBudget) {
        std::vector<Item *> items;
        for (int i = 0; i < atOnce && m_decided.size() > keep; ++i) {
            Item *item = m_index.find(m_decided.head());
            // Its last change was not emitted yet, which must happen before it is removed.
            isTold = !item || !(item->isChanged || item->isNew);
            if (!isTold)
                break;
            m_decided.dequeue();
            if (item && item->entry.isDecided() && !std::exchange(item->isDoomed, true))
                items.push_back(item);
        }
        forget(items);
    }
    m_isRemovingDecided = m_isRemovingDecided && m_decided.size() > keep;
}

/// Schedules emitChanges() for the next pass of the event loop.
void RedemptionQueue::scheduleEmit()
{
    if (std::exchange(m_isEmitScheduled, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { emitChanges(); }, Qt::QueuedConnection);
}

void RedemptionQueue::emitChanges()
{
    m_isEmitScheduled = false;
    if (!m_later.empty())
        runSlice();
    if (m_isRemovingDecided || m_decided.size() > maxDecided)
        freeRows(m_isRemovingDecided ? 0 : maxDecided);

    // Removals first, because one of them may have been added again.
    QStringList gone = std::exchange(m_removed, {});
    QStringList fresh, other;
    const auto pick = [this](std::deque<QString> &from, qsizetype most, QStringList &to, auto isWanted) {
        for (qsizetype i = to.size(); i < most && !from.empty(); ++i) {
            Item *item = m_index.find(from.front());
            if (item && isWanted(*item))
                to.append(std::move(from.front()));
            from.pop_front();
        }
    };
    pick(m_added, toldAtOnce, fresh, [](Item &item) { return std::exchange(item.isNew, false); });
    const auto isOther = [](Item &item) { return std::exchange(item.isChanged, false) && !item.isNew; };
    pick(m_changed, toldAtOnce, other, isOther);
    pick(m_changedLater, toldLater, other, isOther);
    if (!m_added.empty() || !m_changed.empty() || !m_changedLater.empty() || !m_later.empty()
        || m_isRemovingDecided || m_decided.size() > maxDecided)
        scheduleEmit();

    const bool otherTotals = std::exchange(m_lastSum, m_index.sum()) != m_index.sum();
    const QPointer<RedemptionQueue> there = this;  // a slot may delete this
    if (!gone.isEmpty())
        Q_EMIT there->removed(gone);
    if (there && !fresh.isEmpty())
        Q_EMIT there->added(fresh);
    if (there && !other.isEmpty())
        Q_EMIT there->changed(other);
    if (there && otherTotals)
        Q_EMIT there->totalsChanged();
}

}  // namespace Sidestage
