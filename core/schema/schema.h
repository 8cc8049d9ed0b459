// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json.h"
#include "parameters.h"
#include "rule.h"

#include <QLatin1String>
#include <QList>

#include <array>
#include <concepts>
#include <optional>

namespace Sidestage::Api {

struct Schema;

/// Where a field is transmitted: in a resource, or in one part of a request.
enum class In : quint8 { Json, Query, Body };

/// The type of a value in JSON or in a query, for the documentation and for tests that generate values.
enum class Kind : quint8 { Text, Integer, Number, Boolean, Time, Url, Name, Object, Json };
constexpr auto namesOf(Kind)
{
    return std::array{"text", "integer", "number", "boolean", "time", "url", "name", "object", "json"};
}

/// The operations on the values of one C++ type. One constant per type, see describe.h.
struct Type
{
    Kind kind;
    bool plain;  ///< Neither optional nor a list, so it must be present.
    bool list;
    bool map;                  ///< An object whose members have any names; `schema` is that of each member.
    const char *const *names;  ///< With Kind::Name: the allowed names.
    quint8 nameCount;

    bool (*read)(const JsonValue &, void *value, Error &);
    void (*write)(const void *value, JsonWriter &);
    bool (*has)(const void *value);  ///< False for an optional without a value.
    bool (*readText)(const QStringList &, void *value, Error &);
    void (*writeText)(const void *value, QStringList &texts);
    bool (*check)(const void *value, const Rule &, Error &);
    const Schema *(*schema)();  ///< Schema of the contained objects, or null.
};

/// One member of a described struct.
struct Field
{
    QLatin1String name;
    In in;
    Rule rule;
    qptrdiff offset;
    const Type *type;

    /// A plain value without a default: it must be present, and is never null.
    bool isPlain() const { return type->plain && rule.defaultValue < 0; }
    bool isRequired() const { return isPlain() || rule.required || (type->list && rule.least > 0); }
    void *of(void *object) const { return static_cast<char *>(object) + offset; }
    const void *of(const void *object) const { return static_cast<const char *>(object) + offset; }
};

/// The fields of a resource or request, as its describe() lists them.
struct Schema
{
    QList<Field> fields{};

    bool has(In part) const;
    const Field *find(QLatin1String name) const;
};

/// The schema of T. Defined in describe.h.
template <class T>
const Schema &schemaOf();

/// How strictly an object is read. The sandbox reads requests strictly, the client reads responses
/// tolerantly.
enum class Reading : quint8 {
    Strict,   ///< Every plain field must be present and of its type.
    Tolerant  ///< Absent and null fields keep their default; only unusable values are errors.
};

/// Writes the fields of `part` as one JSON object. Optionals without a value are left out unless their rule
/// is orNull.
void toJson(const Schema &, const void *object, JsonWriter &, In part = In::Json);
/// Reads the fields of `part`. On false, `error` contains the fault and its path: "data[3].cost". Fields in
/// `had` (bit n: field n) count as already read.
bool fromJson(const Schema &, const JsonValue &, void *object, Error &, In part = In::Json, quint64 had = 0);

/// Adds the query fields to the parameters.
void toQuery(const Schema &, const void *request, Parameters &);
/// Reads the query fields. If a single-valued parameter occurs several times, the first one counts.
bool fromQuery(const Schema &, const Parameters &, void *request, Error &);

/// Reads those body fields that are also accepted in the query (Rule::alsoInQuery) and are present there. Bit
/// n of the result is set when field n was read. None: `error` contains the fault.
std::optional<quint64> fromQueryInstead(const Schema &, const Parameters &, void *request, Error &);

/// Checks all rules. Used for the client's requests and for the sandbox's responses.
Result<void> check(const Schema &, const void *object);

/// Sets how strictly fromJson() reads on this thread during its lifetime.
class ReadingScope
{
public:
    explicit ReadingScope(Reading reading);
    ~ReadingScope();
    Q_DISABLE_COPY_MOVE(ReadingScope)

    static Reading current();

private:
    Reading m_before;
};

/// The format in which times are written.
enum class TimeFormat : quint8 {
    Rfc3339,       ///< "2026-03-01T20:41:03Z"; an empty text for none.
    EpochSeconds,  ///< 1772397663; 0 for none. Some responses of real servers (api-facts E1).
    Nanoseconds    ///< "2026-03-01T20:41:03.123000000Z": EventSub (api-facts D1, E4).
};

/// Sets how toJson() writes times on this thread during its lifetime.
class WritingScope
{
public:
    explicit WritingScope(TimeFormat times);
    ~WritingScope();
    Q_DISABLE_COPY_MOVE(WritingScope)

    static TimeFormat times();

private:
    TimeFormat m_before;
};

template <class T>
const T &probe()
{
    static const T object{};
    return object;
}

/// The offset of a member in its struct.
template <class T, class M>
qptrdiff offsetOf(M T::*member)
{
    return reinterpret_cast<const char *>(&(probe<T>().*member))
        - reinterpret_cast<const char *>(&probe<T>());
}

/// A struct with a describe().
template <class T>
concept Described = requires(int any)
{
    &T::template describe<int>;
};

/// For the argument of a describe() that treats all fields alike, wherever they are sent.
template <class Visitor>
struct AllFields
{
    template <class M, class B>
    void query(const char *name, M B::*member, const Rule &rule = {})
    {
        static_cast<Visitor &> (*this)(name, member, rule);
    }
    template <class M, class B>
    void body(const char *name, M B::*member, const Rule &rule = {})
    {
        static_cast<Visitor &> (*this)(name, member, rule);
    }
    template <class M, class B, class... Required>
    void body(M B::*member, Required...)
    {
        static_cast<Visitor *>(this)->embed(member);
    }
};

/// Compares what describe() lists, see operator==.
template <class T>
struct Comparison : AllFields<Comparison<T>>
{
    const T &one;
    const T &other;
    bool equal = true;

    Comparison(const T &a, const T &b)
        : one(a)
        , other(b)
    {
    }
    template <class M, class B>
    void operator()(const char *, M B::*member, const Rule & = {})
    {
        embed(member);
    }
    template <class M, class B>
    void embed(M B::*member)
    {
        equal = equal && one.*member == other.*member;
    }
};

/// Structs of the API are equal when all that they describe is equal.
template <Described T>
bool operator==(const T &one, const T &other)
{
    Comparison<T> comparison(one, other);
    T::describe(comparison);
    return comparison.equal;
}

/// The declaration of one member, for a form: `fieldOf(&ChannelChanges::title).rule.most`.
template <class T, class M>
const Field &fieldOf(M T::*member)
{
    const qptrdiff offset = offsetOf(member);
    for (const Field &field : schemaOf<T>().fields) {
        if (field.offset == offset)
            return field;
    }
    Q_UNREACHABLE();
}

template <class T, class M>
const Rule &ruleOf(M T::*member)
{
    return fieldOf(member).rule;
}

}  // namespace Sidestage::Api

/// Described structs may be moved by memcpy. Declaring this to QList saves run time and, with forty
/// resources, seconds of compile time.
template <Sidestage::Api::Described T>
class QTypeInfo<T> : public QTypeInfo<QString>
{
};
