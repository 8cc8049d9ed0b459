// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>

#include <functional>
#include <memory>

namespace Sidestage {

class Database;
class StoreThread;

/// A file that is written from the store in steps, so that other work does not wait long for the store and no
/// list is in memory as a whole. It replaces the file at its path only when all of it has been written
/// (QSaveFile). Created, used and destroyed on worker threads, where the disk may be slow; on one thread at a
/// time.
class SteppedFile
{
public:
    virtual ~SteppedFile() = default;

    /// Writes the next step; the first one opens the file. Returns false when there are no more. Must use
    /// only some milliseconds of the store's thread.
    virtual Result<bool> next(Database &database) = 0;
    /// Syncs the file to the disk and replaces the file at its path. May take long.
    virtual Result<void> finish() = 0;
    /// Number of rows written so far.
    virtual qint64 rows() const = 0;
};

/// Writes the file to its end; returns the number of rows. `progress` is called after each step, on the
/// calling thread, with the number of rows so far; it returns false to cancel (Error Cancelled). Destroying
/// `owner` cancels as well. `owner` must be destroyed before `thread`.
QCoro::Task<Result<qint64>> writeInSteps(StoreThread *thread, QPointer<QObject> owner,
                                         std::function<std::unique_ptr<SteppedFile>()> make,
                                         std::function<bool(qint64 rows)> progress);

}  // namespace Sidestage
