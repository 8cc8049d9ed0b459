// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Sidestage {

namespace {

double together(const std::vector<double> &days, std::size_t from, std::size_t count, Totalling how)
{
    double sum = 0;
    int known = 0;
    for (std::size_t at = from; at < std::min(days.size(), from + count); ++at) {
        const double value = days[at];
        if (std::isnan(value))
            continue;
        sum = how == Totalling::Highest && known > 0 ? std::max(sum, value)
            : how == Totalling::Highest              ? value
                                                     : sum + value;
        ++known;
    }
    if (known == 0)
        return std::numeric_limits<double>::quiet_NaN();
    return how == Totalling::Mean || how == Totalling::PerDay ? sum / known : sum;
}

double most(const std::vector<double> &values)
{
    double highest = 0;
    for (const double value : values) {
        if (!std::isnan(value))
            highest = std::max(highest, value);
    }
    return highest;
}

}  // namespace

int slotDaysFor(ChartPlot::Form form, qint64 days)
{
    constexpr qint64 maxDays = 92;
    constexpr qint64 maxWeeks = 60;
    if (form == ChartPlot::Form::Lines || days <= maxDays)
        return 1;
    return days <= maxWeeks * 7 ? 7 : 30;
}

QList<double> scaleSteps(double highest, int about)
{
    if (!(highest > 0))
        highest = 1;
    const double rough = highest / about;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power >= rough * 0.999) {
            step = factor * power;
            break;
        }
    }
    QList<double> steps{0};
    while (steps.last() < highest * 0.9999)
        steps.append(steps.size() * step);
    return steps;
}

bool ChartPlot::isEmpty() const
{
    return std::ranges::all_of(lines, [](const Line &line) {
        return std::ranges::all_of(line.values, [](double value) { return std::isnan(value); });
    });
}

DayRange ChartPlot::daysOf(const Line &line, int slot) const
{
    const QDate from = line.range.from.addDays(qint64(slot) * slotDays);
    return DayRange{from, from.addDays(slotDays - 1)}.within(line.range);
}

void ChartPlot::setLines(QList<Line> daily)
{
    // Lines of the same column always share a scale. Further columns go to the scale that suits them better.
    QStringList columns;
    QList<double> highest;
    for (Line &line : daily) {
        std::vector<double> values;
        const Totalling how = totallingOf(line.column);
        for (int slot = 0; slot < slotCount(); ++slot)
            values.push_back(
                together(line.values, std::size_t(slot) * std::size_t(slotDays), std::size_t(slotDays), how));
        line.values = std::move(values);
        const qsizetype known = columns.indexOf(line.column);
        if (known < 0) {
            columns.append(line.column);
            highest.append(most(line.values));
        } else {
            highest[known] = std::max(highest[known], most(line.values));
        }
    }
    QList<int> axes;
    double base[2] = {0, 0};
    constexpr double farOff = 4;  // beyond this ratio the smaller one would look flat on the same scale
    for (const double value : std::as_const(highest)) {
        int axis = 0;
        if (base[0] > 0 && value > 0) {
            const auto distance = [&](double other) { return std::abs(std::log(value / other)); };
            if (base[1] > 0)
                axis = distance(base[1]) < distance(base[0]) ? 1 : 0;
            else if (distance(base[0]) > std::log(farOff))
                axis = 1;
        }
        if (base[axis] == 0)
            base[axis] = value;
        axes.append(axis);
    }
    tops[0] = tops[1] = 0;
    for (Line &line : daily) {
        const qsizetype column = columns.indexOf(line.column);
        line.axis = axes[column];
        tops[line.axis] = std::max(tops[line.axis], highest[column]);
    }
    for (double &top : tops) {
        if (top > 0)
            top = scaleSteps(top).last();
    }
    lines = std::move(daily);
}

}  // namespace Sidestage
