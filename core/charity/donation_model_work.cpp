// SPDX-License-Identifier: GPL-3.0-or-later

// The part of DonationModel that sorts, searches and tells the views, a few milliseconds at a time. The rows
// to come are counted while they are found, in the half of each entry that nobody looks at; showing them is
// then a change of halves, which takes as long for 100,000 rows as for ten.

#include "donation_model_p.h"

namespace Sidestage {

namespace {

constexpr int sliceMs = 3;
constexpr std::size_t steps = 256;       ///< Between two looks at the clock.
constexpr std::size_t maxMerged = 4096;  ///< More newcomers than that are sorted with all others.

bool isLate(const QElapsedTimer &since)
{
    return since.elapsed() >= sliceMs;
}

}  // namespace

bool DonationModel::Private::Rule::operator()(const Entry *a, const Entry *b) const
{
    const bool descends = direction == Qt::DescendingOrder;
    if (order == Order::Largest) {
        if (a->what.amount.currency() != b->what.amount.currency())
            return a->what.amount.currency() < b->what.amount.currency();
        if (const int more = a->what.amount.compare(b->what.amount).value_or(0); more != 0)
            return (more < 0) != descends;
    }
    if (order == Order::Name) {
        // Who is gone comes after all names.
        if (a->key.isEmpty() != b->key.isEmpty())
            return b->key.isEmpty();
        if (const int names = a->key.compare(b->key); names != 0)
            return (names < 0) != descends;
    }
    if (a->what.place != b->what.place)
        return order == Order::Newest ? (a->what.place < b->what.place) != descends
                                      : a->what.place > b->what.place;
    return a->what.id < b->what.id;
}

void DonationModel::Private::schedule(bool sorts)
{
    wantsFilter = true;
    wantsSort = wantsSort || sorts;
    if (!timer.isActive())
        timer.start();
    if (!std::exchange(wasBusy, true))
        Q_EMIT q->busyChanged();
}

void DonationModel::Private::work()
{
    QElapsedTimer since;
    since.start();
    timer.start();
    if (stage == Stage::Idle && (wantsSort || wantsFilter))
        begin();
    if (stage == Stage::Collecting && !collect(since))
        return;
    if (stage == Stage::Sorting || stage == Stage::SortingFresh) {
        if (!sorting->run([&] { return isLate(since); }))
            return;
        endSorting();
    }
    if (stage == Stage::Merging && !merge(since))
        return;
    if (stage == Stage::Filtering) {
        if (!filterRows(since) || isLate(since))
            return;
        show();
        stage = Stage::Idle;
    }
    if (wantsSort || wantsFilter)
        return;
    if (std::exchange(wasBusy, false))
        Q_EMIT q->busyChanged();
    if (!discard(since))
        return;
    timer.stop();
}

/// Begins with what is wanted now.
void DonationModel::Private::begin()
{
    ++turn;
    workView = view;
    wantsFilter = isOtherSearch = false;
    next.clear();
    filterAt = 0;
    const bool isOther = sortedView != view || !(sortedBy == rule);
    // The sums of viewers change their places, so that they are always sorted as a whole.
    const bool sorts = std::exchange(wantsSort, false) || isOther || fresh.size() > maxMerged
        || (view == View::Viewers && !fresh.empty());
    if (sorts) {
        collectTo = all(view).size();  // who comes later is fresh
        collected.clear();
        collected.reserve(collectTo);
        fresh.clear();
        sortedBy = rule;
        sortedView = view;
        stage = Stage::Collecting;
        return;
    }
    if (fresh.empty()) {
        stage = Stage::Filtering;
        return;
    }
    sorting = std::make_unique<SlicedSort<Entry *, Rule>>(std::exchange(fresh, {}), sortedBy);
    stage = Stage::SortingFresh;
}

bool DonationModel::Private::collect(const QElapsedTimer &since)
{
    auto &from = all(sortedView);
    while (collected.size() < collectTo) {
        if (isLate(since))
            return false;
        for (const std::size_t end = std::min(collected.size() + steps, collectTo); collected.size() < end;)
            collected.push_back(&from[collected.size()]);
    }
    sorting = std::make_unique<SlicedSort<Entry *, Rule>>(std::exchange(collected, {}), sortedBy);
    stage = Stage::Sorting;
    return true;
}

void DonationModel::Private::endSorting()
{
    Entries done = sorting->take();
    sorting.reset();
    if (stage == Stage::Sorting) {
        sorted = std::move(done);
        stage = Stage::Filtering;
        return;
    }
    merging = std::move(done);
    merged.clear();
    merged.reserve(sorted.size() + merging.size());
    mergeAt = freshAt = 0;
    stage = Stage::Merging;
}

bool DonationModel::Private::merge(const QElapsedTimer &since)
{
    while (mergeAt < sorted.size() || freshAt < merging.size()) {
        if (isLate(since))
            return false;
        for (std::size_t i = 0; i < steps; ++i) {
            if (freshAt == merging.size()) {
                merged.insert(merged.end(), sorted.begin() + std::ptrdiff_t(mergeAt), sorted.end());
                mergeAt = sorted.size();
                break;
            }
            const bool isFresh = mergeAt == sorted.size() || sortedBy(merging[freshAt], sorted[mergeAt]);
            merged.push_back(isFresh ? merging[freshAt++] : sorted[mergeAt++]);
        }
    }
    sorted = std::exchange(merged, {});
    merging.clear();
    stage = Stage::Filtering;
    return true;
}

bool DonationModel::Private::filterRows(const QElapsedTimer &since)
{
    // A search begins anew with each letter; a sorting goes on, or it would never end while donations come.
    if (std::exchange(isOtherSearch, false)) {
        next.clear();
        filterAt = 0;
        ++turn;
    }
    const auto hidden = std::size_t(1 - slot);
    if (filterAt == 0)
        next.reserve(sorted.size());
    while (filterAt < sorted.size()) {
        if (isLate(since))
            return false;
        for (const std::size_t end = std::min(filterAt + steps, sorted.size()); filterAt < end; ++filterAt) {
            Entry *entry = sorted[filterAt];
            if (!needle.isEmpty() && !entry->folded.contains(needle) && !entry->number.startsWith(needle))
                continue;
            entry->turn[hidden] = turn;
            entry->at[hidden] = int(next.size());
            next.push_back(entry);
        }
    }
    return true;
}

/// The rows that were found take the place of those shown: more of them come behind the last one, then all
/// take their new places, then those that are too many go from the end.
void DonationModel::Private::show()
{
    const std::size_t before = lines.size(), after = next.size();
    if (after > before) {
        q->beginInsertRows({}, int(before), int(after) - 1);
        lines.insert(lines.end(), next.begin() + std::ptrdiff_t(before), next.end());
        q->endInsertRows();
    }
    const bool isOtherView = shownView != workView;
    if (lines != next || isOtherView) {
        Q_EMIT q->layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList old = q->persistentIndexList();
        Entries held;
        held.reserve(std::size_t(old.size()));
        // Rows behind the old end are nobody's yet.
        for (const QModelIndex &index : old)
            held.push_back(std::size_t(index.row()) < before ? lines[std::size_t(index.row())] : nullptr);
        slot = 1 - slot;
        shownTurn = turn;
        shownView = workView;
        Entries tail;
        if (before > after)
            tail.assign(lines.begin() + std::ptrdiff_t(after), lines.end());
        lines = std::exchange(next, {});
        lines.insert(lines.end(), tail.begin(), tail.end());
        QModelIndexList moved;
        moved.reserve(old.size());
        for (qsizetype i = 0; i < old.size(); ++i) {
            const Entry *entry = held[std::size_t(i)];
            int row = entry ? rowOf(entry) : -1;
            // Who is not shown any more goes with the end, if there is one to be cut off.
            if (row < 0 && before > after)
                row = int(after);
            moved.append(row < 0 ? QModelIndex() : q->index(row, old[i].column()));
        }
        q->changePersistentIndexList(old, moved);
        Q_EMIT q->layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    } else {
        slot = 1 - slot;
        shownTurn = turn;
        next = {};
    }
    if (lines.size() > after) {
        q->beginRemoveRows({}, int(after), int(lines.size()) - 1);
        lines.resize(after);
        q->endRemoveRows();
    }
    if (isOtherView)
        Q_EMIT q->headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emitChanged();
}

void DonationModel::Private::emitChanged()
{
    int first = -1, last = -1;
    for (const Entry *entry : std::exchange(changed, {})) {
        const int row = shownView == View::Viewers ? rowOf(entry) : -1;
        if (row < 0)
            continue;
        first = first < 0 ? row : std::min(first, row);
        last = std::max(last, row);
    }
    if (first >= 0)
        Q_EMIT q->dataChanged(q->index(first, 0), q->index(last, ColumnCount - 1));
}

/// Frees what nobody needs any more; true when there is nothing left.
bool DonationModel::Private::discard(const QElapsedTimer &since)
{
    while (!discarded.empty()) {
        RowPool &old = *discarded.back();
        for (; discardPart < SplitHash<Entry *>::parts; ++discardPart) {
            if (isLate(since))
                return false;
            old.byId.clearPart(discardPart);
            old.byUser.clearPart(discardPart);
        }
        for (auto *rows : {&old.donations, &old.viewers}) {
            while (!rows->empty()) {
                if (rows->size() % steps == 0 && isLate(since))
                    return false;
                rows->pop_back();
            }
        }
        discarded.pop_back();
        discardPart = 0;
    }
    return true;
}

}  // namespace Sidestage
