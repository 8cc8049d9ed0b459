// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Rows of a table are structs, by the same describe() as JSON. It costs compile time, so it is included only
// in the .cpp of a store.
//
//     struct AdBreak
//     {
//         qint64 id = 0;
//         QDateTime showAt{};
//         static constexpr Table table{.name = "ad_breaks", .key = "id", .scope = "account", .isSerial =
//         true}; static void describe(auto &is)
//         {
//             is("id", &AdBreak::id);
//             is("show_at", &AdBreak::showAt);
//         }
//     };
//     database.write([&](Transaction &t) { t.insert(entry, account); t.trim<AdBreak>(500, account); });
//     const auto all = database.all<AdBreak>("WHERE account = ? AND show_at >= ?", account, since);
//
// A column is the text, number or flag of its member. A QDateTime is milliseconds since the epoch, NULL when
// invalid; an optional is NULL without a value. An enumeration with namesOf() is its name, any other its
// number. Lists and described structs are JSON. A value that cannot be read leaves the member's default; the
// greatest number of an enumeration is that of the rule atMost(). A `required` time is never NULL.
//
// For describe() of a row there is, besides `is(name, member)`:
//   is.embed(&Donation::amount)            the columns of a described member instead of JSON
//   is.column(name, get, set)              a value of functions of the struct; without `set` it is not read

#include "database.h"
#include "schema/describe.h"
#include "table_sql.h"

#include <QVarLengthArray>

#include <functional>

namespace Sidestage {

template <class T>
concept Stored = requires
{
    {
        T::table
        } -> std::convertible_to<const Table &>;
};

namespace Storage {

template <class M>
struct IsOptional : std::false_type
{
};
template <class M>
struct IsOptional<std::optional<M>> : std::true_type
{
};

template <class M>
constexpr bool isJson = Api::Described<typename Api::Shape<M>::Item> || Api::Shape<M>::list;

// The JSON of a struct: an object; that of a request: a list of the objects for its query and its body.
void writeParts(const Api::Schema &schema, const void *value, Api::JsonWriter &writer);
bool readParts(const Api::Schema &schema, const Api::JsonValue &json, void *value, Error &error);

template <class M>
constexpr Column::Type typeOf()
{
    if constexpr (IsOptional<M>::value)
        return typeOf<typename M::value_type>();
    else if constexpr (std::is_floating_point_v<M>)
        return Column::Real;
    else if constexpr (std::is_integral_v<M> || std::is_same_v<M, QDateTime>)
        return Column::Integer;
    else if constexpr (std::is_enum_v<M>)
        return Api::Named<M> ? Column::Text : Column::Integer;
    else if constexpr (std::is_same_v<M, QByteArray>)
        return Column::Blob;
    else
        return Column::Text;
}

template <class M>
Binding bound(const M &value)
{
    if constexpr (IsOptional<M>::value) {
        return value ? bound(*value) : Binding(nullptr);
    } else if constexpr (std::is_same_v<M, bool> || std::is_floating_point_v<M>) {
        return Binding(value);
    } else if constexpr (std::is_integral_v<M> || (std::is_enum_v<M> && !Api::Named<M>)) {
        return Binding(qint64(value));
    } else if constexpr (isJson<M>) {
        const Api::WritingScope exact(Api::TimeFormat::Nanoseconds);
        QByteArray text;
        Api::JsonWriter writer(text);
        if constexpr (Api::Described<M>)
            writeParts(Api::schemaOf<M>(), &value, writer);
        else
            Api::write(value, writer);
        return Binding::utf8(text);
    } else if constexpr (std::is_same_v<M, Api::RawJson>) {
        return Binding::utf8(value.text);
    } else if constexpr (std::is_same_v<
                             M, QString> || std::is_same_v<M, QByteArray> || std::is_same_v<M, QDateTime>) {
        return Binding(value);
    } else {
        return Binding(Api::writeText(value));
    }
}

/// Returns false if the column has no such value; then `value` stays as it was.
template <class M>
bool read(const Rows &rows, int column, M &value, const Api::Rule &rule = {})
{
    if constexpr (IsOptional<M>::value) {
        if (rows.isNull(column) || !read(rows, column, value.emplace(), rule))
            value.reset();
    } else if constexpr (std::is_same_v<M, bool>) {
        value = rows.boolean(column);
    } else if constexpr (std::is_floating_point_v<M>) {
        value = M(rows.real(column));
    } else if constexpr (std::is_integral_v<M>) {
        value = M(rows.integer(column));
    } else if constexpr (std::is_same_v<M, QDateTime>) {
        value = rows.time(column);
    } else if constexpr (std::is_same_v<M, QString>) {
        value = rows.text(column);
    } else if constexpr (std::is_same_v<M, QByteArray>) {
        value = rows.bytes(column);
    } else if constexpr (std::is_same_v<M, Api::RawJson>) {
        value.text = rows.utf8(column).toByteArray();
    } else if constexpr (std::is_enum_v<M> && !Api::Named<M>) {
        const qint64 number = rows.integer(column);
        if (number < 0 || number > rule.most)
            return false;
        value = M(number);
    } else {
        const Api::ReadingScope tolerant(Api::Reading::Tolerant);
        Error error;
        M item = value;
        if constexpr (isJson<M>) {
            const auto document = Api::JsonDocument::parse(rows.utf8(column));
            if (!document)
                return false;
            if constexpr (Api::Described<M>) {
                if (!readParts(Api::schemaOf<M>(), document->root(), &item, error))
                    return false;
            } else if (!Api::read(document->root(), item, error)) {
                return false;
            }
        } else if (!Api::readText(rows.text(column), item, error)) {
            return false;
        }
        value = std::move(item);
    }
    return true;
}

/// Lists the columns of T.
template <class T>
struct Lister : Api::AllFields<Lister<T>>
{
    QList<Column> &columns;

