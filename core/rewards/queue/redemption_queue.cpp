// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_queue.h"

#include "queue_index.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QQueue>
#include <QSet>

#include <deque>
#include <functional>

namespace Sidestage {

namespace {

using Item = QueueIndex::Item;

/// Ids of each kind that are told of in one pass of the event loop: who listens looks at each of them.
constexpr qsizetype toldAtOnce = 500;
/// Of those that are told later, so that a list has shown them before the next ones come, and news never
/// waits for them.
constexpr qsizetype toldLater = 200;
/// Nanoseconds that each of letting go and changing very many may take in one pass.
constexpr qint64 timeBudget = 1'000'000;

qint64 nowMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

}  // namespace

struct RedemptionQueue::Private
{
    explicit Private(RedemptionQueue *queue)
        : q(queue)
    {
    }

    void applyStatement(const Api::Redemption &redemption, qint64 askedAt);
    void enter(const Api::Redemption &redemption, qint64 askedAt);
    /// News of the service and what concerns one redemption is told before what is one of very many.
    enum class Told : quint8 { First, Later };
    template <class F>
    void change(Item *item, Told when, F change);
    void forget(const std::vector<Item *> &items);
    void freeRows(qsizetype keep);
    void changeAll(const QStringList &ids, std::function<bool(QueueFact &)> change);
    void runSlice();
    void emitChanges();
    void soon();

    RedemptionQueue *q;
    QueueIndex index{};
    DecidedCache graveyard{};
    QHash<QString, Update> foretold{};  ///< Decisions about redemptions that are not here yet.
    QQueue<QString> decided{};          ///< The first decided first; some may wait again, or have gone.
    bool lettingGo = false;             ///< removeDecided() goes on.
    QStringList recalled{};             ///< Until the service has told of all.
    /// What the service says of so many that it takes several passes. It holds as well when it is late.
    std::deque<std::pair<QStringList, std::function<bool(QueueFact &)>>> later{};

