// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"
#include "analytics/report_reader.h"

#include <QList>

#include <vector>

namespace Sidestage {

/// The data of a chart: lines over the same slots. Each slot is one day or several consecutive days.
struct ChartPlot
{
    enum class Form : quint8 { Lines, Bars };

    struct Line
    {
        QString name{};
        QString column{};
        DayRange range{};  ///< The line's own days; slot 0 begins with the first.
        bool isComparison = false;
        int style = 0;  ///< Index for ChartStyle, including ChartStyle::compared for a comparison.
        int axis = 0;   ///< 0: left scale, 1: right scale.
        std::vector<double> values{};  ///< One value per slot; NaN: no data.
    };

    Form form = Form::Lines;
    ReportKind kind{};
    DayRange range{};  ///< The range of the lines that are not comparisons.
    int slotDays = 1;
    QList<Line> lines{};
    QList<DayRange> gaps{};
    double tops[2] = {0, 0};  ///< Upper ends of the scales; 0: no such scale.

    int slotCount() const { return slotDays > 0 ? int((range.days() + slotDays - 1) / slotDays) : 0; }
    bool isEmpty() const;
    /// The days of a slot of a line, limited to the line's range.
    DayRange daysOf(const Line &line, int slot) const;

    /// Combines daily values into slots, and assigns the lines to one or two scales.
    void setLines(QList<Line> daily);
};

/// Days per slot: longer ranges of bars are combined into weeks, or into 30 days.
int slotDaysFor(ChartPlot::Form form, qint64 days);

/// Round steps for a scale from 0 to at least `most`. The last step is the upper end.
QList<double> scaleSteps(double most, int about = 4);

}  // namespace Sidestage
