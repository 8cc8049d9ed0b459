// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Conversions of C++ values: read() and write() for JSON, readText() and writeText() for a query parameter,
// check() for the bounds of a Rule. A new simple type needs five overloads here, or WrittenAs.

#include "schema.h"

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QUrl>

#include <chrono>

namespace Sidestage::Api {

/// A JSON value that is passed on unchanged and not interpreted.
struct RawJson
{
    QByteArray text{};

    bool operator==(const RawJson &) const = default;
};

/// A whole number that is written as a text: "240". Reading accepts both.
struct NumberText
{
    int value = 0;

    bool operator==(const NumberText &) const = default;
};

/// A URL that is kept as text until somebody uses it. Answers with many URLs are written and read in half the
/// time.
struct UrlText
{
    QString text{};

    operator QUrl() const { return QUrl(text); }
    bool operator==(const UrlText &) const = default;
};

/// Sets the error of the value being read or checked. Always returns false, for `return fault(…)`.
bool fault(Error &, Fault, qint64 bound = 0);

/// Parses an RFC 3339 timestamp with any number of fractional digits and any offset. Returns UTC with
/// milliseconds, or an invalid QDateTime on error.
QDateTime parseTime(std::string_view text);
/// "2026-03-01T20:41:03Z", UTC, whole seconds; an empty text for an invalid time.
QString formatTime(const QDateTime &time);
/// The same with nine fractional digits; digits below the millisecond are 0.
QString formatFineTime(const QDateTime &time);
/// The number of Unicode code points, which is what the length limits count (api-facts B5).
qint64 lengthOf(QStringView text);
/// The first characters of a text, at most so many as lengthOf() counts them.
QString firstOf(QString text, qint64 most);
bool matches(QStringView text, Format format);

bool read(const JsonValue &, QString &, Error &);
bool read(const JsonValue &, int &, Error &);
bool read(const JsonValue &, qint64 &, Error &);
bool read(const JsonValue &, double &, Error &);
bool read(const JsonValue &, bool &, Error &);
bool read(const JsonValue &, QDateTime &, Error &);
bool read(const JsonValue &, QUrl &, Error &);
bool read(const JsonValue &, RawJson &, Error &);
inline bool read(const JsonValue &json, NumberText &out, Error &error)
{
    return read(json, out.value, error);
}
inline bool read(const JsonValue &json, UrlText &out, Error &error)
{
    return read(json, out.text, error);
}

void write(const QString &, JsonWriter &);
void write(int, JsonWriter &);
void write(qint64, JsonWriter &);
void write(double, JsonWriter &);
void write(bool, JsonWriter &);
void write(const QDateTime &, JsonWriter &);
void write(const QUrl &, JsonWriter &);
void write(const RawJson &, JsonWriter &);
void write(NumberText, JsonWriter &);
inline void write(const UrlText &url, JsonWriter &writer)
{
    write(url.text, writer);
}

bool readText(const QString &, QString &, Error &);
bool readText(const QString &, int &, Error &);
bool readText(const QString &, qint64 &, Error &);
bool readText(const QString &, double &, Error &);
bool readText(const QString &, bool &, Error &);
bool readText(const QString &, QDateTime &, Error &);
bool readText(const QString &, QUrl &, Error &);
bool readText(const QString &, RawJson &, Error &);
inline bool readText(const QString &text, NumberText &out, Error &error)
{
    return readText(text, out.value, error);
}
inline bool readText(const QString &text, UrlText &out, Error &)
{
    out.text = text;
    return true;
}

QString writeText(const QString &);
QString writeText(int);
QString writeText(qint64);
QString writeText(double);
QString writeText(bool);
QString writeText(const QDateTime &);
QString writeText(const QUrl &);
QString writeText(const RawJson &);
inline QString writeText(NumberText number)
{
    return writeText(number.value);
}
inline QString writeText(const UrlText &url)
{
    return url.text;
}

bool check(const QString &, const Rule &, Error &);
bool check(qint64, const Rule &, Error &);
inline bool check(int value, const Rule &rule, Error &error)
{
    return check(qint64(value), rule, error);
}
inline bool check(NumberText number, const Rule &rule, Error &error)
{
    return check(number.value, rule, error);
}
/// The bounds of a Rule are whole numbers.
bool check(double, const Rule &, Error &);
inline bool check(bool, const Rule &, Error &)
{
    return true;
}
inline bool check(const QDateTime &, const Rule &, Error &)
{
    return true;
}
inline bool check(const QUrl &, const Rule &, Error &)
{
    return true;
}
inline bool check(const UrlText &, const Rule &, Error &)
{
    return true;
}
inline bool check(const RawJson &, const Rule &, Error &)
{
    return true;
}

// Enumerations are written by name: `constexpr auto namesOf(Sort) { return std::array{"OLDEST", …}; }`. If
// the last name is `Unknown`, tolerant reading maps every unknown name to it.

template <class E>
concept Named = std::is_enum_v<E> && requires(E e)
{
    namesOf(e);
};

bool readName(std::string_view text, const char *const *names, std::size_t count, int &index, Error &error);

template <Named E>
inline constexpr auto namesIn = namesOf(E{});

template <Named E>
bool readName(std::string_view text, E &out, Error &error)
{
    int index = int(out);
    const bool ok = readName(text, namesIn<E>.data(), namesIn<E>.size(), index, error);
    out = E(index);
    return ok;
}
template <Named E>
bool readText(const QString &text, E &out, Error &error)
{
    return readName(text.toStdString(), out, error);
}
template <Named E>
QString writeText(E value)
{
    return QString::fromLatin1(namesIn<E>[std::size_t(value)]);
}
template <Named E>
bool read(const JsonValue &json, E &out, Error &error)
{
    return readName(json.toStringView(), out, error);
}
template <Named E>
void write(E value, JsonWriter &writer)
{
    writer.value(writeText(value));
}
template <Named E>
bool check(E, const Rule &, Error &)
{
    return true;
}

// Some types are written as another one.

template <class T>
struct WrittenAs
{
};
template <>
struct WrittenAs<std::chrono::milliseconds>
{
    using Other = qint64;

