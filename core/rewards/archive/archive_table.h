// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"
#include "storage/database.h"

namespace Sidestage {

/// The archive of one account's channel in a profile's file. Used on the store's thread only, inside of
/// Database::write() and read().
struct ArchiveTable
{
    QString account{};

    /// Inserts or updates. Returns how many rows were inserted or changed.
    int upsert(Transaction &t, QList<ArchivedRedemption> redemptions) const;

    /// Reads rows after `after` (0: from the newest).
    ArchivePage find(Transaction &t, const ArchiveQuery &query, qint64 after, int most) const;
    /// The number of matches, at most `most`.
    int count(Transaction &t, const ArchiveQuery &query, int most) const;
    /// The counts of the viewer or the reward that the query names. Its `from` is the start of the stream.
    ArchiveCounts counts(Transaction &t, const ArchiveQuery &query) const;

    QList<ArchivedReward> rewards(Transaction &t) const;
    ArchivedStream lastStream(Transaction &t) const;
    bool setOnAir(Transaction &t, const QDateTime &since) const;
    bool setOffAir(Transaction &t, const QDateTime &at) const;
    QDateTime completeUntil(Transaction &t) const;
    void setCompleteUntil(Transaction &t, const QDateTime &time) const;

private:
    struct Search;
    Search prepare(Transaction &t, const ArchiveQuery &query, qint64 after) const;
    struct IndexChange;
    int upsertOne(Transaction &t, const ArchivedRedemption &entry, QList<IndexChange> &changes) const;
    int insert(Transaction &t, const ArchivedRedemption &entry, QList<IndexChange> &changes) const;
};

}  // namespace Sidestage
