// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_model.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace Sidestage {

namespace {

bool isShown(const HereRow &row, const HereOrder &order, const QString &words)
{
    switch (order.kind) {
    case HereKind::Everybody:
        break;
    case HereKind::Followers:
        if (!row.followedAt.isValid())
            return false;
        break;
    case HereKind::Others:
        if (row.followedAt.isValid())
            return false;
        break;
    case HereKind::Redeemers:
        if (row.redemptions == 0)
            return false;
        break;
    }
    return words.isEmpty() || row.login.contains(words, Qt::CaseInsensitive)
        || row.name.contains(words, Qt::CaseInsensitive);
}

/// Returns the sort value of a column. Rows without a value are sorted last in both directions.
qint64 valueOf(const HereRow &row, HereColumn column)
{
    switch (column) {
    case HereColumn::Follows:
        return row.followedAt.isValid() ? row.followedAt.toMSecsSinceEpoch() : -1;
    case HereColumn::Redeemed:
        return row.redemptions > 0 ? row.redemptions : -1;
    case HereColumn::Points:
        return row.points > 0 ? row.points : -1;
    case HereColumn::Since:
        return row.since.isValid() ? row.since.toMSecsSinceEpoch() : 0;
    case HereColumn::Name:
    case HereColumn::Count:
        break;
    }
    return 0;
}

}  // namespace

HereTurn turnTo(const QList<HereRow> &before, const QList<HereRow> &all, const HereOrder &order)
{
    HereTurn turn;
    const QString words = order.words.trimmed();
    struct Keyed
    {
        const HereRow *row;
        qint64 value;
        QString name;
    };
    std::vector<Keyed> chosen;
    chosen.reserve(std::size_t(all.size()));
    for (const HereRow &row : all) {
        if (isShown(row, order, words))
            chosen.push_back({&row, valueOf(row, order.column), row.login.toCaseFolded()});
    }
    const bool isDown = order.direction == Qt::DescendingOrder;
    const bool isByName = order.column == HereColumn::Name;
    std::sort(chosen.begin(), chosen.end(), [&](const Keyed &a, const Keyed &b) {
        if (a.value != b.value) {
            if (a.value < 0 || b.value < 0)
                return b.value < 0;
            return isDown ? a.value > b.value : a.value < b.value;
        }
        if (a.name != b.name)
            return isByName && isDown ? a.name > b.name : a.name < b.name;
        return a.row->id < b.row->id;
    });
    turn.shown.reserve(qsizetype(chosen.size()));
    for (const Keyed &one : chosen)
        turn.shown.append(*one.row);

    QSet<QString> known;
    for (const HereRow &row : before)
        known.insert(row.id);
    turn.joined = before;
    turn.moved = turn.shown;
    for (qsizetype i = 0; i < turn.shown.size(); ++i) {
        const HereRow &row = turn.shown[i];
        turn.places.insert(row.id, int(i));
        if (!known.contains(row.id))
            turn.joined.append(row);
    }
    for (const HereRow &row : before) {
        if (turn.places.contains(row.id))
            continue;
        turn.places.insert(row.id, int(turn.moved.size()));
        turn.moved.append(row);
    }
    return turn;
}

void HereModel::apply(const HereTurn &turn)
{
    if (turn.joined.size() > m_rows.size()) {
        beginInsertRows({}, int(m_rows.size()), int(turn.joined.size()) - 1);
        m_rows = turn.joined;
        endInsertRows();
    }
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex &index : from) {
        const int row = turn.places.value(m_rows[index.row()].id, -1);
        to.append(row < 0 ? QModelIndex() : createIndex(row, index.column()));
    }
    m_rows = turn.moved;
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged();
    if (turn.shown.size() < m_rows.size()) {
        beginRemoveRows({}, int(turn.shown.size()), int(m_rows.size()) - 1);
        m_rows = turn.shown;
        endRemoveRows();
    }
}

int HereModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int HereModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(HereColumn::Count);
}

QVariant HereModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const HereRow &row = m_rows[index.row()];
    if (role == IdRole)
        return row.id;
    if (role != Qt::DisplayRole)
        return {};
    switch (HereColumn(index.column())) {
    case HereColumn::Name:
        return row.name.isEmpty() ? row.login : row.name;
    case HereColumn::Follows:
        return row.followedAt;
    case HereColumn::Redeemed:
        return row.redemptions;
    case HereColumn::Points:
        return row.points;
    case HereColumn::Since:
        return row.since;
    case HereColumn::Count:
        break;
    }
    return {};
}

QVariant HereModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section == int(HereColumn::Redeemed) || section == int(HereColumn::Points);
    if (role == Qt::TextAlignmentRole && isNumber)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (HereColumn(section)) {
    case HereColumn::Name:
        return tr("Name");
    case HereColumn::Follows:
        return tr("Follows since");
    case HereColumn::Redeemed:
        return tr("Redeemed");
    case HereColumn::Points:
        return tr("Points");
    case HereColumn::Since:
        return tr("Here since");
    case HereColumn::Count:
        break;
    }
    return {};
}

void HereModel::sort(int column, Qt::SortOrder order)
{
    if (column >= 0 && column < int(HereColumn::Count))
        Q_EMIT sortWanted(HereColumn(column), order);
}

}  // namespace Sidestage
