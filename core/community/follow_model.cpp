// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_model.h"

#include "follow_list.h"
#include "follow_table.h"
#include "storage/store_thread.h"

#include <algorithm>
#include <vector>

namespace Sidestage {

namespace {

/// Rows of the store that are looked at in one go: a few milliseconds of its thread.
constexpr int scannedAtOnce = 5000;
/// Spans that are fetched at a time. Who scrolls fast passes by more than need to come.
constexpr int fetchedAtOnce = 3;

struct Span
{
    FollowKey first{};
    int count = 0;
    QList<FollowRow> rows{};  ///< Empty: not fetched.
    quint64 usedAt = 0;
    quint64 serial = 0;  ///< Of its own.
    int misses = 0;      ///< So often what was fetched did not fit.
    bool isAsked = false;

    bool isWhole() const { return !rows.isEmpty(); }
};

}  // namespace

struct FollowModel::Private
{
    FollowList *list;
    FollowQuery query{};
    QString words{};
    std::vector<Span> spans{};
    std::vector<int> starts{};  ///< The row in which each span begins.
    int count = 0;
    FollowKey scannedTo{};
    bool isScanning = false;
    bool isFirst = false;  ///< The rows are those of the former query.
    std::optional<Error> failure{};
    quint64 turn = 0;
    int fetching = 0;        ///< Spans that are on their way.
    bool hasPassed = false;  ///< Others were wanted meanwhile.
    quint64 uses = 0;
    quint64 serials = 0;
    int pinned = -1;

    Span made(const FollowKey &first, int size, const QList<FollowRow> &rows = {})
    {
        return {.first = first, .count = size, .rows = rows, .usedAt = ++uses, .serial = ++serials};
    }

    void number(std::size_t from)
    {
        starts.resize(spans.size());
        count = from > 0 ? starts[from - 1] + spans[from - 1].count : 0;
        for (std::size_t i = from; i < spans.size(); ++i) {
            starts[i] = count;
            count += spans[i].count;
        }
    }
    /// The span that has this row.
    std::size_t spanOf(int row) const
    {
        const auto after = std::upper_bound(starts.begin(), starts.end(), row);
        return std::size_t(after - starts.begin()) - 1;
    }
    /// The span in which this key stands or would; the first one for what is above all.
    std::size_t spanFor(const FollowKey &key) const
    {
        const auto after = std::partition_point(spans.begin(), spans.end(), [&](const Span &span) {
            return span.first == key || span.first.isAbove(key);
        });
        return after == spans.begin() ? 0 : std::size_t(after - spans.begin()) - 1;
    }
    static qsizetype placeIn(const Span &span, const FollowKey &key)
    {
        return std::partition_point(span.rows.begin(), span.rows.end(),
                                    [&](const FollowRow &row) { return row.key.isAbove(key); })
            - span.rows.begin();
    }
    bool matches(const FollowRow &row) const
    {
        return words.isEmpty() || foldedFor(row.follow).contains(words);
    }
    /// Forgets the spans that were not looked at for longest.
    void tidy()
    {
        std::vector<Span *> whole;
        for (Span &span : spans) {
            if (span.isWhole())
                whole.push_back(&span);
        }
        if (int(whole.size()) <= mostSpans)
            return;
        const std::size_t kept = pinned >= 0 && pinned < count ? spanOf(pinned) : spans.size();
        std::sort(whole.begin(), whole.end(),
                  [](const Span *a, const Span *b) { return a->usedAt < b->usedAt; });
        for (std::size_t i = 0; i + mostSpans < whole.size(); ++i) {
            if (kept == spans.size() || whole[i] != &spans[kept])
                whole[i]->rows = {};
        }
    }
};

FollowModel::FollowModel(FollowList *list, QObject *parent)
    : QAbstractListModel(parent)
    , d(new Private{.list = list})
{
    connect(list, &FollowList::stepped, this, &FollowModel::take);
}

FollowModel::~FollowModel() = default;

void FollowModel::setQuery(const FollowQuery &query)
{
    if (d->turn > 0 && query == d->query)
        return;
    d->query = query;
    d->words = foldedFor(query.words);
    reload();
}

const FollowQuery &FollowModel::query() const
{
    return d->query;
}

void FollowModel::reload()
{
    ++d->turn;
    d->isScanning = true;
    d->isFirst = true;
    d->failure.reset();
    d->scannedTo = {};
    scan();
    Q_EMIT stateChanged();
}

bool FollowModel::isScanning() const
{
    return d->isScanning;
}

const std::optional<Error> &FollowModel::failure() const
{
    return d->failure;
}

void FollowModel::scan()
{
    std::function<Result<FollowTable::Spans>(Database &)> look
        = [table = d->list->table(), query = d->query, after = d->scannedTo](Database &database) {
              return table->spans(database, query, after, spanSize, scannedAtOnce);
          };
    const auto took = [this, turn = d->turn](const Result<FollowTable::Spans> &found) {
        if (turn != d->turn)
            return;
        if (!found) {
            d->failure = found.error();
            d->isScanning = false;
            Q_EMIT stateChanged();
            return;
        }
        if (std::exchange(d->isFirst, false)) {
            beginResetModel();
            d->spans.clear();
            d->pinned = -1;
            for (const FollowSpan &span : found->spans)
                d->spans.push_back(d->made(span.first, span.count));
            d->number(0);
            endResetModel();
        } else if (!found->spans.isEmpty()) {
            int more = 0;
            for (const FollowSpan &span : found->spans)
                more += span.count;
            beginInsertRows({}, d->count, d->count + more - 1);
            const std::size_t from = d->spans.size();
            for (const FollowSpan &span : found->spans)
                d->spans.push_back(d->made(span.first, span.count));
            d->number(from);
            endInsertRows();
        }
        d->isScanning = !found->isDone;
        d->scannedTo = found->next;
        if (d->isScanning)
            scan();
        Q_EMIT stateChanged();
    };
    d->list->store()->run<FollowTable::Spans>(std::move(look), this, took);
}

void FollowModel::fetch(int number)
{
    Span &wanted = d->spans[std::size_t(number)];
    if (wanted.isAsked)
        return;
    if (d->fetching >= fetchedAtOnce) {
        d->hasPassed = true;
        return;
    }
    ++d->fetching;
    wanted.isAsked = true;
    std::function<Result<QList<FollowRow>>(Database &)> look
        = [table = d->list->table(), query = d->query, first = wanted.first, count = wanted.count](
              Database &database) { return table->rows(database, query, first, true, count); };
    const auto took = [this, turn = d->turn, first = wanted.first,
                       serial = wanted.serial](const Result<QList<FollowRow>> &rows) {
        --d->fetching;
        // Whoever still looks asks again.
        if (std::exchange(d->hasPassed, false) && d->count > 0)
            Q_EMIT dataChanged(index(0), index(d->count - 1));
        if (turn != d->turn || d->spans.empty())
            return;
        const std::size_t at = d->spanFor(first);
        Span &span = d->spans[at];
        if (span.serial != serial)
            return;  // all of its rows are gone
        span.isAsked = false;
        if (!rows) {
            d->failure = rows.error();
            Q_EMIT stateChanged();
            return;
        }
        // Rows may have come and gone since: then it is asked again when somebody looks.
        if (rows->size() < span.count || rows->first().key.isAbove(span.first)) {
            constexpr int mostMisses = 5;  // the store has something else than was told
            if (++span.misses > mostMisses)
                return reload();
            Q_EMIT dataChanged(index(d->starts[at]), index(d->starts[at] + span.count - 1));
            return;
        }
        span.rows = rows->first(span.count);
        span.first = rows->first().key;
        span.usedAt = ++d->uses;
        span.misses = 0;
        d->tidy();
        Q_EMIT dataChanged(index(d->starts[at]), index(d->starts[at] + span.count - 1));
    };
    d->list->store()->run<QList<FollowRow>>(std::move(look), this, took);
}

void FollowModel::pin(int row)
{
    d->pinned = row;
}

int FollowModel::fetched() const
{
    int rows = 0;
    for (const Span &span : d->spans)
        rows += int(span.rows.size());
    return rows;
}

std::optional<FollowRow> FollowModel::row(int row) const
{
    if (row < 0 || row >= d->count)
        return std::nullopt;
    const std::size_t at = d->spanOf(row);
    const Span &span = d->spans[at];
    return span.isWhole() ? std::optional<FollowRow>(span.rows[row - d->starts[at]]) : std::nullopt;
}

int FollowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : d->count;
}

