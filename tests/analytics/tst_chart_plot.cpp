// SPDX-License-Identifier: GPL-3.0-or-later

// What a chart draws: scales, slots, and lines of different magnitude.

#include "analytics/charts/analytics_texts.h"
#include "analytics/charts/chart_plot.h"
#include "analytics/charts/chart_table_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Form = ChartPlot::Form;

namespace {

const QDate start(2026, 1, 1);
const double none = std::nan("");

ChartPlot::Line line(const char *column, std::vector<double> values)
{
    const DayRange range{start, start.addDays(qint64(values.size()) - 1)};
    return {.name = QString::fromLatin1(column),
            .column = QString::fromLatin1(column),
            .range = range,
            .values = std::move(values)};
}

ChartPlot plot(QList<ChartPlot::Line> lines, Form form = Form::Lines, int slotDays = 1)
{
    ChartPlot made{.form = form, .range = lines.first().range, .slotDays = slotDays};
    made.setLines(std::move(lines));
    return made;
}

}  // namespace

class TestChartPlot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scalesEndAtRoundNumbers()
    {
        QCOMPARE(scaleSteps(97), QList<double>({0, 25, 50, 75, 100}));
        QCOMPARE(scaleSteps(100), QList<double>({0, 25, 50, 75, 100}));
        QCOMPARE(scaleSteps(1600), QList<double>({0, 500, 1000, 1500, 2000}));
        for (const double most : {0.003, 1.0, 7.0, 12.0, 99.5, 543'120.0, 9e14}) {
            const QList<double> steps = scaleSteps(most);
            QVERIFY(steps.last() >= most && steps.last() < most * 2.6);
            QVERIFY(steps.size() >= 3 && steps.size() <= 7);
        }
        QCOMPARE(scaleSteps(0).first(), 0.0);
        QCOMPARE(scaleSteps(none).last(), 1.0);
    }

    void figuresOfOneSizeShareAScale()
    {
        const ChartPlot same = plot({line("A", {10, 20}), line("B", {30, 5})});
        QCOMPARE(same.lines[1].axis, 0);
        QCOMPARE(same.tops[1], 0.0);
        const ChartPlot other = plot(
            {line("A", {10'000, 20'000}), line("B", {3, 5}), line("C", {8, 2}), line("D", {9'000, 1})});
        QCOMPARE(other.lines[1].axis, 1);
        QCOMPARE(other.lines[2].axis, 1);
        QCOMPARE(other.lines[3].axis, 0);
        QVERIFY(other.tops[0] >= 20'000 && other.tops[1] >= 8 && other.tops[1] < 100);
        // Lines that are compared always share an axis.
        const ChartPlot compared = plot({line("A", {10'000, 20'000}), line("A", {3, 5})});
        QCOMPARE(compared.lines[1].axis, 0);
        QVERIFY(plot({line("A", {none, none})}).isEmpty());
    }

    void longRangesOfBarsArePutTogether()
    {
        QCOMPARE(slotDaysFor(Form::Lines, 3000), 1);
        QCOMPARE(slotDaysFor(Form::Bars, 92), 1);
        QCOMPARE(slotDaysFor(Form::Bars, 93), 7);
        QCOMPARE(slotDaysFor(Form::Bars, 1000), 30);
        std::vector<double> days(10, 2);
        days[3] = none;
        for (int day = 7; day < 10; ++day)
            days[std::size_t(day)] = none;
        const ChartPlot sum = plot({line("Views", days)}, Form::Bars, 7);
        QCOMPARE(sum.slotCount(), 2);
        QCOMPARE(sum.lines[0].values[0], 12.0);
        QVERIFY(std::isnan(sum.lines[0].values[1]));
        QCOMPARE(sum.daysOf(sum.lines[0], 1), (DayRange{start.addDays(7), start.addDays(9)}));
        QCOMPARE(plot({line("Average Viewers", days)}, Form::Bars, 7).lines[0].values[0], 2.0);
        QCOMPARE(plot({line("Peak Viewers", days)}, Form::Bars, 7).lines[0].values[0], 2.0);
    }

    void theTableHasTheSameFigures()
    {
        ChartTableModel model;
        const QAbstractItemModelTester tester(&model);
        model.setPlot(plot({line("Views", {1, none, 3.5}), line("Installs", {1000, 2000, 3000})}));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.data(model.index(0, 1)).toString(), u"3.5"_s);
        QCOMPARE(model.data(model.index(0, 2)).toString(), u"3,000"_s);
        QCOMPARE(model.data(model.index(1, 1)).toString(), u"no data"_s);
        QVERIFY(
            model.data(model.index(2, 0), Qt::AccessibleTextRole).toString().contains(u"Installs 1,000"_s));
        QCOMPARE(
            model.csv(CsvStyle::Exact),
            QByteArray(
                "Date,Views,Installs\r\n2026-01-01,1,1000\r\n2026-01-02,,2000\r\n2026-01-03,3.5,3000\r\n"));
        model.setPlot(plot({line("Views", {1, 2})}));
        QCOMPARE(model.columnCount(), 2);
    }

    void figuresAreSaidShortAndExact()
    {
        QCOMPARE(AnalyticsTexts::figure(543'120), u"543,120"_s);
        QCOMPARE(AnalyticsTexts::figure(12.34), u"12.3"_s);
        QCOMPARE(AnalyticsTexts::shortFigure(91'400'000), u"91.4 M"_s);
        QCOMPARE(AnalyticsTexts::shortFigure(42'118), u"42,118"_s);
        QCOMPARE(AnalyticsTexts::shortFigure(543'120), u"543 k"_s);
        QCOMPARE(AnalyticsTexts::shortFigure(200'000), u"200 k"_s);
        QCOMPARE(AnalyticsTexts::change({u"Views"_s, 112, 100}), u"12 % up"_s);
        QCOMPARE(AnalyticsTexts::change({u"Views"_s, 97, 100}), u"3 % down"_s);
        QCOMPARE(AnalyticsTexts::change({u"Views"_s, 97, none}), QString());
        const auto direction = [](double total, double previous) {
            return AnalyticsTexts::direction({u"Views"_s, total, previous});
        };
        QCOMPARE(direction(112, 100), 1);
        QCOMPARE(direction(97, 100), -1);
        // A change that is shown as "unchanged" has no direction.
        QCOMPARE(AnalyticsTexts::change({u"Views"_s, 1003, 1000}), u"unchanged"_s);
        QCOMPARE(direction(1003, 1000), 0);
        QCOMPARE(direction(97, none), 0);
        QCOMPARE(AnalyticsTexts::column(u"Hours Watched"_s), u"Hours watched"_s);
        QCOMPARE(AnalyticsTexts::column(u"Moon Phase"_s), u"Moon Phase"_s);
        QCOMPARE(AnalyticsTexts::notReady({QDate(2026, 11, 19), QDate(2026, 11, 20)}, QDate(2026, 11, 20)),
                 u"19 and 20 Nov are not ready yet"_s);
    }
};

QTEST_MAIN(TestChartPlot)
#include "tst_chart_plot.moc"
