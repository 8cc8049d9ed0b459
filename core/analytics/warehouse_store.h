// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report_reader.h"

#include <QSet>

#include <vector>

namespace Sidestage {

class Database;

/// A game or an extension that something is kept of.
struct StoredSubject
{
    QString id{};
    QString name{};          ///< Empty: no report has told it.
    QList<DayRange> runs{};  ///< Days with data, in order; between two of them is at least one without.
    QList<QDate> shrunk{};   ///< Days of which a later report tells less than an earlier one, in order.
    DayRange file{};         ///< What the newest report covers that is kept as a file; invalid: none.

    QDate firstDay() const { return runs.isEmpty() ? QDate() : runs.first().from; }
    QDate lastDay() const { return runs.isEmpty() ? QDate() : runs.last().to; }
    /// Days with data, of all or of those in a range.
    qint64 days() const;
    qint64 days(const DayRange &range) const;
    bool operator==(const StoredSubject &) const = default;
};

/// All that is kept of one kind of report.
struct StoredReports
{
    QList<StoredSubject> subjects{};  ///< By name.
    QStringList columns{};            ///< In the order of the newest report.
    QDate readyUntil{};               ///< The last day that the service was ready to report of.
    QDateTime askedAt{};              ///< UTC, of the last list that came; invalid: none did.

    bool operator==(const StoredReports &) const = default;
};

/// One figure for each day of a range; not a number where there is none.
struct DaySeries
{
    DayRange range{};
    std::vector<double> values{};

    bool hasAny() const;
    /// Of these days together; not a number when there is none.
    double total(Totalling how) const;
};

/// A column of one subject, or of all of them, over a range.
struct SeriesQuery
{
    ReportKind kind{};
    QString subjectId{};  ///< Empty: all together.
    QString column{};
    DayRange range{};

    bool operator==(const SeriesQuery &) const = default;
};

/// The tables of the analytics warehouse (docs/analytics.md), on whatever thread the database is used.
///
/// A figure belongs to an account, a subject, a day and a column. Of several reports that tell it the one
/// that was asked for last counts; of two asked for in the same millisecond the greater figure. So the store
/// is the same in whatever order reports come, how often, and how they overlap. Nothing is ever removed.
class WarehouseStore
{
public:
    WarehouseStore(Database *database, QString account);

    /// Takes the report in, in one transaction. Gives how many days are new.
    Result<int> merge(const Report &report);
    /// The service has listed its reports: a later day and a later time count.
    Result<void> noteListed(ReportKind kind, const QDate &readyUntil, const QDateTime &askedAt);

    Result<StoredReports> reports(ReportKind kind);
    Result<DaySeries> series(const SeriesQuery &query);
    /// From the first day of a kind that anything is kept of to the last one; invalid: there is none.
    Result<DayRange> days(ReportKind kind);
    /// The CSV of the newest report about a subject, as it came.
    Result<QByteArray> file(ReportKind kind, const QString &subjectId);

    /// Every row of a subject in a range, by day: `row` is given the subject, its name, the day and a text
    /// for each of `columns` ("" where there is none), and ends it with an error.
    using Row = std::function<Result<void>(const QString &id, const QString &name, const ReportRow &row)>;
    Result<void> walk(ReportKind kind, const DayRange &range, const QStringList &columns,
                      const QString &subjectId, const Row &row);

private:
    Result<qint64> subjectKey(const Report &report);
    Result<qint64> columnKey(ReportKind kind, const QString &name, qint64 place, qint64 stamp);
    Result<void> mergeFile(qint64 subject, const Report &report, qint64 stamp);
    Result<qint64> findColumn(ReportKind kind, const QString &name);

    Database *m_database;
    QString m_account;
};

}  // namespace Sidestage
