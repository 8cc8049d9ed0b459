// SPDX-License-Identifier: GPL-3.0-or-later
#include "redaction.h"

#include "base/log.h"
#include "sandbox/http/form.h"
#include "schema/json.h"

#include <QUrl>

namespace Sidestage::Sandbox {

namespace {

using Api::JsonValue;

const QString hidden = QStringLiteral("hidden");

/// Whether a text may contain a secret. A fast check, because most texts do not.
bool maySayASecret(const QByteArray &text)
{
    const QByteArray json = text.toLower();
    return json.contains("token") || json.contains("code") || json.contains("secret")
        || json.contains("password") || json.contains("nonce") || json.contains("client_assertion")
        || json.contains('\\');  // names may be written with escapes
}

/// Writes the value without secrets. `codes`: a member "code" is an authorization code or device code.
void rewrite(const JsonValue &value, Api::JsonWriter &writer, bool codes)
{
    switch (value.type()) {
    case JsonValue::Type::Null:
        writer.null();
        break;
    case JsonValue::Type::Bool:
        writer.value(value.toBool());
        break;
    case JsonValue::Type::Integer:
        writer.value(value.toInteger());
        break;
    case JsonValue::Type::Double:
        writer.value(value.toDouble());
        break;
    case JsonValue::Type::String: {
        // The verification URI for a device contains its code.
        const QString text = value.toString();
        writer.value(codes && text.contains(QLatin1String("://")) ? redacted(QUrl(text)) : text);
        break;
    }
    case JsonValue::Type::Array: {
        writer.beginArray();
        JsonValue item;
        for (Api::JsonItems items(value); items.next(item);)
            rewrite(item, writer, codes);
        writer.endArray();
        break;
    }
    case JsonValue::Type::Object: {
        writer.beginObject();
        std::string_view key;
        JsonValue member;
        for (Api::JsonMembers members(value); members.next(key, member);) {
            const QString name = QString::fromUtf8(key.data(), qsizetype(key.size()));
            writer.key(key);
            if (isSecretName(name) && (codes || name != QLatin1String("code")))
                writer.value(hidden);
            else
                rewrite(member, writer, codes);
        }
        writer.endObject();
        break;
    }
    }
}

QString redactedJson(const QByteArray &json, bool codes)
{
    if (!maySayASecret(json))
        return QString::fromUtf8(json);
    const auto document = Api::JsonDocument::parse(json);
    if (!document)
        return hidden;
    QByteArray shown;
    Api::JsonWriter writer(shown);
    rewrite(document->root(), writer, codes);
    return QString::fromUtf8(shown);
}

bool isTokenService(const Request &request)
{
    return request.path.contains("/oauth2") || request.path.startsWith("/auth/")
        || request.path.startsWith("/activate");
}

QString written(const Api::Parameters &parameters)
{
    Api::Parameters shown;
    for (const auto &[name, value] : parameters.items())
        shown.add(name, isSecretName(name) ? hidden : value);
    return QString::fromUtf8(shown.encoded());
}

}  // namespace

QString redactedForm(QByteArrayView encoded)
{
    const auto parameters = Api::Parameters::parse(encoded);
    if (!parameters)
        return hidden;
    const bool secret = std::any_of(parameters->items().begin(), parameters->items().end(),
                                    [](const auto &item) { return isSecretName(item.first); });
    // Without secrets the text stays unchanged, because its encoding may be relevant.
    return secret ? written(*parameters) : QString::fromLatin1(encoded);
}

QString redactedBody(const Request &request)
{
    if (request.body.isEmpty())
        return {};
    const QByteArray type = request.headers.value("Content-Type").trimmed().toLower();
    const QByteArray text = request.body.trimmed();
    if (type.startsWith("multipart/form-data")) {
        Request bodyOnly = request;
        bodyOnly.query.clear();
        const auto form = formOf(bodyOnly);
        return form ? written(*form) : hidden;
    }
    if (type.startsWith("application/json") || text.startsWith('{') || text.startsWith('['))
        return redactedJson(request.body, isTokenService(request));
    if (type.startsWith("application/x-www-form-urlencoded") || isTokenService(request))
        return redactedForm(request.body);
    return maySayASecret(request.body) ? hidden : QString::fromUtf8(request.body);
}

QString redactedAnswer(const Request &request, const Response &response)
{
    return response.contentType.startsWith("application/json")
        ? redactedJson(response.body, isTokenService(request))
        : QString::fromUtf8(response.body);
}

}  // namespace Sidestage::Sandbox