    explicit Lister(QList<Column> &list)
        : columns(list)
    {
    }
    template <class M, class B>
    void operator()(const char *name, M B::*, const Api::Rule &rule = {})
    {
        constexpr bool isNullable = IsOptional<M>::value || std::is_same_v<M, QDateTime>;
        columns.append({name, typeOf<M>(), isNullable && !rule.required});
    }
    template <class M, class B>
    void embed(M B::*)
    {
        Lister<M> inner(columns);
        M::describe(inner);
    }
    template <class Get, class... Set>
    void column(const char *name, Get, Set...)
    {
        using M = std::decay_t<std::invoke_result_t<Get, const T &>>;
        (*this)(name, static_cast<M T::*>(nullptr));
    }
};

using Values = QVarLengthArray<Binding, 32>;

/// Appends the values of `row`.
template <class T>
struct Writer : Api::AllFields<Writer<T>>
{
    const T &row;
    Values &values;

    Writer(const T &from, Values &to)
        : row(from)
        , values(to)
    {
    }
    template <class M, class B>
    void operator()(const char *, M B::*member, const Api::Rule & = {})
    {
        values.append(bound(row.*member));
    }
    template <class M, class B>
    void embed(M B::*member)
    {
        Writer<M> inner(row.*member, values);
        M::describe(inner);
    }
    template <class Get, class... Set>
    void column(const char *, Get get, Set...)
    {
        values.append(bound(std::decay_t<std::invoke_result_t<Get, const T &>>(std::invoke(get, row))));
    }
};

/// Reads the columns from `place` on into `row`.
template <class T>
struct Reader : Api::AllFields<Reader<T>>
{
    const Rows &rows;
    T &row;
    int &place;

