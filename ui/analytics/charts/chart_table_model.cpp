// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_table_model.h"

#include "analytics_texts.h"
#include "base/bidi.h"

#include "kit/lists/row_delegate.h"

#include <cmath>

namespace Sidestage {

void ChartTableModel::setPlot(const ChartPlot &plot)
{
    // A different range or set of lines resets the model; otherwise rows and selection stay.
    const bool isSameShape = plot.slotCount() == m_plot.slotCount()
        && plot.lines.size() == m_plot.lines.size() && plot.range == m_plot.range;
    if (!isSameShape)
        beginResetModel();
    m_plot = plot;
    if (!isSameShape)
        endResetModel();
    else if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_plot.lines.isEmpty() ? 0 : m_plot.slotCount();
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + int(m_plot.lines.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int slot = slotOf(index.row());
    const DayRange days = m_plot.daysOf({.range = m_plot.range}, slot);
    const QString day
        = days.from == days.to ? AnalyticsTexts::longDay(days.from) : AnalyticsTexts::range(days);
    if (role == Qt::AccessibleTextRole) {
        QStringList parts{day};
        for (const ChartPlot::Line &line : m_plot.lines)
            parts.append(isolated(line.name) + u' ' + AnalyticsTexts::figure(line.values[std::size_t(slot)]));
        return parts.join(tr(", "));
    }
    if (index.column() == 0)
        return role == Qt::DisplayRole ? QVariant(day) : QVariant();
    const double value = m_plot.lines.at(index.column() - 1).values[std::size_t(slot)];
    switch (role) {
    case Qt::DisplayRole:
        return AnalyticsTexts::figure(value);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case RowRole::TextTone:
        return std::isnan(value) ? QVariant(int(Tone::Hint)) : QVariant();
    }
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return m_plot.slotDays == 1 ? tr("Day") : tr("Days");
    return section <= m_plot.lines.size() ? m_plot.lines.at(section - 1).name : QString();
}

QByteArray ChartTableModel::csv(CsvStyle style) const
{
    QByteArray out = m_plot.slotDays == 1 ? "Date" : "First day,Last day";
    for (const ChartPlot::Line &line : m_plot.lines) {
        out += ',';
        appendCsv(out, line.name, style);
    }
    out += "\r\n";
    for (int slot = 0; slot < m_plot.slotCount(); ++slot) {
        const DayRange days = m_plot.daysOf({.range = m_plot.range}, slot);
        out += days.from.toString(Qt::ISODate).toLatin1();
        if (m_plot.slotDays > 1)
            out += ',' + days.to.toString(Qt::ISODate).toLatin1();
        for (const ChartPlot::Line &line : m_plot.lines) {
            const double value = line.values[std::size_t(slot)];
            out += ',' + (std::isnan(value) ? QByteArray() : QByteArray::number(value, 'g', 15));
        }
        out += "\r\n";
    }
    return out;
}

}  // namespace Sidestage
