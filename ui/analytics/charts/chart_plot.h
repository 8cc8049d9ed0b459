// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"
#include "analytics/report_reader.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace Sidestage {

/// What a chart draws, in numbers: lines over the same slots, each slot a day or some days in a row.
struct ChartPlot
{
    enum class Form : quint8 { Lines, Bars };

    struct Line
    {
        QString name{};
        QString column{};
        DayRange range{};  ///< Its own days; slot 0 begins with the first of them.
        bool isComparison = false;
        int style = 0;  ///< How it is drawn, see ChartStyle: the same whether it is compared or not.
        int axis = 0;   ///< 0: of the left scale, 1: of the right one.
        std::vector<double> values{};  ///< For each slot; not a number: no data.
    };

    Form form = Form::Lines;
    ReportKind kind{};
    DayRange range{};  ///< Of the lines that are not compared.
    int slotDays = 1;
    QList<Line> lines{};
    QList<DayRange> gaps{};
    double tops[2] = {0, 0};  ///< Where the scales end; 0: there is none.

    int slotCount() const { return slotDays > 0 ? int((range.days() + slotDays - 1) / slotDays) : 0; }
    bool isEmpty() const;
    /// The days of a slot of a line, none beyond its range.
    DayRange daysOf(const Line &line, int slot) const;

    /// Puts the values of days together to slots, and the lines on one or two scales.
    void setLines(QList<Line> daily);
};

/// Bars of so many days are put together to weeks, or to 30 days.
int slotDaysFor(ChartPlot::Form form, qint64 days);

/// Round steps for a scale from 0 to at least `most`, the last of them at its end.
QList<double> scaleSteps(double most, int about = 4);

}  // namespace Sidestage
