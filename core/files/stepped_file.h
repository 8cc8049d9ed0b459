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

/// A file that is written from the store, a step at a time, so that nobody else waits long for the store and
/// no list is in memory as a whole. It replaces what was at its path when all of it has been written, or
/// nothing does (QSaveFile). Made, used and destroyed on other threads, where the disk may be slow; one at a
/// time.
class SteppedFile
{
public:
    virtual ~SteppedFile() = default;

    /// The next step, the first of which opens the file. False: there are no more. Some milliseconds of the
    /// store's thread.
    virtual Result<bool> next(Database &database) = 0;
    /// All of it has to be on the disk before it replaces what was there: that takes as long as it takes.
    virtual Result<void> finish() = 0;
    /// Rows written so far.
    virtual qint64 rows() const = 0;
};

/// Writes it to its end; gives how many rows. `progress` is told of rows now and then, in this thread; it
/// gives false to cancel (Error Cancelled), as does the end of `owner`, which must come before that of
/// `thread`.
QCoro::Task<Result<qint64>> writeInSteps(StoreThread *thread, QPointer<QObject> owner,
                                         std::function<std::unique_ptr<SteppedFile>()> make,
                                         std::function<bool(qint64 rows)> progress);

}  // namespace Sidestage
