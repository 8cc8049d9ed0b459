// SPDX-License-Identifier: GPL-3.0-or-later
#include "cursor.h"

#include "schema/json.h"

#include <QCryptographicHash>

namespace Sidestage::Sandbox {

namespace {

/// Returns a short hash to tell queries apart; not secure.
QString markOf(const QStringList &query)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QString &part : query) {
        hash.addData(part.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    }
    return QString::fromLatin1(hash.result().left(6).toHex());
}

}  // namespace

QString makeCursor(const QStringList &query, const QStringList &place)
{
    QByteArray json;
    Api::JsonWriter writer(json);
    writer.beginObject();
    writer.key("b");
    writer.null();
    writer.key("a");
    writer.beginObject();
    writer.key("Cursor");
    writer.value(markOf(query) + u':' + place.join(u':'));
    writer.endObject();
    writer.endObject();
    return QString::fromLatin1(json.toBase64());
}

std::optional<QStringList> readCursor(const QStringList &query, const QString &cursor, int parts)
{
    constexpr qsizetype longest = 1024;
    if (cursor.size() > longest)
        return {};
    const auto bytes
        = QByteArray::fromBase64Encoding(cursor.toUtf8(), QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes)
        return {};
    const auto json = Api::JsonDocument::parse(*bytes);
    if (!json)
        return {};
    QStringList place = json->root().member("a").member("Cursor").toString().split(u':');
    if (place.size() != parts + 1 || place.takeFirst() != markOf(query))
        return {};
    return place;
}

}  // namespace Sidestage::Sandbox
