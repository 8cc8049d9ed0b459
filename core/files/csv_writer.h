// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace Sidestage {

/// Writes a CsvFile of rows that are in the memory of this thread, on a thread of its own, where the disk may
/// be slow. `next` is called here between other events and gives the rows of one turn, none when there are no
/// more; an error of it ends the writing. Gives the number of rows. `progress` is told of rows written now
/// and then; it gives false to cancel (Error Cancelled). Whatever is not written to its end leaves what was
/// at `path`. Errors: Storage, and those of `next`, whom it asks may be gone by then.
QCoro::Task<Result<qint64>> writeCsv(QString path, CsvStyle style, QStringList head,
                                     std::function<Result<QList<QStringList>>()> next,
                                     std::function<bool(qint64 rows)> progress = {});

}  // namespace Sidestage
