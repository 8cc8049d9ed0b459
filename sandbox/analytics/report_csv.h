// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report_figures.h"

#include <QByteArray>

namespace Sidestage::Sandbox {

/// Days since the epoch, both included; none when `to` lies before `from`.
struct DaySpan
{
    qint64 from = 0;
    qint64 to = -1;
};

/// "2026-03-01".
QByteArray isoDay(qint64 day);

/// A field as RFC 4180 writes it: in quotes if it holds a comma, a quote or the end of a line.
QByteArray csvField(const QByteArray &text);

// Files as RFC 4180 describes them, UTF-8, with a header line: one row for each day that has figures, the
// newest first. The platform's own columns are not public; these are what such a report plausibly holds.
QByteArray gameCsv(const ReportSubject &game, DaySpan days);
QByteArray extensionCsv(const ReportSubject &extension, DaySpan days);

}  // namespace Sidestage::Sandbox
