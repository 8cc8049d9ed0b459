// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report_figures.h"

#include <QByteArray>

namespace Sidestage::Sandbox {

/// Days since the epoch, both inclusive; empty when `to` is before `from`.
struct DaySpan
{
    qint64 from = 0;
    qint64 to = -1;
};

/// "2026-03-01".
QByteArray isoDay(qint64 day);

/// Returns a field in the format of RFC 4180: quoted if it contains a comma, a quote or a line end.
QByteArray csvField(const QByteArray &text);

// CSV files in the format of RFC 4180, UTF-8, with a header line and one row for each day that has figures,
// the newest first. The platform's own columns are not public; these are plausible ones.
QByteArray gameCsv(const ReportSubject &game, DaySpan days);
QByteArray extensionCsv(const ReportSubject &extension, DaySpan days);

}  // namespace Sidestage::Sandbox
