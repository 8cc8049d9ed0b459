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

QList<CsvLine> readCsv(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (!text.endsWith(u'\n'))
        text += u'\n';
    QList<CsvLine> lines;
    CsvLine line{.number = 1};
    QString field;
    bool isQuoted = false;
    int number = 1;
    const auto endField = [&] {
        if (field.startsWith(u'\'') && isFormula(field.mid(1)))
            field.remove(0, 1);
        line.fields.append(std::exchange(field, {}));
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        number += c == u'\n' ? 1 : 0;
        if (isQuoted) {
            if (c != u'"')
                field += c;
            else if (text.mid(i + 1, 1) == u"\"")
                field += text[++i];
            else
                isQuoted = false;
        } else if (c == u'"' && field.isEmpty()) {
            isQuoted = true;
        } else if (c == u',') {
            endField();
        } else if (c == u'\n') {
            endField();
            if (line.fields != QStringList{QString()})
                lines.append(std::move(line));
            line = {.number = number};
        } else if (c != u'\r') {
            field += c;
        }
    }
    return lines;
}

}  // namespace Sidestage
