// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"
#include "files/file_saver.h"

namespace Sidestage {

class AnalyticsService;
class ChartCard;

/// Saves reports and charts to files that the user chooses.
class AnalyticsSaver : public FileSaver
{
    Q_OBJECT
public:
    /// See FileSaver. `service` must outlive this as well.
    AnalyticsSaver(AnalyticsService *service, Banner *banner, QWidget *place, QWidget *page);

    /// Saves the CSV of a report as the service returned it.
    void saveReport(ReportKind kind, const QString &id);
    /// Saves all stored data of a kind within a range.
    void saveAll(ReportKind kind, const DayRange &range);
    /// Saves the chart as PNG or SVG, or its values as CSV.
    void saveChart(ChartCard *card);

private:
    AnalyticsService *m_service;
};

}  // namespace Sidestage
