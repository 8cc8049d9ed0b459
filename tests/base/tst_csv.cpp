// SPDX-License-Identifier: GPL-3.0-or-later
// CSV fields as programs and spreadsheets read them.
#include "base/csv.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSpreadsheetCalculatesNothingThatSomebodyWrote_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("exact");
        QTest::addColumn<QByteArray>("forSpreadsheets");
        const auto row = [](const char *name, const char *value, const char *exact,
                            const char *spreadsheets) {
            QTest::newRow(name) << QString::fromUtf8(value) << QByteArray(exact) << QByteArray(spreadsheets);
        };
        row("nothing", "", "", "");
        row("text", "a = b", "a = b", "a = b");
        row("apostrophe", "'s", "'s", "'s");
        row("equals sign", "=1+1", "=1+1", "'=1+1");
        row("quoted as well", "=A1,\"x\"", "\"=A1,\"\"x\"\"\"", "\"'=A1,\"\"x\"\"\"");
        row("plus", "+cmd|' /C x'!A0", "+cmd|' /C x'!A0", "'+cmd|' /C x'!A0");
        row("minus", "-1+1", "-1+1", "'-1+1");
        row("sign alone", "-", "-", "'-");
        row("at", "@SUM(1)", "@SUM(1)", "'@SUM(1)");
        row("tab", "\t=1", "\t=1", "'\t=1");
        row("carriage return", "\r=1", "\"\r=1\"", "\"'\r=1\"");
        row("number", "12.50", "12.50", "12.50");
        row("negative number", "-12.50", "-12.50", "-12.50");
        row("number with a plus", "+5", "+5", "+5");
        row("no number", "-inf", "-inf", "'-inf");
    }
    void aSpreadsheetCalculatesNothingThatSomebodyWrote()
    {
        QFETCH(const QString, value);
        QByteArray exact;
        appendCsv(exact, value);
        QTEST(exact, "exact");
        QByteArray forSpreadsheets;
        appendCsv(forSpreadsheets, value, CsvStyle::ForSpreadsheets);
        QTEST(forSpreadsheets, "forSpreadsheets");
    }

    void linesAreWrittenInTheSameStyle()
    {
        QByteArray out;
        appendCsvLine(out, {u"=1"_s, u"b"_s});
        appendCsvLine(out, {u"=1"_s, u"b"_s}, CsvStyle::ForSpreadsheets);
        QCOMPARE(out, QByteArray("=1,b\r\n'=1,b\r\n"));
    }
};

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
