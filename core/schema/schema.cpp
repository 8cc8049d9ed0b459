// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema.h"

#include "values.h"

namespace Sidestage::Api {

namespace {

thread_local Reading reading = Reading::Tolerant;
thread_local TimeFormat timeFormat = TimeFormat::Rfc3339;

/// Prepends the name of a field to the path of the error.
void locate(Error &error, const Field &field)
{
    if (error.field.isEmpty())
        error.field = field.name;
    else if (error.field.startsWith(u'['))
        error.field.prepend(field.name);
    else
        error.field.prepend(QString(field.name) + u'.');
}

/// Whether the field named in Rule::nullWith has a value.
bool isNullWith(const Schema &schema, const Field &field, const void *object)
{
    const Field *other = field.rule.nullWith ? schema.find(QLatin1String(field.rule.nullWith)) : nullptr;
    return other && other->type->has(other->of(object));
}

bool isMissing(const Field &field, const void *object)
{
    const void *value = field.of(object);
    if (!field.type->has(value))
        return true;
    if (field.in == In::Json || field.type->kind == Kind::Integer || field.type->kind == Kind::Number
        || field.type->kind == Kind::Boolean)
        return false;
    // A required text must not be empty, unless the rule explicitly allows 0 characters.
    QStringList texts;
    field.type->writeText(value, texts);
    if (field.type->list)
        return texts.isEmpty() && field.type->kind != Kind::Object;
    return field.type->plain && field.type->kind == Kind::Text && texts.value(0).isEmpty()
        && field.rule.least != 0;
}

/// Whether a member of a response is an empty text where another type belongs. Services use that for "no
/// value", like null or an absent member.
bool isNothing(const Field &field, const JsonValue &value)
{
    if (value.type() != JsonValue::Type::String || !value.toStringView().empty())
        return false;
    const Kind kind = field.type->kind;
    return field.type->list || kind == Kind::Integer || kind == Kind::Boolean || kind == Kind::Time
        || kind == Kind::Object;
}

/// The index of the field that has this alias; -1 for none.
qsizetype indexByAlias(const Schema &schema, QLatin1String name)
{
    for (qsizetype at = 0; at < schema.fields.size(); ++at) {
        const char *alias = schema.fields[at].rule.alias;
        if (alias && name == QLatin1String(alias))
            return at;
    }
    return -1;
}

}  // namespace

bool Schema::has(In part) const
{
    return std::any_of(fields.begin(), fields.end(), [part](const Field &field) { return field.in == part; });
}

const Field *Schema::find(QLatin1String name) const
{
    for (const Field &field : fields) {
        if (field.name == name)
            return &field;
    }
    return nullptr;
}

ReadingScope::ReadingScope(Reading wanted)
    : m_before(std::exchange(reading, wanted))
{
}

ReadingScope::~ReadingScope()
{
    reading = m_before;
}

Reading ReadingScope::current()
{
    return reading;
}

WritingScope::WritingScope(TimeFormat times)
    : m_before(std::exchange(timeFormat, times))
{
}

WritingScope::~WritingScope()
{
    timeFormat = m_before;
}

TimeFormat WritingScope::times()
{
    return timeFormat;
}

void toJson(const Schema &schema, const void *object, JsonWriter &writer, In part)
{
    writer.beginObject();
    for (const Field &field : schema.fields) {
        if (field.in != part)
            continue;
        const void *value = field.of(object);
        const bool has = field.type->has(value);
        if (!has && !field.rule.nullable && !isNullWith(schema, field, object))
            continue;
        writer.key({field.name.data(), std::size_t(field.name.size())});
        if (has)
            field.type->write(value, writer);
        else
            writer.null();
    }
    writer.endObject();
}

bool fromJson(const Schema &schema, const JsonValue &json, void *object, Error &error, In part, quint64 had)
{
    const bool strict = reading == Reading::Strict;
    // Some services return an object with one text as that text: `"pagination":"abc"` (api-facts B4).
    if (!strict && json.type() == JsonValue::Type::String && schema.fields.size() == 1
        && schema.fields[0].type->kind == Kind::Text && !schema.fields[0].type->list)
        return schema.fields[0].type->read(json, schema.fields[0].of(object), error);
    if (json.type() != JsonValue::Type::Object)
        return fault(error, Fault::WrongType);
    quint64 seen = had;
    const qsizetype count = schema.fields.size();
    Q_ASSERT(count <= 64);
    if (count == 0)
        return true;  // all members are unknown and ignored

    qsizetype expected = 0;  // members mostly arrive in the order of the declaration
    std::string_view name;
    JsonValue value;
    for (JsonMembers members(json); members.next(name, value);) {
        const QLatin1String wanted(name.data(), qsizetype(name.size()));
        qsizetype at = expected;
        for (qsizetype tried = 0; tried < count; ++tried, at = at + 1 == count ? 0 : at + 1) {
            if (schema.fields[at].in == part && schema.fields[at].name == wanted)
                break;
        }
        const bool found = schema.fields[at].in == part && schema.fields[at].name == wanted;
        if (!found)
            at = strict ? -1 : indexByAlias(schema, wanted);
        if (at < 0)
            continue;  // ignored: new fields may be added without notice
        const Field &field = schema.fields[at];
        expected = at + 1 == count ? 0 : at + 1;
        if (value.isNull()) {
            if (strict && (field.rule.notNull || field.isPlain())) {
                locate(error, field);
                return fault(error, Fault::WrongType);
            }
            continue;  // null is the same as absent
        }
        if (!strict && isNothing(field, value))
            continue;
        if (!field.type->read(value, field.of(object), error)) {
            locate(error, field);
            return false;
        }
        seen |= quint64(1) << at;
    }
    if (!strict)
        return true;
    for (qsizetype at = 0; at < count; ++at) {
        const Field &field = schema.fields[at];
        if (field.in == part && (field.isPlain() || field.rule.required) && !(seen & (quint64(1) << at))) {
            locate(error, field);
            return fault(error, Fault::Missing);
        }
    }
    return true;
}

void toQuery(const Schema &schema, const void *request, Parameters &parameters)
{
    QStringList texts;
    for (const Field &field : schema.fields) {
        if (field.in != In::Query || !field.type->has(field.of(request)))
            continue;
        texts.clear();
        field.type->writeText(field.of(request), texts);
        for (const QString &text : std::as_const(texts))
            parameters.add(field.name, text);
    }
}

bool fromQuery(const Schema &schema, const Parameters &parameters, void *request, Error &error)
{
    for (const Field &field : schema.fields) {
        if (field.in != In::Query)
            continue;
        QStringList texts = parameters.values(field.name);
        // An empty value, "id=", is the same as an absent one, unless the length of a text is bounded.
        if (field.type->kind != Kind::Text || field.type->list || !field.rule.hasLeast())
            texts.removeAll(QString());
        if (texts.isEmpty()) {
            if (!field.isRequired())
                continue;
            locate(error, field);
            return fault(error, Fault::Missing);
        }
        if (!field.type->readText(texts, field.of(request), error)) {
            locate(error, field);
            return false;
        }
    }
    return true;
}

std::optional<quint64> fromQueryInstead(const Schema &schema, const Parameters &parameters, void *request,
                                        Error &error)
{
    quint64 had = 0;
    for (qsizetype at = 0; at < schema.fields.size(); ++at) {
        const Field &field = schema.fields[at];
        if (field.in != In::Body || !field.rule.alsoInQuery)
            continue;
        QStringList texts = parameters.values(field.name);
        texts.removeAll(QString());
        if (texts.isEmpty())
            continue;
        if (!field.type->readText(texts, field.of(request), error)) {
            locate(error, field);
            return {};
        }
        had |= quint64(1) << at;
    }
    return had;
}

Result<void> check(const Schema &schema, const void *object)
{
    for (const Field &field : schema.fields) {
        Error error;
        const void *value = field.of(object);
        if (field.isRequired() && isMissing(field, object))
            fault(error, Fault::Missing);
        else if (!field.type->has(value) || field.type->check(value, field.rule, error))
            continue;
        locate(error, field);
        return error;
    }
    return {};
}

}  // namespace Sidestage::Api
