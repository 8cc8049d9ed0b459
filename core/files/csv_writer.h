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

/// Writes a CsvFile on a worker thread, where the disk may be slow, from rows that are in memory on the
/// calling thread. `next` is called on the calling thread between other events and returns the rows of one
/// step, or none at the end; its error ends the writing. The object that `next` reads from may be gone when
/// `next` is called. `progress` is called before each step with the number of rows written so far, and
/// returns false to cancel (Error Cancelled). Returns the number of rows. Without success the file at `path`
/// stays as it was. Errors: Storage, and those of `next`.
QCoro::Task<Result<qint64>> writeCsv(QString path, CsvStyle style, QStringList head,
                                     std::function<Result<QList<QStringList>>()> next,
                                     std::function<bool(qint64 rows)> progress = {});

}  // namespace Sidestage
