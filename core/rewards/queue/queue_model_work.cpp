// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that works, in turns: reads what the queue tells, and does what it is asked for.

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

void QueueModel::Private::post(const QStringList &ids)
{
    const bool wasIdle = !hasLetters() && !preparation && errands.empty();
    const bool isFirst = inbox.empty();
    inbox.insert(inbox.end(), ids.begin(), ids.end());
    if (wasIdle)
        return work();
    // Whatever is being prepared, news does not wait for the next turn of it, which gets on with the rest.
    if (isFirst && !isWorking && !isReadingMuch && errands.empty()) {
        isWorking = true;
        QElapsedTimer watch;
        watch.start();
        readLetters(watch, Letters::News);
        isWorking = false;
        tellNumbers();
    }
    later();
}

void QueueModel::Private::postLeaving(const QStringList &ids)
{
    const bool wasIdle = !hasLetters() && !preparation && errands.empty();
    leaving.insert(leaving.end(), ids.begin(), ids.end());
    // What is told next, in the same event, may be news.
    if (wasIdle && leaving.size() <= fewRuns)
        work();
    else
        later();
}

/// There is a turn to come. One that is in line already keeps its place there.
void QueueModel::Private::later()
{
    if (!timer.isActive())
        timer.start();
}

/// One turn, and another one later when it was not enough.
void QueueModel::Private::work()
{
    if (isWorking)
        return later();
    if (!errands.empty())
        return runErrands();
    isWorking = true;
    QElapsedTimer watch;
    watch.start();
    // To exchange the sides takes the turn; what has left can wait for the next.
    if (hasLetters())
        readLetters(watch, isReady() ? Letters::News : Letters::All);
    if (rows.titles() != knownTitles)
        isWanted = true;
    if (isWanted && !isReadingMuch)
        begin();
    bool hasTrash = false;
    if (preparation) {
        if (prepare(watch)) {
            Fresh fresh = std::move(*preparation->fresh);
            preparation.reset();
            exchange(std::move(fresh));
            rows.settleTitles();
            countNewcomers();
        }
    } else if (!isWanted) {
        hasTrash = rows.sweep();
    }
    isWorking = false;
    tellNumbers();
    if (isBusy() || hasTrash)
        later();
}

/// Does it now, or in turns when it takes longer; until then rows and lines stay as they are.
void QueueModel::Private::inTurns(Errand errand)
{
    const bool isFirst = errands.empty();
    errands.push_back(std::move(errand));
    if (isWorking || !isFirst)
        return later();
    runErrands();
}

/// One turn of what was asked for by inTurns().
void QueueModel::Private::runErrands()
{
    isWorking = true;
    const bool isShort = rows.all().size() <= muchNews && lines.size() <= muchNews;
    QElapsedTimer watch;
    watch.start();
    const IsLate isLate = [&watch, isShort] { return !isShort && watch.nsecsElapsed() >= turn; };
    while (!errands.empty() && errands.front()(isLate))
        errands.pop_front();
    isWorking = false;
    tellNumbers();
    if (isBusy())
        later();
    // Whoever is told may ask for more, or let go of all this.
    for (const auto &answer : std::exchange(answers, {}))
        answer();
}

void QueueModel::Private::readLetters(const QElapsedTimer &watch, Letters which)
{
    const qint64 end = preparation ? turn / 2 : turn;
    const std::size_t most = preparation && preparation->fresh ? newsMeanwhile : newsAtOnce;
    isReadingMuch = isReadingMuch || inbox.size() > muchNews;
    Batch batch;
    for (int i = 0; hasLetters(); ++i) {
        if (inbox.empty() && unread > 0) {
            const QStringList ids = queue->idsOfPart(--unread);
            inbox.assign(ids.begin(), ids.end());
            continue;
        }
        auto &box = inbox.empty() ? leaving : inbox;
        if (&box == &leaving && which == Letters::News)
            break;
        if (batch.size() >= most || (i % 32 == 31 && watch.nsecsElapsed() >= end))
            break;
        const QString id = std::move(box.front());
        box.pop_front();
        read(id, batch);
    }
    if (inbox.empty() && unread == 0 && std::exchange(isReadingMuch, false))
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
        batch.touched.insert(now().bunchOf(row));
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
    for (QueueBunch *bunch : std::as_const(batch.touched)) {
        const bool isShown = now().tallyOf(*bunch).shown > 0;
        if (isLine(&bunch->head) && !isShown)
            batch.going.push_back(&bunch->head);
        else if (isShown && !isLine(&bunch->head))
            heads.push_back(&bunch->head);
        else if (isShown)
            batch.changed.push_back(&bunch->head);
    }
    leave(batch.going);
    for (Row *row : batch.going) {
        if (row->isHead)
            row->shownIn[std::size_t(side)] = 0;
    }
    // Some that came have left already, some are in a group that is collapsed.
    std::erase_if(batch.coming, [this](const Row *row) { return !isLine(row); });
    for (Row *head : heads) {
        head->shownIn[std::size_t(side)] = now().number;
        batch.coming.push_back(head);
    }
    enter(std::move(batch.coming));
    tellChanged(batch.changed);
}

/// Shows the newcomers.
void QueueModel::Private::release()
{
    const QSet<Row *> newcoming = std::exchange(heldBack, {});
    newcomers = 0;
    for (Row *row : newcoming)
        row->isHeldBack = false;
    if (std::size_t(newcoming.size()) > muchNews || isWorking || !errands.empty())
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
    if (errands.empty() && std::exchange(isOtherSelection, false))
        Q_EMIT q->selectionChanged();
    if (std::exchange(toldNewcomers, newcomers) != newcomers)
        Q_EMIT q->newcomersChanged();
    if (std::exchange(toldShown, now().shown) != now().shown)
        Q_EMIT q->shownChanged();
    if (const bool busy = isBusy(); std::exchange(toldBusy, busy) != busy)
        Q_EMIT q->busyChanged();
}

}  // namespace Sidestage
