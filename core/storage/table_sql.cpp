// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sql.h"

#include "table.h"

namespace Sidestage::Storage {

namespace {

/// In brackets, because columns have the names of the API, such as "from". Quotes would turn a name that does
/// not exist into a text.
QByteArray quoted(const QByteArray &name)
{
    return '[' + name + ']';
}

QByteArrayList namesIn(const char *columns)
{
    QByteArrayList names;
    for (const QByteArray &name : QByteArray(columns).split(',')) {
        if (!name.isEmpty())
            names.append(quoted(name.trimmed()));
    }
    return names;
}

/// "a = ?, b = ?" for " = ?" and ", ".
QByteArray each(const QByteArrayList &names, const QByteArray &suffix, const QByteArray &separator)
{
    QByteArrayList parts;
    for (const QByteArray &name : names)
        parts.append(name + suffix);
    return parts.join(separator);
}

QByteArray declared(const QByteArray &name, Column::Type type, bool isNullable)
{
    static const QByteArray types[] = {" TEXT", " INTEGER", " REAL", " BLOB"};
    return name + types[type] + (isNullable ? "" : " NOT NULL");
}

}  // namespace

TableSql::TableSql(const Table &table, const QList<Column> &columns)
{
    const QByteArray name(table.name);
    const QByteArrayList key = namesIn(table.key), scope = namesIn(table.scope);
    QByteArrayList all = scope;
    QByteArrayList lines;
    for (const QByteArray &column : scope)
        lines.append(declared(column, Column::Text, false));
    for (const Column &column : columns) {
        all.append(quoted(column.name));
        const bool isSerial = table.isSerial && all.last() == key.first();
        lines.append(isSerial ? all.last() + " INTEGER PRIMARY KEY AUTOINCREMENT"
                              : declared(all.last(), column.type, column.isNullable));
    }
    if (!table.isSerial)
        lines.append("PRIMARY KEY (" + key.join(", ") + ')');
    if (*table.also)
        lines.append(table.also);
    create = "CREATE TABLE " + name + " (" + lines.join(", ")
        + (table.isSerial ? ");\n" : ") WITHOUT ROWID;\n") + table.indexes + '\n';

    QByteArrayList places, changes, keys;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QByteArray place = '?' + QByteArray::number(i + 1);
        places.append(place);
        if (key.contains(all[i]) || scope.contains(all[i]))
            keys.append(all[i] + " = " + place);
        else
            changes.append(all[i] + " = " + place);
        if (table.isSerial && all[i] == key.first())
            serial = i;
    }
    const QByteArray values = "INTO " + name + " (" + all.join(", ") + ") VALUES (" + places.join(", ") + ')';
    insert = "INSERT " + values;
    insertNew = "INSERT OR IGNORE " + values;
    // A row of another scope, such as another account, is never changed, whatever its key.
    upsert = insert + " ON CONFLICT (" + key.join(", ") + ") DO "
        + (changes.isEmpty() ? "NOTHING"
                             : "UPDATE SET " + changes.join(", ") + " WHERE " + keys.join(" AND "));
    update = "UPDATE " + name + " SET " + changes.join(", ") + " WHERE " + keys.join(" AND ");
    const QByteArray these = " FROM " + name + " WHERE ";
    QByteArrayList identity = scope;
    for (const QByteArray &column : key) {
        if (!scope.contains(column))
            identity.append(column);
    }
    remove = "DELETE" + these + each(identity, " = ?", " AND ");
    const QByteArray order = *table.order ? QByteArray(table.order) : each(key, " DESC", ", ");
    QByteArray within;
    for (qsizetype i = 0; i < scope.size(); ++i)
        within += scope[i] + " = " + places[i] + " AND ";
    trim = "DELETE" + these + within + '(' + key.join(", ") + ") NOT IN (SELECT " + key.join(", ") + these
        + within + "1 ORDER BY " + order + " LIMIT " + '?' + QByteArray::number(scope.size() + 1) + ')';
    select = "SELECT " + all.mid(scope.size()).join(", ") + " FROM " + name + ' ';
}

void writeParts(const Api::Schema &schema, const void *value, Api::JsonWriter &writer)
{
    const bool isRequest = schema.has(Api::In::Query) || schema.has(Api::In::Body);
    if (!isRequest)
        return Api::toJson(schema, value, writer);
    writer.beginArray();
    Api::toJson(schema, value, writer, Api::In::Query);
    Api::toJson(schema, value, writer, Api::In::Body);
    writer.endArray();
}

bool readParts(const Api::Schema &schema, const Api::JsonValue &json, void *value, Error &error)
{
    if (json.type() != Api::JsonValue::Type::Array)
        return Api::fromJson(schema, json, value, error);
    Api::JsonItems parts(json);
    Api::JsonValue part;
    return parts.next(part) && Api::fromJson(schema, part, value, error, Api::In::Query) && parts.next(part)
        && Api::fromJson(schema, part, value, error, Api::In::Body);
}

qint64 TableSql::put(Transaction &transaction, const QByteArray &sql, std::span<Binding> values) const
{
    const qint64 id = serial < 0 ? 0 : values[std::size_t(serial)].integer();
    if (serial >= 0 && id == 0)
        values[std::size_t(serial)] = nullptr;
    transaction.runWith(sql, values);
    return id != 0 ? id : transaction.lastInsertId();
}

}  // namespace Sidestage::Storage
