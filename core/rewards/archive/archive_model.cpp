// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_model.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Maximum number of shown rows that are compared with the archive after a change.
constexpr int compared = 1000;

}  // namespace

ArchiveModel::ArchiveModel(RedemptionArchive *archive, QObject *parent)
    : QAbstractTableModel(parent)
    , m_archive(archive)
{
    m_look.setSingleShot(true);
    m_look.setInterval(500ms);
    connect(&m_look, &QTimer::timeout, this, &ArchiveModel::refresh);
    connect(archive, &RedemptionArchive::changed, this, [this] {
        if (m_turn > 0 && !m_look.isActive())
            m_look.start();
    });
}

void ArchiveModel::setQuery(const ArchiveQuery &query)
{
    m_query = query;
    reload();
}

void ArchiveModel::reload()
{
    ++m_turn;
    m_isLoading = true;
    m_isFetching = false;
    m_found = -1;
    m_newcomers = 0;
    load(true);
    count();
    Q_EMIT stateChanged();
}

int ArchiveModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ArchiveModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ArchiveModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const ArchivedRedemption &row = m_rows[index.row()];
    switch (index.column()) {
    case ViewerColumn:
        return row.redemption.userName;
    case RewardColumn:
        return row.redemption.reward.title;
    case MessageColumn:
        return row.redemption.userInput;
    case PointsColumn:
        return row.redemption.reward.cost;
    case RedeemedColumn:
        return row.redemption.redeemedAt;
    case OutcomeColumn:
        return int(row.outcome);
    case DecidedColumn:
        return row.decidedAt;
    }
    return {};
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == PointsColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ViewerColumn:
        return tr("Viewer");
    case RewardColumn:
        return tr("Reward");
    case MessageColumn:
        return tr("Message");
    case PointsColumn:
        return tr("Points");
    case RedeemedColumn:
        return tr("Redeemed");
    case OutcomeColumn:
        return tr("Outcome");
    case DecidedColumn:
        return tr("Decided");
    }
    return {};
}

bool ArchiveModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next != 0 && !m_isFetching && !m_isLoading;
}

void ArchiveModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        load(false);
}

int ArchiveModel::rowOf(const QString &redemptionId) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const ArchivedRedemption &row) {
        return row.redemption.id == redemptionId;
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

Bound ArchiveModel::load(bool isNew)
{
    const quint64 turn = m_turn;
    m_isFetching = true;
    auto searching = m_archive->search(m_query, isNew ? 0 : m_next, pageSize);
    auto page = co_await searching;
    if (turn != m_turn)
        co_return;
    m_isFetching = false;
    m_isLoading = false;
    m_failure = page ? std::nullopt : std::optional<Error>(page.error());
    if (page && isNew) {
        beginResetModel();
        m_rows = page->rows;
        m_next = page->next;
        endResetModel();
    } else if (page) {
        m_next = page->next;
        if (!page->rows.isEmpty()) {
            const int first = int(m_rows.size());
            beginInsertRows({}, first, first + int(page->rows.size()) - 1);
            m_rows += page->rows;
            endInsertRows();
        }
    }
    Q_EMIT stateChanged();
}

Bound ArchiveModel::count()
{
    const quint64 turn = m_turn;
    auto counting = m_archive->count(m_query, maxCounted);
    const auto counted = co_await counting;
    if (turn != m_turn || !counted)
        co_return;
    m_found = *counted;
    Q_EMIT stateChanged();
}

/// Updates the shown rows. New rows are only counted, so that the list does not move while the user reads it.
Bound ArchiveModel::refresh()
{
    const quint64 turn = m_turn;
    const int most = std::clamp(int(m_rows.size()), pageSize, compared);
    auto searching = m_archive->search(m_query, 0, most);
    const auto page = co_await searching;
    if (turn != m_turn || !page || m_isLoading)
        co_return;
    QHash<QString, int> places;
    const int shown = std::min(int(m_rows.size()), most);
    for (int row = 0; row < shown; ++row)
        places.insert(m_rows[row].redemption.id, row);
    int newcomers = 0;
    int last = page->next ? -1 : shown - 1;
    QSet<int> still;
    for (const ArchivedRedemption &row : page->rows) {
        const auto place = places.constFind(row.redemption.id);
        if (place == places.constEnd()) {
            ++newcomers;
            continue;
        }
        still.insert(*place);
        last = std::max(last, *place);
        if (m_rows[*place] != row) {
            m_rows[*place] = row;
            Q_EMIT dataChanged(index(*place, 0), index(*place, ColumnCount - 1));
        }
    }
    for (int row = last; row >= 0; --row) {  // rows that do not match any more
        if (!still.contains(row)) {
            beginRemoveRows({}, row, row);
            m_rows.removeAt(row);
            endRemoveRows();
        }
    }
    // Rows beyond those shown are not new: fetchMore() reads them later.
    if (m_next == 0 || int(m_rows.size()) >= most)
        m_newcomers = newcomers;
    count();
    if (m_rows.isEmpty() && newcomers > 0)
        reload();
    else
        Q_EMIT stateChanged();
}

}  // namespace Sidestage