    // What nobody was told of yet.
    std::deque<QString> added{};
    std::deque<QString> changed{};
    std::deque<QString> changedLater{};
    QStringList removed{};
    QueueIndex::Sum lastSum{};
    bool isSoon = false;
};

/// Tells in the next pass of the event loop.
void RedemptionQueue::Private::soon()
{
    if (std::exchange(isSoon, true))
        return;
    QMetaObject::invokeMethod(
        q, [this] { emitChanges(); }, Qt::QueuedConnection);
}

void RedemptionQueue::Private::emitChanges()
{
    isSoon = false;
    if (!later.empty())
        runSlice();
    if (lettingGo || decided.size() > maxDecided)
        freeRows(lettingGo ? 0 : maxDecided);

    // Those that left first, because one of them may have come again.
    QStringList gone = std::exchange(removed, {});
    QStringList fresh, other;
    const auto pick = [this](std::deque<QString> &from, qsizetype most, QStringList &to, auto isWanted) {
        for (qsizetype i = to.size(); i < most && !from.empty(); ++i) {
            Item *item = index.find(from.front());
            if (item && isWanted(*item))
                to.append(std::move(from.front()));
            from.pop_front();
        }
    };
    pick(added, toldAtOnce, fresh, [](Item &item) { return std::exchange(item.isNew, false); });
    const auto isOther = [](Item &item) { return std::exchange(item.isChanged, false) && !item.isNew; };
    pick(changed, toldAtOnce, other, isOther);
    pick(changedLater, toldLater, other, isOther);
    if (!added.empty() || !changed.empty() || !changedLater.empty() || !later.empty() || lettingGo
        || decided.size() > maxDecided)
        soon();

    const bool otherTotals = std::exchange(lastSum, index.sum()) != index.sum();
    const QPointer<RedemptionQueue> there = q;  // whoever is told may end it
    if (!gone.isEmpty())
        Q_EMIT there->removed(gone);
    if (there && !fresh.isEmpty())
        Q_EMIT there->added(fresh);
    if (there && !other.isEmpty())
        Q_EMIT there->changed(other);
    if (there && otherTotals)
        Q_EMIT there->totalsChanged();
}

template <class F>
void RedemptionQueue::Private::change(Item *item, Told when, F change)
{
    const bool wasDecided = item->entry.isDecided();
    if (!index.change(item, change))
        return;
    if (!wasDecided && item->entry.isDecided())
        decided.enqueue(item->entry.redemption.id);
    const bool isFirst = when == Told::First;
    if (!std::exchange(item->isChanged, true) || isFirst)
        (isFirst ? changed : changedLater).push_back(item->entry.redemption.id);
    soon();
}

void RedemptionQueue::Private::applyStatement(const Api::Redemption &redemption, qint64 askedAt)
{
    if (redemption.id.isEmpty())
        return;
    if (Item *item = index.find(redemption.id)) {
        item->isKept = false;
        change(item, Told::First, [&](QueueFact &fact) { return fact.applyStatement(redemption, askedAt); });
    } else if (decisionOf(redemption.status)) {
        foretold.remove(redemption.id);
        graveyard.add(redemption.id, true, nowMs());
    } else if (redemption.status == Api::RedemptionStatus::Unfulfilled) {
        enter(redemption, askedAt);
    }
}

void RedemptionQueue::Private::enter(const Api::Redemption &redemption, qint64 askedAt)
{
    if (!graveyard.admits(redemption.id, askedAt))
        return;
    auto &group = index.rewardGroup(redemption.reward.id);
    if (group.isRemoved && askedAt == 0)
        return;
    group.isRemoved = false;
    graveyard.remove(redemption.id);
    Item *item = index.add(redemption, nowMs());
    item->isNew = true;
    added.push_back(redemption.id);
    if (const auto update = foretold.constFind(redemption.id); update != foretold.constEnd()) {
        const Update known = *update;
        foretold.erase(update);
        index.change(item, [&](QueueFact &fact) { return fact.apply(known, nowMs()); });
    }
    soon();
}

void RedemptionQueue::Private::forget(const std::vector<Item *> &items)
{
    for (const Item *item : items) {
        const QString &id = item->entry.redemption.id;
        graveyard.add(id, item->certain, item->since);
        removed.append(id);
    }
    index.remove(items);
    if (!items.empty())
        soon();
}

/// Lets decided ones go until no more than `keep` are left, as many as a pass of the event loop allows.
void RedemptionQueue::Private::freeRows(qsizetype keep)
{
    QElapsedTimer watch;
    watch.start();
    // To forget them takes longer than to find them.
    constexpr int atOnce = 64;
    bool isTold = true;
    while (isTold && decided.size() > keep && watch.nsecsElapsed() < timeBudget) {
        std::vector<Item *> items;
        for (int i = 0; i < atOnce && decided.size() > keep; ++i) {
            Item *item = index.find(decided.head());
            // Nobody knows yet that it was decided; whoever keeps that has to hear of it first.
            isTold = !item || !(item->isChanged || item->isNew);
            if (!isTold)
                break;
            decided.dequeue();
            if (item && item->entry.isDecided() && !std::exchange(item->isDoomed, true))
                items.push_back(item);
        }
        forget(items);
    }
    lettingGo = lettingGo && decided.size() > keep;
}

void RedemptionQueue::Private::changeAll(const QStringList &ids, std::function<bool(QueueFact &)> change)
{
    later.emplace_back(ids, std::move(change));
    runSlice();
}

void RedemptionQueue::Private::runSlice()
{
    QElapsedTimer watch;
    watch.start();
    for (int i = 0; !later.empty(); ++i) {
        auto &[ids, how] = later.front();
        if (ids.isEmpty()) {
            later.pop_front();
            continue;
        }
        if (i % 32 == 31 && watch.nsecsElapsed() >= timeBudget)
            return soon();
        if (Item *item = index.find(ids.takeLast()))
            change(item, Told::Later, how);
    }
}

RedemptionQueue::RedemptionQueue(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{
}

RedemptionQueue::~RedemptionQueue() = default;

const QueueEntry *RedemptionQueue::find(const QString &id) const
{
    const Item *item = d->index.find(id);
    return item ? &item->entry : nullptr;
}

QStringList RedemptionQueue::ids() const
{
    return d->index.ids();
}

QStringList RedemptionQueue::idsOfPart(int part) const
{
    static_assert(std::size_t(parts) == QueueIndex::parts);
    return d->index.ids(std::size_t(part));
}

qsizetype RedemptionQueue::size() const
{
    return d->index.size();
}

int RedemptionQueue::waiting() const
{
    return d->index.sum().waiting;
}

qint64 RedemptionQueue::waitingPoints() const
{
    return d->index.sum().points;
}

int RedemptionQueue::waiting(const QString &rewardId) const
{
    return d->index.sumOf(rewardId).waiting;
}

qint64 RedemptionQueue::waitingPoints(const QString &rewardId) const
{
    return d->index.sumOf(rewardId).points;
}

void RedemptionQueue::upsert(const QList<Api::Redemption> &redemptions, const QDateTime &askedAt)
{
    const qint64 asked = askedAt.isValid() ? askedAt.toMSecsSinceEpoch() : 0;
    for (const Api::Redemption &redemption : redemptions)
        d->applyStatement(redemption, asked);
}

void RedemptionQueue::takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting,
                              const QDateTime &askedAt)
{
    // What is not known and was not in a listing that was asked for later has been decided in between.
    qint64 &listedAt = d->index.rewardGroup(rewardId).listedAt;
    if (askedAt.toMSecsSinceEpoch() >= listedAt) {
        listedAt = askedAt.toMSecsSinceEpoch();
        upsert(waiting, askedAt);
    } else {
        QList<Api::Redemption> known = waiting;
        known.removeIf([this](const Api::Redemption &one) { return !d->index.find(one.id); });
        upsert(known, askedAt);
    }
    markMissing(missing(rewardId, waiting, askedAt), askedAt);
}

QStringList RedemptionQueue::missing(const QString &rewardId, const QList<Api::Redemption> &listed,
                                     const QDateTime &askedAt, const QDateTime &from,
                                     const QDateTime &before) const
{
    const QueueIndex::RewardGroup *group = d->index.findRewardGroup(rewardId);
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
    d->changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::DecidedElsewhere);
    });
}

