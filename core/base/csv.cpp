// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv.h"

#include <utility>

namespace Sidestage {

/// Whether a spreadsheet would evaluate the value.
static bool isFormula(const QString &value)
{
    if (value.isEmpty() || !QStringView(u"=+-@\t\r").contains(value.front()))
        return false;
    const bool hasSign = value.front() == u'+' || value.front() == u'-';
    bool isNumber = false;
    value.toDouble(&isNumber);
    return !(hasSign && isNumber && value.at(1).isDigit());
}

void appendCsv(QByteArray &out, const QString &value, CsvStyle style)
{
    QByteArray bytes = value.toUtf8();
    if (style == CsvStyle::ForSpreadsheets && isFormula(value))
        bytes.prepend('\'');
    const bool isQuoted = bytes.contains('"') || bytes.contains(',') || bytes.contains('\n')
        || bytes.contains('\r') || bytes.startsWith(' ') || bytes.endsWith(' ');
    if (!isQuoted) {
        out += bytes;
        return;
    }
    out += '"';
    out += bytes.replace('"', "\"\"");
    out += '"';
}

void appendCsvLine(QByteArray &out, const QStringList &values, CsvStyle style)
{
    bool isFirst = true;
    for (const QString &value : values) {
        if (!std::exchange(isFirst, false))
            out += ',';
        appendCsv(out, value, style);
    }
    out += "\r\n";
}

}  // namespace Sidestage
