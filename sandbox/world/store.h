// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "area.h"
#include "storage/database.h"

#include <span>

namespace Sidestage::Sandbox {

/// Opens the sandbox's database, ":memory:" or a file, and creates the tables of the world and of these areas
/// when it is new. What the tables hold is said beside their definition.
Result<Database> openStore(const QString &path, std::span<const AreaKind> areas);

/// Deletes every row of every table, apart from the registered apps. Must run in a transaction.
Result<void> emptyStore(Database &database);

/// How a statement went, when nobody asks how many rows it changed.
inline Result<void> statusOf(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

/// A value of the table `meta`; a null string when there is none.
QString metaValue(Database &database, const QString &key);
Result<void> setMetaValue(Database &database, const QString &key, const QString &value);

}  // namespace Sidestage::Sandbox
