// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_plot.h"

#include "base/csv.h"

#include <QAbstractTableModel>

namespace Sidestage {

/// The values of a chart as a table: one row per slot, newest first.
class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setPlot(const ChartPlot &plot);
    int rowOf(int slot) const { return m_plot.slotCount() - 1 - slot; }
    int slotOf(int row) const { return m_plot.slotCount() - 1 - row; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The table as CSV (RFC 4180), with exact values for other programs.
    QByteArray csv(CsvStyle style) const;

private:
    ChartPlot m_plot{};
};

}  // namespace Sidestage
