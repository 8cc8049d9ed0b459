// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schema.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <span>
#include <string_view>

namespace Sidestage {

class Binding;
class Transaction;

/// How the rows of a struct are stored, as its member `static constexpr Table table{…}`. Several columns are
/// separated by ", ".
struct Table
{
    const char *name;
    const char *key;  ///< The columns of the primary key.
    /// Columns that the struct does not have, such as "account": texts, first in the table. Each write is
    /// given their values.
    const char *scope = "";
    bool isSerial = false;     ///< The key is an integer, and 0 stands for a new one. None is used twice.
    const char *order = "";    ///< The rows that trim() keeps come first; the greatest keys when empty.
    const char *also = "";     ///< Further constraints of the table, in SQL.
    const char *indexes = "";  ///< CREATE INDEX statements.
};

namespace Storage {

struct Column
{
    enum Type : quint8 { Text, Integer, Real, Blob };

    QByteArray name;
    Type type;
    bool isNullable;
};

/// The number of columns in a list of Table.
constexpr std::size_t countOf(std::string_view columns)
{
    return columns.empty() ? 0 : std::size_t(std::count(columns.begin(), columns.end(), ',')) + 1;
}

/// The number of columns that identify a row: those of the scope, and those of the key that are not among
/// them.
constexpr std::size_t identityOf(const Table &table)
{
    std::size_t count = countOf(table.scope);
    for (std::string_view key = table.key; !key.empty();) {
        const std::string_view column = key.substr(0, key.find(','));
        key.remove_prefix(std::min(key.size(), column.size() + 2));
        bool isInScope = false;
        for (std::string_view scope = table.scope; !scope.empty();) {
            const std::string_view other = scope.substr(0, scope.find(','));
            scope.remove_prefix(std::min(scope.size(), other.size() + 2));
            isInScope = isInScope || other == column;
        }
        count += isInScope ? 0 : 1;
    }
    return count;
}

/// The statements of one table.
struct TableSql
{
    TableSql(const Table &table, const QList<Column> &columns);

    QByteArray create{};
    QByteArray insert{}, insertNew{}, upsert{}, update{}, remove{}, trim{};
    QByteArray select{};    ///< Without a condition.
    qsizetype serial = -1;  ///< The place of the serial key among the values.

    /// Runs `insert` or `upsert`; returns the id of the row.
    qint64 put(Transaction &transaction, const QByteArray &sql, std::span<Binding> values) const;
};

}  // namespace Storage

}  // namespace Sidestage
