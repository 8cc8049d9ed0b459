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
