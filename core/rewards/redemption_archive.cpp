// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_archive.h"

#include "storage/tables.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

namespace Tables {
const char *const redemptionArchive = "";
}

struct RedemptionArchive::Private
{
};

RedemptionArchive::RedemptionArchive(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

RedemptionArchive::~RedemptionArchive() = default;

void RedemptionArchive::keep(const QList<ArchivedRedemption> &redemptions) { }

void RedemptionArchive::flush() { }

auto RedemptionArchive::search(ArchiveQuery query, qint64 after, int most) -> QCoro::Task<Result<ArchivePage>>
{
    Result<ArchivePage> result;
    co_return result;
}

auto RedemptionArchive::count(ArchiveQuery query, int most) -> QCoro::Task<Result<int>>
{
    Result<int> result;
    co_return result;
}

auto RedemptionArchive::viewerCounts(QString userId, QDateTime since) -> QCoro::Task<Result<ArchiveCounts>>
{
    Result<ArchiveCounts> result;
    co_return result;
}

auto RedemptionArchive::rewardCounts(QString rewardId, QDateTime since) -> QCoro::Task<Result<ArchiveCounts>>
{
    Result<ArchiveCounts> result;
    co_return result;
}

auto RedemptionArchive::exportTo(QString path, Format format, ArchiveQuery query,
                                 std::function<bool(qint64 rows)> progress) -> QCoro::Task<Result<qint64>>
{
    Result<qint64> result;
    co_return result;
}

}  // namespace Sidestage
