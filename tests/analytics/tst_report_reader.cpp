// SPDX-License-Identifier: GPL-3.0-or-later

// Which contents of a report's CSV are accepted, and which are not.

#include "analytics/report_reader.h"

#include <QTest>

using namespace Sidestage;

namespace {

Report about(ReportKind kind = ReportKind::Games)
{
    return {.kind = kind,
            .subjectId = QStringLiteral("7"),
            .askedAt = QDateTime(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC),
            .range = {QDate(2026, 3, 1), QDate(2026, 3, 8)}};
}

Result<Report> read(const QByteArray &csv, ReportKind kind = ReportKind::Games)
{
    ReportReader reader(about(kind));
    if (auto fed = reader.feed(csv); !fed)
        return fed.error();
    return reader.finish();
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
        QCOMPARE(report->name, QStringLiteral("Lamp, Moth & \"Company\""));
        QCOMPARE(report->columns,
                 QStringList({QStringLiteral("Hours Watched"), QStringLiteral("Moon Phase"),
                              QStringLiteral("Note")}));
        QCOMPARE(report->rows.size(), 2);
        QCOMPARE(report->rows[0].day, QDate(2026, 3, 2));
        QCOMPARE(report->rows[0].values,
                 QStringList({QStringLiteral("12.5"), QStringLiteral("0.25"), QString()}));
        QCOMPARE(report->rows[1].values,
                 QStringList({QStringLiteral("3"), QStringLiteral("full"), QStringLiteral("a,b")}));
        QCOMPARE(report->file, csv);
    }

    void extensionsAndOtherWaysToWriteADay()
    {
        const auto report
            = read("day,extension_id,Installs\n2026-03-01T00:00:00Z,7,4\n", ReportKind::Extensions);
        QVERIFY(report);
        QCOMPARE(report->rows.value(0).day, QDate(2026, 3, 1));
        QCOMPARE(report->columns, QStringList{QStringLiteral("Installs")});
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
        QCOMPARE(numberOf(QStringLiteral("0")), std::optional(0.0));
        QCOMPARE(numberOf(QStringLiteral("-12.50")), std::optional(-12.5));
        QCOMPARE(numberOf(QStringLiteral("9007199254740991")), std::optional(9007199254740991.0));
        for (const char *text : {"", "-", ".", "1.", ".5", "1,000", "1e9", "nan", "inf", "0x10", " 1", "1 ",
                                 "+1", "٣", "1111111111111111111111111111111"})
            QVERIFY2(!numberOf(QString::fromUtf8(text)), text);
    }

    void columnsAreAddedUpAsTheirNamesSay()
    {
        QCOMPARE(totallingOf(QStringLiteral("Hours Watched")), Totalling::Sum);
        // The same people return, so the figures of several days cannot be added up.
        QCOMPARE(totallingOf(QStringLiteral("Unique Viewers")), Totalling::PerDay);
        QCOMPARE(totallingOf(QStringLiteral("chatters")), Totalling::PerDay);
        QCOMPARE(totallingOf(QStringLiteral("Chat Messages")), Totalling::Sum);
        QCOMPARE(totallingOf(QStringLiteral("Average Viewers")), Totalling::Mean);
        QCOMPARE(totallingOf(QStringLiteral("peak_concurrent_viewers")), Totalling::Highest);
    }
};

QTEST_GUILESS_MAIN(TestReportReader)
#include "tst_report_reader.moc"
