// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reading and writing JSON. The rest of the project only sees structs: the choice of the JSON library is
// hidden here (docs/decisions/0004).

#include "base/result.h"

#include <QByteArray>

#include <memory>
#include <string_view>

namespace Sidestage::Api {

/// A value inside a JsonDocument: a view, valid as long as the document lives.
class JsonValue
{
public:
    enum class Type : quint8 { Null, Bool, Integer, Double, String, Array, Object };

    JsonValue();

    Type type() const;
    bool isNull() const { return type() == Type::Null; }
    bool toBool() const;                    ///< False unless it is a Bool.
    qint64 toInteger() const;               ///< 0 unless it is an Integer.
    double toDouble() const;                ///< 0 unless it is a number.
    std::string_view toStringView() const;  ///< UTF-8; empty unless it is a String.
    QString toString() const;               ///< Null string unless it is a String.
    qsizetype size() const;                 ///< Items of an array, members of an object.
    /// The member `name` of an object; a Null value when there is none.
    JsonValue member(std::string_view name) const;

private:
    friend class JsonDocument;
    friend class JsonItems;
    friend class JsonMembers;

    alignas(8) unsigned char m_place[16];
};

/// Iterates over an array: `JsonItems items(array); while (items.next(value)) …`.
class JsonItems
{
public:
    explicit JsonItems(const JsonValue &array);
    bool next(JsonValue &item);

private:
    alignas(8) unsigned char m_at[16];
    alignas(8) unsigned char m_end[16];
};

/// Iterates over the members of an object, in their order.
class JsonMembers
{
public:
    explicit JsonMembers(const JsonValue &object);
    bool next(std::string_view &name, JsonValue &value);

private:
    alignas(8) unsigned char m_at[16];
    alignas(8) unsigned char m_end[16];
};

/// A parsed text. The root may be any JSON value. Errors: Kind::Protocol with the reason (syntax, invalid
/// UTF-8, nested deeper than 64, larger than 64 MiB).
class JsonDocument
{
public:
    static Result<JsonDocument> parse(QByteArrayView text);

    JsonDocument(JsonDocument &&) noexcept;
    JsonDocument &operator=(JsonDocument &&) noexcept;
    ~JsonDocument();

    JsonValue root() const { return m_root; }

private:
    struct Parser;

    JsonDocument(std::unique_ptr<Parser> parser, JsonValue root);

    std::unique_ptr<Parser> m_parser;
    JsonValue m_root;
};

/// Writes compact JSON, UTF-8. The caller must balance begin and end.
class JsonWriter
{
public:
    explicit JsonWriter(QByteArray &out)
        : m_out(out)
    {
    }

    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }
    /// A name that needs no escapes.
    void key(std::string_view name);
    /// Any name.
    void key(QStringView name);
    void null() { raw("null"); }
    void value(bool value) { raw(value ? "true" : "false"); }
    void value(qint64 value);
    void value(int number) { value(qint64(number)); }
    void value(double value);
    void value(QStringView value);
    void value(const QString &text) { value(QStringView(text)); }
    /// Writes a value that is JSON text already.
    void json(std::string_view text);
    /// Writes a parsed value unchanged.
    void value(const JsonValue &json);

private:
    void open(char bracket);
    void close(char bracket);
    /// Appends room for `count` bytes, after a comma if one is needed; returns its start.
    char *extend(qsizetype count);
    void raw(std::string_view text);
    void quoted(QStringView text);

    QByteArray &m_out;
    bool m_first = true;
};

}  // namespace Sidestage::Api
