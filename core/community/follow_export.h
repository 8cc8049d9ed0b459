// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"
#include "follow.h"

#include <QCoro/QCoroTask>

#include <functional>

namespace Sidestage {

class FollowList;

/// Writes everything of `list` that matches to `path` as CSV (storage/csv_file.h), page by page with flat
/// memory. Gives the number of rows. `progress` is told of rows written now and then; it gives false to
/// cancel (Error Cancelled; what was at `path` stays). Errors: Storage.
QCoro::Task<Result<qint64>> exportFollows(FollowList *list, QString path, FollowQuery query,
                                          std::function<bool(qint64 rows)> progress = {},
                                          CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
