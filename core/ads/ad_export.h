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

/// Which data of the log is written.
enum class AdContent : quint8 {
    Log,    ///< A line for each break, then for each snooze, the oldest first.
    Shows,  ///< A line with the totals of each show, the newest first.
};

/// Writes the log of ad breaks to `path` as CSV (files/table_export.h). Returns the number of lines.
/// `progress` is called with the number of lines written so far. If it returns false, or `log` is destroyed,
/// the export is cancelled (Error Cancelled; an existing file at `path` is kept). Errors: Storage.
QCoro::Task<Result<qint64>> exportAds(QPointer<AdLog> log, QString path, AdContent content,
                                      std::function<bool(qint64 lines)> progress = {},
                                      CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
