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

/// Writes the rows of a job to `path` as CSV (storage/csv_writing.h), in their order, each as it is when its
/// turn comes. Gives the number of rows. `progress` gives false to cancel (Error Cancelled; what was at
/// `path` stays), as does the end of `desk`, or that the job is forgotten. Errors: Storage.
QCoro::Task<Result<qint64>> exportDecisions(QPointer<DecisionService> service, qint64 job, QString path,
                                            std::function<bool(qint64 rows)> progress = {},
                                            CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
