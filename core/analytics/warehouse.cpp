// SPDX-License-Identifier: GPL-3.0-or-later
#include "warehouse.h"

#include "files/replace_file.h"
#include "files/table_export.h"
#include "profile/store_thread.h"

#include <QHash>
#include <QPointer>

#include <algorithm>
#include <limits>

namespace Sidestage {

namespace {

Result<qint64> writeBytes(const QString &path, const QByteArray &bytes)
{
    const auto written = replaceFile(path, bytes);
    return written ? Result<qint64>(bytes.size()) : Result<qint64>(written.error());
}

}  // namespace

/// The totals of all subjects together. With fifty games and three years a line is computed from fifty
/// thousand rows, so it is cached until the next report is merged. Used in the store's thread only.
struct AnalyticsWarehouse::Sums
{
    QHash<std::pair<int, QString>, DaySeries> known{};

    Result<DaySeries> series(WarehouseStore &store, const SeriesQuery &query)
    {
        const std::pair key(int(query.kind), query.column);
        auto found = known.constFind(key);
        if (found == known.cend()) {
            const auto days = store.days(query.kind);
            if (!days)
                return days.error();
            auto all = store.series({query.kind, {}, query.column, *days});
            if (!all)
                return all;
            found = known.insert(key, *std::move(all));
        }
        DaySeries part{.range = query.range};
        part.values.assign(std::size_t(query.range.days()), std::numeric_limits<double>::quiet_NaN());
        const DayRange both = query.range.within(found->range);
        if (!both.isValid())
            return part;
        const auto from = found->values.cbegin() + found->range.from.daysTo(both.from);
        std::copy(from, from + both.days(), part.values.begin() + query.range.from.daysTo(both.from));
        return part;
    }
};

AnalyticsWarehouse::AnalyticsWarehouse(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , m_thread(thread)
    , m_account(std::move(account))
    , m_sums(std::make_shared<Sums>())
{
}

QCoro::Task<Result<int>> AnalyticsWarehouse::merge(Report about, QByteArray csv)
{
    return m_thread->ask([account = m_account, sums = m_sums, about = std::move(about),
                          csv = std::move(csv)](Database &database) mutable -> Result<int> {
        const auto report = readReport(std::move(about), std::move(csv));
        if (!report)
            return report.error();
        sums->known.clear();
        return WarehouseStore(&database, account).merge(*report);
    });
}

QCoro::Task<Result<bool>> AnalyticsWarehouse::noteListed(ReportKind kind, QDate readyUntil, QDateTime askedAt)
{
    return m_thread->ask([account = m_account, kind, readyUntil, askedAt](Database &database) {
        const auto noted = WarehouseStore(&database, account).noteListed(kind, readyUntil, askedAt);
        return noted ? Result<bool>(true) : Result<bool>(noted.error());
    });
}

QCoro::Task<Result<StoredReports>> AnalyticsWarehouse::reports(ReportKind kind)
{
    return m_thread->ask([account = m_account, kind](Database &database) {
        return WarehouseStore(&database, account).reports(kind);
    });
}

QCoro::Task<Result<QList<DaySeries>>> AnalyticsWarehouse::series(QList<SeriesQuery> queries)
{
    return m_thread->ask([account = m_account, sums = m_sums,
                          queries = std::move(queries)](Database &database) -> Result<QList<DaySeries>> {
        WarehouseStore store(&database, account);
        QList<DaySeries> all;
        for (const SeriesQuery &query : queries) {
            const auto series = query.subjectId.isEmpty() ? sums->series(store, query) : store.series(query);
            if (!series)
                return series.error();
            all.append(*series);
        }
        return all;
    });
}

QCoro::Task<Result<QByteArray>> AnalyticsWarehouse::file(ReportKind kind, QString subjectId)
{
    return m_thread->ask([account = m_account, kind, subjectId](Database &database) {
        return WarehouseStore(&database, account).file(kind, subjectId);
    });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::saveBytes(QString path, QByteArray bytes)
{
    return m_thread->ask([path, bytes](Database &) { return writeBytes(path, bytes); });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::saveFile(QString path, ReportKind kind, QString subjectId)
{
    return m_thread->ask([account = m_account, path, kind, subjectId](Database &database) -> Result<qint64> {
        const auto bytes = WarehouseStore(&database, account).file(kind, subjectId);
        return bytes ? writeBytes(path, *bytes) : Result<qint64>(bytes.error());
    });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::exportTo(QString path, ReportKind kind, DayRange range,
                                                         std::function<bool(qint64)> progress, CsvStyle style)
{
    const QPointer<AnalyticsWarehouse> self = this;
    auto reading = reports(kind);
    const auto known = co_await reading;
    Result<qint64> outcome = Error{.kind = Error::Kind::Cancelled};
    if (!known)
        outcome = known.error();
    if (!known || !self)
        co_return outcome;
    // The column names of the service's own files.
    const QString what = kind == ReportKind::Games ? QStringLiteral("Game") : QStringLiteral("Extension");
    QStringList titles{QStringLiteral("Date"), what + QStringLiteral(" ID"), what + QStringLiteral(" Name")};
    titles += known->columns;
    const auto next = [account = m_account, kind, range, columns = known->columns,
                       subjects = known->subjects](Database *database) mutable -> Result<QList<QStringList>> {
        WarehouseStore store(database, account);
        QList<QStringList> lines;
        const auto add = [&](const QString &id, const QString &name, const ReportRow &row) -> Result<void> {
            lines.append(QStringList{row.day.toString(Qt::ISODate), id, name} + row.values);
            return {};
        };
        while (lines.isEmpty() && !subjects.isEmpty()) {
            if (auto walked = store.walk(kind, range, columns, subjects.takeFirst().id, add); !walked)
                return walked.error();
        }
        return lines;
    };
    auto writing = exportTable<QStringList>({path, TableFormat::Csv, style}, textColumns(titles),
                                            {next, m_thread, this}, std::move(progress));
    outcome = co_await writing;
    co_return outcome;
}

}  // namespace Sidestage
