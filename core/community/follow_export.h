// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"
#include "follow.h"

#include <QCoro/QCoroTask>

#include <functional>

namespace Sidestage {

class FollowList;

/// Writes all matching rows of `list` to `path` as CSV (files/table_export.h), page by page with constant
/// memory. Returns the number of rows. `progress` is called with the number of rows written so far. If it
/// returns false, the export is cancelled (Error Cancelled; an existing file at `path` is kept). Errors:
/// Storage.
QCoro::Task<Result<qint64>> exportFollows(FollowList *list, QString path, FollowQuery query,
                                          std::function<bool(qint64 rows)> progress = {},
                                          CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
