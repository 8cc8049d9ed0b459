// SPDX-License-Identifier: GPL-3.0-or-later

// The part of QueueModel that notifies views: rows are inserted, removed, changed, and reordered.

#include "queue_model_p.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// Converts ascending places to runs of consecutive ones: first and last.
std::vector<std::pair<std::size_t, std::size_t>> runsOf(const std::vector<std::size_t> &places)
{
    std::vector<std::pair<std::size_t, std::size_t>> runs;
    for (const std::size_t place : places) {
        if (!runs.empty() && runs.back().second + 1 >= place)
            runs.back().second = place;
        else
            runs.emplace_back(place, place);
    }
    return runs;
}

std::ptrdiff_t off(std::size_t place)
{
    return std::ptrdiff_t(place);
}

}  // namespace

/// The place where the row is, or would be inserted.
std::size_t QueueModel::Private::placeOf(const Row *row) const
{
    const auto place = std::lower_bound(lines.begin(), lines.end(), row, QueueIsBefore{&now()});
    return std::size_t(place - lines.begin());
}

bool QueueModel::Private::isLine(const Row *row) const
{
    if (row->isHead)
        return now().has(row);
    return now().has(row) && !(now().isGrouped() && now().groupFor(row)->isCollapsed);
}

/// Whether the view that is being prepared shows the row.
bool QueueModel::Private::willBeLine(const Row *row) const
{
    const QueueView &view = views[std::size_t(1 - side)];
    QueueGroup *queueGroup = view.isGrouped() ? view.groupFor(row) : nullptr;
    if (row->isHead)
        return queueGroup && view.tallyOf(*queueGroup).shown > 0;
    return view.has(row) && !(queueGroup && queueGroup->shallCollapse);
}

int QueueModel::Private::lineOf(const Row *row) const
{
    if (!isLine(row))
        return -1;
    if (!isInOrder) {
        const auto found = std::find(lines.begin(), lines.end(), row);
        return found == lines.end() ? -1 : int(found - lines.begin());
    }
    const std::size_t place = placeOf(row);
    return place < lines.size() && lines[place] == row ? int(place) : -1;
}

