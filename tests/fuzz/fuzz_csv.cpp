// SPDX-License-Identifier: GPL-3.0-or-later

// The CSV reader with any bytes in any chunks. It must not crash, and chunks make no difference. Records that
// were read can be written and read again unchanged. Rejected input has an error with its line. The contents
// of a report are within its limits.

#include "fuzz.h"

#include "analytics/report_reader.h"
#include "base/csv.h"

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Outcome
{
    QList<QStringList> records{};
    QString trouble{};  ///< Empty: no error.
};

Outcome read(QByteArrayView bytes, qsizetype piece, CsvReader::LineEnds ends)
{
    const CsvReader::Limits limits{.fields = 20, .fieldBytes = 300, .records = 50};
    Outcome outcome;
    CsvReader reader(
        [&](const QStringList &fields, qint64) -> Result<void> {
            if (fields.size() > limits.fields)
                fuzzFailure("a record has no more fields than allowed", {});
            outcome.records.append(fields);
            return {};
        },
        ends, limits);
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        std::ignore = reader.feed(bytes.sliced(at, std::min(piece, bytes.size() - at)));
    if (const auto done = reader.finish(); !done) {
        if (done.error().message.isEmpty() || done.error().field.toLongLong() < 1)
            fuzzFailure("what is refused is refused for a reason, with its line",
                        done.error().field.toUtf8());
        outcome.trouble = done.error().field + done.error().message;
    }
    if (outcome.records.size() > limits.records)
        fuzzFailure("there are no more records than allowed", {});
    return outcome;
}

void readReport(QByteArrayView bytes)
{
    const QDateTime askedAt(QDate(2026, 3, 10), QTime(12, 0), Qt::UTC);
    ReportReader reader({.kind = ReportKind::Games, .subjectId = u"7"_s, .askedAt = askedAt});
    if (!reader.feed(bytes))
        return;
    const auto report = reader.finish();
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
    for (const auto ends : {CsvReader::LineEnds::Crlf, CsvReader::LineEnds::Uniform}) {
        const Outcome whole = read(bytes, bytes.size() + 1, ends);
        for (const qsizetype piece : {1, 2, 7}) {
            const Outcome pieces = read(bytes, piece, ends);
            if (pieces.records != whole.records || pieces.trouble != whole.trouble)
                fuzzFailure("pieces make no difference", bytes.toByteArray());
        }
        QByteArray written;
        for (const QStringList &record : whole.records) {
            for (qsizetype i = 0; i < record.size(); ++i) {
                written += i > 0 ? "," : "";
                appendCsv(written, record[i]);
            }
            written += "\r\n";
        }
        const Outcome again = read(written, written.size() + 1, CsvReader::LineEnds::Crlf);
        // Only a byte order mark at the very beginning is dropped.
        const bool isMarked = written.startsWith("\xef\xbb\xbf");
        if (!isMarked && (again.records != whole.records || !again.trouble.isEmpty()))
            fuzzFailure("what was read is written so that it is read again", written);
    }
    readReport(bytes);
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
