// SPDX-License-Identifier: GPL-3.0-or-later
#include "http.h"

#include "schema/json.h"

#include <algorithm>

namespace Sidestage::Sandbox {

void Headers::set(const QByteArray &name, QByteArray value)
{
    remove(name);
    add(name, std::move(value));
}

void Headers::remove(QByteArrayView name)
{
    m_items.removeIf([name](const auto &item) { return name.compare(item.first, Qt::CaseInsensitive) == 0; });
}

QByteArray Headers::value(QByteArrayView name) const
{
    for (const auto &[key, value] : m_items) {
        if (name.compare(key, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

bool namesThisMachine(QByteArrayView host)
{
    const qsizetype bracket = host.startsWith('[') ? host.indexOf(']') : 0;
    const qsizetype colon = bracket < 0 ? -1 : host.indexOf(':', bracket);
    const QByteArrayView name = colon < 0 ? host : host.first(colon);
    return name.compare("localhost", Qt::CaseInsensitive) == 0 || name == QByteArrayView("127.0.0.1")
        || name == QByteArrayView("[::1]");
}

QByteArray reasonPhrase(int status)
{
    switch (status) {
    case 200:
        return QByteArrayLiteral("OK");
    case 202:
        return QByteArrayLiteral("Accepted");
    case 204:
        return QByteArrayLiteral("No Content");
    case 302:
        return QByteArrayLiteral("Found");
    case 303:
        return QByteArrayLiteral("See Other");
    case 400:
        return QByteArrayLiteral("Bad Request");
    case 401:
        return QByteArrayLiteral("Unauthorized");
    case 403:
        return QByteArrayLiteral("Forbidden");
    case 404:
        return QByteArrayLiteral("Not Found");
    case 405:
        return QByteArrayLiteral("Method Not Allowed");
    case 408:
        return QByteArrayLiteral("Request Timeout");
    case 409:
        return QByteArrayLiteral("Conflict");
    case 410:
        return QByteArrayLiteral("Gone");
    case 413:
        return QByteArrayLiteral("Payload Too Large");
    case 415:
        return QByteArrayLiteral("Unsupported Media Type");
    case 422:
        return QByteArrayLiteral("Unprocessable Entity");
    case 425:
        return QByteArrayLiteral("Too Early");
    case 429:
        return QByteArrayLiteral("Too Many Requests");
    case 431:
        return QByteArrayLiteral("Request Header Fields Too Large");
    case 500:
        return QByteArrayLiteral("Internal Server Error");
    case 502:
        return QByteArrayLiteral("Bad Gateway");
    case 503:
        return QByteArrayLiteral("Service Unavailable");
    case 504:
        return QByteArrayLiteral("Gateway Timeout");
    case 505:
        return QByteArrayLiteral("HTTP Version Not Supported");
    default:
        break;
    }
    return status < 300 ? QByteArrayLiteral("OK")
        : status < 500  ? QByteArrayLiteral("Error")
                        : QByteArrayLiteral("Server Error");
}

Response errorAnswer(int status, const QString &message, const QString &field)
{
    Response response{.status = status, .contentType = QByteArrayLiteral("application/json")};
    Api::JsonWriter writer(response.body);
    writer.beginObject();
    writer.key("error");
    writer.value(QString::fromLatin1(reasonPhrase(status)));
    writer.key("status");
    writer.value(status);
    writer.key("message");
    writer.value(message);
    if (!field.isEmpty()) {
        writer.key("field");
        writer.value(field);
    }
    writer.endObject();
    return response;
}

QByteArray credentialOf(const QByteArray &header, std::initializer_list<QByteArrayView> schemes)
{
    const qsizetype space = header.indexOf(' ');
    if (space <= 0)
        return {};
    const QByteArray scheme = header.first(space).toLower();
    if (std::find(schemes.begin(), schemes.end(), QByteArrayView(scheme)) == schemes.end())
        return {};
    return header.sliced(space + 1).trimmed();
}

}  // namespace Sidestage::Sandbox
