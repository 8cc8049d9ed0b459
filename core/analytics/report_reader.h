// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "day_range.h"

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QStringList>

namespace Sidestage {

/// The values of one day in a report: a text for each column.
struct ReportRow
{
    QDate day{};
    QStringList values{};

    bool operator==(const ReportRow &) const = default;
};

/// A parsed report with all its columns, including unknown ones.
struct Report
{
    ReportKind kind{};
    QString subjectId{};
    QString name{};       ///< The name of the subject in the report; empty: none.
    QDateTime askedAt{};  ///< In UTC, when it was requested: a later report is newer.
    DayRange range{};     ///< The days it covers, as the service reports.
    QStringList columns{};
    QList<ReportRow> rows{};
    QByteArray file{};  ///< The CSV itself.

    bool operator==(const Report &) const = default;
};

/// Parses the CSV of one report (readCsv() with strict rules). All rows must be about the requested subject
/// and about possible days. Otherwise the whole file is rejected. `about` contains everything except columns,
/// rows, name and file. Errors: csvError().
Result<Report> readReport(Report about, QByteArray csv);

/// How the values of several days of a column are combined.
enum class Totalling : quint8 {
    Sum,
    PerDay,   ///< Distinct people, who may return on another day, so days are not summed: the mean of the
              ///< days.
    Mean,     ///< Averages.
    Highest,  ///< Peaks.
};
Totalling totallingOf(const QString &column);

/// Returns a column name without case, spaces and punctuation: "Hours Watched" becomes "hourswatched".
QString foldedColumn(const QString &name);

/// Returns the value of a field if it is a plain decimal number, otherwise nullopt.
std::optional<double> numberOf(const QString &text);

}  // namespace Sidestage
