// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"

#include <QAbstractTableModel>

namespace Sidestage {

/// Ranks as rows. The model is never reset.
class BoardModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum ColumnName { RankColumn, NameColumn, ScoreColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `ownId`: the user whose row is marked.
    void setEntries(const QList<Api::LeaderboardEntry> &entries, const QString &ownId);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<Api::LeaderboardEntry> m_entries{};
    QString m_ownId{};
};

}  // namespace Sidestage
