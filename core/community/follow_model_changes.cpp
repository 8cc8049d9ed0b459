// SPDX-License-Identifier: GPL-3.0-or-later

// What of a FollowModel follows what is written to the store.

#include "follow_model_p.h"

namespace Sidestage {

void FollowModel::apply(const FollowStep &step)
{
    if (d->turn == 0)
        return;
    // Answers of the store come in the order in which it worked: what is asked for now has this in it.
    if (d->isFirst)
        return;
    switch (d->query.show) {
    case FollowShow::All:
        remove(step.removed);
        insert(step.added);
        for (const FollowRow &row : step.renamed)
            rename(row);
        break;
    case FollowShow::Came:
    case FollowShow::Left:
        if (step.isCountedAnew)
            return reload();
        insert(d->query.show == FollowShow::Came ? step.came : step.left);
        break;
    }
    if (step.changesRows())
        Q_EMIT stateChanged();
}

void FollowModel::insert(const QList<FollowRow> &rows)
{
    QList<FollowRow> sorted;
    for (const FollowRow &row : rows) {
        // What lies where it has not been looked yet is found there.
        if (d->matches(row) && !(d->isScanning && d->scannedTo.isAbove(row.key)))
            sorted.append(row);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const FollowRow &a, const FollowRow &b) { return a.key.isAbove(b.key); });
    for (qsizetype i = 0; i < sorted.size();) {
        // Those that stand together come together.
        const FollowKey &key = sorted[i].key;
        const bool isAtTop = d->spans.empty() || key.isAbove(d->spans.front().first);
        const std::size_t at = isAtTop ? 0 : d->spanFor(key);
        qsizetype last = i + 1;
        if (isAtTop) {
            while (last < sorted.size() && last - i < spanSize
                   && (d->spans.empty() || sorted[last].key.isAbove(d->spans.front().first)))
                ++last;
            beginInsertRows({}, 0, int(last - i) - 1);
            const int more = int(last - i);
            if (!d->spans.empty() && d->spans.front().count + more <= spanSize) {
                Private::Span &span = d->spans.front();
                if (span.isWhole())
                    span.rows = sorted.mid(i, more) + span.rows;
                span.first = key;
                span.count += more;
            } else {
                d->spans.insert(d->spans.begin(), d->made(key, more, sorted.mid(i, more)));
            }
            if (d->pinned >= 0)
                d->pinned += more;
            d->number(0);
            endInsertRows();
            i = last;
            continue;
        }
        Private::Span &span = d->spans[at];
        const bool isLast = at + 1 == d->spans.size();
        const qsizetype place = span.isWhole() ? d->placeIn(span, key) : span.count;
        while (last < sorted.size() && last - i < spanSize
               && (isLast || sorted[last].key.isAbove(d->spans[at + 1].first))
               && (!span.isWhole() || place == span.count || sorted[last].key.isAbove(span.rows[place].key)))
            ++last;
        const int more = int(last - i);
        const int row = d->starts[at] + int(place);
        beginInsertRows({}, row, row + more - 1);
        if (isLast && place == span.count && span.count >= spanSize) {
            d->spans.push_back(d->made(key, more));
            d->number(at + 1);
        } else {
            if (span.isWhole())
                span.rows = span.rows.first(place) + sorted.mid(i, more) + span.rows.mid(place);
            span.count += more;
            d->number(at);
        }
        if (d->pinned >= row)
            d->pinned += more;
        endInsertRows();
        i = last;
    }
    d->tidy();
}

/// Hundreds may go at once: those that stand together go together, so that views have little to do.
void FollowModel::remove(const QList<FollowRow> &gone)
{
    QList<FollowKey> keys;
    for (const FollowRow &row : gone) {
        if (d->matches(row) && !(d->isScanning && d->scannedTo.isAbove(row.key)))
            keys.append(row.key);
    }
    std::sort(keys.begin(), keys.end(), [](const FollowKey &a, const FollowKey &b) { return a.isAbove(b); });
    // From below, so that what lies above stays where it is.
    for (qsizetype end = keys.size(); end > 0;) {
        if (d->spans.empty() || keys[end - 1].isAbove(d->spans.front().first))
            return;
        const std::size_t at = d->spanFor(keys[end - 1]);
        qsizetype first = end - 1;
        while (first > 0 && !keys[first - 1].isAbove(d->spans[at].first))
            --first;
        removeFrom(at, keys.mid(first, end - first));
        end = first;
    }
}

/// All of them stand in this span, in the order of the rows.
void FollowModel::removeFrom(std::size_t at, const QList<FollowKey> &keys)
{
    const Private::Span &span = d->spans[at];
    if (!span.isWhole()) {
        // Which rows these are does not matter. When the first of a span goes that was not fetched, its key
        // still says where the span begins.
        const int count = std::min(int(keys.size()), span.count);
        removeRun(at, span.count - count, count);
        return;
    }
    for (qsizetype i = keys.size() - 1; i >= 0;) {
        const auto isAt = [&](qsizetype place, const FollowKey &key) {
            return place >= 0 && place < span.rows.size() && span.rows[place].key == key;
        };
        const qsizetype last = d->placeIn(span, keys[i]);
        if (!isAt(last, keys[i])) {
            --i;
            continue;
        }
        qsizetype first = last;
        for (--i; i >= 0 && isAt(first - 1, keys[i]); --i)
            --first;
        const bool isAll = last - first + 1 == span.count;
        removeRun(at, int(first), int(last - first) + 1);
        if (isAll)
            return;
    }
}

void FollowModel::removeRun(std::size_t at, int place, int count)
{
    if (count == 0)
        return;
    const int row = d->starts[at] + place;
    beginRemoveRows({}, row, row + count - 1);
    Private::Span &span = d->spans[at];
    const bool wasWhole = span.isWhole();
    if (wasWhole)
        span.rows.remove(place, count);
    span.count -= count;
    if (span.count == 0)
        d->spans.erase(d->spans.begin() + std::ptrdiff_t(at));
    else if (wasWhole && place == 0)
        span.first = span.rows.first().key;
    d->number(at > 0 ? at - 1 : 0);
    if (d->pinned >= row + count)
        d->pinned -= count;
    else if (d->pinned >= row)
        d->pinned = -1;
    endRemoveRows();
}

void FollowModel::rename(const FollowRow &renamed)
{
    if (d->spans.empty())
        return;
    Private::Span &span = d->spans[d->spanFor(renamed.key)];
    const qsizetype place = d->placeIn(span, renamed.key);
    if (!span.isWhole() || place >= span.rows.size() || span.rows[place].key != renamed.key)
        return;
    span.rows[place] = renamed;
    const QModelIndex at = index(d->starts[d->spanFor(renamed.key)] + int(place));
    Q_EMIT dataChanged(at, at);
}

}  // namespace Sidestage
