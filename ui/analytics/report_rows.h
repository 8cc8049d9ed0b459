// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/charts/analytics_texts.h"
#include "models/live_list.h"

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

/// All known games or extensions, for the range that the page shows.
class ReportRows : public LiveList<ReportLine>
{
    Q_OBJECT
public:
    enum ColumnName {
        NameColumn,
        CoveredColumn,
        LastColumn,
        KeptColumn,
        StateColumn,
        ActionColumn,
        ColumnCount
    };

    /// `service` must outlive this.
    ReportRows(AnalyticsService *service, ReportKind kind, QObject *parent = nullptr);

    void setRange(const DayRange &range);

private:
    static QList<Column<ReportLine>> columns(const AnalyticsService *service, ReportKind kind);
    void refresh();
    void refreshLine(const QString &id);
    ReportLine lineOf(const QString &id) const;
    ReportState stateOf(const ReportLine &line, const StoredSubject *subject) const;
    QString spoken(const ReportLine &line) const;

    AnalyticsService *m_service;
    ReportKind m_kind;
    DayRange m_range{};
};

}  // namespace Sidestage
