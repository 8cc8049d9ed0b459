// SPDX-License-Identifier: GPL-3.0-or-later

// The part of ChatterModel that sorts, searches and tells the views, a few milliseconds at a time. What is to
// be shown is found out first; the views are told of all of it at once. Whoever came is put behind the last
// row, then all rows take their new places, then whoever left is cut off behind the last one that stays:
// three steps, however far apart in the list people come and go.

#include "chatter_model_p.h"

namespace Sidestage {

namespace {

constexpr int sliceMs = 3;
constexpr std::size_t steps = 256;  ///< Between two looks at the clock.

bool isLate(const QElapsedTimer &since)
{
    return since.isValid() && since.elapsed() >= sliceMs;
}

}  // namespace

bool ChatterModel::Private::Order::operator()(const Entry *a, const Entry *b) const
{
    const bool descends = direction == Qt::DescendingOrder;
    if (column == RoleColumn && a->row.role != b->row.role)
        return (a->row.role < b->row.role) != descends;
    if (column == SinceColumn && a->row.since != b->row.since) {
        // Who was there before everybody else has no time.
        const bool earlier
            = !a->row.since.isValid() || (b->row.since.isValid() && a->row.since < b->row.since);
        return earlier != descends;
    }
    const int names = a->key.compare(b->key);
    if (names != 0)
        return (names < 0) != (descends && column == NameColumn);
    return a->row.id < b->row.id;
}

void ChatterModel::Private::schedule(bool sorts)
{
    wantsFilter = true;
    wantsSort = wantsSort || sorts;
    if (!timer.isActive())
        timer.start();
    if (!std::exchange(wasBusy, true))
        Q_EMIT q->busyChanged();
}

void ChatterModel::Private::work()
{
    QElapsedTimer since;
    since.start();
    timer.start();
    if (stage == Stage::Idle && !wantsSort && !wantsFilter && sweepFor == 0) {
        if (clean(since))
            timer.stop();
        return;
    }
    if (sweepFor != 0 && stage == Stage::Idle && !sweep(since))
        return;
    if (stage == Stage::Idle)
        begin();
    if (stage == Stage::Sorting) {
        if (!sorting->run([&] { return isLate(since); }))
            return;
        sorted = sorting->take();
        sorting.reset();
        stage = Stage::Filtering;
    }
    // A search begins anew with each letter; a sorting goes on, or it would never end while people come.
    if (std::exchange(isOtherSearch, false)) {
        next.clear();
        filterAt = 0;
    }
    while (filterAt < sorted.size()) {
        if (isLate(since))
            return;
        for (const std::size_t end = std::min(filterAt + steps, sorted.size()); filterAt < end; ++filterAt) {
            Entry *entry = sorted[filterAt];
            if (!entry->isGone && (needle.isEmpty() || entry->folded.contains(needle)))
                next.push_back(entry);
        }
    }
    if (isLate(since))
        return;
    show();
    stage = Stage::Idle;
    if (wantsSort || wantsFilter || sweepFor != 0)
        return;
    // Those who have left are let go in the turns that follow.
    if (gone.empty())
        timer.stop();
    if (std::exchange(wasBusy, false))
        Q_EMIT q->busyChanged();
}

/// Begins with what is wanted now.
void ChatterModel::Private::begin()
{
    next.clear();
    next.reserve(present.size());
    filterAt = 0;
    ++turn;
    wantsFilter = isOtherSearch = false;
    if (std::exchange(wantsSort, false)) {
        sorting = std::make_unique<SlicedSort<Entry *, Order>>(present, order);
        stage = Stage::Sorting;
    } else {
        stage = Stage::Filtering;
    }
}

/// Takes those away who were not seen; true when all have been looked at.
bool ChatterModel::Private::sweep(const QElapsedTimer &since)
{
    for (; sweepAt < present.size(); ++sweepAt) {
        if (sweepAt % steps == 0 && isLate(since))
            return false;
        Entry *entry = present[sweepAt];
        if (entry->seen >= sweepFor) {
            present[kept++] = entry;
            continue;
        }
        entry->isGone = true;
        --counts[std::size_t(entry->row.role)];
        pool->byId.remove(entry->row.id);
        gone.push_back(entry);
        ++leftNow;
    }
    present.resize(kept);
    left = isFirst ? 0 : leftNow;
    sweepFor = 0;
    schedule(leftNow > 0);
    Q_EMIT q->totalsChanged();
    return true;
}

void ChatterModel::Private::show()
{
    Entries arriving;
    bool isSame = next.size() == lines.size();
    for (std::size_t i = 0; i < next.size(); ++i) {
        Entry *entry = next[i];
        entry->wanted = turn;
        if (entry->at < 0)
            arriving.push_back(entry);
        isSame = isSame && lines[i] == entry;
    }
    if (!isSame) {
        const std::size_t staying = next.size();
        if (!arriving.empty())
            insert(arriving);
        if (lines.size() > staying) {
            for (Entry *entry : lines) {
                if (entry->wanted != turn)
                    next.push_back(entry);
            }
        }
        if (next != lines)
            reorder(std::move(next));
        if (lines.size() > staying) {
            q->beginRemoveRows({}, int(staying), int(lines.size()) - 1);
            for (std::size_t i = staying; i < lines.size(); ++i)
                lines[i]->at = -1;
            lines.resize(staying);
            q->endRemoveRows();
        }
    }
    next = {};
    emitChanged();
}

void ChatterModel::Private::insert(const Entries &arriving)
{
    const int first = int(lines.size());
    q->beginInsertRows({}, first, first + int(arriving.size()) - 1);
    for (Entry *entry : arriving) {
        entry->at = int(lines.size());
        lines.push_back(entry);
    }
    q->endInsertRows();
}

void ChatterModel::Private::reorder(Entries &&wanted)
{
    Q_EMIT q->layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = q->persistentIndexList();
    Entries held;
    held.reserve(std::size_t(before.size()));
    for (const QModelIndex &index : before)
        held.push_back(lines[std::size_t(index.row())]);
    lines = std::move(wanted);
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i]->at = int(i);
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(q->index(held[std::size_t(i)]->at, before[i].column()));
    q->changePersistentIndexList(before, after);
    Q_EMIT q->layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void ChatterModel::Private::emitChanged()
{
    int first = -1, last = -1;
    for (const Entry *entry : std::exchange(changed, {})) {
        if (entry->at < 0)
            continue;
        first = first < 0 ? entry->at : std::min(first, entry->at);
        last = std::max(last, entry->at);
    }
    if (first >= 0)
        Q_EMIT q->dataChanged(q->index(first, 0), q->index(last, ColumnCount - 1));
}

/// Lets go of those who have left; true when that is done.
bool ChatterModel::Private::clean(const QElapsedTimer &since)
{
    for (std::size_t step = 1; !gone.empty(); ++step) {
        *gone.back() = {};
        pool->free.push_back(gone.back());
        gone.pop_back();
        if (step % steps == 0 && isLate(since))
            return false;
    }
    return true;
}

}  // namespace Sidestage
