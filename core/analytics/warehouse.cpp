// SPDX-License-Identifier: GPL-3.0-or-later
#include "warehouse.h"

#include "files/csv_file.h"
#include "files/stepped_file.h"
#include "profile/store_thread.h"

#include <QFileInfo>
#include <QHash>
#include <QSaveFile>

#include <algorithm>
#include <limits>

namespace Sidestage {

namespace {

Error failureOf(const QSaveFile &file)
{
    return Error::storage(file.errorString());
}

/// Opens the file. Rejects devices, pipes and folders, which replacing would destroy.
Result<void> open(QSaveFile &file)
{
    if (const QFileInfo there(file.fileName()); there.exists() && !there.isFile())
        return Error::storage(AnalyticsWarehouse::tr("“%1” is not a file.").arg(there.fileName()));
    return file.open(QIODevice::WriteOnly) ? Result<void>() : Result<void>(failureOf(file));
}

Result<qint64> writeBytes(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (auto opened = open(file); !opened)
        return opened.error();
    if (file.write(bytes) != bytes.size() || !file.commit())
        return failureOf(file);
    return bytes.size();
}

/// Writes all rows of a kind in a range, one subject at a time.
class RowsFile : public SteppedFile
{
public:
    RowsFile(const QString &path, QString account, ReportKind kind, const DayRange &range, CsvStyle style)
        : m_account(std::move(account))
        , m_kind(kind)
        , m_range(range)
        , m_file(path, style)
    {
    }

    Result<bool> next(Database &database) override
    {
        WarehouseStore store(&database, m_account);
        if (std::exchange(m_isFirst, false))
            return begin(store);
        const auto walked = store.walk(
            m_kind, m_range, m_columns, m_subjects.takeFirst(),
            [this](const QString &id, const QString &name, const ReportRow &row) -> Result<void> {
                m_file.add(QStringList{row.day.toString(Qt::ISODate), id, name} + row.values);
                return {};
            });
        if (!walked)
            return walked.error();
        if (auto put = m_file.flush(); !put)
            return put.error();
        return !m_subjects.isEmpty();
    }
    Result<void> finish() override { return m_file.finish(); }
    qint64 rows() const override { return m_file.rows(); }

private:
    Result<bool> begin(WarehouseStore &store)
    {
        const auto known = store.reports(m_kind);
        if (!known)
            return known.error();
        for (const StoredSubject &subject : known->subjects)
            m_subjects.append(subject.id);
        m_columns = known->columns;
        // The column names of the service's own files.
        const QString what
            = m_kind == ReportKind::Games ? QStringLiteral("Game") : QStringLiteral("Extension");
        const QStringList head{QStringLiteral("Date"), what + QStringLiteral(" ID"),
                               what + QStringLiteral(" Name")};
        if (auto begun = m_file.begin(head + m_columns); !begun)
            return begun.error();
        return !m_subjects.isEmpty();
    }

    QString m_account;
    ReportKind m_kind;
    DayRange m_range;
    CsvFile m_file;
    QStringList m_subjects{};  ///< The subjects not written yet.
    QStringList m_columns{};
    bool m_isFirst = true;
};

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

QCoro::Task<Result<int>> AnalyticsWarehouse::merge(Report report)
{
    return m_thread->ask<int>(
        [account = m_account, sums = m_sums, report = std::move(report)](Database &database) {
            sums->known.clear();
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
    return m_thread->ask<QList<DaySeries>>([account = m_account, sums = m_sums, queries = std::move(queries)](
                                               Database &database) -> Result<QList<DaySeries>> {
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
    return m_thread->ask<QByteArray>([account = m_account, kind, subjectId](Database &database) {
        return WarehouseStore(&database, account).file(kind, subjectId);
    });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::saveBytes(QString path, QByteArray bytes)
{
    return m_thread->ask<qint64>([path, bytes](Database &) { return writeBytes(path, bytes); });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::saveFile(QString path, ReportKind kind, QString subjectId)
{
    return m_thread->ask<qint64>(
        [account = m_account, path, kind, subjectId](Database &database) -> Result<qint64> {
            const auto bytes = WarehouseStore(&database, account).file(kind, subjectId);
            return bytes ? writeBytes(path, *bytes) : Result<qint64>(bytes.error());
        });
}

QCoro::Task<Result<qint64>> AnalyticsWarehouse::exportTo(QString path, ReportKind kind, DayRange range,
                                                         std::function<bool(qint64)> progress, CsvStyle style)
{
    std::function<std::unique_ptr<SteppedFile>()> make
        = [path, account = m_account, kind, range, style]() -> std::unique_ptr<SteppedFile> {
        return std::make_unique<RowsFile>(path, account, kind, range, style);
    };
    return writeInSteps(m_thread, this, std::move(make), std::move(progress));
}

}  // namespace Sidestage
