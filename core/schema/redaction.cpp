// SPDX-License-Identifier: GPL-3.0-or-later
#include "redaction.h"

#include "base/log.h"
#include "json.h"
#include "parameters.h"

#include <QUrl>

#include <algorithm>
#include <string_view>

namespace Sidestage::Api {

namespace {

constexpr int tailOf(const char *ending)
{
    return ending[0] << 16 | ending[1] << 8 | ending[2];
}

/// Whether a name may be secret, by its last three characters.
bool hasSecretTail(std::string_view name)
{
    const char *end = name.data() + name.size();
    const char tail[]{char(end[-3] | 0x20), char(end[-2] | 0x20), char(end[-1] | 0x20)};
    switch (tailOf(tail)) {
    case tailOf("ken"):
    case tailOf("ode"):
    case tailOf("ret"):
    case tailOf("ets"):
    case tailOf("ate"):
    case tailOf("nce"):
    case tailOf("ion"):
    case tailOf("ord"):
    case tailOf("key"):
        return true;
    default:
        return false;
    }
}

/// Whether a member may have a secret name. It looks at each call of the client, so it has to be fast: most
/// names are excluded by their end.
bool mayNameASecret(std::string_view json)
{
    constexpr std::size_t shortest = 4;  // "code"
    // Three characters that are written with escapes, "\\u0065", and what is around them.
    constexpr std::size_t escapedTail = 18;
    for (std::size_t at = json.find(':'); at != std::string_view::npos; at = json.find(':', at + 1)) {
        std::size_t end = at;
        while (end > 0
               && (json[end - 1] == ' ' || json[end - 1] == '\n' || json[end - 1] == '\r'
                   || json[end - 1] == '\t'))
            --end;
        if (end < shortest + 2 || json[end - 1] != '"')
            continue;
        --end;
        const std::string_view tail
            = json.substr(end - std::min(end, escapedTail), std::min(end, escapedTail));
        if (!hasSecretTail(tail) && tail.find('\\') == std::string_view::npos)
            continue;
        const std::size_t begin = json.rfind('"', end - 1) + 1;
        const std::string_view name = json.substr(begin, end - begin);
        if (name.find('\\') != std::string_view::npos
            || isSecretName(QString::fromUtf8(name.data(), qsizetype(name.size()))))
            return true;
    }
    return false;
}

/// Writes the value without secrets.
void rewrite(const JsonValue &value, JsonWriter &writer, bool codes)
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
        for (JsonItems items(value); items.next(item);)
            rewrite(item, writer, codes);
        writer.endArray();
        break;
    }
    case JsonValue::Type::Object: {
        writer.beginObject();
        std::string_view key;
        JsonValue member;
        for (JsonMembers members(value); members.next(key, member);) {
            const QString name = QString::fromUtf8(key.data(), qsizetype(key.size()));
            writer.key(name);
            if (isSecretName(name) && (codes || name != QLatin1String("code")))
                writer.value(QString::fromLatin1(hiddenValue));
            else
                rewrite(member, writer, codes);
        }
        writer.endObject();
        break;
    }
    }
}

}  // namespace

QByteArray redactedJson(const QByteArray &json, bool codes)
{
    if (!mayNameASecret({json.constData(), std::size_t(json.size())}))
        return json;
    const auto document = JsonDocument::parse(json);
    if (!document)
        return hiddenValue;
    QByteArray shown;
    JsonWriter writer(shown);
    rewrite(document->root(), writer, codes);
    return shown;
}

QByteArray redactedForm(QByteArrayView encoded)
{
    const auto parameters = Parameters::parse(encoded);
    if (!parameters)
        return hiddenValue;
    const auto isSecret = [](const auto &item) { return isSecretName(item.first); };
    // Without secrets the text stays unchanged, because its encoding may be relevant.
    if (std::none_of(parameters->items().begin(), parameters->items().end(), isSecret))
        return encoded.toByteArray();
    Parameters shown;
    for (const auto &item : parameters->items())
        shown.add(item.first, isSecret(item) ? QString::fromLatin1(hiddenValue) : item.second);
    return shown.encoded();
}

}  // namespace Sidestage::Api