    static qint64 from(std::chrono::milliseconds value) { return value.count(); }
    static std::chrono::milliseconds to(qint64 value) { return std::chrono::milliseconds(value); }
};
/// Text in UTF-8.
template <>
struct WrittenAs<QByteArray>
{
    using Other = QString;

    static QString from(const QByteArray &value) { return QString::fromUtf8(value); }
    static QByteArray to(const QString &value) { return value.toUtf8(); }
};
template <class T>
concept Converted = requires
{
    typename WrittenAs<T>::Other;
};

template <Converted T>
bool read(const JsonValue &json, T &out, Error &error)
{
    typename WrittenAs<T>::Other value{};
    const bool ok = read(json, value, error);
    out = WrittenAs<T>::to(value);
    return ok;
}
template <Converted T>
void write(const T &value, JsonWriter &writer)
{
    write(WrittenAs<T>::from(value), writer);
}
template <Converted T>
bool readText(const QString &text, T &out, Error &error)
{
    typename WrittenAs<T>::Other value{};
    const bool ok = readText(text, value, error);
    out = WrittenAs<T>::to(value);
    return ok;
}
template <Converted T>
QString writeText(const T &value)
{
    return writeText(WrittenAs<T>::from(value));
}
template <Converted T>
bool check(const T &value, const Rule &rule, Error &error)
{
    return check(WrittenAs<T>::from(value), rule, error);
}

// Structs with a describe() are objects.

template <Described T>
bool read(const JsonValue &json, T &out, Error &error)
{
    return fromJson(schemaOf<T>(), json, &out, error);
}
template <Described T>
void write(const T &value, JsonWriter &writer)
{
    toJson(schemaOf<T>(), &value, writer);
}
template <Described T>
bool check(const T &value, const Rule &, Error &error)
{
    if (auto ok = Api::check(schemaOf<T>(), static_cast<const void *>(&value)); !ok) {
        error = ok.error();
        return false;
    }
    return true;
}

// A list is an array.

/// Prepends "[index]" to the path of the error.
void locateItem(Error &error, qsizetype index);
/// Prepends "name." to the path of the error.
void locateMember(Error &error, QStringView name);

template <class T>
bool read(const JsonValue &json, QList<T> &out, Error &error)
{
    out.clear();
    if constexpr (std::is_same_v<T, QString>) {
        // Some responses contain a list of names as one text (api-facts A9).
        if (json.type() == JsonValue::Type::String && ReadingScope::current() == Reading::Tolerant) {
            out = json.toString().split(u' ', Qt::SkipEmptyParts);
            return true;
        }
    }
    if (json.type() != JsonValue::Type::Array)
        return fault(error, Fault::WrongType);
    JsonValue item;
    qsizetype index = 0;
    for (JsonItems items(json); items.next(item); ++index) {
        if (item.isNull() && ReadingScope::current() == Reading::Tolerant)
            continue;
        if (!read(item, out.emplaceBack(), error)) {
            locateItem(error, index);
            return false;
        }
    }
    return true;
}
template <class T>
void write(const QList<T> &values, JsonWriter &writer)
{
    writer.beginArray();
    for (const T &value : values)
        write(value, writer);
    writer.endArray();
}
template <class T>
bool check(const QList<T> &values, const Rule &rule, Error &error)
{
    if (rule.hasLeast() && values.size() < rule.least)
        return fault(error, Fault::TooFew, rule.least);
    if (rule.hasMost() && values.size() > rule.most)
        return fault(error, Fault::TooMany, rule.most);
    static constexpr Rule free{};
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (!check(values[i], rule.each ? *rule.each : free, error)) {
            locateItem(error, i);
            return false;
        }
    }
    return true;
}

// A map is an object whose members have any names and one type.

template <class T>
bool read(const JsonValue &json, QMap<QString, T> &out, Error &error)
{
    out.clear();
    if (json.type() != JsonValue::Type::Object)
        return fault(error, Fault::WrongType);
    std::string_view name;
    JsonValue member;
    for (JsonMembers members(json); members.next(name, member);) {
        if (member.isNull() && ReadingScope::current() == Reading::Tolerant)
            continue;
        const QString key = QString::fromUtf8(name.data(), qsizetype(name.size()));
        if (!read(member, out[key], error)) {
            locateMember(error, key);
            return false;
        }
    }
    return true;
}
template <class T>
void write(const QMap<QString, T> &values, JsonWriter &writer)
{
    writer.beginObject();
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        writer.key(QStringView(it.key()));
        write(it.value(), writer);
    }
    writer.endObject();
}
template <class T>
bool check(const QMap<QString, T> &values, const Rule &rule, Error &error)
{
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (!check(it.value(), rule, error)) {
            locateMember(error, it.key());
            return false;
        }
    }
    return true;
}

}  // namespace Sidestage::Api
