// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"

namespace Sidestage {

void appendJson(QByteArray &out, const QString &value)
{
    out += '"';
    const QByteArray bytes = value.toUtf8();
    for (const char c : bytes) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(2, '0');
        } else {
            out += c;
        }
    }
    out += '"';
}

}  // namespace Sidestage
