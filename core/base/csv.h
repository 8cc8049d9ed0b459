// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
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

/// A line of a CSV table. A quoted field may contain line ends.
struct CsvLine
{
    int number = 0;  ///< Of its first line in the file, from 1.
    QStringList fields{};
};

/// Reads what appendCsv() writes in either style, and lines without quotes. Empty lines are left out.
QList<CsvLine> readCsv(const QByteArray &bytes);

}  // namespace Sidestage
