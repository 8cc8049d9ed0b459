// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "moment.h"

#include <QCoro/QCoroTask>

#include <functional>

namespace Sidestage {

/// "0:12:24": a position in a video as chapters contain it.
QString positionText(int seconds);

/// The moments as chapters of a video: a line "0:12:24 Note" for each, the first comes first. Video sites
/// want a chapter at the beginning, which is `start`. `unnamed` returns the name of a moment without a note;
/// the first one is 1. Of moments at the same second, one is a chapter.
QString chaptersText(QList<Moment> moments, const QString &start,
                     const std::function<QString(int number)> &unnamed);

/// Writes the moments to `path` as CSV, the first comes first (files/table_export.h). Returns their number.
/// Errors: Storage.
QCoro::Task<Result<qint64>> exportMoments(QList<Moment> moments, QString path, CsvStyle style);

}  // namespace Sidestage
