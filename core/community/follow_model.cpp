// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_model.h"

#include "follow_list.h"
#include "follow_table.h"
#include "profile/store_thread.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// Rows of the store that one scan step checks: a few milliseconds of its thread.
constexpr int scannedAtOnce = 5000;
/// Spans fetched concurrently. During fast scrolling more are passed than need to be fetched.
constexpr int fetchedAtOnce = 3;

}  // namespace

FollowModel::FollowModel(FollowList *list, QObject *parent)
    : QAbstractListModel(parent)
    , m_list(list)
{
    connect(list, &FollowList::stepped, this, &FollowModel::apply);
}

void FollowModel::setQuery(const FollowQuery &query)
{
    if (m_turn > 0 && query == m_query)
        return;
    m_query = query;
    m_words = foldedFor(query.words);
    reload();
}

void FollowModel::reload()
{
    ++m_turn;
    m_isScanning = true;
    m_isFirst = true;
    m_failure.reset();
    m_scannedTo = {};
    scan();
    Q_EMIT stateChanged();
}

int FollowModel::fetched() const
{
    int rows = 0;
    for (const Span &span : m_spans)
        rows += int(span.rows.size());
    return rows;
}

std::optional<FollowRow> FollowModel::row(int row) const
{
    if (row < 0 || row >= m_count)
        return std::nullopt;
    const std::size_t at = spanOf(row);
    const Span &span = m_spans[at];
    return span.isWhole() ? std::optional<FollowRow>(span.rows[row - m_starts[at]]) : std::nullopt;
}

QVariant FollowModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_count)
        return {};
    const std::size_t at = spanOf(index.row());
    const Span &span = m_spans[at];
    if (!span.isWhole()) {
        const_cast<FollowModel *>(this)->fetch(int(at));
        return {};
    }
    span.usedAt = ++m_uses;
    const FollowRow &row = span.rows[index.row() - m_starts[at]];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return row.follow.name.isEmpty() ? row.follow.login : row.follow.name;
    case IdRole:
        return row.follow.id;
    case LoginRole:
        return row.follow.login;
    case FollowedAtRole:
        return row.follow.followedAt;
    case SeenAtRole:
        return row.seenAt;
    }
    return {};
}

void FollowModel::scan()
{
    const auto look = [table = m_list->table(), query = m_query, after = m_scannedTo](Database &database) {
        return table->spans(database, query, after, spanSize, scannedAtOnce);
    };
    const auto took = [this, turn = m_turn](const Result<FollowTable::Spans> &found) {
        if (turn != m_turn)
            return;
        if (!found) {
            m_failure = found.error();
            m_isScanning = false;
            Q_EMIT stateChanged();
            return;
        }
        if (std::exchange(m_isFirst, false)) {
            beginResetModel();
            m_spans.clear();
            m_pinned = -1;
            for (const FollowSpan &span : found->spans)
                m_spans.push_back(makeSpan(span.first, span.count));
            updateStarts(0);
            endResetModel();
        } else if (!found->spans.isEmpty()) {
            int more = 0;
            for (const FollowSpan &span : found->spans)
                more += span.count;
            beginInsertRows({}, m_count, m_count + more - 1);
            const std::size_t from = m_spans.size();
            for (const FollowSpan &span : found->spans)
                m_spans.push_back(makeSpan(span.first, span.count));
            updateStarts(from);
            endInsertRows();
        }
        m_isScanning = !found->isDone;
        m_scannedTo = found->next;
        if (m_isScanning)
            scan();
        Q_EMIT stateChanged();
    };
    m_list->store()->run(look, this, took);
}

void FollowModel::fetch(int number)
{
    Span &wanted = m_spans[std::size_t(number)];
    if (wanted.isAsked)
        return;
    if (m_fetching >= fetchedAtOnce) {
        m_hasPassed = true;
        return;
    }
    ++m_fetching;
    wanted.isAsked = true;
    const auto look = [table = m_list->table(), query = m_query, first = wanted.first, count = wanted.count](
                          Database &database) { return table->rows(database, query, first, true, count); };
    const auto took = [this, turn = m_turn, first = wanted.first,
                       serial = wanted.serial](const Result<QList<FollowRow>> &rows) {
        --m_fetching;
        // Views that still show other missing rows request them again.
        if (std::exchange(m_hasPassed, false) && m_count > 0)
            Q_EMIT dataChanged(index(0), index(m_count - 1));
        if (turn != m_turn || m_spans.empty())
            return;
        const std::size_t at = spanFor(first);
        Span &span = m_spans[at];
        if (span.serial != serial)
            return;  // the span has been removed
        span.isAsked = false;
        if (!rows) {
            m_failure = rows.error();
            Q_EMIT stateChanged();
            return;
        }
        // Rows may have changed since the request. Views that show them request them again.
        if (rows->size() < span.count || rows->first().key.isAbove(span.first)) {
            constexpr int maxMisses = 5;  // the store's content differs from what was reported
            if (++span.misses > maxMisses)
                return reload();
            Q_EMIT dataChanged(index(m_starts[at]), index(m_starts[at] + span.count - 1));
            return;
        }
        span.rows = rows->first(span.count);
        span.first = rows->first().key;
        span.usedAt = ++m_uses;
        span.misses = 0;
        forgetOldest();
        Q_EMIT dataChanged(index(m_starts[at]), index(m_starts[at] + span.count - 1));
    };
    m_list->store()->run(look, this, took);
}

