// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/charts/analytics_texts.h"

#include <QAbstractTableModel>

namespace Sidestage {

class AnalyticsService;

/// A row of the table of reports: the data stored of a game or an extension in a range, and its state.
struct ReportLine
{
    QString id{};
    QString name{};
    DayRange covered{};  ///< First to last day with data in the range; invalid if none.
    QDate lastDay{};
    qint64 kept = 0;
    qint64 expected = 0;
    ReportState state{};
    bool hasFile = false;
    QDate lastDayEver{};  ///< For the text when the range has no data.

    bool operator==(const ReportLine &other) const;
};

/// All known games or extensions, for the range that the page shows. Rows are identified by id and updated
/// without a model reset.
class ReportRows : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, CoveredColumn, LastColumn, KeptColumn, StateColumn, ActionColumn, ColumnCount };

    /// `service` must outlive this.
    ReportRows(AnalyticsService *service, ReportKind kind, QObject *parent = nullptr);

    void setRange(const DayRange &range);
    const ReportLine &at(int row) const { return m_lines.at(row); }
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    void refreshLine(const QString &id);
    ReportLine lineOf(const QString &id) const;
    ReportState stateOf(const ReportLine &line, const StoredSubject *subject) const;
    QString spoken(const ReportLine &line) const;

    AnalyticsService *m_service;
    ReportKind m_kind;
    DayRange m_range{};
    QList<ReportLine> m_lines{};
};

}  // namespace Sidestage
