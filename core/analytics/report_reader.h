// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csv_reader.h"
#include "day_range.h"

#include <QDateTime>
#include <QHash>

namespace Sidestage {

/// What a report says of one day: a text for each of its columns.
struct ReportRow
{
    QDate day{};
    QStringList values{};

    bool operator==(const ReportRow &) const = default;
};

/// A report as it was read: everything in it, also columns that nobody knows here.
struct Report
{
    ReportKind kind{};
    QString subjectId{};
    QString name{};       ///< Of the game or extension, as the report calls it; empty: it does not.
    QDateTime askedAt{};  ///< UTC, when the service was asked for it: a later one is newer.
    DayRange range{};     ///< Which days it covers, as the service said.
    QStringList columns{};
    QList<ReportRow> rows{};
    QByteArray file{};  ///< The CSV itself.

    bool operator==(const Report &) const = default;
};

/// Reads the CSV of one report as it comes (CsvReader). It must be about the subject that was asked for, and
/// of days that can be: a file with anything else in it is refused as a whole.
class ReportReader
{
    Q_DECLARE_TR_FUNCTIONS(ReportReader)
public:
    static constexpr qint64 maxDays = 20'000;

    /// `about` has everything but columns, rows, name and file.
    explicit ReportReader(Report about);

    Result<void> feed(QByteArrayView bytes);
    /// What was read. Errors: as those of CsvReader. To be called once.
    Result<Report> finish();

private:
    Result<void> readRecord(const QStringList &fields, qint64 line);
    Result<void> readHead(const QStringList &fields, qint64 line);
    Result<void> readRow(const QStringList &fields, qint64 line);

    Report m_report;
    CsvReader m_csv;
    bool m_hasHead = false;
    qsizetype m_dayAt = -1;
    qsizetype m_idAt = -1;
    qsizetype m_nameAt = -1;
    QList<qsizetype> m_valuesAt{};
    QHash<QDate, qsizetype> m_rowOf{};
};

/// What the days of a column come to together.
enum class Totalling : quint8 {
    Sum,
    PerDay,  ///< Different people: of many days they are no sum, since they come again; the mean of the days.
    Mean,    ///< Averages.
    Highest,  ///< Peaks.
};
Totalling totallingOf(const QString &column);

/// The name of a column without what writers differ in: "Hours Watched" is "hourswatched".
QString foldedColumn(const QString &name);

/// The value of a field, if it is a plain number as programs write it; else none.
std::optional<double> numberOf(const QString &text);

}  // namespace Sidestage
