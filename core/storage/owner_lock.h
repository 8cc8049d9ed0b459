// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <memory>

struct sqlite3;

namespace Sidestage {

/// A small file that is locked as long as this lives, or, after a kill, until the system has cleaned up
/// after the process: without a clock and without numbers of processes. Of several in one process each is
/// somebody of its own.
class OwnerLock
{
public:
    /// Makes the file and locks it. Errors: Conflict when somebody else holds it, Storage when nobody could.
    static Result<std::unique_ptr<OwnerLock>> acquire(const QString &path);

    /// Lets go of it and removes the file.
    ~OwnerLock();
    Q_DISABLE_COPY_MOVE(OwnerLock)

private:
    OwnerLock(sqlite3 *handle, QString path);

    sqlite3 *m_handle;
    QString m_path;
};

}  // namespace Sidestage
