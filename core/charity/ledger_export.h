// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QStringList>

#include <functional>

namespace Sidestage {

class CharityStore;

enum class LedgerFormat : quint8 { Csv, Json };

/// Writes campaigns with their donations from the ledger to `path`, as they are read: a slice at a time, on
/// the store's thread, so that nothing waits and no list is in memory as a whole. It replaces what is at the
/// path when all of it has been written; otherwise nothing of it is left. `campaigns`: their ids, in this
/// order; empty: all of them. Gives the number of donations. `progress` is told of those written now and
/// then; it gives false to cancel (Error Cancelled), as does the end of `store`. Errors: Storage, with the
/// system's words.
QCoro::Task<Result<qint64>> exportLedger(CharityStore *store, QString path, LedgerFormat format,
                                         QStringList campaigns = {},
                                         std::function<bool(qint64 donations)> progress = {},
                                         CsvStyle style = CsvStyle::Exact);

}  // namespace Sidestage
