// SPDX-License-Identifier: GPL-3.0-or-later

// The store of figures: its content does not depend on the order of reports, on repetitions or on overlaps.

#include "waiting.h"

#include "analytics/warehouse.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QString me = u"1001"_s;
const QDate start(2026, 1, 1);

QDateTime at(int minute)
{
    return QDateTime(QDate(2026, 6, 1), QTime(0, 0), Qt::UTC).addSecs(minute * 60);
}

Database open()
{
    auto database = ProfileStore::openHistory(u":memory:"_s);
    if (!database)
        qFatal("%s", qPrintable(database.error().message));
    return *std::move(database);
}

Report report(const QString &id, int minute, int from, int days, const QStringList &columns,
              const std::function<QString(int day, int column)> &value)
{
    Report made{.kind = ReportKind::Games,
                .subjectId = id,
                .name = u"Game "_s + id,
                .askedAt = at(minute),
                .range = {start.addDays(from), start.addDays(from + days - 1)},
                .columns = columns};
    for (int day = from; day < from + days; ++day) {
        ReportRow row{.day = start.addDays(day)};
        for (int column = 0; column < columns.size(); ++column)
            row.values.append(value(day, column));
        made.rows.append(row);
    }
    made.file = "file of " + id.toUtf8() + " at " + QByteArray::number(minute);
    return made;
}

/// The report as the service's file.
QByteArray csvOf(const Report &report)
{
    QByteArray csv;
    appendCsvLine(csv, QStringList{u"Date"_s, u"Game ID"_s, u"Game Name"_s} + report.columns);
    for (const ReportRow &row : report.rows) {
        appendCsvLine(csv,
                      QStringList{row.day.toString(Qt::ISODate), report.subjectId, report.name} + row.values);
    }
    return csv;
}

/// What is known of a report before its file is read.
Report aboutOf(const Report &report)
{
    return {
        .kind = report.kind, .subjectId = report.subjectId, .askedAt = report.askedAt, .range = report.range};
}

/// The complete visible content of a store.
QString contentOf(Database &database)
{
    WarehouseStore store(&database, me);
    QString content;
    const auto reports = store.reports(ReportKind::Games);
    if (!reports)
        return reports.error().message;
    content += reports->columns.join(u'|') + u'\n';
    for (const StoredSubject &subject : reports->subjects) {
        content += subject.id + u'|' + subject.name + u'|' + subject.file.from.toString(Qt::ISODate)
            + QString::fromUtf8(store.file(ReportKind::Games, subject.id).value_or({}));
        for (const QDate &day : subject.shrunk)
            content += u" shrunk "_s + day.toString(Qt::ISODate);
        content += u'\n';
        const auto walked = store.walk(
            ReportKind::Games, {start.addDays(-10), start.addDays(100)}, reports->columns, subject.id,
            [&](const QString &id, const QString &, const ReportRow &row) -> Result<void> {
                content += id + u' ' + row.day.toString(Qt::ISODate) + u' ' + row.values.join(u'|') + u'\n';
                return {};
            });
        if (!walked)
            return walked.error().message;
    }
    return content;
}

/// Random reports: some repeat, overlap or contradict others, or have columns that others do not have.
QList<Report> anyReports(QRandomGenerator &dice)
{
    const QStringList names{u"Hours Watched"_s, u"Unique Viewers"_s, u"Average Viewers"_s, u"Moon Phase"_s};
    QList<Report> reports;
    const int count = dice.bounded(2, 9);
    for (int i = 0; i < count; ++i) {
        if (!reports.isEmpty() && dice.bounded(5) == 0) {
            reports.append(reports[dice.bounded(int(reports.size()))]);
            continue;
        }
        QStringList columns = names;
        std::shuffle(columns.begin(), columns.end(), dice);
        columns.resize(dice.bounded(1, 5));
        const int minute = dice.bounded(4);  // often the same
        Report made = report(QString::number(dice.bounded(1, 4)), minute, dice.bounded(12),
                             dice.bounded(1, 9), columns, [&](int, int) {
                                 const int kind = dice.bounded(10);
                                 return kind == 0 ? QString()
                                     : kind == 1  ? u"n/a"_s
                                     : kind == 2  ? u"1.50"_s
                                                  : QString::number(dice.bounded(5));
                             });
        made.name += QString::number(dice.bounded(2));
        if (dice.bounded(4) == 0)
            made.name.clear();
        reports.append(made);
    }
    return reports;
}

}  // namespace

class TestWarehouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyOrderAndAnyRepeatGiveTheSameStore()
    {
        for (quint32 seed = 1; seed <= 60; ++seed) {
            QRandomGenerator dice(seed);
            QList<Report> reports = anyReports(dice);
            QString wanted;
            for (int order = 0; order < 6; ++order) {
                Database database = open();
                WarehouseStore store(&database, me);
                for (const Report &each : std::as_const(reports))
                    QVERIFY(store.merge(each));
                const QString content = contentOf(database);
                if (order == 0)
                    wanted = content;
                QVERIFY2(content == wanted,
                         qPrintable(u"seed %1, order %2\n%3\nis not\n%4"_s.arg(seed).arg(order).arg(content,
                                                                                                    wanted)));
                std::shuffle(reports.begin(), reports.end(), dice);
                reports.append(reports[dice.bounded(int(reports.size()))]);
            }
        }
    }

    void aNewerReportWins()
    {
        Database database = open();
        WarehouseStore store(&database, me);
        const QStringList hours{u"Hours"_s};
        const auto of = [&](int minute, const char *value) {
            return report(u"7"_s, minute, 0, 1, hours, [&](int, int) { return QString::fromLatin1(value); });
        };
        const auto value = [&] {
            return store.series({ReportKind::Games, u"7"_s, hours.first(), {start, start}})->values[0];
        };
        QCOMPARE(*store.merge(of(10, "5")), 1);
        QCOMPARE(*store.merge(of(20, "6")), 0);
        QCOMPARE(value(), 6.0);
        QVERIFY(store.merge(of(15, "9")));  // read: merged later, but older
        QCOMPARE(value(), 6.0);
        QVERIFY(store.merge(of(30, "")));  // without a value, so the old one stays
        QCOMPARE(value(), 6.0);
        QVERIFY(store.merge(of(40, "gone")));
        QVERIFY(std::isnan(value()));
    }

    void aDayOfWhichLessIsToldIsMarked()
    {
        Database database = open();
        WarehouseStore store(&database, me);
        const QStringList columns{u"Views"_s, u"Average Viewers"_s};
        const auto of = [&](int minute, const QStringList &values) {
            return report(u"7"_s, minute, 0, 2, columns,
                          [&](int day, int column) { return values[day * 2 + column]; });
        };
        const auto shrunk = [&] { return store.reports(ReportKind::Games)->subjects.first().shrunk; };
        const auto text = [](const char *value) { return QString::fromLatin1(value); };
        QVERIFY(store.merge(of(1, {text("10"), text("3"), text("20"), text("4")})));
        QVERIFY(shrunk().isEmpty());
        // A higher figure, and an average that was corrected.
        QVERIFY(store.merge(of(2, {text("11"), text("2"), text("20"), text("4")})));
        QVERIFY(shrunk().isEmpty());
        QVERIFY(store.merge(of(3, {text("11"), text("2"), text("19"), text("4")})));
        QCOMPARE(shrunk(), QList<QDate>{start.addDays(1)});
        // It is complete again.
        QVERIFY(store.merge(of(4, {text("11"), text("2"), text("20"), text("4")})));
        QVERIFY(shrunk().isEmpty());
    }

    void daysAreKnownAsRuns()
    {
        Database database = open();
        WarehouseStore store(&database, me);
        const QStringList columns{u"Views"_s};
        const auto one = [](int, int) { return u"1"_s; };
        QVERIFY(store.merge(report(u"7"_s, 1, 10, 5, columns, one)));
        QVERIFY(store.merge(report(u"7"_s, 1, 0, 5, columns, one)));
        QVERIFY(store.merge(report(u"7"_s, 1, 5, 1, columns, one)));
        const StoredSubject subject = store.reports(ReportKind::Games)->subjects.value(0);
        QCOMPARE(subject.runs,
                 QList<DayRange>({{start, start.addDays(5)}, {start.addDays(10), start.addDays(14)}}));
        QCOMPARE(subject.days(), 11);
        QCOMPARE(subject.days({start.addDays(4), start.addDays(11)}), 4);
        QCOMPARE(subject.firstDay(), start);
        QCOMPARE(subject.lastDay(), start.addDays(14));
    }

    void allSubjectsTogetherAreAddedUpAsTheColumnWants()
    {
        Database database = open();
        WarehouseStore store(&database, me);
        const QStringList columns{u"Views"_s, u"Average Viewers"_s, u"Peak Viewers"_s};
        for (const int id : {1, 2, 3}) {
            QVERIFY(store.merge(report(QString::number(id), 1, id == 3 ? 1 : 0, 1, columns,
                                       [&](int, int) { return QString::number(id * 10); })));
        }
        const auto values = [&](int column, const QString &id = {}) {
            return store
                .series({ReportKind::Games, id, columns[column], {start.addDays(-1), start.addDays(1)}})
                ->values;
        };
        QVERIFY(std::isnan(values(0)[0]));
        QCOMPARE(values(0)[1], 30.0);
        QCOMPARE(values(0)[2], 30.0);
        QCOMPARE(values(1)[1], 15.0);
        QCOMPARE(values(2)[1], 20.0);
        QCOMPARE(values(0, u"2"_s)[1], 20.0);
        const DaySeries both
            = *store.series({ReportKind::Games, {}, columns[0], {start.addDays(-1), start.addDays(1)}});
        QCOMPARE(both.total(Totalling::Sum), 60.0);
        QCOMPARE(both.total(Totalling::Mean), 30.0);
        QVERIFY(both.hasAny());
        // A column that is in no report.
        const DaySeries nothing = *store.series({ReportKind::Games, {}, u"Unheard of"_s, {start, start}});
        QVERIFY(!nothing.hasAny());
        QVERIFY(std::isnan(nothing.total(Totalling::Sum)));
    }

    void aFileWithAnErrorChangesNothing()
    {
        StoreThread thread(u":memory:"_s);
        AnalyticsWarehouse warehouse(&thread, me);
        const Report made = report(u"7"_s, 1, 0, 3, {u"Views"_s}, [](int, int) { return u"1"_s; });
        const auto merged = wait(warehouse.merge(aboutOf(made), csvOf(made) + "2026-01-0"));
        QVERIFY(!merged);
        QCOMPARE(merged.error().kind, Error::Kind::Protocol);
        QCOMPARE(merged.error().field, u"5"_s);
        const auto stored = wait(warehouse.reports(ReportKind::Games));
        QVERIFY(stored && stored->subjects.isEmpty());
    }

    void accountsAndKindsKeepToThemselves()
    {
        Database database = open();
        Report made = report(u"7"_s, 1, 0, 1, {u"Views"_s}, [](int, int) { return u"1"_s; });
        QVERIFY(WarehouseStore(&database, me).merge(made));
        QVERIFY(WarehouseStore(&database, u"1002"_s).reports(ReportKind::Games)->subjects.isEmpty());
        QVERIFY(WarehouseStore(&database, me).reports(ReportKind::Extensions)->subjects.isEmpty());
        made.kind = ReportKind::Extensions;
        QVERIFY(WarehouseStore(&database, me).merge(made));
        QCOMPARE(WarehouseStore(&database, me).reports(ReportKind::Extensions)->subjects.size(), 1);
        QCOMPARE(WarehouseStore(&database, me).file(ReportKind::Extensions, u"8"_s).error().kind,
                 Error::Kind::NotFound);
    }

    void aListIsRememberedByItsNewest()
    {
        Database database = open();
        WarehouseStore store(&database, me);
        QVERIFY(store.noteListed(ReportKind::Games, QDate(2026, 5, 3), at(5)));
        QVERIFY(store.noteListed(ReportKind::Games, {}, at(6)));
        QVERIFY(store.noteListed(ReportKind::Games, QDate(2026, 5, 2), at(4)));
        const auto reports = store.reports(ReportKind::Games);
        QCOMPARE(reports->readyUntil, QDate(2026, 5, 3));
        QCOMPARE(reports->askedAt, at(6));
    }

    void everythingIsExportedAsItWasToldAndCanBeReadAgain()
    {
        QTemporaryDir folder;
        StoreThread thread(u":memory:"_s);
        AnalyticsWarehouse warehouse(&thread, me);
        const QStringList columns{u"Hours, watched"_s, u"Note"_s};
        Report made = report(u"7"_s, 1, 0, 3, columns, [](int day, int column) {
            return column == 0 ? u"%1.50"_s.arg(day) : u"say \"hi\""_s;
        });
        made.name = u"Lamp, Moth"_s;
        QVERIFY(wait(warehouse.merge(aboutOf(made), csvOf(made))));
        const QString path = folder.filePath(u"all.csv"_s);
        const auto rows
            = wait(warehouse.exportTo(path, ReportKind::Games, {start.addDays(1), start.addDays(9)}));
        QVERIFY(rows);
        QCOMPARE(*rows, 2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QCOMPARE(csv,
                 QByteArray("Date,Game ID,Game Name,\"Hours, watched\",Note\r\n"
                            "2026-01-02,7,\"Lamp, Moth\",1.50,\"say \"\"hi\"\"\"\r\n"
                            "2026-01-03,7,\"Lamp, Moth\",2.50,\"say \"\"hi\"\"\"\r\n"));
        const auto again
            = readReport({.kind = ReportKind::Games, .subjectId = u"7"_s, .askedAt = at(1)}, csv);
        QVERIFY(again);
        QCOMPARE(again->rows, made.rows.mid(1));
        // The path is a folder: it is not replaced, and the existing file stays.
        QVERIFY(!wait(warehouse.exportTo(folder.path(), ReportKind::Games, {start, start})));
        QVERIFY(QFile::exists(path));
    }

    void anExportThatIsCancelledLeavesWhatWasThere()
    {
        QTemporaryDir folder;
        StoreThread thread(u":memory:"_s);
        AnalyticsWarehouse warehouse(&thread, me);
        for (const char *id : {"1", "2", "3"}) {
            const Report made
                = report(QLatin1String(id), 1, 0, 3, {u"Views"_s}, [](int, int) { return u"1"_s; });
            QVERIFY(wait(warehouse.merge(aboutOf(made), csvOf(made))));
        }
        const QString path = folder.filePath(u"all.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        QList<qint64> answer;
        const DayRange range{start, start.addDays(2)};
        const auto cancelled = wait(warehouse.exportTo(path, ReportKind::Games, range, [&](qint64 rows) {
            answer.append(rows);
            return rows < 6;
        }));
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
        QCOMPARE(answer, QList<qint64>({0, 3, 6}));
        thread.flush();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        const auto written = wait(warehouse.exportTo(path, ReportKind::Games, range));
        QCOMPARE(written.value_or(0), 9);
    }

    void whatIsAddedUpFollowsTheReportsThatCome()
    {
        StoreThread thread(u":memory:"_s);
        AnalyticsWarehouse warehouse(&thread, me);
        const QString views = u"Views"_s;
        const auto sums = [&](int from, int to) {
            const QList<SeriesQuery> queries{
                {ReportKind::Games, {}, views, {start.addDays(from), start.addDays(to)}}};
            const auto series = wait(warehouse.series(queries));
            QStringList texts;
            for (const double value : series->first().values)
                texts.append(std::isnan(value) ? u"-"_s : QString::number(value));
            return texts.join(u' ');
        };
        const auto merge = [&](const QString &id, int minute, int from, int days, int value) {
            const Report made
                = report(id, minute, from, days, {views}, [&](int, int) { return QString::number(value); });
            return bool(wait(warehouse.merge(aboutOf(made), csvOf(made))));
        };
        QCOMPARE(sums(0, 1), u"- -"_s);
        QVERIFY(merge(u"1"_s, 1, 2, 3, 10));
        QCOMPARE(sums(0, 6), u"- - 10 10 10 - -"_s);
        QVERIFY(merge(u"2"_s, 1, 4, 2, 5));
        QCOMPARE(sums(0, 6), u"- - 10 10 15 5 -"_s);
        QCOMPARE(sums(4, 5), u"15 5"_s);
        QCOMPARE(sums(3, 4), u"10 15"_s);
        QCOMPARE(sums(6, 8), u"- - -"_s);
        // A correction, and figures of earlier days.
        QVERIFY(merge(u"2"_s, 2, 4, 1, 1));
        QVERIFY(merge(u"1"_s, 2, 0, 1, 7));
        QCOMPARE(sums(0, 5), u"7 - 10 10 11 5"_s);
    }

    void whatIsKeptOutlivesTheProgram()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profile.sqlite"_s);
        const Report made
            = report(u"7"_s, 1, 0, 3, {u"Views"_s}, [](int day, int) { return QString::number(day); });
        {
            StoreThread thread(path);
            AnalyticsWarehouse warehouse(&thread, me);
            QVERIFY(wait(warehouse.merge(aboutOf(made), csvOf(made))));
        }
        StoreThread thread(path);
        AnalyticsWarehouse warehouse(&thread, me);
        const auto file = wait(warehouse.file(ReportKind::Games, u"7"_s));
        QVERIFY(file);
        QCOMPARE(*file, csvOf(made));
        const QList<SeriesQuery> queries{{ReportKind::Games, {}, u"Views"_s, {start, start.addDays(2)}}};
        const auto series = wait(warehouse.series(queries));
        QVERIFY(series);
        QCOMPARE(series->first().values, std::vector<double>({0, 1, 2}));
    }
};

QTEST_GUILESS_MAIN(TestWarehouse)
#include "tst_warehouse.moc"
