// SPDX-License-Identifier: GPL-3.0-or-later
// CSV fields as programs and spreadsheets read them, and tables as in RFC 4180. Errors name their line.
#include "base/csv.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr CsvRules strict{.isStrict = true};

QList<QStringList> fieldsOf(const QList<CsvLine> &lines)
{
    QList<QStringList> records;
    for (const CsvLine &line : lines)
        records.append(line.fields);
    return records;
}

}  // namespace

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

    void recordsAreReadAsRfc4180HasThem_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QList<QStringList>>("records");
        const auto list = [](std::initializer_list<const char *> texts) {
            QStringList fields;
            for (const char *text : texts)
                fields.append(QString::fromUtf8(text));
            return fields;
        };
        using Records = QList<QStringList>;
        QTest::newRow("nothing") << QByteArray() << Records();
        QTest::newRow("two lines") << QByteArray("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n")
                                   << Records{list({"aaa", "bbb", "ccc"}), list({"zzz", "yyy", "xxx"})};
        QTest::newRow("the last line need not end")
            << QByteArray("a,b\r\nc,d") << Records{list({"a", "b"}), list({"c", "d"})};
        QTest::newRow("empty fields")
            << QByteArray(",\r\n\"\",\r\n") << Records{list({"", ""}), list({"", ""})};
        QTest::newRow("blanks belong to the field")
            << QByteArray(" a , b\r\n") << Records{list({" a ", " b"})};
        QTest::newRow("quotes") << QByteArray("\"aaa\",\"b \r\nbb\",\"c\"\"c\"\r\nz,\"y,y\",x\r\n")
                                << Records{list({"aaa", "b \r\nbb", "c\"c"}), list({"z", "y,y", "x"})};
        QTest::newRow("only quotes") << QByteArray("\"\"\"\"\"\"\r\n") << Records{list({"\"\""})};
        QTest::newRow("a mark at the beginning") << QByteArray("\xef\xbb\xbf"
                                                               "a\r\n")
                                                 << Records{list({"a"})};
        QTest::newRow("many scripts") << QByteArray("Ähre,日本,\xf0\x9f\x90\xa6\r\n")
                                      << Records{list({"Ähre", "日本", "\xf0\x9f\x90\xa6"})};
        QTest::newRow("short") << QByteArray("a") << Records{list({"a"})};
        QTest::newRow("a quote at the very end") << QByteArray("\"a\"") << Records{list({"a"})};
    }
    void recordsAreReadAsRfc4180HasThem()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QList<QStringList>, records);
        const auto lines = readCsv(csv, strict);
        QVERIFY2(lines, qPrintable(lines ? QString() : lines.error().message));
        QCOMPARE(fieldsOf(*lines), records);
    }

    void whatIsOtherwiseIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &csv, int line, const char *message) {
            QTest::newRow(name) << csv << QString::number(line) << QString::fromUtf8(message);
        };
        const char *notUtf8 = "the text is not valid UTF-8.";
        const char *loneCr = "a line ends with CR instead of CRLF.";
        row("a byte that is never in UTF-8", "a,b\r\nc,\xff\r\n", 2, notUtf8);
        row("Latin 1", "a\r\nb\r\ncaf\xe9\r\n", 3, notUtf8);
        row("overlong", "a\r\n\xc0\xaf\r\n", 2, notUtf8);
        row("a surrogate", "a\r\n\xed\xa0\x80\r\n", 2, notUtf8);
        row("above the last character", "a\r\n\xf4\x90\x80\x80\r\n", 2, notUtf8);
        row("a character that is not whole", "a\r\n\xe6\x97\r\n", 2, notUtf8);
        row("ends within a character", "a\r\nb\xe6\x97", 2,
            "the file ends in the middle of a character; it is incomplete.");
        row("lines within quotes count", "a,\"1\r\n2\r\n3\"\r\nb,\xff", 4, notUtf8);
        row("UTF-16",
            QByteArray("\xff\xfe"
                       "a\0\r\0\n\0",
                       8),
            1, "the file is UTF-16, not UTF-8.");
        row("a zero byte", QByteArray("a\r\nb\0c\r\n", 8), 2,
            "the file contains a zero byte; it is not a text file.");
        row("a quote within", "a\r\nb\"c\r\n", 2, "an unquoted field contains a quote.");
        row("text after a quote", "a\r\n\"b\"c\r\n", 2, "there is text after a closing quote.");
        row("a quote that is not ended", "a\r\n\"b\r\nc", 2,
            "a quoted field is not closed; the file is incomplete.");
        row("fewer fields", "a,b\r\nc\r\n", 2,
            "there are 1 fields, but the first line has 2; the file may be incomplete.");
        row("more fields", "a,b\r\nc,d,e\r\n", 2,
            "there are 3 fields, but the first line has 2; the file may be incomplete.");
        row("an empty line", "a,b\r\n\r\nc,d\r\n", 2,
            "there are 1 fields, but the first line has 2; the file may be incomplete.");
        row("CRLF after LF", "a\nb\r\n", 2, "line endings are mixed, CRLF and LF.");
        row("LF after CRLF", "a\r\nb\n", 2, "line endings are mixed, CRLF and LF.");
        row("CR alone", "a\r\nb\rc\r\n", 2, loneCr);
        row("CR at the end", "a\r\nb\r", 2, loneCr);
    }
    void whatIsOtherwiseIsNamedWithItsLine()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, line);
        QFETCH(QString, message);
        const auto lines = readCsv(csv, strict);
        QVERIFY(!lines);
        QCOMPARE(lines.error().kind, Error::Kind::Protocol);
        QCOMPARE(lines.error().field, line);
        QCOMPARE(lines.error().message, u"Line %1: %2"_s.arg(line, message));
    }

    void linesMayEndInOneOtherWayIfAllDo()
    {
        QCOMPARE(readCsv("a\nb\nc", strict)->size(), 3);
        QVERIFY(readCsv("a\r\nb\r\n", strict));
        QVERIFY(!readCsv("a\rb", strict));
    }

    void aRecordIsGivenWithTheLineItBeginsIn()
    {
        QList<int> numbers;
        for (const auto lines = readCsv("a\r\n\"b\r\n\r\n\"\r\nc\r\n", strict); const CsvLine &line : *lines)
            numbers.append(line.number);
        QCOMPARE(numbers, QList<int>({1, 2, 5}));
    }

    void thereAreLimits()
    {
        const auto messageOf = [](QByteArrayView csv) {
            const auto lines
                = readCsv(csv, {.isStrict = true, .maxFields = 3, .fieldBytes = 5, .maxRecords = 2});
            return lines ? QString() : lines.error().message;
        };
        QCOMPARE(messageOf("12345,b,c\r\nd,e,f\r\n"), QString());
        QCOMPARE(messageOf("a,b,c,d\r\n"), u"Line 1: there are more than 3 fields."_s);
        QCOMPARE(messageOf("123456\r\n"), u"Line 1: a field is longer than 5 bytes."_s);
        QCOMPARE(messageOf("\"123456\"\r\n"), u"Line 1: a field is longer than 5 bytes."_s);
        QCOMPARE(messageOf("a\r\nb\r\nc\r\n"), u"Line 3: there are more than 2 lines."_s);
    }

    void withoutStrictRulesEverythingIsReadAsWellAsPossible_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QList<QStringList>>("records");
        using Records = QList<QStringList>;
        QTest::newRow("nothing") << QByteArray() << Records();
        QTest::newRow("empty lines") << QByteArray("\r\na\n\n\"\"\nb") << Records{{u"a"_s}, {u"b"_s}};
        QTest::newRow("any number of fields")
            << QByteArray("a,b\nc\n,\n") << Records{{u"a"_s, u"b"_s}, {u"c"_s}, {u""_s, u""_s}};
        QTest::newRow("any line end")
            << QByteArray("a\r\nb\nc\rd\r") << Records{{u"a"_s}, {u"b"_s}, {u"cd"_s}};
        QTest::newRow("quotes anywhere") << QByteArray("a\"b,\"c\"d\"\n") << Records{{u"a\"b"_s, u"cd\""_s}};
        QTest::newRow("a mark at the beginning") << QByteArray("\xef\xbb\xbf"
                                                               "a\n")
                                                 << Records{{u"a"_s}};
        QTest::newRow("not UTF-8") << QByteArray("caf\xe9\nb") << Records{{u"caf\ufffd"_s}, {u"b"_s}};
        QTest::newRow("formulas, as for spreadsheets")
            << QByteArray("'=1+1,\"'@a,b\",'s,'-5\n") << Records{{u"=1+1"_s, u"@a,b"_s, u"'s"_s, u"'-5"_s}};
    }
    void withoutStrictRulesEverythingIsReadAsWellAsPossible()
    {
        QFETCH(const QByteArray, csv);
        QTEST(fieldsOf(*readCsv(csv)), "records");
    }

    void aQuoteThatIsNotEndedIsAnErrorAtItsLine()
    {
        const auto lines = readCsv("a\n\"b\nc");
        QVERIFY(!lines);
        QCOMPARE(lines.error().field, u"2"_s);
    }

    void whatIsWrittenIsReadTheSame()
    {
        for (const char *text : {"", "a", "a,b", "say \"hi\"", "two\r\nlines", "\r", "日本", " ", "\"\""}) {
            const QString field = QString::fromUtf8(text);
            QByteArray written;
            appendCsvLine(written, {field, u"x"_s});
            for (const CsvRules &rules : {strict, CsvRules()}) {
                const auto lines = readCsv(written, rules);
                QVERIFY(lines);
                QCOMPARE(fieldsOf(*lines), QList<QStringList>({{field, u"x"_s}}));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
