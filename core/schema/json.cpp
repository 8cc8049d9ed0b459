// SPDX-License-Identifier: GPL-3.0-or-later
#include "json.h"

#include <QLocale>
#include <simdjson.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <vector>

namespace Sidestage::Api {

namespace dom = simdjson::dom;

namespace {

constexpr std::size_t largest = 64 * 1024 * 1024;
constexpr std::size_t deepest = 64;
/// In bytes. A parser whose capacity exceeds this is not kept for the next text.
constexpr std::size_t worthKeeping = 1024 * 1024;

// The views of simdjson are two words that may be copied as bytes. Storing them as bytes keeps its header,
// which costs seconds to compile, out of json.h.
static_assert(sizeof(dom::element) == 16 && std::is_trivially_copyable_v<dom::element>);
static_assert(sizeof(dom::array::iterator) == 16 && std::is_trivially_copyable_v<dom::array::iterator>);
static_assert(sizeof(dom::object::iterator) == 16 && std::is_trivially_copyable_v<dom::object::iterator>);

template <class View>
View load(const unsigned char *place)
{
    std::array<unsigned char, sizeof(View)> bytes;
    std::memcpy(bytes.data(), place, bytes.size());
    return std::bit_cast<View>(bytes);
}

template <class View>
void store(unsigned char *place, const View &view)
{
    std::memcpy(place, &view, sizeof view);
}

QString reasonOf(simdjson::error_code code)
{
    return QString::fromUtf8(simdjson::error_message(code));
}

}  // namespace

struct JsonDocument::Parser
{
    dom::parser parser{largest};