void FollowModel::apply(const FollowStep &step)
{
    if (m_turn == 0)
        return;
    // The store returns results in the order of its work. Before the first result of a query there are no
    // rows to update, and that result includes this step.
    if (m_isFirst)
        return;
    switch (m_query.show) {
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
        insert(m_query.show == FollowShow::Came ? step.came : step.left);
        break;
    }
    if (step.changesRows())
        Q_EMIT stateChanged();
}

void FollowModel::insert(const QList<FollowRow> &rows)
{
    QList<FollowRow> sorted;
    for (const FollowRow &row : rows) {
        // Rows in the part that is not scanned yet are found by the scan.
        if (matches(row) && !(m_isScanning && m_scannedTo.isAbove(row.key)))
            sorted.append(row);
    }
    std::ranges::sort(sorted, [](const FollowRow &a, const FollowRow &b) { return a.key.isAbove(b.key); });
    for (qsizetype i = 0; i < sorted.size();) {
        // Adjacent rows are inserted together.
        const FollowKey &key = sorted[i].key;
        const bool isAtTop = m_spans.empty() || key.isAbove(m_spans.front().first);
        const std::size_t at = isAtTop ? 0 : spanFor(key);
        qsizetype last = i + 1;
        if (isAtTop) {
            while (last < sorted.size() && last - i < spanSize
                   && (m_spans.empty() || sorted[last].key.isAbove(m_spans.front().first)))
                ++last;
            beginInsertRows({}, 0, int(last - i) - 1);
            const int more = int(last - i);
            if (!m_spans.empty() && m_spans.front().count + more <= spanSize) {
                Span &span = m_spans.front();
                if (span.isWhole())
                    span.rows = sorted.mid(i, more) + span.rows;
                span.first = key;
                span.count += more;
            } else {
                m_spans.insert(m_spans.begin(), makeSpan(key, more, sorted.mid(i, more)));
            }
            if (m_pinned >= 0)
                m_pinned += more;
            updateStarts(0);
            endInsertRows();
            i = last;
            continue;
        }
        Span &span = m_spans[at];
        const bool isLast = at + 1 == m_spans.size();
        const qsizetype place = span.isWhole() ? placeIn(span, key) : span.count;
        while (last < sorted.size() && last - i < spanSize
               && (isLast || sorted[last].key.isAbove(m_spans[at + 1].first))
               && (!span.isWhole() || place == span.count || sorted[last].key.isAbove(span.rows[place].key)))
            ++last;
        const int more = int(last - i);
        const int row = m_starts[at] + int(place);
        beginInsertRows({}, row, row + more - 1);
        if (isLast && place == span.count && span.count >= spanSize) {
            m_spans.push_back(makeSpan(key, more));
            updateStarts(at + 1);
        } else {
            if (span.isWhole())
                span.rows = span.rows.first(place) + sorted.mid(i, more) + span.rows.mid(place);
            span.count += more;
            updateStarts(at);
        }
        if (m_pinned >= row)
            m_pinned += more;
        endInsertRows();
        i = last;
    }
    forgetOldest();
}

/// Removes rows, perhaps hundreds. Adjacent rows are removed together, so that views have little to do.
void FollowModel::remove(const QList<FollowRow> &gone)
{
    QList<FollowKey> keys;
    for (const FollowRow &row : gone) {
        if (matches(row) && !(m_isScanning && m_scannedTo.isAbove(row.key)))
            keys.append(row.key);
    }
    std::ranges::sort(keys, [](const FollowKey &a, const FollowKey &b) { return a.isAbove(b); });
    // From the bottom, so that the rows above keep their positions.
    for (qsizetype end = keys.size(); end > 0;) {
        if (m_spans.empty() || keys[end - 1].isAbove(m_spans.front().first))
            return;
        const std::size_t at = spanFor(keys[end - 1]);
        qsizetype first = end - 1;
        while (first > 0 && !keys[first - 1].isAbove(m_spans[at].first))
            --first;
        removeFrom(at, keys.mid(first, end - first));
        end = first;
    }
}