    Reader(const Rows &from, T &to, int &next)
        : rows(from)
        , row(to)
        , place(next)
    {
    }
    template <class M, class B>
    void operator()(const char *, M B::*member, const Api::Rule &rule = {})
    {
        read(rows, place++, row.*member, rule);
    }
    template <class M, class B>
    void embed(M B::*member)
    {
        Reader<M> inner(rows, row.*member, place);
        M::describe(inner);
    }
    template <class Get>
    void column(const char *, Get)
    {
        ++place;
    }
    template <class Get, class Set>
    void column(const char *, Get, Set set)
    {
        std::decay_t<std::invoke_result_t<Get, const T &>> value{};
        read(rows, place++, value);
        std::invoke(set, row, std::move(value));
    }
};

template <Api::Described T>
QList<Column> columnsOf()
{
    QList<Column> columns;
    Lister<T> lister(columns);
    T::describe(lister);
    return columns;
}

template <Stored T>
const TableSql &sqlOf()
{
    static const TableSql sql(T::table, columnsOf<T>());
    return sql;
}

template <class T>
T rowOf(const Rows &rows)
{
    T row{};
    if constexpr (Api::Described<T>) {
        int place = 0;
        Reader<T> reader(rows, row, place);
        T::describe(reader);
    } else {
        read(rows, 0, row);
    }
    return row;
}

template <class T>
QList<T> rowsOf(Rows rows)
{
    QList<T> all;
    while (rows.next())
        all.append(rowOf<T>(rows));
    return all;
}

template <Stored T, class... Scope>
Values valuesOf(const T &row, const Scope &...scope)
{
    static_assert(sizeof...(Scope) == countOf(T::table.scope), "one value for each column of Table::scope");
    Values values;
    (values.append(Binding(scope)), ...);
    Writer<T> writer(row, values);
    T::describe(writer);
    return values;
}

}  // namespace Storage

/// The statements that create the table of T. It needs a migration of its own in the profile's list.
template <Stored T>
QByteArray createTable()
{
    return Storage::sqlOf<T>().create;
}

template <class T, class... Scope>
qint64 Transaction::insert(const T &row, const Scope &...scope)
{
    const auto &sql = Storage::sqlOf<T>();
    auto values = Storage::valuesOf(row, scope...);
    return sql.put(*this, sql.insert, values);
}

template <class T, class... Scope>
qint64 Transaction::upsert(const T &row, const Scope &...scope)
{
    const auto &sql = Storage::sqlOf<T>();
    auto values = Storage::valuesOf(row, scope...);
    return sql.put(*this, sql.upsert, values);
}

template <class T, class... Scope>
bool Transaction::insertNew(const T &row, const Scope &...scope)
{
    return runWith(Storage::sqlOf<T>().insertNew, Storage::valuesOf(row, scope...)) > 0;
}

template <class T, class... Scope>
bool Transaction::update(const T &row, const Scope &...scope)
{
    return runWith(Storage::sqlOf<T>().update, Storage::valuesOf(row, scope...)) > 0;
}

template <class T, class... Key>
bool Transaction::remove(const Key &...key)
{
    static_assert(sizeof...(Key) == Storage::identityOf(T::table),
                  "one value for each column of Table::scope, then of Table::key");
    return run(Storage::sqlOf<T>().remove, key...) > 0;
}

template <class T, class... Scope>
int Transaction::trim(int most, const Scope &...scope)
{
    static_assert(sizeof...(Scope) == Storage::countOf(T::table.scope),
                  "one value for each column of Table::scope");
    return run(Storage::sqlOf<T>().trim, scope..., most);
}

template <class T, class... Args>
QList<T> Transaction::all(QByteArrayView rest, const Args &...args)
{
    return select<T>(QByteArray(Storage::sqlOf<T>().select).append(rest), args...);
}

template <class T, class... Args>
std::optional<T> Transaction::one(QByteArrayView rest, const Args &...args)
{
    return first<T>(QByteArray(Storage::sqlOf<T>().select).append(rest), args...);
}

template <class T, class... Args>
QList<T> Transaction::select(QByteArrayView sql, const Args &...args)
{
    return Storage::rowsOf<T>(query(sql, args...));
}

template <class T, class... Args>
std::optional<T> Transaction::first(QByteArrayView sql, const Args &...args)
{
    Rows rows = query(sql, args...);
    return rows.next() ? std::optional(Storage::rowOf<T>(rows)) : std::nullopt;
}

template <class T, class... Args>
Result<QList<T>> Database::all(QByteArrayView rest, const Args &...args)
{
    return single([&](Transaction &t) { return t.all<T>(rest, args...); });
}

template <class T, class... Args>
Result<std::optional<T>> Database::one(QByteArrayView rest, const Args &...args)
{
    return single([&](Transaction &t) { return t.one<T>(rest, args...); });
}

template <class T, class... Args>
Result<QList<T>> Database::select(QByteArrayView sql, const Args &...args)
{
    return single([&](Transaction &t) { return t.select<T>(sql, args...); });
}

template <class T, class... Args>
Result<std::optional<T>> Database::first(QByteArrayView sql, const Args &...args)
{
    return single([&](Transaction &t) { return t.first<T>(sql, args...); });
}

}  // namespace Sidestage
