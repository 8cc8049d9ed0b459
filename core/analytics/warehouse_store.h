// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report_reader.h"

#include <vector>

namespace Sidestage {

class Database;
class Transaction;

/// A game or an extension with stored reports.
struct StoredSubject
{
    QString id{};
    QString name{};          ///< Empty: no report contained it.
    QList<DayRange> runs{};  ///< Runs of days with data, in order and never adjacent.
    QList<QDate> shrunk{};   ///< Days whose figures a later report lowered, in order.
    DayRange file{};         ///< The range of the newest report stored as a file; invalid: none.

    QDate firstDay() const { return runs.isEmpty() ? QDate() : runs.first().from; }
    QDate lastDay() const { return runs.isEmpty() ? QDate() : runs.last().to; }
    /// Returns the number of days with data, of all or within a range.
    qint64 days() const;
    qint64 days(const DayRange &range) const;
    bool operator==(const StoredSubject &) const = default;
};

/// All stored data of one kind of report.
struct StoredReports
{
    QList<StoredSubject> subjects{};  ///< By name.
    QStringList columns{};            ///< In the order of the newest report.
    QDate readyUntil{};               ///< The last day that the service reported as ready.
    QDateTime askedAt{};              ///< In UTC, the request of the last list received; invalid: none.

    bool operator==(const StoredReports &) const = default;
};

/// One figure for each day of a range; NaN where there is none.
struct DaySeries
{
    DayRange range{};
    std::vector<double> values{};

    bool hasAny() const;
    /// Returns the total of all days; NaN when there is no value.
    double total(Totalling how) const;
};

/// A column of one subject, or of all of them, over a range.
struct SeriesQuery
{
    ReportKind kind{};
    QString subjectId{};  ///< Empty: all subjects together.
    QString column{};
    DayRange range{};

    bool operator==(const SeriesQuery &) const = default;
};

/// The tables of the analytics warehouse (docs/analytics.md). Usable in any thread, with its own database.
///
/// A figure belongs to an account, a subject, a day and a column. If several reports contain it, the one
/// requested last counts. Of two requested in the same millisecond, the higher figure counts. The content is
/// therefore the same in whatever order and however often reports are merged. Nothing is ever removed.
class WarehouseStore
{
public:
    WarehouseStore(Database *database, QString account);

    /// Merges the report in one transaction. Returns the number of new days.
    Result<int> merge(const Report &report);
    /// Stores that the service has listed its reports. The latest day and the latest time are kept.
    Result<void> noteListed(ReportKind kind, const QDate &readyUntil, const QDateTime &askedAt);

    Result<StoredReports> reports(ReportKind kind);
    Result<DaySeries> series(const SeriesQuery &query);
    /// Returns the first to the last day with data of a kind. Invalid: there is none.
    Result<DayRange> days(ReportKind kind);
    /// Returns the CSV of the newest report about a subject, as received.
    Result<QByteArray> file(ReportKind kind, const QString &subjectId);

    /// Calls `row` for every row of a subject in a range, by day, with the subject, its name, the day and a
    /// text for each of `columns` ("" where there is none). An error returned by `row` ends the walk.
    using Row = std::function<Result<void>(const QString &id, const QString &name, const ReportRow &row)>;
    Result<void> walk(ReportKind kind, const DayRange &range, const QStringList &columns,
                      const QString &subjectId, const Row &row);

private:
    qint64 subjectKey(Transaction &t, const Report &report) const;
    qint64 findSubject(Transaction &t, ReportKind kind, const QString &id) const;
    static qint64 columnKey(Transaction &t, ReportKind kind, const QString &name, qint64 place, qint64 stamp);
    static qint64 findColumn(Transaction &t, ReportKind kind, const QString &name);
    static void mergeFile(Transaction &t, qint64 subject, const Report &report, qint64 stamp);

    Database *m_database;
    QString m_account;
};

}  // namespace Sidestage
