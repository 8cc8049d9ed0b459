// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>
#include <QString>

#include <functional>

namespace Sidestage {

class AdLog;

/// What of the log is written.
enum class AdContent : quint8 {
    Log,    ///< A line for each break and each snooze, the oldest first of each.
    Shows,  ///< A line with the totals of each show, the newest first.
};

/// Writes the log of ad breaks to `path` as CSV (storage/csv_writing.h).
/// Gives the number of lines. `progress` is told of lines written now and then; it gives false to cancel
/// (Error Cancelled; what was at `path` stays), as does the end of `log`. Errors: Storage.
QCoro::Task<Result<qint64>> exportAds(QPointer<AdLog> log, QString path, AdContent content,
                                      std::function<bool(qint64 lines)> progress = {},
                                      CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
