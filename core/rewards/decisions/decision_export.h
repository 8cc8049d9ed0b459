// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QPointer>
#include <QString>

#include <functional>

namespace Sidestage {

class DecisionService;

/// Writes the rows of a job to `path` as CSV (files/table_export.h), in their order, each in its state when
/// it is written. Returns the number of rows. `progress` returns false to cancel (Error Cancelled; the file
/// at `path` stays). Destroying `service` or dismissing the job cancels as well. Errors: Storage.
QCoro::Task<Result<qint64>> exportDecisions(QPointer<DecisionService> service, qint64 job, QString path,
                                            std::function<bool(qint64 rows)> progress = {},
                                            CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
