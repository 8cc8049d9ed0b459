// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that works in slices: processes signals of the queue, and runs tasks.

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

void QueueModel::Private::countNewcomers()
{
    newcomers = int(std::count_if(heldBack.cbegin(), heldBack.cend(),
                                  [this](const Row *row) { return now().matches(row); }));
}

void QueueModel::Private::enqueue(const QStringList &ids)
{
    const bool wasIdle = !hasPending() && !preparation && tasks.empty();
    const bool isFirst = pendingIds.empty();
    pendingIds.insert(pendingIds.end(), ids.begin(), ids.end());
    if (wasIdle)
        return work();
    // Changes are processed at once, not in the next slice of a preparation.
    if (isFirst && !isWorking && !isReadingMuch && tasks.empty()) {
        isWorking = true;
        QElapsedTimer watch;
        watch.start();
        applyPending(watch, Pending::Changes);
        isWorking = false;
        emitCounts();
    }
    later();
}

void QueueModel::Private::enqueueRemovals(const QStringList &ids)
{
    const bool wasIdle = !hasPending() && !preparation && tasks.empty();
    leaving.insert(leaving.end(), ids.begin(), ids.end());
    // The same event may be followed by changes, which are processed first.
    if (wasIdle && leaving.size() <= fewRuns)
        work();
    else
        later();
}

/// Schedules a slice. A scheduled timer is not restarted, which would delay it.
void QueueModel::Private::later()
{
    if (!timer.isActive())
        timer.start();
}

/// Runs one slice, and schedules another one if there is more to do.
void QueueModel::Private::work()
{
    if (isWorking)
        return later();
    if (!tasks.empty())
        return runTasks();
    isWorking = true;
    QElapsedTimer watch;
    watch.start();
    // Exchanging the sides takes the whole slice, so removals wait for the next one.
    if (hasPending())
        applyPending(watch, isReady() ? Pending::Changes : Pending::All);
    if (rows.titles() != knownTitles)
        isWanted = true;
    if (isWanted && !isReadingMuch)
        begin();
    bool hasTrash = false;
    if (preparation) {
        if (prepare(watch)) {
            PendingView fresh = std::move(*preparation->fresh);
            preparation.reset();
            swapIn(std::move(fresh));
            rows.settleTitles();
            countNewcomers();
        }
    } else if (!isWanted) {
        hasTrash = rows.sweep();
    }
    isWorking = false;
    emitCounts();
    if (isBusy() || hasTrash)
        later();
}

/// Runs the task now, or in slices if it takes longer; until it is done, rows and lines do not change.
void QueueModel::Private::runSliced(Task task)
{
    const bool isFirst = tasks.empty();
    tasks.push_back(std::move(task));
    if (isWorking || !isFirst)
        return later();
    runTasks();
}

/// Runs one slice of the tasks of runSliced().
void QueueModel::Private::runTasks()
{
    isWorking = true;
    const bool isShort = rows.all().size() <= manyChanges && lines.size() <= manyChanges;
    QElapsedTimer watch;
    watch.start();
    const IsLate isLate = [&watch, isShort] { return !isShort && watch.nsecsElapsed() >= timeBudget; };
    while (!tasks.empty() && tasks.front()(isLate))
        tasks.pop_front();
    isWorking = false;
    emitCounts();
    if (isBusy())
        later();
    // A callback may start further tasks, or delete this.
    for (const auto &answer : std::exchange(callbacks, {}))
        answer();
}

