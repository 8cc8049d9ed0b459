// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "follow.h"
#include "storage/database.h"

#include <QHash>

namespace Sidestage {

/// One list of one account in the profile's database: its rows, the state of the full read, and its changes.
/// Used in the store's thread only. Unless documented otherwise, each call accesses a bounded number of rows,
/// whatever the size of the list. Each write is one transaction, so that a crash loses at most one step.
class FollowTable
{
public:
    FollowTable(QString account, FollowSide side)
        : m_account(std::move(account))
        , m_side(side)
    {
    }

    /// The statements that create the tables.
    static QByteArray tables();

    Result<FollowState> state(Database &database);
    /// Stores the total only.
    Result<FollowState> setTotal(Database &database, int total);

    // The full read of a list.

    /// Starts a full read from the first page. Abandons one in progress.
    Result<FollowState> begin(Database &database, const QDateTime &at);
    /// Restarts the full read from the first page after the service has rejected the cursor.
    Result<FollowState> beginAgain(Database &database, const QDateTime &at);
    /// Writes the next page. `cursor` is that of the page after it. Empty: this was the last page, and the
    /// sweep follows.
    Result<FollowStep> importPage(Database &database, const QList<Follow> &page, const QString &cursor,
                                  std::optional<int> total, const QDateTime &at);
    /// Removes the rows that the full read did not contain, among the next `most` rows after `after`.
    Result<FollowStep> sweep(Database &database, const FollowKey &after, int most, const QDateTime &at);
    /// Ends a complete full read.
    Result<FollowStep> finish(Database &database, const QDateTime &at);
    /// Ends an incomplete full read without removing rows.
    Result<FollowState> giveUp(Database &database);

    /// Writes some rows, from an event or the top of the list.
    Result<FollowStep> notice(Database &database, const QList<Follow> &some, std::optional<int> total,
                              const QDateTime &at);

    /// Records a visit of the list now. If the last one was at least `away` milliseconds ago, changes are
    /// counted from the last visit. Reads all changes since then.
    Result<FollowStep> visit(Database &database, const QDateTime &at, qint64 away);
    /// Records the end of a visit.
    Result<FollowState> leave(Database &database, const QDateTime &at);
    /// Restarts the count of changes now.
    Result<FollowStep> countAnew(Database &database, const QDateTime &at);

    struct Spans
    {
        QList<FollowSpan> spans{};
        FollowKey next{};    ///< The last row that was checked.
        bool isDone = true;  ///< All rows were checked.
    };
    /// Returns the spans of matching rows, with at most `size` rows each, among the next `most` rows after
    /// `after`.
    Result<Spans> spans(Database &database, const FollowQuery &query, const FollowKey &after, int size,
                        int most);
    /// Returns the next matching rows from `from` on, including it or not.
    Result<QList<FollowRow>> rows(Database &database, const FollowQuery &query, const FollowKey &from,
                                  bool included, int most);
    /// Returns how many came and left on each of `count` days (in the computer's time zone), the last of
    /// which is `last`. Reads all rows of this period.
    Result<QList<FollowDay>> days(Database &database, QDate last, int count);
    /// Returns since when these users follow or are followed. Others are not in the result.
    Result<QHash<QString, QDateTime>> since(Database &database, const QStringList &ids);

private:
    struct Stored;

    Stored stored(Transaction &t) const;
    /// Runs `work(t, stored, step)` in a transaction and writes what it has changed in `stored`.
    template <class Work>
    Result<FollowStep> change(Database &database, Work work);

    QString m_account;
    FollowSide m_side;
};

/// Returns the text to search in or for.
QString foldedFor(const Follow &follow);
QString foldedFor(const QString &words);

}  // namespace Sidestage
