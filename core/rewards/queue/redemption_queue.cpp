// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_queue.h"

#include "queue_shelves.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QQueue>
#include <QSet>

#include <deque>
#include <functional>

namespace Sidestage {

namespace {

using Item = QueueShelves::Item;

/// Ids of each kind that are told of in one pass of the event loop: who listens looks at each of them.
constexpr qsizetype toldAtOnce = 500;
/// Of those that are told later, so that a list has shown them before the next ones come, and news never
/// waits for them.
constexpr qsizetype toldLater = 200;
/// Nanoseconds that each of letting go and changing very many may take in one pass.
constexpr qint64 turn = 1'000'000;

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

    void hear(const Api::Redemption &redemption, qint64 askedAt);
    void enter(const Api::Redemption &redemption, qint64 askedAt);
    /// News of the service and what concerns one redemption is told before what is one of very many.
    enum class Told : quint8 { First, Later };
    template <class F>
    void change(Item *item, Told when, F change);
    void forget(const std::vector<Item *> &items);
    void letGo(qsizetype keep);
    void changeAll(const QStringList &ids, std::function<bool(QueueFact &)> change);
    void goOn();
    void tell();
    void soon();

    RedemptionQueue *q;
    QueueShelves shelves{};
    Graveyard graveyard{};
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
    QueueShelves::Sum told{};
    bool isSoon = false;
};

/// Tells in the next pass of the event loop.
void RedemptionQueue::Private::soon()
{
    if (std::exchange(isSoon, true))
        return;
    QMetaObject::invokeMethod(
        q, [this] { tell(); }, Qt::QueuedConnection);
}

void RedemptionQueue::Private::tell()
{
    isSoon = false;
    if (!later.empty())
        goOn();
    if (lettingGo || decided.size() > mostDecided)
        letGo(lettingGo ? 0 : mostDecided);

    // Those that left first, because one of them may have come again.
    QStringList gone = std::exchange(removed, {});
    QStringList fresh, other;
    const auto pick = [this](std::deque<QString> &from, qsizetype most, QStringList &to, auto isWanted) {
        for (qsizetype i = to.size(); i < most && !from.empty(); ++i) {
            Item *item = shelves.find(from.front());
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
        || decided.size() > mostDecided)
        soon();

    const bool otherTotals = std::exchange(told, shelves.sum()) != shelves.sum();
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
    if (!shelves.change(item, change))
        return;
    if (!wasDecided && item->entry.isDecided())
        decided.enqueue(item->entry.redemption.id);
    const bool isFirst = when == Told::First;
    if (!std::exchange(item->isChanged, true) || isFirst)
        (isFirst ? changed : changedLater).push_back(item->entry.redemption.id);
    soon();
}

void RedemptionQueue::Private::hear(const Api::Redemption &redemption, qint64 askedAt)
{
    if (redemption.id.isEmpty())
        return;
    if (Item *item = shelves.find(redemption.id)) {
        item->isKept = false;
        change(item, Told::First, [&](QueueFact &fact) { return fact.hear(redemption, askedAt); });
    } else if (decisionOf(redemption.status)) {
        foretold.remove(redemption.id);
        graveyard.bury(redemption.id, true, nowMs());
    } else if (redemption.status == Api::RedemptionStatus::Unfulfilled) {
        enter(redemption, askedAt);
    }
}

void RedemptionQueue::Private::enter(const Api::Redemption &redemption, qint64 askedAt)
{
    if (!graveyard.lets(redemption.id, askedAt))
        return;
    auto &shelf = shelves.shelf(redemption.reward.id);
    if (shelf.isRemoved && askedAt == 0)
        return;
    shelf.isRemoved = false;
    graveyard.exhume(redemption.id);
    Item *item = shelves.add(redemption, nowMs());
    item->isNew = true;
    added.push_back(redemption.id);
    if (const auto update = foretold.constFind(redemption.id); update != foretold.constEnd()) {
        const Update known = *update;
        foretold.erase(update);
        shelves.change(item, [&](QueueFact &fact) { return fact.apply(known, nowMs()); });
    }
    soon();
}

void RedemptionQueue::Private::forget(const std::vector<Item *> &items)
{
    for (const Item *item : items) {
        const QString &id = item->entry.redemption.id;
        graveyard.bury(id, item->certain, item->since);
        removed.append(id);
    }
    shelves.remove(items);
    if (!items.empty())
        soon();
}

/// Lets decided ones go until no more than `keep` are left, as many as a pass of the event loop allows.
void RedemptionQueue::Private::letGo(qsizetype keep)
{
    QElapsedTimer watch;
    watch.start();
    // To forget them takes longer than to find them.
    constexpr int atOnce = 64;
    bool isTold = true;
    while (isTold && decided.size() > keep && watch.nsecsElapsed() < turn) {
        std::vector<Item *> items;
        for (int i = 0; i < atOnce && decided.size() > keep; ++i) {
            Item *item = shelves.find(decided.head());
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
    goOn();
}

void RedemptionQueue::Private::goOn()
{
    QElapsedTimer watch;
    watch.start();
    for (int i = 0; !later.empty(); ++i) {
        auto &[ids, how] = later.front();
        if (ids.isEmpty()) {
            later.pop_front();
            continue;
        }
        if (i % 32 == 31 && watch.nsecsElapsed() >= turn)
            return soon();
        if (Item *item = shelves.find(ids.takeLast()))
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
    const Item *item = d->shelves.find(id);
    return item ? &item->entry : nullptr;
}

QStringList RedemptionQueue::ids() const
{
    return d->shelves.ids();
}

QStringList RedemptionQueue::idsOfPart(int part) const
{
    static_assert(std::size_t(parts) == QueueShelves::parts);
    return d->shelves.ids(std::size_t(part));
}

qsizetype RedemptionQueue::size() const
{
    return d->shelves.size();
}

int RedemptionQueue::waiting() const
{
    return d->shelves.sum().waiting;
}

qint64 RedemptionQueue::waitingPoints() const
{
    return d->shelves.sum().points;
}

int RedemptionQueue::waiting(const QString &rewardId) const
{
    return d->shelves.sumOf(rewardId).waiting;
}

qint64 RedemptionQueue::waitingPoints(const QString &rewardId) const
{
    return d->shelves.sumOf(rewardId).points;
}

void RedemptionQueue::take(const QList<Api::Redemption> &redemptions, const QDateTime &askedAt)
{
    const qint64 asked = askedAt.isValid() ? askedAt.toMSecsSinceEpoch() : 0;
    for (const Api::Redemption &redemption : redemptions)
        d->hear(redemption, asked);
}

void RedemptionQueue::takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting,
                              const QDateTime &askedAt)
{
    // What is not known and was not in a listing that was asked for later has been decided in between.
    qint64 &listedAt = d->shelves.shelf(rewardId).listedAt;
    if (askedAt.toMSecsSinceEpoch() >= listedAt) {
        listedAt = askedAt.toMSecsSinceEpoch();
        take(waiting, askedAt);
    } else {
        QList<Api::Redemption> known = waiting;
        known.removeIf([this](const Api::Redemption &one) { return !d->shelves.find(one.id); });
        take(known, askedAt);
    }
    takeMissing(missing(rewardId, waiting, askedAt), askedAt);
}

QStringList RedemptionQueue::missing(const QString &rewardId, const QList<Api::Redemption> &listed,
                                     const QDateTime &askedAt, const QDateTime &from,
                                     const QDateTime &before) const
{
    const QueueShelves::Shelf *shelf = d->shelves.findShelf(rewardId);
    if (!shelf)
        return {};
    QSet<QString> there;
    there.reserve(listed.size());
    for (const Api::Redemption &redemption : listed)
        there.insert(redemption.id);
    QStringList missing;
    const auto [first, end] = QueueShelves::between(*shelf, from, before);
    for (auto i = first; i < end; ++i) {
        const Item *item = shelf->items[i];
        if (!item->isKept && item->belongsIntoListing(askedAt.toMSecsSinceEpoch())
            && !there.contains(item->entry.redemption.id))
            missing.append(item->entry.redemption.id);
    }
    return missing;
}

void RedemptionQueue::takeMissing(const QStringList &ids, const QDateTime &askedAt)
{
    d->changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::DecidedElsewhere);
    });
}

void RedemptionQueue::takeGone(const QStringList &ids, const QDateTime &askedAt)
{
    d->changeAll(ids, [asked = askedAt.toMSecsSinceEpoch()](QueueFact &fact) {
        return fact.miss(asked, QueueState::Gone);
    });
}

void RedemptionQueue::takeRewardRemoved(const QString &rewardId)
{
    QueueShelves::Shelf &shelf = d->shelves.shelf(rewardId);
    shelf.isRemoved = true;
    QStringList ids;
    ids.reserve(qsizetype(shelf.items.size()));
    std::vector<Item *> unconfirmed;
    for (Item *item : shelf.items) {
        if (item->isKept && item->entry.state == QueueState::Waiting)
            unconfirmed.push_back(item);
        else
            ids.append(item->entry.redemption.id);
    }
    // When and how these were decided nobody has seen.
    d->forget(unconfirmed);
    d->changeAll(ids, [](QueueFact &fact) { return fact.rewardRemoved(); });
}

void RedemptionQueue::recall(const QList<Api::Redemption> &redemptions)
{
    for (const Api::Redemption &redemption : redemptions) {
        if (d->shelves.find(redemption.id))
            continue;
        d->enter(redemption, 0);
        if (Item *item = d->shelves.find(redemption.id)) {
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
        Item *item = d->shelves.find(id);
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
    const Item *item = d->shelves.find(id);
    return item && !item->isKept;
}

void RedemptionQueue::update(const QList<Update> &updates)
{
    const qint64 now = nowMs();
    const auto when = updates.size() == 1 ? Private::Told::First : Private::Told::Later;
    for (const Update &update : updates) {
        if (Item *item = d->shelves.find(update.id)) {
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
            d->graveyard.bury(update.id, update.decision.has_value(), now);
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
    d->letGo(0);
}

}  // namespace Sidestage
