// SPDX-License-Identifier: GPL-3.0-or-later

// Which contents of a report's CSV are accepted, and which are not.

#include "analytics/report_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

Report about(ReportKind kind = ReportKind::Games)
{
    return {.kind = kind,
            .subjectId = u"7"_s,
            .askedAt = QDateTime(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC),
            .range = {QDate(2026, 3, 1), QDate(2026, 3, 8)}};
}

Result<Report> read(const QByteArray &csv, ReportKind kind = ReportKind::Games)
{
    return readReport(about(kind), csv);
}

}  // namespace

class TestReportReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnIsKeptAlsoOneThatNobodyKnows()
    {
        const QByteArray csv = "Date,Game ID,Game Name,Hours Watched,Moon Phase,Note\r\n"
                               "2026-03-02,7,\"Lamp, Moth & \"\"Company\"\"\",12.5,0.25,\r\n"
                               "2026-03-01,7,\"Lamp, Moth & \"\"Company\"\"\",3,full,\"a,b\"\r\n";
        const auto report = read(csv);
        QVERIFY(report);
        QCOMPARE(report->name, u"Lamp, Moth & \"Company\""_s);
        QCOMPARE(report->columns, QStringList({u"Hours Watched"_s, u"Moon Phase"_s, u"Note"_s}));
        QCOMPARE(report->rows.size(), 2);
        QCOMPARE(report->rows[0].day, QDate(2026, 3, 2));
        QCOMPARE(report->rows[0].values, QStringList({u"12.5"_s, u"0.25"_s, QString()}));
        QCOMPARE(report->rows[1].values, QStringList({u"3"_s, u"full"_s, u"a,b"_s}));
        QCOMPARE(report->file, csv);
    }

    void extensionsAndOtherWaysToWriteADay()
    {
        const auto report
            = read("day,extension_id,Installs\n2026-03-01T00:00:00Z,7,4\n", ReportKind::Extensions);
        QVERIFY(report);
        QCOMPARE(report->rows.value(0).day, QDate(2026, 3, 1));
        QCOMPARE(report->columns, QStringList{u"Installs"_s});
    }

    void aReportWithoutDaysIsNone_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const char *csv, int line) {
            QTest::newRow(name) << QByteArray(csv) << QString::number(line);
        };
        row("empty", "", 1);
        row("no column of days", "Game ID,Hours\r\n7,1\r\n", 1);
        row("a page that says no", "<html>Access denied</html>", 1);
        row("a column without a name", "Date,,Hours\r\n", 1);
        row("a column twice", "Date,Hours,Hours\r\n", 1);
        row("no day", "Date,Hours\r\n2026-03-01,1\r\nyesterday,2\r\n", 3);
        row("a day that is not", "Date,Hours\r\n2026-02-30,1\r\n", 2);
        row("a day to come", "Date,Hours\r\n2026-03-12,1\r\n", 2);
        row("the end of time", "Date,Hours\r\n9999-12-31,1\r\n", 2);
        row("before there was anything", "Date,Hours\r\n1970-01-01,1\r\n", 2);
        row("about another", "Date,Game ID,Hours\r\n2026-03-01,7,1\r\n2026-03-02,8,1\r\n", 3);
        row("a day with two figures", "Date,Hours\r\n2026-03-01,1\r\n2026-03-01,2\r\n", 3);
        row("cut off", "Date,Game ID,Hours\r\n2026-03-01,7,1\r\n2026-03-0", 3);
    }
    void aReportWithoutDaysIsNone()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, line);
        const auto report = read(csv);
        QVERIFY(!report);
        QCOMPARE(report.error().kind, Error::Kind::Protocol);
        QCOMPARE(report.error().field, line);
    }

    void theSameRowTwiceIsOne()
    {
        const auto report = read("Date,Hours\r\n2026-03-01,1\r\n2026-03-01,1\r\n");
        QVERIFY(report);
        QCOMPARE(report->rows.size(), 1);
    }

    void numbersAreThoseThatProgramsWrite()
    {
        QCOMPARE(numberOf(u"0"_s), std::optional(0.0));
        QCOMPARE(numberOf(u"-12.50"_s), std::optional(-12.5));
        QCOMPARE(numberOf(u"9007199254740991"_s), std::optional(9007199254740991.0));
        for (const char *text : {"", "-", ".", "1.", ".5", "1,000", "1e9", "nan", "inf", "0x10", " 1", "1 ",
                                 "+1", "٣", "1111111111111111111111111111111"})
            QVERIFY2(!numberOf(QString::fromUtf8(text)), text);
    }

    void columnsAreAddedUpAsTheirNamesSay()
    {
        QCOMPARE(totallingOf(u"Hours Watched"_s), Totalling::Sum);
        // The same people return, so the figures of several days cannot be added up.
        QCOMPARE(totallingOf(u"Unique Viewers"_s), Totalling::PerDay);
        QCOMPARE(totallingOf(u"chatters"_s), Totalling::PerDay);
        QCOMPARE(totallingOf(u"Chat Messages"_s), Totalling::Sum);
        QCOMPARE(totallingOf(u"Average Viewers"_s), Totalling::Mean);
        QCOMPARE(totallingOf(u"peak_concurrent_viewers"_s), Totalling::Highest);
    }
};

QTEST_GUILESS_MAIN(TestReportReader)
#include "tst_report_reader.moc"
