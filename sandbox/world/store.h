// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "area.h"
#include "storage/database.h"

#include <span>

namespace Sidestage::Sandbox {

/// Opens the sandbox's database, ":memory:" or a file, and creates the tables of the world and of these areas
/// that it does not have yet. The columns are explained where the tables are defined.
Result<Database> openStore(const QString &path, std::span<const AreaKind> areas);

/// Deletes all rows of all tables, except the registered apps and the signing keys. Must run in a
/// transaction.
Result<void> emptyStore(Database &database);

/// What was just stored, read again.
template <class T>
Result<T> justStored(std::optional<T> row)
{
    if (!row)
        return Error::storage(QStringLiteral("what was just stored was not found"));
    return *std::move(row);
}

/// Returns what `read` makes of each row.
template <class T, class Read>
Result<QList<T>> listOf(Rows rows, Read read)
{
    QList<T> found;
    while (rows.next())
        found.append(read(rows));
    if (!rows.status())
        return rows.status().error();
    return found;
}

/// The key of the seed from which the world in the file was generated.
inline const QString seedKey = QStringLiteral("seed");
/// Returns a value of the table `meta`; a null string if there is none.
QString metaValue(Database &database, const QString &key);
Result<void> setMetaValue(Database &database, const QString &key, const QString &value);

}  // namespace Sidestage::Sandbox
