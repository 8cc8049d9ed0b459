// SPDX-License-Identifier: GPL-3.0-or-later

// CSV exactly as in RFC 4180, in chunks of any size. Errors name their line.

#include "analytics/csv_reader.h"
#include "base/csv.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Outcome
{
    QList<QStringList> records{};
    QList<qint64> lines{};
    Result<void> status{};
};

Outcome readInPieces(const QByteArray &csv, qsizetype piece,
                     CsvReader::LineEnds ends = CsvReader::LineEnds::Crlf,
                     const CsvReader::Limits &limits = {})
{
    Outcome outcome;
    CsvReader reader(
        [&](const QStringList &fields, qint64 line) -> Result<void> {
            outcome.records.append(fields);
            outcome.lines.append(line);
            return {};
        },
        ends, limits);
    for (qsizetype at = 0; at < csv.size(); at += piece)
        std::ignore = reader.feed(QByteArrayView(csv).sliced(at, std::min(piece, csv.size() - at)));
    outcome.status = reader.finish();
    return outcome;
}

Outcome read(const QByteArray &csv)
{
    return readInPieces(csv, csv.size() + 1);
}

}  // namespace

class TestCsvReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        for (qsizetype piece = 1; piece <= csv.size() + 1; ++piece) {
            const Outcome outcome = readInPieces(csv, piece);
            QVERIFY2(outcome.status, qPrintable(outcome.status ? QString() : outcome.status.error().message));
            QCOMPARE(outcome.records, records);
        }
    }

    void whatIsOtherwiseIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("before");
        const auto row = [](const char *name, const QByteArray &csv, int line, int before) {
            QTest::newRow(name) << csv << QString::number(line) << before;
        };
        row("a byte that is never in UTF-8", "a,b\r\nc,\xff\r\n", 2, 1);
        row("Latin 1", "a\r\nb\r\ncaf\xe9\r\n", 3, 2);
        row("overlong", "a\r\n\xc0\xaf\r\n", 2, 1);
        row("a surrogate", "a\r\n\xed\xa0\x80\r\n", 2, 1);
        row("above the last character", "a\r\n\xf4\x90\x80\x80\r\n", 2, 1);
        row("a character that is not whole", "a\r\n\xe6\x97\r\n", 2, 1);
        row("ends within a character", "a\r\nb\xe6\x97", 2, 1);
        row("lines within quotes count", "a,\"1\r\n2\r\n3\"\r\nb,\xff", 4, 1);
        row("UTF-16",
            QByteArray("\xff\xfe"
                       "a\0\r\0\n\0",
                       8),
            1, 0);
        row("a zero byte", QByteArray("a\r\nb\0c\r\n", 8), 2, 1);
        row("a quote within", "a\r\nb\"c\r\n", 2, 1);
        row("text after a quote", "a\r\n\"b\"c\r\n", 2, 1);
        row("a quote that is not ended", "a\r\n\"b\r\nc", 2, 1);
        row("fewer fields", "a,b\r\nc\r\n", 2, 1);
        row("more fields", "a,b\r\nc,d,e\r\n", 2, 1);
        row("an empty line", "a,b\r\n\r\nc,d\r\n", 2, 1);
        row("LF alone", "a\nb\r\n", 1, 0);
        row("CR alone", "a\r\nb\rc\r\n", 2, 1);
        row("CR at the end", "a\r\nb\r", 2, 1);
    }
    void whatIsOtherwiseIsNamedWithItsLine()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, line);
        QFETCH(int, before);
        for (qsizetype piece = 1; piece <= csv.size() + 1; ++piece) {
            const Outcome outcome = readInPieces(csv, piece);
            QVERIFY(!outcome.status);
            QCOMPARE(outcome.status.error().kind, Error::Kind::Protocol);
            QCOMPARE(outcome.status.error().field, line);
            QVERIFY2(outcome.status.error().message.contains(line),
                     qPrintable(outcome.status.error().message));
            QCOMPARE(outcome.records.size(), before);  // neither the record with the error nor those after it
        }
    }

    void linesMayEndInOneOtherWayIfAllDo()
    {
        const auto uniform = CsvReader::LineEnds::Uniform;
        QCOMPARE(readInPieces("a\nb\nc", 1, uniform).records.size(), 3);
        QVERIFY(readInPieces("a\r\nb\r\n", 1, uniform).status);
        const Outcome mixed = readInPieces("a\nb\r\nc\n", 1, uniform);
        QVERIFY(!mixed.status);
        QCOMPARE(mixed.status.error().field, u"2"_s);
        QVERIFY(!readInPieces("a\rb", 1, uniform).status);
    }

    void aRecordIsGivenWithTheLineItBeginsIn()
    {
        QCOMPARE(read("a\r\n\"b\r\n\r\n\"\r\nc\r\n").lines, QList<qint64>({1, 2, 5}));
    }

    void thereAreLimits()
    {
        const CsvReader::Limits limits{.fields = 3, .fieldBytes = 5, .records = 2};
        const auto tryThis = [&](const QByteArray &csv) {
            return readInPieces(csv, 1, CsvReader::LineEnds::Crlf, limits).status.has_value();
        };
        QVERIFY(tryThis("12345,b,c\r\nd,e,f\r\n"));
        QVERIFY(!tryThis("a,b,c,d\r\n"));
        QVERIFY(!tryThis("123456\r\n"));
        QVERIFY(!tryThis("\"123456\"\r\n"));
        QVERIFY(!tryThis("a\r\nb\r\nc\r\n"));
    }

    void whoIsGivenARecordMayEndIt()
    {
        int given = 0;
        CsvReader reader([&](const QStringList &, qint64 line) -> Result<void> {
            ++given;
            return line == 2 ? Result<void>(CsvReader::errorAt(line, u"no"_s)) : Result<void>();
        });
        QVERIFY(!reader.feed("a\r\nb\r\nc\r\n"));
        QVERIFY(!reader.feed("d\r\n"));
        QVERIFY(!reader.finish());
        QCOMPARE(given, 2);
    }

    void whatIsWrittenIsReadTheSame()
    {
        for (const char *text : {"", "a", "a,b", "say \"hi\"", "two\r\nlines", "\r", "日本", " ", "\"\""}) {
            const QString field = QString::fromUtf8(text);
            QByteArray written;
            appendCsvLine(written, {field, u"x"_s});
            const Outcome outcome = read(written);
            QVERIFY(outcome.status);
            QCOMPARE(outcome.records, QList<QStringList>({{field, u"x"_s}}));
        }
    }
};

QTEST_GUILESS_MAIN(TestCsvReader)
#include "tst_csv_reader.moc"
