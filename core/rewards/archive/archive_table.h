// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"
#include "storage/database.h"

#include <optional>

namespace Sidestage {

/// The archive of one account's channel in a profile's file. Used on the store's thread only. Every call
/// reads a bounded number of rows, whatever the size of the archive.
///
/// The number of a redemption consists of its channel and the time of redemption. So numbers are ordered by
/// time, and a time span or a channel is a range of numbers, both in the table and in the index of words.
class ArchiveTable
{
public:
    explicit ArchiveTable(QString account)
        : m_account(std::move(account))
    {
    }

    /// Inserts or updates, in one transaction. Returns how many rows were inserted or changed.
    Result<int> upsert(Database &database, QList<ArchivedRedemption> redemptions);

    /// Merges the segments that upsert() has added to the index of words, for a few milliseconds, in several
    /// transactions. Returns whether more has to be merged.
    Result<bool> tidy(Database &database);

    /// Reads rows after `after` (0: from the newest). A page may contain fewer than `most` although there are
    /// more: then `next` is not 0.
    Result<ArchivePage> find(Database &database, const ArchiveQuery &query, qint64 after, int most);

    struct Tally
    {
        int rows = 0;
        qint64 next = 0;  ///< Where the rest to count begins; 0: all is counted.
    };
    Result<Tally> count(Database &database, const ArchiveQuery &query, qint64 after, int most);

    Result<ArchiveCounts> viewerCounts(Database &database, const QString &userId, const QDateTime &since);
    Result<ArchiveCounts> rewardCounts(Database &database, const QString &rewardId, const QDateTime &since);
    Result<QList<ArchivedReward>> rewards(Database &database);
    Result<ArchivedStream> lastStream(Database &database);
    Result<bool> setOnAir(Database &database, const QDateTime &since);
    Result<bool> setOffAir(Database &database, const QDateTime &at);
    Result<QDateTime> completeUntil(Database &database);
    Result<bool> setCompleteUntil(Database &database, const QDateTime &time);
    Result<QList<ArchivedRedemption>> waiting(Database &database, qint64 after, int most);

private:
    struct Span;
    struct Narrowed;
    struct IndexChange;

    Result<void> keepOne(Database &database, const ArchivedRedemption &entry, QList<IndexChange> &changes,
                         int &count);
    /// The number of a stored redemption; 0: it is not stored.
    Result<qint64> numberOf(Database &database, const Api::Redemption &redemption);
    Result<void> prepare(Database &database, const QString &login = {}, const QString &name = {});
    Result<void> prepareToWrite(Database &database);
    Result<qint64> freeNumber(Database &database, qint64 wanted);
    Result<qint64> titleKey(Database &database, const QString &title);
    Span spanOf(const ArchiveQuery &query, qint64 after) const;
    Result<Narrowed> narrow(Database &database, const ArchiveQuery &query);
    ArchivedRedemption read(const Rows &rows) const;
    static bool matches(const ArchivedRedemption &row, const ArchiveQuery &query, const QStringList &words,
                        bool withWords);

    QString m_account;
    QString m_login{};  ///< Of the channel, as last seen.
    QString m_name{};
    qint64 m_channel = 0;
    /// Titles that have a mark in the index instead of their words, with these words.
    QList<std::pair<qint64, QStringList>> m_titles{};
    bool m_titlesRead = false;
    /// Segments in the index of words since tidy() last finished. The initial value makes the first write
    /// merge what an earlier run left.
    int m_pieces = 1000;
    /// The range of numbers of the last group of redemptions of the same moment.
    qint64 m_crowdFrom = 0;
    qint64 m_crowdTo = 0;
};

}  // namespace Sidestage