QVariant FollowModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= d->count)
        return {};
    const std::size_t at = d->spanOf(index.row());
    Span &span = d->spans[at];
    if (!span.isWhole()) {
        const_cast<FollowModel *>(this)->fetch(int(at));
        return {};
    }
    span.usedAt = ++d->uses;
    const FollowRow &row = span.rows[index.row() - d->starts[at]];
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

void FollowModel::take(const FollowStep &step)
{
    if (d->turn == 0)
        return;
    // Answers of the store come in the order in which it worked: what is asked for now has this in it.
    if (d->isFirst)
        return;
    switch (d->query.show) {
    case FollowShow::All:
        for (const FollowRow &row : step.removed)
            remove(row);
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
                Span &span = d->spans.front();
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
        Span &span = d->spans[at];
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

void FollowModel::remove(const FollowRow &gone)
{
    if (d->spans.empty() || !d->matches(gone) || (d->isScanning && d->scannedTo.isAbove(gone.key))
        || gone.key.isAbove(d->spans.front().first))
        return;
    const std::size_t at = d->spanFor(gone.key);
    Span &span = d->spans[at];
    qsizetype place = span.count - 1;
    if (span.isWhole()) {
        place = d->placeIn(span, gone.key);
        if (place >= span.rows.size() || span.rows[place].key != gone.key)
            return;
    }
    // When the first of a span goes that was not fetched, its key still says where the span begins.
    const int row = d->starts[at] + int(place);
    beginRemoveRows({}, row, row);
    const bool wasWhole = span.isWhole();
    if (wasWhole)
        span.rows.removeAt(place);
    if (--span.count == 0)
        d->spans.erase(d->spans.begin() + std::ptrdiff_t(at));
    else if (wasWhole && place == 0)
        span.first = span.rows.first().key;
    d->number(at > 0 ? at - 1 : 0);
    if (d->pinned > row)
        --d->pinned;
    else if (d->pinned == row)
        d->pinned = -1;
    endRemoveRows();
}

void FollowModel::rename(const FollowRow &renamed)
{
    if (d->spans.empty())
        return;
    Span &span = d->spans[d->spanFor(renamed.key)];
    const qsizetype place = d->placeIn(span, renamed.key);
    if (!span.isWhole() || place >= span.rows.size() || span.rows[place].key != renamed.key)
        return;
    span.rows[place] = renamed;
    const QModelIndex at = index(d->starts[d->spanFor(renamed.key)] + int(place));
    Q_EMIT dataChanged(at, at);
}

}  // namespace Sidestage
