// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "moment.h"

#include <QCoro/QCoroTask>

namespace Sidestage {

/// "0:12:24": a position in a video as chapters contain it.
QString positionText(int seconds);

/// Writes the moments to `path` as CSV, the first comes first (files/table_export.h). Returns their number.
/// Errors: Storage.
QCoro::Task<Result<qint64>> exportMoments(QList<Moment> moments, QString path, CsvStyle style);

}  // namespace Sidestage
