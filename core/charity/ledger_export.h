// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QStringList>

#include <functional>

namespace Sidestage {

class CharityStore;

/// Writes campaigns and their donations from the ledger to `path`. Works in slices in the store's thread, so
/// that nothing is blocked and no list is in memory as a whole. An existing file is replaced only after
/// everything has been written; otherwise nothing is left. `campaigns`: ids, written in the order of the
/// ledger; empty: all. Returns the number of donations. `progress` is called with the number written so far.
/// If it returns false, or `store` is destroyed, the export is cancelled (Error Cancelled). Errors: Storage,
/// with the system's message.
QCoro::Task<Result<qint64>> exportLedger(CharityStore *store, QString path, TableFormat format,
                                         QStringList campaigns = {},
                                         std::function<bool(qint64 donations)> progress = {},
                                         CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
