// SPDX-License-Identifier: GPL-3.0-or-later

// Analytics of three years: the time from the query to the painted chart, for one game and for all together,
// the time to open the page's table, and the time to store a year of reports.

#include "analytics/charts/chart_plot.h"
#include "analytics/charts/chart_view.h"
#include "analytics/warehouse.h"
#include "kit/theme/theme.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr int days = 1'000;
constexpr int subjects = 50;
constexpr double target = 100;  // ms

const QDate first(2023, 3, 1);
const QString account = u"1"_s;
const QStringList columns{u"Hours Broadcast"_s, u"Unique Broadcasters"_s, u"Hours Watched"_s,
                          u"Average Viewers"_s, u"Peak Viewers"_s,        u"Unique Viewers"_s,
                          u"Chat Messages"_s,   u"Unique Chatters"_s,     u"Followers Gained"_s,
                          u"Clips Created"_s};

template <class T>
T finished(QCoro::Task<Result<T>> task)
{
    std::optional<Result<T>> result;
    task.then([&](Result<T> value) { result = std::move(value); });
    while (!result)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!*result)
        qFatal("%s", qPrintable(result->error().message));
    return **result;
}

Report reportOf(int subject, int from, int count, QRandomGenerator &dice)
{
    Report report{.kind = ReportKind::Games,
                  .subjectId = QString::number(1000 + subject),
                  .name = u"Game %1"_s.arg(subject),
                  .askedAt = first.addDays(from + count + 1).startOfDay(Qt::UTC),
                  .range = {first.addDays(from), first.addDays(from + count - 1)},
                  .columns = columns};
    for (int day = from; day < from + count; ++day) {
        ReportRow row{.day = first.addDays(day)};
        for (qsizetype column = 0; column < columns.size(); ++column)
            row.values.append(column == 0 ? QString::number(dice.bounded(2400) / 10.0)
                                          : QString::number(dice.bounded(90'000)));
        report.rows.append(row);
    }
    return report;
}

/// The report as the service's file.
QByteArray csvOf(const Report &report)
{
    QByteArray csv;
    appendCsvLine(csv, QStringList{u"Date"_s} + report.columns);
    for (const ReportRow &row : report.rows)
        appendCsvLine(csv, QStringList{row.day.toString(Qt::ISODate)} + row.values);
    return csv;
}

double median(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void report(const char *what, const QList<double> &times, int paints)
{
    std::printf(
        "  %-46s %7.1f ms at first, %7.1f ms median, %7.1f ms at most, painted %d times (target %.0f ms)%s\n",
        what, times.first(), median(times), *std::max_element(times.begin(), times.end()), paints, target,
        *std::max_element(times.begin(), times.end()) < target ? "" : "  MISSED");
}

/// Counts how often the chart is painted.
class Paints : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

}  // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    QTemporaryDir folder;
    const QString path = folder.filePath(u"profile.sqlite"_s);
    QRandomGenerator dice(1);
    QElapsedTimer timer;
    {
        auto database = ProfileStore::openHistory(path);
        if (!database)
            qFatal("%s", qPrintable(database.error().message));
        WarehouseStore store(&*database, account);
        timer.start();
        for (int subject = 0; subject < subjects; ++subject) {
            if (const auto merged = store.merge(reportOf(subject, 0, days, dice)); !merged)
                qFatal("%s", qPrintable(merged.error().message));
        }
        std::printf("  %d days x %d games x %d figures: %.1f s into the store, %.1f MiB\n", days, subjects,
                    int(columns.size()), double(timer.elapsed()) / 1000,
                    double(QFileInfo(path).size()) / (1 << 20));
    }
    StoreThread thread(path);
    AnalyticsWarehouse warehouse(&thread, account);

    timer.start();
    const StoredReports all = finished(warehouse.reports(ReportKind::Games));
    std::printf("  the table: %lld games read in %.1f ms\n", static_cast<long long>(all.subjects.size()),
                double(timer.nsecsElapsed()) / 1e6);

    const DayRange range{first, first.addDays(days - 1)};
    ChartView chart;
    chart.resize(760, 260);
    chart.show();
    QCoreApplication::processEvents();
    Paints paints;
    chart.findChild<QAbstractScrollArea *>()->viewport()->installEventFilter(&paints);
    for (const int lines : {1, 4}) {
        for (const bool together : {false, true}) {
            QList<double> times;
            int most = 0;
            for (int round = 0; round < 11; ++round) {
                QList<SeriesQuery> queries;
                for (int line = 0; line < lines; ++line)
                    queries.append({ReportKind::Games, together ? QString() : QString::number(1000 + round),
                                    columns[2 + line], range});
                // The page also queries its three figures, for these days and for those before.
                for (int figure = 0; figure < 3; ++figure) {
                    for (const DayRange &each : {range, previousRange(range)}) {
                        const SeriesQuery query{ReportKind::Games, queries[0].subjectId, columns[2 + figure],
                                                each};
                        if (!queries.contains(query))
                            queries.append(query);
                    }
                }
                paints.count = 0;
                timer.start();
                const auto series = finished(warehouse.series(queries));
                ChartPlot plot{.range = range};
                QList<ChartPlot::Line> drawn;
                for (int line = 0; line < lines; ++line)
                    drawn.append({.name = columns[2 + line],
                                  .column = columns[2 + line],
                                  .range = range,
                                  .values = series[line].values});
                plot.setLines(std::move(drawn));
                chart.setPlot(plot);
                while (paints.count == 0)
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                // The layout that follows.
                QCoreApplication::processEvents();
                times.append(double(timer.nsecsElapsed()) / 1e6);
                most = std::max(most, paints.count);
            }
            const QByteArray what = QByteArray::number(lines) + (lines == 1 ? " line" : " lines")
                + (together ? ", all games together, painted" : ", one game, painted");
            report(what.constData(), times, most);
        }
    }

    // The daily fetch: the last ninety days of all games are merged again.
    timer.start();
    for (int subject = 0; subject < subjects; ++subject) {
        const Report report = reportOf(subject, days - 90, 90, dice);
        std::ignore = finished(warehouse.merge({.kind = report.kind,
                                                .subjectId = report.subjectId,
                                                .askedAt = report.askedAt,
                                                .range = report.range},
                                               csvOf(report)));
    }
    std::printf("  the daily fetch, 90 days of %d games: read and merged in %.0f ms, in the store's thread\n",
                subjects, double(timer.nsecsElapsed()) / 1e6);
    return 0;
}