void QueueModel::Private::applyPending(const QElapsedTimer &watch, Pending which)
{
    const qint64 end = preparation ? timeBudget / 2 : timeBudget;
    const std::size_t most = preparation && preparation->fresh ? changesWhilePreparing : changesPerSlice;
    isReadingMuch = isReadingMuch || pendingIds.size() > manyChanges;
    Batch batch;
    for (int i = 0; hasPending(); ++i) {
        if (pendingIds.empty() && unread > 0) {
            const QStringList ids = queue->idsOfPart(--unread);
            pendingIds.assign(ids.begin(), ids.end());
            continue;
        }
        auto &box = pendingIds.empty() ? leaving : pendingIds;
        if (&box == &leaving && which == Pending::Changes)
            break;
        if (batch.size() >= most || (i % 32 == 31 && watch.nsecsElapsed() >= end))
            break;
        const QString id = std::move(box.front());
        box.pop_front();
        read(id, batch);
    }
    if (pendingIds.empty() && unread == 0 && std::exchange(isReadingMuch, false))
        isWanted = true;
    deliver(batch);
}

void QueueModel::Private::read(const QString &id, Batch &batch)
{
    Row *row = rows.find(id);
    const QueueEntry *entry = queue->find(id);
    if (!entry) {
        if (row)
            drop(row, batch);
        return;
    }
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
            batch.touched.insert(now().groupFor(row));
    }
    batch.changed.push_back(row);
}

/// Adds the row to the views that it belongs to.
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
            batch.touched.insert(now().groupFor(row));
    }
    if (!preparation)
        return;
    const bool belongs = join(next());
    if (preparation->fresh)
        preparation->fresh->touched.push_back(row);
    else if (belongs)
        (preparation->sort || preparation->sorted ? preparation->extras : preparation->found).push_back(row);
}

void QueueModel::Private::drop(Row *row, Batch &batch)
{
    setSelected(row, false);
    if (isLine(row))
        batch.going.push_back(row);
    if (now().isGrouped() && now().has(row))
        batch.touched.insert(now().groupFor(row));
    count(row, -1);
    if (heldBack.remove(row))
        newcomers -= now().matches(row) ? 1 : 0;
    rows.remove(row);
    if (preparation && preparation->fresh)
        preparation->fresh->touched.push_back(row);
}

void QueueModel::Private::deliver(Batch &batch)
{
    Lines heads;
    for (QueueGroup *queueGroup : std::as_const(batch.touched)) {
        const bool isShown = now().tallyOf(*queueGroup).shown > 0;
        if (isLine(&queueGroup->head) && !isShown)
            batch.going.push_back(&queueGroup->head);
        else if (isShown && !isLine(&queueGroup->head))
            heads.push_back(&queueGroup->head);
        else if (isShown)
            batch.changed.push_back(&queueGroup->head);
    }
    leave(batch.going);
    for (Row *row : batch.going) {
        if (row->isHead)
            row->shownIn[std::size_t(side)] = 0;
    }
    // Some added rows have been removed already, some are in a collapsed group.
    std::erase_if(batch.coming, [this](const Row *row) { return !isLine(row); });
    for (Row *head : heads) {
        head->shownIn[std::size_t(side)] = now().number;
        batch.coming.push_back(head);
    }
    enter(std::move(batch.coming));
    emitChanged(batch.changed);
}

/// Shows the new redemptions that were held back.
void QueueModel::Private::release()
{
    const QSet<Row *> newcoming = std::exchange(heldBack, {});
    newcomers = 0;
    for (Row *row : newcoming)
        row->isHeldBack = false;
    if (std::size_t(newcoming.size()) > manyChanges || isWorking || !tasks.empty())
        return schedulePreparation();
    isWorking = true;
    Batch batch;
    for (Row *row : newcoming)
        show(row, batch);
    deliver(batch);
    isWorking = false;
    emitCounts();
}

void QueueModel::Private::emitCounts()
{
    if (tasks.empty() && std::exchange(isOtherSelection, false))
        Q_EMIT q->selectionChanged();
    if (std::exchange(lastNewcomers, newcomers) != newcomers)
        Q_EMIT q->newcomersChanged();
    if (std::exchange(lastShown, now().shown) != now().shown)
        Q_EMIT q->shownChanged();
    if (const bool busy = isBusy(); std::exchange(lastBusy, busy) != busy)
        Q_EMIT q->busyChanged();
}

}  // namespace Sidestage
