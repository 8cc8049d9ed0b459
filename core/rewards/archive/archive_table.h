// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"
#include "storage/database.h"

#include <optional>

namespace Sidestage {

/// The archive of one account's channel in a profile's file. Used from the store's thread only. Every call
/// looks at a bounded number of rows, however many there are.
///
/// A redemption's number is made of its channel and the time it was redeemed, so that numbers order by time,
/// and a span of time, or a channel, is a span of numbers: in the table and in the index of words.
class ArchiveTable
{
public:
    explicit ArchiveTable(QString account)
        : m_account(std::move(account))
    {
    }

    /// Inserts or updates, in one transaction. Gives how many rows were inserted or changed.
    Result<int> upsert(Database &database, QList<ArchivedRedemption> redemptions);

    /// Merges what upsert() has added to the index of words with the rest, for a few milliseconds and in
    /// several transactions. Gives whether more is to be merged.
    Result<bool> tidy(Database &database);

    /// Rows after `after` (0: from the newest). A page may hold fewer than `most` although there are more:
    /// `next` is then not 0.
    Result<ArchivePage> find(Database &database, const ArchiveQuery &query, qint64 after, int most);

    struct Tally
    {
        int rows = 0;
        qint64 next = 0;  ///< What is left to be counted begins here; 0: nothing.
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
    /// Of a redemption that is kept; 0: it is not.
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
    /// Titles that the index knows by a mark instead of by their words, with these words.
    QList<std::pair<qint64, QStringList>> m_titles{};
    bool m_titlesRead = false;
    /// Of the index of words, since it was tidied last. What an earlier run left is tidied with the first.
    int m_pieces = 1000;
    /// Where the last crowd of redemptions of the same moment began, and where it ends by now.
    qint64 m_crowdFrom = 0;
    qint64 m_crowdTo = 0;
};

}  // namespace Sidestage