void RedemptionQueue::markGone(const QStringList &ids, const QDateTime &askedAt)
{
    d->changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::Gone);
    });
}

void RedemptionQueue::takeRewardRemoved(const QString &rewardId)
{
    QueueIndex::RewardGroup &group = d->index.rewardGroup(rewardId);
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
    // When and how these were decided nobody has seen.
    d->forget(unconfirmed);
    d->changeAll(ids, [](QueueFact &fact) { return fact.rewardRemoved(); });
}

void RedemptionQueue::preload(const QList<Api::Redemption> &redemptions)
{
    for (const Api::Redemption &redemption : redemptions) {
        if (d->index.find(redemption.id))
            continue;
        d->enter(redemption, 0);
        if (Item *item = d->index.find(redemption.id)) {
            item->isKept = true;
            d->recalled.append(redemption.id);
        }
    }
}

void RedemptionQueue::forgetUnconfirmed()
{
    std::vector<Item *> items;
    const QStringList recalled = std::exchange(d->recalled, {});
    for (const QString &id : recalled) {
        Item *item = d->index.find(id);
        if (!item || !std::exchange(item->isKept, false))
            continue;
        // What is decided here is judged by who sends it.
        if (item->entry.state == QueueState::Waiting && !std::exchange(item->isDoomed, true))
            items.push_back(item);
    }
    d->forget(items);
}

bool RedemptionQueue::isConfirmed(const QString &id) const
{
    const Item *item = d->index.find(id);
    return item && !item->isKept;
}

void RedemptionQueue::update(const QList<Update> &updates)
{
    const qint64 now = nowMs();
    const auto when = updates.size() == 1 ? Private::Told::First : Private::Told::Later;
    for (const Update &update : updates) {
        if (Item *item = d->index.find(update.id)) {
            d->change(item, when, [&](QueueFact &fact) { return fact.apply(update, now); });
            continue;
        }
        switch (update.state) {
        case QueueState::Waiting:
            d->foretold.remove(update.id);
            break;
        case QueueState::Done:
        case QueueState::DecidedElsewhere:
        case QueueState::Gone:
            d->foretold.remove(update.id);
            d->graveyard.add(update.id, update.decision.has_value(), now);
            break;
        case QueueState::Held:
        case QueueState::Sending:
        case QueueState::Failed:
            d->foretold.insert(update.id, update);
            break;
        }
    }
}

void RedemptionQueue::removeDecided()
{
    d->lettingGo = true;
    d->freeRows(0);
}

}  // namespace Sidestage
