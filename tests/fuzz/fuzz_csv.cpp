// SPDX-License-Identifier: GPL-3.0-or-later

// The CSV reader with any bytes. It must not crash. Records that were read by strict rules can be written and
// read again unchanged. Rejected input has an error with its line. The contents of a report are within its
// limits.

#include "fuzz.h"

#include "analytics/report_reader.h"
#include "base/csv.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

void checkLines(QByteArrayView bytes, const CsvRules &rules)
{
    const auto lines = readCsv(bytes, rules);
    if (!lines) {
        if (lines.error().message.isEmpty() || lines.error().field.toLongLong() < 1)
            fuzzFailure("what is refused is refused for a reason, with its line", bytes.toByteArray());
        return;
    }
    if (lines->size() > rules.maxRecords)
        fuzzFailure("there are no more records than allowed", bytes.toByteArray());
    QByteArray written;
    for (const CsvLine &line : *lines) {
        if (line.fields.size() > rules.maxFields)
            fuzzFailure("a record has no more fields than allowed", bytes.toByteArray());
        appendCsvLine(written, line.fields);
    }
    // Only a byte order mark at the very beginning is dropped.
    if (!rules.isStrict || written.startsWith("\xef\xbb\xbf"))
        return;
    const auto again = readCsv(written, rules);
    const auto isSame = [](const CsvLine &a, const CsvLine &b) { return a.fields == b.fields; };
    if (!again || !std::ranges::equal(*lines, *again, isSame))
        fuzzFailure("what was read is written so that it is read again", written);
}

void checkReport(QByteArrayView bytes)
{
    const QDateTime askedAt(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC);
    const auto report = readReport({.kind = ReportKind::Games, .subjectId = u"7"_s, .askedAt = askedAt},
                                   bytes.toByteArray());
    if (!report)
        return;
    for (const ReportRow &row : report->rows) {
        if (row.values.size() != report->columns.size())
            fuzzFailure("a row has a value for each column", bytes.toByteArray());
        if (!row.day.isValid() || row.day > askedAt.date().addDays(1))
            fuzzFailure("a day is one that can be", bytes.toByteArray());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    checkLines(bytes, {.isStrict = true, .maxFields = 20, .fieldBytes = 300, .maxRecords = 50});
    checkLines(bytes, {.maxFields = 20, .fieldBytes = 300, .maxRecords = 50});
    checkReport(bytes);
    return 0;
}

QList<QByteArray> fuzzSeeds()
{
    return {
        "Date,Game ID,Game Name,Hours Broadcast\r\n2026-03-01,7,\"Lamp, Moth & \"\"Company\"\"\",5.8\r\n",
        "Date,Game ID,Note\n2026-03-01,7,\"two\nlines\"\n2026-02-28,7,\n",
        "\xef\xbb\xbf"
        "Date,Hours\r\n2026-03-01T00:00:00Z,1\r\n",
        "a,b\r\n\"c\"\"d\",\"\"\r\n,",
        "Ähre,日本\r\n\xf0\x9f\x90\xa6,\xed\x9f\xbf\r\n",
        "\xff\xfe"
        "a",
        "a\rb",
    };
}