    static std::vector<std::unique_ptr<Parser>> &spares()
    {
        thread_local std::vector<std::unique_ptr<Parser>> spares;
        return spares;
    }
};

JsonValue::JsonValue()
{
    std::memset(m_place, 0, sizeof m_place);
}

JsonValue::Type JsonValue::type() const
{
    static constexpr unsigned char nothing[16] = {};
    if (std::memcmp(m_place, nothing, sizeof nothing) == 0)
        return Type::Null;
    switch (load<dom::element>(m_place).type()) {
    case dom::element_type::BOOL:
        return Type::Bool;
    case dom::element_type::INT64:
        return Type::Integer;
    case dom::element_type::UINT64:
    case dom::element_type::DOUBLE:
        return Type::Double;
    case dom::element_type::STRING:
        return Type::String;
    case dom::element_type::ARRAY:
        return Type::Array;
    case dom::element_type::OBJECT:
        return Type::Object;
    default:
        return Type::Null;
    }
}

bool JsonValue::toBool() const
{
    bool value = false;
    return type() == Type::Bool && load<dom::element>(m_place).get(value) == simdjson::SUCCESS && value;
}

qint64 JsonValue::toInteger() const
{
    std::int64_t value = 0;
    if (type() == Type::Integer)
        std::ignore = load<dom::element>(m_place).get(value);
    return value;
}

double JsonValue::toDouble() const
{
    double value = 0;
    const Type kind = type();
    if (kind == Type::Integer || kind == Type::Double)
        std::ignore = load<dom::element>(m_place).get(value);
    return value;
}

std::string_view JsonValue::toStringView() const
{
    std::string_view value;
    if (type() == Type::String)
        std::ignore = load<dom::element>(m_place).get(value);
    return value;
}

QString JsonValue::toString() const
{
    const std::string_view text = toStringView();
    return text.data() ? QString::fromUtf8(text.data(), qsizetype(text.size())) : QString();
}

qsizetype JsonValue::size() const
{
    // Counted by iterating, because the count of simdjson saturates.
    qsizetype count = 0;
    JsonValue item;
    if (type() == Type::Array) {
        for (JsonItems items(*this); items.next(item);)
            ++count;
    } else if (type() == Type::Object) {
        std::string_view name;
        for (JsonMembers members(*this); members.next(name, item);)
            ++count;
    }
    return count;
}

JsonValue JsonValue::member(std::string_view name) const
{
    JsonValue found;
    dom::element element;
    if (type() == Type::Object && load<dom::element>(m_place).at_key(name).get(element) == simdjson::SUCCESS)
        store(found.m_place, element);
    return found;
}

JsonItems::JsonItems(const JsonValue &array)
{
    std::memset(m_at, 0, sizeof m_at);
    std::memset(m_end, 0, sizeof m_end);
    dom::array items;
    if (array.type() == JsonValue::Type::Array
        && load<dom::element>(array.m_place).get(items) == simdjson::SUCCESS) {
        store(m_at, items.begin());
        store(m_end, items.end());
    }
}

bool JsonItems::next(JsonValue &item)
{
    if (std::memcmp(m_at, m_end, sizeof m_at) == 0)
        return false;
    auto at = load<dom::array::iterator>(m_at);
    store(item.m_place, *at);
    store(m_at, ++at);
    return true;
}

JsonMembers::JsonMembers(const JsonValue &object)
{
    std::memset(m_at, 0, sizeof m_at);
    std::memset(m_end, 0, sizeof m_end);
    dom::object members;
    if (object.type() == JsonValue::Type::Object
        && load<dom::element>(object.m_place).get(members) == simdjson::SUCCESS) {
        store(m_at, members.begin());
        store(m_end, members.end());
    }
}

bool JsonMembers::next(std::string_view &name, JsonValue &value)
{
    if (std::memcmp(m_at, m_end, sizeof m_at) == 0)
        return false;
    auto at = load<dom::object::iterator>(m_at);
    name = at.key();
    store(value.m_place, at.value());
    store(m_at, ++at);
    return true;
}

Result<JsonDocument> JsonDocument::parse(QByteArrayView text)
{
    if (text.isEmpty())
        return Error{.kind = Error::Kind::Protocol, .message = reasonOf(simdjson::EMPTY)};
    std::unique_ptr<Parser> parser;
    auto &spares = Parser::spares();
    if (spares.empty()) {
        parser = std::make_unique<Parser>();
        std::ignore = parser->parser.allocate(4096, deepest);
    } else {
        parser = std::move(spares.back());
        spares.pop_back();
    }
    dom::element root;
    simdjson::error_code code = simdjson::CAPACITY;
    if (std::size_t(text.size()) <= largest) {
        if (std::size_t(text.size()) > parser->parser.capacity())
            code = parser->parser.allocate(std::size_t(text.size()), deepest);
        else
            code = simdjson::SUCCESS;
        if (code == simdjson::SUCCESS)
            code = parser->parser.parse(text.data(), std::size_t(text.size())).get(root);
    }
    if (code != simdjson::SUCCESS)
        return Error{.kind = Error::Kind::Protocol, .message = reasonOf(code)};
    JsonValue value;
    store(value.m_place, root);
    return JsonDocument(std::move(parser), value);
}

JsonDocument::JsonDocument(std::unique_ptr<Parser> parser, JsonValue root)
    : m_parser(std::move(parser))
    , m_root(root)
{
}

JsonDocument::JsonDocument(JsonDocument &&) noexcept = default;
JsonDocument &JsonDocument::operator=(JsonDocument &&) noexcept = default;

JsonDocument::~JsonDocument()
{
    auto &spares = Parser::spares();
    if (m_parser && m_parser->parser.capacity() <= worthKeeping && spares.size() < 4)
        spares.push_back(std::move(m_parser));
}

char *JsonWriter::extend(qsizetype count)
{
    const bool comma = !m_first;
    m_first = false;
    const qsizetype start = m_out.size();
    const qsizetype end = start + count + comma;
    // One resize for each name and value, because a response contains thousands of them.
    if (end > m_out.capacity())
        m_out.reserve(std::max(end, 2 * m_out.capacity()));
    m_out.resize(end);
    char *place = m_out.data() + start;
    if (comma)
        *place++ = ',';
    return place;
}

void JsonWriter::open(char bracket)
{
    *extend(1) = bracket;
    m_first = true;
}

void JsonWriter::close(char bracket)
{
    m_first = true;
    *extend(1) = bracket;
}

void JsonWriter::raw(std::string_view text)
{
    std::copy(text.begin(), text.end(), extend(qsizetype(text.size())));
}

void JsonWriter::key(std::string_view name)
{
    char *place = extend(qsizetype(name.size()) + 3);
    *place++ = '"';
    place = std::copy(name.begin(), name.end(), place);
    *place++ = '"';
    *place = ':';
    m_first = true;  // the value follows without a comma
}

void JsonWriter::key(QStringView name)
{
    value(name);
    m_out.append(':');
    m_first = true;
}

void JsonWriter::value(qint64 value)
{
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    raw({digits, std::size_t(end - digits)});
}

void JsonWriter::value(double value)
{
    if (!std::isfinite(value))
        return null();
    const QByteArray digits = QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
    raw({digits.constData(), std::size_t(digits.size())});
}

void JsonWriter::value(QStringView text)
{
    // Most texts are plain ASCII: they are copied unchanged, which is undone if a character needs escaping.
    const bool comma = !m_first;
    const qsizetype start = m_out.size();
    char *place = extend(text.size() + 2);
    *place++ = '"';
    bool plain = true;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text.utf16()[i];
        plain &= (c >= 0x20) & (c < 0x7f) & (c != u'"') & (c != u'\\');
        place[i] = char(c);
    }
    place[text.size()] = '"';
    if (plain)
        return;
    m_out.truncate(start + comma);
    m_out.append('"');
    quoted(text);
    m_out.append('"');
}