/// Reorders the lines by `change`, after which the first `inOrder` of them are sorted. Persistent indexes
/// follow their rows.
template <class F>
void QueueModel::Private::permute(std::size_t inOrder, F change)
{
    Q_EMIT q->layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = q->persistentIndexList();
    Lines held;
    held.reserve(std::size_t(before.size()));
    for (const QModelIndex &index : before)
        held.push_back(lines[std::size_t(index.row())]);
    change();
    const auto end = lines.begin() + off(inOrder);
    const auto placed = [&](const Row *row) {
        // A header of another grouping has no place here.
        if (!row->isHead || (now().isGrouped() && now().groupFor(row))) {
            const auto found = std::lower_bound(lines.begin(), end, row, QueueIsBefore{&now()});
            if (found != end && *found == row)
                return int(found - lines.begin());
        }
        return -1;
    };
    QModelIndexList after;
    after.reserve(before.size());
    std::vector<std::pair<const Row *, qsizetype>> behind;  // rows that are not among the sorted ones, by
                                                            // address
    for (qsizetype i = 0; i < before.size(); ++i) {
        const Row *row = held[std::size_t(i)];
        const int line = placed(row);
        if (line < 0)
            behind.emplace_back(row, i);
        after.append(line < 0 ? QModelIndex() : q->index(line, before[i].column()));
    }
    std::sort(behind.begin(), behind.end());
    for (std::size_t line = inOrder; line < lines.size() && !behind.empty(); ++line) {
        const std::pair<const Row *, qsizetype> least(lines[line], 0);
        for (auto i = std::lower_bound(behind.begin(), behind.end(), least);
             i != behind.end() && i->first == lines[line]; ++i)
            after[i->second] = q->index(int(line), before[i->second].column());
    }
    q->changePersistentIndexList(before, after);
    Q_EMIT q->layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void QueueModel::Private::enter(Lines coming)
{
    if (coming.empty())
        return;
    std::sort(coming.begin(), coming.end(), QueueIsBefore{&now()});
    // The line before which each of them is inserted.
    std::vector<std::size_t> places;
    places.reserve(coming.size());
    std::size_t runs = 0;
    for (const Row *row : coming) {
        const std::size_t from = places.empty() ? 0 : places.back();
        const auto place
            = std::lower_bound(lines.begin() + off(from), lines.end(), row, QueueIsBefore{&now()});
        const auto at = std::size_t(place - lines.begin());
        runs += places.empty() || at != from ? 1 : 0;
        places.push_back(at);
    }
    if (runs <= fewRuns) {
        for (std::size_t end = coming.size(); end > 0;) {
            std::size_t first = end - 1;
            while (first > 0 && places[first - 1] == places[end - 1])
                --first;
            const std::size_t at = places[first];
            q->beginInsertRows({}, int(at), int(at + end - first) - 1);
            lines.insert(lines.begin() + off(at), coming.begin() + off(first), coming.begin() + off(end));
            q->endInsertRows();
            end = first;
        }
        return;
    }
    Lines merged;
    merged.reserve(lines.size() + coming.size());
    std::size_t taken = 0;
    for (std::size_t i = 0; i < coming.size(); ++i) {
        merged.insert(merged.end(), lines.begin() + off(taken), lines.begin() + off(places[i]));
        taken = places[i];
        merged.push_back(coming[i]);
    }
    merged.insert(merged.end(), lines.begin() + off(taken), lines.end());

    isInOrder = false;
    q->beginInsertRows({}, int(lines.size()), int(merged.size()) - 1);
    lines.insert(lines.end(), coming.begin(), coming.end());
    q->endInsertRows();
    permute(merged.size(), [&] {
        lines.swap(merged);
        isInOrder = true;
    });
}

void QueueModel::Private::leave(const Lines &going)
{
    std::vector<std::size_t> places;
    places.reserve(going.size());
    for (const Row *row : going) {
        const std::size_t place = placeOf(row);
        if (place < lines.size() && lines[place] == row)
            places.push_back(place);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    const auto runs = runsOf(places);
    if (runs.size() <= fewRuns) {
        for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
            q->beginRemoveRows({}, int(run->first), int(run->second));
            lines.erase(lines.begin() + off(run->first), lines.begin() + off(run->second) + 1);
            q->endRemoveRows();
        }
        return;
    }
    Lines kept, gone;
    kept.reserve(lines.size());
    std::size_t taken = 0;
    for (const auto &[first, last] : runs) {
        kept.insert(kept.end(), lines.begin() + off(taken), lines.begin() + off(first));
        gone.insert(gone.end(), lines.begin() + off(first), lines.begin() + off(last) + 1);
        taken = last + 1;
    }
    kept.insert(kept.end(), lines.begin() + off(taken), lines.end());
    const std::size_t left = kept.size();
    kept.insert(kept.end(), gone.begin(), gone.end());
    isInOrder = false;
    permute(left, [&] { lines.swap(kept); });
    q->beginRemoveRows({}, int(left), int(lines.size()) - 1);
    lines.resize(left);
    isInOrder = true;
    q->endRemoveRows();
}

/// Applies rows that were added or removed while the lists were built.
void QueueModel::Private::updatePending(PendingView &fresh)
{
    Lines touched = std::move(fresh.touched);
    for (std::size_t i = 0, count = touched.size(); i < count; ++i) {
        for (const QueueView &view : views) {
            if (view.isGrouped())
                touched.push_back(&view.groupFor(touched[i])->head);
        }
    }
    std::sort(touched.begin(), touched.end());
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    for (Row *row : touched) {
        if (row->isHead)
            row->shownIn[std::size_t(1 - side)] = willBeLine(row) ? next().number : 0;
    }

    struct Change
    {
        std::size_t at;
        Row *row;
        bool comes;
    };
    const auto bringIn = [&touched](Lines &some, const QueueView &view, auto belongs) {
        // Headers of another grouping have no place in this view's order.
        Lines here;
        std::copy_if(touched.begin(), touched.end(), std::back_inserter(here), [&view](const Row *row) {
            return !row->isHead || (view.isGrouped() && view.groupFor(row));
        });
        std::sort(here.begin(), here.end(), QueueIsBefore{&view});
        std::vector<Change> changes;
        for (Row *row : here) {
            const auto place = std::lower_bound(some.begin(), some.end(), row, QueueIsBefore{&view});
            const bool isThere = place != some.end() && *place == row;
            if (const bool comes = belongs(row); comes != isThere)
                changes.push_back({std::size_t(place - some.begin()), row, comes});
        }
        if (changes.empty())
            return;
        Lines amended;
        amended.reserve(some.size() + changes.size());
        std::size_t taken = 0;
        for (const Change &change : changes) {
            amended.insert(amended.end(), some.begin() + off(taken), some.begin() + off(change.at));
            taken = change.at;
            if (change.comes)
                amended.push_back(change.row);
            else
                ++taken;
        }
        amended.insert(amended.end(), some.begin() + off(taken), some.end());
        some.swap(amended);
    };
    bringIn(fresh.lines, next(), [this](const Row *row) { return willBeLine(row); });
    bringIn(fresh.coming, next(), [this](const Row *row) { return willBeLine(row) && !isLine(row); });
    bringIn(fresh.going, now(), [this](const Row *row) { return isLine(row) && !willBeLine(row); });
}

/// Shows the prepared view.
void QueueModel::Private::swapIn(PendingView fresh)
{
    updatePending(fresh);
    const Lines &coming = fresh.coming;
    const Lines &going = fresh.going;
    const std::size_t left = fresh.lines.size();
    Q_ASSERT(left + going.size() == lines.size() + coming.size());
    const auto flip = [this] {
        for (QueueGroup *queueGroup : std::exchange(folding, {}))
            queueGroup->isCollapsed = queueGroup->shallCollapse;
        side = 1 - side;
        next().number = ++lastView;  // invalidates the marks of the rows in the previous view
    };
    if (going.empty() && coming.empty() && fresh.lines == lines) {
        flip();
        emitAllChanged();
        return;
    }
    isInOrder = false;
    if (!coming.empty()) {
        q->beginInsertRows({}, int(lines.size()), int(lines.size() + coming.size()) - 1);
        lines.insert(lines.end(), coming.begin(), coming.end());
        q->endInsertRows();
    }
    permute(left, [&] {
        fresh.lines.insert(fresh.lines.end(), going.begin(), going.end());
        lines.swap(fresh.lines);
        flip();
        isInOrder = going.empty();
    });
    if (!going.empty()) {
        q->beginRemoveRows({}, int(left), int(lines.size()) - 1);
        lines.resize(left);
        isInOrder = true;
        q->endRemoveRows();
    }
}

void QueueModel::Private::emitChanged(std::size_t first, std::size_t last)
{
    Q_EMIT q->dataChanged(q->index(int(first), 0), q->index(int(last), ColumnCount - 1));
}

void QueueModel::Private::emitAllChanged()
{
    if (!lines.empty())
        emitChanged(0, lines.size() - 1);
}

void QueueModel::Private::emitChanged(const Lines &changed)
{
    constexpr std::size_t many = 200;
    if (changed.size() > many) {
        // Finding each place would take long, and they would be emitted as one range anyway.
        const Row *first = nullptr, *last = nullptr;
        for (const Row *row : changed) {
            if (!isLine(row))
                continue;
            if (!first || now().isBefore(row, first))
                first = row;
            if (!last || now().isBefore(last, row))
                last = row;
        }
        if (first)
            emitChanged(placeOf(first), placeOf(last));
        return;
    }
    std::vector<std::size_t> places;
    places.reserve(changed.size());
    for (const Row *row : changed) {
        if (const int line = lineOf(row); line >= 0)
            places.push_back(std::size_t(line));
    }
    std::sort(places.begin(), places.end());
    const auto runs = runsOf(places);
    if (runs.size() > fewRuns)
        return emitChanged(runs.front().first, runs.back().second);
    for (const auto &[first, last] : runs)
        emitChanged(first, last);
}

}  // namespace Sidestage
