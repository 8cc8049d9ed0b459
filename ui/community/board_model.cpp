// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_model.h"

#include "base/bidi.h"
#include "kit/lists/row_delegate.h"

#include <QLocale>

namespace Sidestage {

void BoardModel::setEntries(const QList<Api::LeaderboardEntry> &entries, const QString &ownId)
{
    m_ownId = ownId;
    if (entries == m_entries)
        return;
    // A row is a rank: the users change, but the rows stay.
    const int before = int(m_entries.size()), now = int(entries.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_entries = entries;
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_entries = entries;
        endInsertRows();
    } else {
        m_entries = entries;
    }
    if (now > 0)
        Q_EMIT dataChanged(index(0, 0), index(now - 1, ColumnCount - 1));
}

int BoardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int BoardModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BoardModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_entries.size())
        return {};
    const Api::LeaderboardEntry &entry = m_entries[index.row()];
    const QLocale locale;
    const QString name = entry.userName.isEmpty() ? entry.userLogin : entry.userName;
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == RankColumn ? locale.toString(entry.rank)
            : index.column() == NameColumn  ? name
                                            : locale.toString(entry.score);
    case Qt::TextAlignmentRole:
        return index.column() == NameColumn ? QVariant() : int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return tr("Rank %1, %2, %3 Bits")
            .arg(locale.toString(entry.rank), isolated(name), locale.toString(entry.score));
    case RowRole::Strong:
        return index.column() == NameColumn;
    case RowRole::Detail:
        return index.column() == NameColumn && entry.userId == m_ownId ? tr("you") : QString();
    case RowRole::TextTone:
        return index.column() == RankColumn ? QVariant(int(Tone::Secondary)) : QVariant();
    }
    return {};
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != NameColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == RankColumn ? tr("Rank") : section == NameColumn ? tr("Name") : tr("Bits");
}

}  // namespace Sidestage
