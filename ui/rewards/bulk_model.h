// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/decision_desk.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QTimer>

namespace Sidestage {

/// The rows of one job of a DecisionDesk, each with its outcome. They are read once; after that only what has
/// changed is looked at again, a few times a second.
class BulkModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum ColumnName { Viewer, Reward, Message, Points, Outcome, ColumnCount };
    static constexpr int stateRole = Qt::UserRole + 200;  ///< int(QueueState).

    /// `desk` must outlive this.
    BulkModel(DecisionDesk *desk, qint64 job, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const QList<DecisionRow> &rows() const { return m_rows; }
    /// One row as a line of CSV, with "\r\n"; `row` -1: the names of the columns.
    QByteArray csvLine(int row) const;

private:
    void read();

    DecisionDesk *m_desk;
    qint64 m_job;
    QList<DecisionRow> m_rows{};
    QTimer m_soon{};
};

/// Lets through the rows with one of some states.
class OutcomeFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Empty: all.
    void setStates(const QSet<QueueState> &states);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QSet<QueueState> m_states{};
};

}  // namespace Sidestage