/// Removes rows of one span. `keys` are in the order of the rows.
void FollowModel::removeFrom(std::size_t at, const QList<FollowKey> &keys)
{
    const Span &span = m_spans[at];
    if (!span.isWhole()) {
        // Which rows are removed does not matter if they were not fetched. The key of a removed first row
        // still marks the start of the span.
        const int count = std::min(int(keys.size()), span.count);
        removeRun(at, span.count - count, count);
        return;
    }
    for (qsizetype i = keys.size() - 1; i >= 0;) {
        const auto isAt = [&](qsizetype place, const FollowKey &key) {
            return place >= 0 && place < span.rows.size() && span.rows[place].key == key;
        };
        const qsizetype last = placeIn(span, keys[i]);
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
    const int row = m_starts[at] + place;
    beginRemoveRows({}, row, row + count - 1);
    Span &span = m_spans[at];
    const bool wasWhole = span.isWhole();
    if (wasWhole)
        span.rows.remove(place, count);
    span.count -= count;
    if (span.count == 0)
        m_spans.erase(m_spans.begin() + std::ptrdiff_t(at));
    else if (wasWhole && place == 0)
        span.first = span.rows.first().key;
    updateStarts(at > 0 ? at - 1 : 0);
    if (m_pinned >= row + count)
        m_pinned -= count;
    else if (m_pinned >= row)
        m_pinned = -1;
    endRemoveRows();
}

void FollowModel::rename(const FollowRow &renamed)
{
    if (m_spans.empty())
        return;
    Span &span = m_spans[spanFor(renamed.key)];
    const qsizetype place = placeIn(span, renamed.key);
    if (!span.isWhole() || place >= span.rows.size() || span.rows[place].key != renamed.key)
        return;
    span.rows[place] = renamed;
    const QModelIndex at = index(m_starts[spanFor(renamed.key)] + int(place));
    Q_EMIT dataChanged(at, at);
}

FollowModel::Span FollowModel::makeSpan(const FollowKey &first, int size, const QList<FollowRow> &rows)
{
    return {.first = first, .count = size, .rows = rows, .usedAt = ++m_uses, .serial = ++m_serials};
}

void FollowModel::updateStarts(std::size_t from)
{
    m_starts.resize(m_spans.size());
    m_count = from > 0 ? m_starts[from - 1] + m_spans[from - 1].count : 0;
    for (std::size_t i = from; i < m_spans.size(); ++i) {
        m_starts[i] = m_count;
        m_count += m_spans[i].count;
    }
}

std::size_t FollowModel::spanOf(int row) const
{
    const auto after = std::ranges::upper_bound(m_starts, row);
    return std::size_t(after - m_starts.begin()) - 1;
}

std::size_t FollowModel::spanFor(const FollowKey &key) const
{
    const auto after = std::ranges::partition_point(
        m_spans, [&](const Span &span) { return span.first == key || span.first.isAbove(key); });
    return after == m_spans.begin() ? 0 : std::size_t(after - m_spans.begin()) - 1;
}

qsizetype FollowModel::placeIn(const Span &span, const FollowKey &key)
{
    return std::ranges::partition_point(span.rows, [&](const FollowRow &row) { return row.key.isAbove(key); })
        - span.rows.begin();
}

bool FollowModel::matches(const FollowRow &row) const
{
    return m_words.isEmpty() || foldedFor(row.follow).contains(m_words);
}

void FollowModel::forgetOldest()
{
    std::vector<Span *> whole;
    for (Span &span : m_spans) {
        if (span.isWhole())
            whole.push_back(&span);
    }
    if (int(whole.size()) <= maxSpans)
        return;
    const std::size_t kept = m_pinned >= 0 && m_pinned < m_count ? spanOf(m_pinned) : m_spans.size();
    std::ranges::sort(whole, [](const Span *a, const Span *b) { return a->usedAt < b->usedAt; });
    for (std::size_t i = 0; i + maxSpans < whole.size(); ++i) {
        if (kept == m_spans.size() || whole[i] != &m_spans[kept])
            whole[i]->rows = {};
    }
}

}  // namespace Sidestage
