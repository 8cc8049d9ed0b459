// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that prepares another order, filter or grouping while the current view is updated.

#include "queue_model_p.h"

namespace Sidestage {

void QueueModel::Private::schedulePreparation()
{
    isWanted = true;
    work();
}

/// Begins to prepare the requested view; discards an unfinished preparation.
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

/// Continues the preparation. Returns true when the view can be shown.
bool QueueModel::Private::prepare(const QElapsedTimer &watch)
{
    // Gets a minimum of time in each slice, so that it progresses.
    constexpr qint64 least = timeBudget / 2;
    const qint64 end = std::max(watch.nsecsElapsed() + least, timeBudget);
    const auto isLate = [&watch, end] { return watch.nsecsElapsed() >= end; };
    if (isReady())
        return true;
    Preparation &now = *preparation;
    QueueView &view = next();
    if (!now.sort && !now.sorted) {
        for (; now.scanned < rows.all().size(); ++now.scanned) {
            if (now.scanned % 32 == 31 && isLate())
                return false;
            fetchQueueRow(rows.all(), now.scanned);
            Row *row = rows.all()[now.scanned];
            if (!row || row->isHeldBack || view.has(row) || !view.matches(row))
                continue;
            row->shownIn[std::size_t(view.side)] = view.number;
            view.count(row, 1);
            now.found.push_back(row);
        }
        now.sort.emplace(std::move(now.found), QueueIsBefore{&view});
    }
    if (!now.sorted) {
        if (!now.sort->run(isLate))
            return false;
        now.sorted = now.sort->take();
        now.sort.reset();
    }
    // In a long list, assembling the lines and showing them take a slice each.
    if (now.sorted->size() < manyChanges && lines.size() < manyChanges)
        return compose([] { return false; });
    compose(isLate);
    return false;
}

/// Continues to assemble the lines of the prepared view. Returns true when they are ready.
template <class F>
bool QueueModel::Private::compose(F isLate)
{
    const QueueView &view = next();
    const QueueIsBefore isBefore{&view};
    const Lines &sorted = *preparation->sorted;
    Lines &extras = preparation->extras;
    if (!preparation->fresh) {
        std::sort(extras.begin(), extras.end(), isBefore);
        preparation->fresh.emplace();
        preparation->fresh->lines.reserve(std::size_t(view.shown) + changesPerSlice);
    }
    PendingView &fresh = *preparation->fresh;
    const auto append = [&](Row *row) {
        fresh.lines.push_back(row);
        if (!isLine(row))
            fresh.coming.push_back(row);
    };
    const auto place = [&](Row *row) {
        if (!view.has(row))
            return;  // it was removed meanwhile
        if (view.isGrouped()) {
            QueueGroup *of = view.groupFor(row);
            if (std::exchange(fresh.queueGroup, of) != of) {
                append(&of->head);
                of->head.shownIn[std::size_t(view.side)] = view.number;
            }
            if (of->shallCollapse)
                return;
        }
        append(row);
    };
    while (fresh.sorted < sorted.size() || fresh.extras < extras.size()) {
        std::size_t end = sorted.size();
        if (fresh.extras < extras.size())
            end = std::size_t(std::upper_bound(sorted.begin(), sorted.end(), extras[fresh.extras], isBefore)
                              - sorted.begin());
        for (; fresh.sorted < end; ++fresh.sorted) {
            if (fresh.sorted % 32 == 31 && isLate())
                return false;
            fetchQueueRow(sorted, fresh.sorted);
            place(sorted[fresh.sorted]);
        }
        if (fresh.extras < extras.size())
            place(extras[fresh.extras++]);
    }
    // Rows that have changed since they were checked are among the touched ones.
    auto from = fresh.left ? std::upper_bound(lines.begin(), lines.end(), fresh.left, QueueIsBefore{&now()})
                           : lines.begin();
    for (auto at = std::size_t(from - lines.begin()); at < lines.size(); ++at) {
        if (at % 32 == 31 && isLate())
            return false;
        fetchQueueRow(lines, at);
        fresh.left = lines[at];
        if (!willBeLine(lines[at]))
            fresh.going.push_back(lines[at]);
    }
    fresh.isReady = true;
    return true;
}

void QueueModel::Private::fold(QueueGroup *queueGroup, bool collapse)
{
    constexpr int fewRows = 1000;
    if (queueGroup->shallCollapse == collapse)
        return;
    queueGroup->shallCollapse = collapse;
    const int count = now().tallyOf(*queueGroup).shown;
    if (isWorking || preparation || isWanted || !tasks.empty() || (!collapse && count > fewRows)) {
        folding.push_back(queueGroup);
        // Lines that are already being assembled do not include this change.
        if (!preparation || preparation->fresh)
            schedulePreparation();
        return;
    }
    if (collapse) {
        queueGroup->isCollapsed = true;
        if (!isLine(&queueGroup->head))
            return;
        const std::size_t head = placeOf(&queueGroup->head);
        q->beginRemoveRows({}, int(head) + 1, int(head) + count);
        lines.erase(lines.begin() + std::ptrdiff_t(head) + 1,
                    lines.begin() + std::ptrdiff_t(head) + 1 + count);
        q->endRemoveRows();
        return emitChanged(head, head);
    }
    // Few rows, but they may be anywhere among all rows.
    runSliced([this, queueGroup, at = std::size_t(0), members = Lines()](const IsLate &isLate) mutable {
        const auto collect = [&](Row *row) {
            if (now().has(row) && now().groupFor(row) == queueGroup)
                members.push_back(row);
        };
        if (!walk(rows.all(), at, rows.all().size(), isLate, collect))
            return false;
        queueGroup->isCollapsed = false;
        if (isLine(&queueGroup->head)) {
            enter(std::move(members));
            const std::size_t head = placeOf(&queueGroup->head);
            emitChanged(head, head);
        }
        return true;
    });
}

}  // namespace Sidestage
