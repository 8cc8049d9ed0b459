// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"
#include "storage/database.h"

namespace Sidestage {

/// The archive of one account's channel in a profile's file. Used on the store's thread only.
struct ArchiveTable
{
    QString account{};

    /// Inserts or updates, in one transaction. Returns how many rows were inserted or changed.
    Result<int> upsert(Database &database, QList<ArchivedRedemption> redemptions) const;

    /// Reads rows after `after` (0: from the newest).
    Result<ArchivePage> find(Database &database, const ArchiveQuery &query, qint64 after, int most) const;
    /// The number of matches, at most `most`.
    Result<int> count(Database &database, const ArchiveQuery &query, int most) const;
    /// The counts of the viewer or the reward that the query names. Its `from` is the start of the stream.
    Result<ArchiveCounts> counts(Database &database, const ArchiveQuery &query) const;

    Result<QList<ArchivedReward>> rewards(Database &database) const;
    Result<ArchivedStream> lastStream(Database &database) const;
    Result<int> setOnAir(Database &database, const QDateTime &since) const;
    Result<int> setOffAir(Database &database, const QDateTime &at) const;
    Result<QDateTime> completeUntil(Database &database) const;
    Result<int> setCompleteUntil(Database &database, const QDateTime &time) const;

private:
    struct Search;
    Result<Search> prepare(Database &database, const ArchiveQuery &query, qint64 after) const;
    struct IndexChange;
    Result<int> upsertOne(Database &database, const ArchivedRedemption &entry,
                          QList<IndexChange> &changes) const;
    Result<int> insert(Database &database, const ArchivedRedemption &entry,
                       QList<IndexChange> &changes) const;
};

}  // namespace Sidestage
