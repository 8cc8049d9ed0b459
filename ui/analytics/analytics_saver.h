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
    /// As FileSaver has it; `desk` must outlive this as well.
    AnalyticsSaver(AnalyticsService *service, Banner *banner, QWidget *place, QWidget *page);

    /// The CSV of a report, as the service gave it.
    void saveReport(ReportKind kind, const QString &id);
    /// Everything in the store of a kind in a range.
    void saveAll(ReportKind kind, const DayRange &range);
    /// The chart as PNG or SVG, or its figures as CSV.
    void saveChart(ChartCard *card);

private:
    AnalyticsService *m_service;
};

}  // namespace Sidestage
