// SPDX-License-Identifier: GPL-3.0-or-later
#include "warehouse.h"

#include "storage/store_thread.h"

#include <QFileInfo>
#include <QSaveFile>

namespace Sidestage {

namespace {

Error failureOf(const QSaveFile &file)
{
    return Error::storage(file.errorString());
}

/// Replacing a device, a pipe or a folder would destroy it.
Result<void> open(QSaveFile &file)
{
    if (const QFileInfo there(file.fileName()); there.exists() && !there.isFile())
        return Error::storage(AnalyticsWarehouse::tr("“%1” is not a file.").arg(there.fileName()));
    return file.open(QIODevice::WriteOnly) ? Result<void>() : Result<void>(failureOf(file));
}

Result<qint64> writeRows(WarehouseStore &store, const QString &path, ReportKind kind, const DayRange &range,
                         const std::function<bool(qint64)> &progress)
{
    constexpr qint64 told = 500;
    const auto known = store.reports(kind);
    if (!known)
        return known.error();
    QSaveFile file(path);
    if (auto opened = open(file); !opened)
        return opened.error();
    // The words of the service's own files.
    QByteArray head
        = kind == ReportKind::Games ? "Date,Game ID,Game Name" : "Date,Extension ID,Extension Name";
    for (const QString &column : known->columns)
        head += ',' + csvField(column);
    file.write(head + "\r\n");
    qint64 rows = 0;
    const auto walked
        = store.walk(kind, range, known->columns,
                     [&](const QString &id, const QString &name, const ReportRow &row) -> Result<void> {
                         QByteArray line = row.day.toString(Qt::ISODate).toLatin1() + ',' + csvField(id) + ','
                             + csvField(name);
                         for (const QString &value : row.values)
                             line += ',' + csvField(value);
                         line += "\r\n";
                         if (file.write(line) != line.size())
                             return failureOf(file);
                         if (++rows % told == 0 && progress && !progress(rows))
                             return Error{.kind = Error::Kind::Cancelled};
                         return {};
                     });
    if (!walked)
        return walked.error();
    if (!file.commit())
        return failureOf(file);
    return rows;
}

}  // namespace

AnalyticsWarehouse::AnalyticsWarehouse(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , m_thread(thread)
    , m_account(std::move(account))
{
}

QCoro::Task<Result<int>> AnalyticsWarehouse::merge(Report report)
{
    return m_thread->ask<int>([account = m_account, report = std::move(report)](Database &database) {
        return WarehouseStore(&database, account).merge(report);
    });
}

QCoro::Task<Result<bool>> AnalyticsWarehouse::noteListed(ReportKind kind, QDate readyUntil, QDateTime askedAt)
{
    return m_thread->ask<bool>([account = m_account, kind, readyUntil, askedAt](Database &database) {
        const auto noted = WarehouseStore(&database, account).noteListed(kind, readyUntil, askedAt);
        return noted ? Result<bool>(true) : Result<bool>(noted.error());
    });
}

QCoro::Task<Result<StoredReports>> AnalyticsWarehouse::reports(ReportKind kind)
{
    return m_thread->ask<StoredReports>([account = m_account, kind](Database &database) {
        return WarehouseStore(&database, account).reports(kind);
    });
}

QCoro::Task<Result<QList<DaySeries>>> AnalyticsWarehouse::series(QList<SeriesQuery> queries)
{
    return m_thread->ask<QList<DaySeries>>(
        [account = m_account, queries = std::move(queries)](Database &database) -> Result<QList<DaySeries>> {
            WarehouseStore store(&database, account);
            QList<DaySeries> all;
            for (const SeriesQuery &query : queries) {
                const auto series = store.series(query);
                if (!series)
                    return series.error();
                all.append(*series);
            }
            return all;
        });
}

QCoro::Task<Result<QByteArray>> AnalyticsWarehouse::file(ReportKind kind, QString subjectId)
{
    return m_thread->ask<QByteArray>([account = m_account, kind, subjectId](Database &database) {
        return WarehouseStore(&database, account).file(kind, subjectId);
    });
}

QCoro::Task<Result<bool>> AnalyticsWarehouse::saveFile(QString path, QByteArray bytes)
{
    return m_thread->ask<bool>([path, bytes](Database &) -> Result<bool> {
        QSaveFile file(path);
        if (auto opened = open(file); !opened)
            return opened.error();
        if (file.write(bytes) != bytes.size() || !file.commit())
            return failureOf(file);
        return true;
    });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::exportTo(QString path, ReportKind kind, DayRange range,
                                                         std::function<bool(qint64)> progress)
{
    return m_thread->ask<qint64>(
        [account = m_account, path, kind, range, progress = std::move(progress)](Database &database) {
            WarehouseStore store(&database, account);
            return writeRows(store, path, kind, range, progress);
        });
}

}  // namespace Sidestage
