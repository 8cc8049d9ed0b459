// SPDX-License-Identifier: GPL-3.0-or-later
#include "parameters.h"

#include <QStringDecoder>
#include <QUrl>

namespace Sidestage::Api {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Returns false when the decoded bytes are not UTF-8.
bool decode(QByteArrayView encoded, QString &out)
{
    QByteArray bytes;
    bytes.reserve(encoded.size());
    bool ascii = true;
    for (qsizetype i = 0; i < encoded.size(); ++i) {
        char c = encoded[i];
        if (c == '+') {
            c = ' ';
        } else if (c == '%' && i + 2 < encoded.size() && hexDigit(encoded[i + 1]) >= 0
                   && hexDigit(encoded[i + 2]) >= 0) {
            c = char(hexDigit(encoded[i + 1]) * 16 + hexDigit(encoded[i + 2]));
            i += 2;
        }
        ascii &= static_cast<unsigned char>(c) < 0x80;
        bytes.append(c);
    }
    if (ascii) {
        out = QString::fromLatin1(bytes);
        return true;
    }
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    out = utf8(bytes);
    return !utf8.hasError();
}

}  // namespace

Result<Parameters> Parameters::parse(QByteArrayView encoded)
{
    Parameters parameters;
    while (!encoded.isEmpty()) {
        const qsizetype end = encoded.indexOf('&');
        const QByteArrayView item = end < 0 ? encoded : encoded.first(end);
        encoded = end < 0 ? QByteArrayView() : encoded.sliced(end + 1);
        if (item.isEmpty())
            continue;
        const qsizetype equals = item.indexOf('=');
        QString name;
        QString value;
        const bool ok = decode(equals < 0 ? item : item.first(equals), name)
            && decode(equals < 0 ? QByteArrayView() : item.sliced(equals + 1), value);
        if (!ok)
            return Error::broken(Fault::Malformed, name);
        parameters.add(std::move(name), std::move(value));
    }
    return parameters;
}

bool Parameters::contains(QAnyStringView name) const
{
    return std::any_of(m_items.begin(), m_items.end(),
                       [name](const auto &item) { return item.first == name; });
}

QString Parameters::value(QAnyStringView name) const
{
    const auto found = std::find_if(m_items.begin(), m_items.end(),
                                    [name](const auto &item) { return item.first == name; });
    return found == m_items.end() ? QString() : found->second;
}

QStringList Parameters::values(QAnyStringView name) const
{
    QStringList values;
    for (const auto &[key, value] : m_items) {
        if (key == name)
            values.append(value);
    }
    return values;
}

QByteArray Parameters::encoded() const
{
    QByteArray text;
    for (const auto &[name, value] : m_items) {
        if (!text.isEmpty())
            text.append('&');
        text += QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
    }
    return text;
}

}  // namespace Sidestage::Api
