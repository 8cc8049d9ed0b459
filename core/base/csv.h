// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>

namespace Sidestage {

/// How a field of a CSV file is written that a spreadsheet would take for a formula: viewers write some of
/// them.
enum class CsvStyle : quint8 {
    Exact,            ///< As it is.
    ForSpreadsheets,  ///< With an apostrophe before it, which makes it a text. Numbers stay numbers.
};

/// Appends one field of a CSV file (RFC 4180, UTF-8), quoted where it has to be.
void appendCsv(QByteArray &out, const QString &value, CsvStyle style = CsvStyle::Exact);
/// Appends a line of fields with its end.
void appendCsvLine(QByteArray &out, std::initializer_list<QString> values, CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
