// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "warehouse_store.h"

#include <QCoro/QCoroTask>
#include <QObject>

#include <memory>

namespace Sidestage {

class StoreThread;

/// All reports ever received of one account's games and extensions (WarehouseStore), accessed in the store's
/// thread.
class AnalyticsWarehouse : public QObject
{
    Q_OBJECT
public:
    /// `thread` must outlive this.
    AnalyticsWarehouse(StoreThread *thread, QString account, QObject *parent = nullptr);

    /// Parses the report (readReport()) and merges it. Returns the number of new days.
    QCoro::Task<Result<int>> merge(Report about, QByteArray csv);
    QCoro::Task<Result<bool>> noteListed(ReportKind kind, QDate readyUntil, QDateTime askedAt);

    QCoro::Task<Result<StoredReports>> reports(ReportKind kind);
    /// Returns the series in the order of the queries.
    QCoro::Task<Result<QList<DaySeries>>> series(QList<SeriesQuery> queries);
    /// Returns the CSV of the newest report, as received. NotFound: none is stored.
    QCoro::Task<Result<QByteArray>> file(ReportKind kind, QString subjectId);
    /// Writes `bytes` to `path` through a temporary file that replaces it at the end. Returns their number.
    QCoro::Task<Result<qint64>> saveBytes(QString path, QByteArray bytes);
    /// Writes the CSV of file() to `path`, likewise.
    QCoro::Task<Result<qint64>> saveFile(QString path, ReportKind kind, QString subjectId);
    /// Writes every row of a kind in a range to `path`, as CSV (RFC 4180, UTF-8) with all columns. Returns
    /// the number of rows. An existing file at `path` is kept on failure, or if `progress` returns false
    /// (Cancelled).
    QCoro::Task<Result<qint64>> exportTo(QString path, ReportKind kind, DayRange range,
                                         std::function<bool(qint64 rows)> progress = {},
                                         CsvStyle style = CsvStyle::Exact);

private:
    struct Sums;

    StoreThread *m_thread;
    QString m_account;
    std::shared_ptr<Sums> m_sums;
};

}  // namespace Sidestage
