// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <limits>

namespace Sidestage {

/// The formats in which tables are saved.
enum class TableFormat : quint8 { Csv, Json };

/// How to write a CSV field that a spreadsheet would interpret as a formula. Viewers write some of the
/// fields.
enum class CsvStyle : quint8 {
    Exact,            ///< Unchanged.
    ForSpreadsheets,  ///< With an apostrophe in front, which makes it text. Numbers remain numbers.
};

/// Appends one CSV field (RFC 4180, UTF-8). It is quoted if necessary.
void appendCsv(QByteArray &out, const QString &value, CsvStyle style = CsvStyle::Exact);
/// Appends a line of fields and the line end.
void appendCsvLine(QByteArray &out, const QStringList &values, CsvStyle style = CsvStyle::Exact);

/// A line of a CSV table. A quoted field may contain line ends.
struct CsvLine
{
    int number = 0;  ///< Of its first line in the file, from 1.
    QStringList fields{};
};

/// What readCsv() accepts. Exceeding a limit is an error.
struct CsvRules
{
    /// RFC 4180: every line has as many fields as the first one, quotes only around a whole field and doubled
    /// inside, all lines end in CRLF or all in LF, and the text is UTF-8. A violation is an error.
    ///
    /// Otherwise reads what people and spreadsheets write, as well as it can. Left out are empty lines and
    /// the apostrophe of CsvStyle::ForSpreadsheets. A quote that is not closed is an error.
    bool isStrict = false;
    qsizetype maxFields = std::numeric_limits<qsizetype>::max();   ///< In one line.
    qsizetype fieldBytes = std::numeric_limits<qsizetype>::max();  ///< In one field.
    qsizetype maxRecords = std::numeric_limits<qsizetype>::max();
};

/// Reads a table in UTF-8, with or without a byte order mark. Errors: csvError() about the first violation.
Result<QList<CsvLine>> readCsv(QByteArrayView bytes, const CsvRules &rules = {});

/// Returns an error of Kind::Protocol: `message` is a sentence for the user with the line number, `field` is
/// the line number alone, counted from 1 as in an editor.
Error csvError(int line, const QString &what);

}  // namespace Sidestage
