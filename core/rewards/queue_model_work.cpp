// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that works: reads what the queue tells, and prepares other views, in turns.

#include "queue_model_p.h"

namespace Sidestage {

namespace {

bool waits(const QueueEntry &entry)
{
    return entry.state == QueueState::Waiting || entry.state == QueueState::Failed;
}

}  // namespace

void QueueModel::Private::count(const Row *row, int sign)
{
    for (QueueView &view : views) {
        if (view.has(row))
            view.count(row, sign);
    }
}

void QueueModel::Private::setSelected(Row *row, bool selected)
{
    if (row->isSelected == selected || (selected && !row->waits))
        return;
    row->isSelected = selected;
    const int sign = selected ? 1 : -1;
    for (const QueueView &view : views) {
        if (view.isGrouped() && view.has(row))
            view.tallyOf(*view.bunchOf(row)).selected += sign;
    }
    selectedCount += sign;
    selectedPoints += sign * row->points;
    row->reward->selected += sign;
    if (row->reward->selected == (selected ? 1 : 0))
        selectedRewards += sign;
    isOtherSelection = true;
}

void QueueModel::Private::countNewcomers()
{
    newcomers = int(std::count_if(heldBack.cbegin(), heldBack.cend(),
                                  [this](const Row *row) { return now().matches(row); }));
}

void QueueModel::Private::post(const QStringList &ids, News news)
{
    const bool wasIdle = inbox.empty();
    for (const QString &id : ids)
        inbox.push_back({id, news});
    if (wasIdle)
        work();
}

/// One turn, and another one later when it was not enough.
void QueueModel::Private::work()
{
    if (isWorking)
        return timer.start();
    isWorking = true;
    QElapsedTimer watch;
    watch.start();
    // To exchange the sides takes a turn of its own.
    if (!inbox.empty() && !(preparation && preparation->sorted))
        readLetters(watch);
    if (rows.titles() != knownTitles)
        isWanted = true;
    if (isWanted && !isReadingMuch)
        begin();
    bool hasTrash = false;
    if (preparation) {
        if (prepare(watch)) {
            exchange(*std::exchange(preparation->fresh, {}));
            preparation.reset();
            rows.settleTitles();
            countNewcomers();
        }
    } else if (!isWanted) {
        hasTrash = rows.sweep();
    }
    isWorking = false;
    tellNumbers();
    if (isBusy() || hasTrash)
        timer.start();
}

void QueueModel::Private::readLetters(const QElapsedTimer &watch)
{
    const qint64 end = preparation ? turn / 2 : turn;
    isReadingMuch = isReadingMuch || inbox.size() > muchNews;
    Batch batch;
    for (int i = 0; !inbox.empty(); ++i) {
        if (i % 32 == 31 && watch.elapsed() >= end)
            break;
        const Letter letter = std::move(inbox.front());
        inbox.pop_front();
        read(letter, batch);
    }
    if (inbox.empty() && std::exchange(isReadingMuch, false))
        isWanted = true;
    deliver(batch);
}

void QueueModel::Private::read(const Letter &letter, Batch &batch)
{
    Row *row = rows.find(letter.id);
    if (letter.news == News::Removed) {
        if (row)
            drop(row, batch);
        return;
    }
    const QueueEntry *entry = queue->find(letter.id);
    if (!entry)
        return;  // it has left meanwhile, and that will be told
    if (!row) {
        row = rows.add(*entry);
        if (isHolding) {
            row->isHeldBack = true;
            heldBack.insert(row);
            newcomers += now().matches(row) ? 1 : 0;
        } else if (!isReadingMuch) {
            show(row, batch);
        }
        return;
    }
    if (row->waits != waits(*entry)) {
        setSelected(row, false);
        count(row, -1);
        row->waits = waits(*entry);
        count(row, 1);
        if (now().isGrouped() && now().has(row))
            batch.touched.insert(now().bunchOf(row));
    }
    batch.changed.push_back(row);
}

/// Takes it up into the views that it belongs to.
void QueueModel::Private::show(Row *row, Batch &batch)
{
    const auto join = [row](QueueView &view) {
        if (view.has(row) || !view.matches(row))
            return false;
        row->shownIn[std::size_t(view.side)] = view.number;
        view.count(row, 1);
        return true;
    };
    if (join(now())) {
        batch.coming.push_back(row);
        if (now().isGrouped())
            batch.touched.insert(now().bunchOf(row));
    }
    if (!preparation)
        return;
    preparation->fresh.reset();
    if (join(next()))
        (preparation->sort || preparation->sorted ? preparation->extras : preparation->found).push_back(row);
}

void QueueModel::Private::drop(Row *row, Batch &batch)
{
    setSelected(row, false);
    if (isLine(row))
        batch.going.push_back(row);
    if (now().isGrouped() && now().has(row))
        batch.touched.insert(now().bunchOf(row));
    count(row, -1);
    if (heldBack.remove(row))
        newcomers -= now().matches(row) ? 1 : 0;
    rows.remove(row);
}

void QueueModel::Private::deliver(Batch &batch)
{
    Lines heads;
    for (QueueBunch *bunch : std::as_const(batch.touched)) {
        const bool isShown = now().tallyOf(*bunch).shown > 0;
        if (bunch->head.isShown && !isShown)
            batch.going.push_back(&bunch->head);
        else if (isShown && !bunch->head.isShown)
            heads.push_back(&bunch->head);
        else if (isShown)
            batch.changed.push_back(&bunch->head);
    }
    leave(batch.going);
    for (Row *row : batch.going) {
        if (row->isHead)
            row->isShown = false;
    }
    // Some that came have left already, some are in a group that is collapsed.
    std::erase_if(batch.coming, [this](const Row *row) { return !isLine(row); });
    for (Row *head : heads) {
        head->isShown = true;
        batch.coming.push_back(head);
    }
    enter(std::move(batch.coming));
    tellChanged(batch.changed);
}

void QueueModel::Private::want()
{
    isWanted = true;
    work();
}

/// Begins to prepare what is wanted now; what was being prepared is given up.
void QueueModel::Private::begin()
{
    isWanted = false;
    preparation.emplace();
    next() = wanted;
    next().side = 1 - side;
    next().number = ++lastView;
    next().shown = 0;
    knownTitles = rows.titles();
    rows.adoptTitles(1 - side);
}

/// Goes on with it. True: it can be shown.
bool QueueModel::Private::prepare(const QElapsedTimer &watch)
{
    const auto isLate = [&watch] { return watch.elapsed() >= turn; };
    Preparation &now = *preparation;
    // Of a long list, both to put its lines together and to show them takes a turn of its own.
    const auto isShort = [&] { return now.sorted->size() < muchNews && lines.size() < muchNews; };
    if (now.sorted) {
        const bool wasReady = now.fresh.has_value();
        if (!wasReady)
            now.fresh = composed();
        return wasReady || isShort();
    }
    QueueView &view = next();
    if (!now.sort) {
        for (; now.looked < rows.all().size(); ++now.looked) {
            if (now.looked % 128 == 127 && isLate())
                return false;
            Row *row = rows.all()[now.looked];
            if (row->isRemoved || row->isHeldBack || view.has(row) || !view.matches(row))
                continue;
            row->shownIn[std::size_t(view.side)] = view.number;
            view.count(row, 1);
            now.found.push_back(row);
        }
        now.sort.emplace(std::move(now.found), QueueIsBefore{&view});
    }
    if (!now.sort->run(isLate))
        return false;
    now.sorted = now.sort->take();
    now.sort.reset();
    if (isShort())
        now.fresh = composed();
    return now.fresh.has_value();
}

/// The lines of the view that has been prepared.
QueueModel::Private::Fresh QueueModel::Private::composed()
{
    const QueueView &view = next();
    const QueueIsBefore isBefore{&view};
    Lines &extras = preparation->extras;
    std::sort(extras.begin(), extras.end(), isBefore);
    const Lines &sorted = *preparation->sorted;
    Fresh fresh;
    fresh.lines.reserve(std::size_t(view.shown) + 64);
    const auto append = [&](Row *row) {
        fresh.lines.push_back(row);
        if (!isLine(row))
            fresh.coming.push_back(row);
    };
    const QueueBunch *bunch = nullptr;
    const auto place = [&](Row *row) {
        if (!view.has(row))
            return;  // it has left meanwhile
        if (view.isGrouped()) {
            QueueBunch *of = view.bunchOf(row);
            if (std::exchange(bunch, of) != of)
                append(&of->head);
            if (of->shallCollapse)
                return;
        }
        append(row);
    };
    const auto behind = [&](Row *extra) {
        return std::size_t(std::upper_bound(sorted.begin(), sorted.end(), extra, isBefore) - sorted.begin());
    };
    std::size_t at = 0;
    const auto placeUpTo = [&](std::size_t end) {
        for (; at < end; ++at) {
            if (at + ahead < sorted.size())
                fetchSoon(sorted[at + ahead]);
            if (view.isGrouped() && at + ahead / 2 < sorted.size())
                fetchSoon(&view.bunchOf(sorted[at + ahead / 2])->head);
            place(sorted[at]);
        }
    };
    for (Row *extra : extras) {
        placeUpTo(behind(extra));
        place(extra);
    }
    placeUpTo(sorted.size());
    return fresh;
}

void QueueModel::Private::fold(QueueBunch *bunch, bool collapse)
{
    constexpr int fewRows = 1000;
    if (bunch->shallCollapse == collapse)
        return;
    bunch->shallCollapse = collapse;
    const int count = now().tallyOf(*bunch).shown;
    if (isWorking || preparation || isWanted || (!collapse && count > fewRows)) {
        folding.push_back(bunch);
        if (preparation)
            preparation->fresh.reset();
        if (!preparation)
            want();
        return;
    }
    bunch->isCollapsed = collapse;
    if (!bunch->head.isShown)
        return;
    const std::size_t head = placeOf(&bunch->head);
    if (collapse) {
        q->beginRemoveRows({}, int(head) + 1, int(head) + count);
        lines.erase(lines.begin() + std::ptrdiff_t(head) + 1,
                    lines.begin() + std::ptrdiff_t(head) + 1 + count);
        q->endRemoveRows();
    } else {
        Lines members;
        std::copy_if(rows.all().begin(), rows.all().end(), std::back_inserter(members),
                     [&](const Row *row) { return now().has(row) && now().bunchOf(row) == bunch; });
        enter(std::move(members));
    }
    tellChanged(head, head);
}

/// Shows the newcomers.
void QueueModel::Private::release()
{
    const QSet<Row *> newcoming = std::exchange(heldBack, {});
    newcomers = 0;
    for (Row *row : newcoming)
        row->isHeldBack = false;
    if (std::size_t(newcoming.size()) > muchNews || isWorking)
        return want();
    isWorking = true;
    Batch batch;
    for (Row *row : newcoming)
        show(row, batch);
    deliver(batch);
    isWorking = false;
    tellNumbers();
}

void QueueModel::Private::tellNumbers()
{
    if (std::exchange(isOtherSelection, false))
        Q_EMIT q->selectionChanged();
    if (std::exchange(toldNewcomers, newcomers) != newcomers)
        Q_EMIT q->newcomersChanged();
    if (std::exchange(toldShown, now().shown) != now().shown)
        Q_EMIT q->shownChanged();
    if (const bool busy = isBusy(); std::exchange(toldBusy, busy) != busy)
        Q_EMIT q->busyChanged();
}

}  // namespace Sidestage
