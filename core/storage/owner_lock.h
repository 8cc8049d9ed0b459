// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <memory>

struct sqlite3;

namespace Sidestage {

/// A small file that is locked as long as this object lives, or after a kill until the system has cleaned up
/// the process. It needs neither a clock nor process ids. Several locks in one process are independent of
/// each other.
class OwnerLock
{
public:
    /// Creates the file and locks it. Errors: Conflict when another owner holds the lock, Storage when it
    /// cannot be locked at all.
    static Result<std::unique_ptr<OwnerLock>> acquire(const QString &path);

    /// Releases the lock and removes the file.
    ~OwnerLock();
    Q_DISABLE_COPY_MOVE(OwnerLock)

private:
    OwnerLock(sqlite3 *handle, QString path);

    sqlite3 *m_handle;
    QString m_path;
};

}  // namespace Sidestage
