// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

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

}  // namespace Sidestage
