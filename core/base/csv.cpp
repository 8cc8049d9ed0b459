// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv.h"

#include <utility>

namespace Sidestage {

void appendCsv(QByteArray &out, const QString &value)
{
    QByteArray bytes = value.toUtf8();
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

void appendCsvLine(QByteArray &out, std::initializer_list<QString> values)
{
    bool isFirst = true;
    for (const QString &value : values) {
        if (!std::exchange(isFirst, false))
            out += ',';
        appendCsv(out, value);
    }
    out += "\r\n";
}

}  // namespace Sidestage
