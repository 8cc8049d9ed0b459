// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_model_p.h"

#include "profile/store_thread.h"

namespace Sidestage {

namespace {

/// Rows of the store that are looked at in one go: a few milliseconds of its thread.
constexpr int scannedAtOnce = 5000;
/// Spans that are fetched at a time. Who scrolls fast passes by more than need to come.
constexpr int fetchedAtOnce = 3;

}  // namespace

FollowModel::FollowModel(FollowList *list, QObject *parent)
    : QAbstractListModel(parent)
    , d(new Private{.list = list})
{
    connect(list, &FollowList::stepped, this, &FollowModel::apply);
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
    Private::Span &wanted = d->spans[std::size_t(number)];
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
        Private::Span &span = d->spans[at];
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
            constexpr int maxMisses = 5;  // the store has something else than was told
            if (++span.misses > maxMisses)
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
    for (const Private::Span &span : d->spans)
        rows += int(span.rows.size());
    return rows;
}

std::optional<FollowRow> FollowModel::row(int row) const
{
    if (row < 0 || row >= d->count)
        return std::nullopt;
    const std::size_t at = d->spanOf(row);
    const Private::Span &span = d->spans[at];
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
    Private::Span &span = d->spans[at];
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

}  // namespace Sidestage