void JsonWriter::quoted(QStringView text)
{
    static constexpr char hex[] = "0123456789abcdef";
    const QByteArray utf8 = text.toUtf8();  // lone surrogates become U+FFFD, so the UTF-8 is always valid
    const auto mustEscape
        = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; };
    for (auto from = utf8.cbegin(), end = utf8.cend(); from != end;) {
        const auto to = std::find_if(from, end, mustEscape);
        m_out.append(from, to - from);
        if (to == end)
            break;
        switch (*to) {
        case '"':
            m_out.append("\\\"", 2);
            break;
        case '\\':
            m_out.append("\\\\", 2);
            break;
        case '\n':
            m_out.append("\\n", 2);
            break;
        case '\r':
            m_out.append("\\r", 2);
            break;
        case '\t':
            m_out.append("\\t", 2);
            break;
        default:
            const char escape[] = {'\\', 'u', '0', '0', hex[(*to >> 4) & 15], hex[*to & 15]};
            m_out.append(escape, sizeof escape);
        }
        from = to + 1;
    }
}

void JsonWriter::json(std::string_view text)
{
    raw(text);
}

void JsonWriter::value(const JsonValue &json)
{
    switch (json.type()) {
    case JsonValue::Type::Null:
        return null();
    case JsonValue::Type::Bool:
        return value(json.toBool());
    case JsonValue::Type::Integer:
        return value(json.toInteger());
    case JsonValue::Type::Double:
        return value(json.toDouble());
    case JsonValue::Type::String:
        return value(json.toString());
    case JsonValue::Type::Array: {
        beginArray();
        JsonValue item;
        for (JsonItems items(json); items.next(item);)
            value(item);
        return endArray();
    }
    case JsonValue::Type::Object: {
        beginObject();
        std::string_view name;
        JsonValue member;
        for (JsonMembers members(json); members.next(name, member);) {
            key(QString::fromUtf8(name.data(), qsizetype(name.size())));
            value(member);
        }
        return endObject();
    }
    }
}

}  // namespace Sidestage::Api
