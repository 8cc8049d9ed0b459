// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "follow.h"
#include "storage/database.h"

#include <QHash>

namespace Sidestage {

/// One list of one account in a profile's file: its rows, how far a reading of it has come, and what changed.
/// Used from the store's thread only. Every call looks at a bounded number of rows, however many there are,
/// unless it says otherwise; what writes does so in one transaction, so that a kill loses a step at most.
class FollowTable
{
public:
    FollowTable(QString account, FollowSide side)
        : m_account(std::move(account))
        , m_side(side)
    {
    }

    Result<FollowState> state(Database &database);
    /// Only the number is told.
    Result<FollowState> setTotal(Database &database, int total);

    // A reading of the whole list.

    /// Begins one, from the first page; one that is under way is given up.
    Result<FollowState> begin(Database &database, const QDateTime &at);
    /// The service does not take the cursor any more: it goes on from the first page.
    Result<FollowState> beginAgain(Database &database, const QDateTime &at);
    /// Takes the next page. `cursor`: where the one after it begins; empty: this was the last, and whoever
    /// was not named is to be swept away.
    Result<FollowStep> importPage(Database &database, const QList<Follow> &page, const QString &cursor,
                                  std::optional<int> total, const QDateTime &at);
    /// Takes away whom the reading did not name, among the next `most` rows after `after`.
    Result<FollowStep> sweep(Database &database, const FollowKey &after, int most, const QDateTime &at);
    /// Ends the reading: all is known now.
    Result<FollowStep> finish(Database &database, const QDateTime &at);
    /// Ends it without that: too little was told, and nobody is taken for gone.
    Result<FollowState> giveUp(Database &database);

    /// Takes some who follow, from an event or the top of the list.
    Result<FollowStep> notice(Database &database, const QList<Follow> &some, std::optional<int> total,
                              const QDateTime &at);

    /// Somebody looks at the list now. If nobody did for `away` milliseconds, changes are counted from when
    /// somebody did last. Looks at all changes since then.
    Result<FollowStep> visit(Database &database, const QDateTime &at, qint64 away);
    /// Somebody has looked until now.
    Result<FollowState> leave(Database &database, const QDateTime &at);
    /// Changes are counted from now on.
    Result<FollowStep> countAnew(Database &database, const QDateTime &at);

    struct Spans
    {
        QList<FollowSpan> spans{};
        FollowKey next{};    ///< The last row that was looked at.
        bool isDone = true;  ///< There are no more.
    };
    /// The spans of what matches, of at most `size` rows each, among the next `most` rows after `after`.
    Result<Spans> spans(Database &database, const FollowQuery &query, const FollowKey &after, int size,
                        int most);
    /// The next rows that match: from `from` on, that one included or not.
    Result<QList<FollowRow>> rows(Database &database, const FollowQuery &query, const FollowKey &from,
                                  bool included, int most);
    /// So many came and left on each of these days (in the machine's time zone), the last of which is
    /// `last`. Looks at all who came in this time.
    Result<QList<FollowDay>> days(Database &database, QDate last, int count);
    /// Since when these follow or are followed; who is not there does not.
    Result<QHash<QString, QDateTime>> since(Database &database, const QStringList &ids);

private:
    Result<void> prepare(Database &database);
    Result<void> put(Database &database, const Follow &follow, const QDateTime &at, FollowStep &step);
    Result<void> log(Database &database, FollowShow kind, const Follow &follow, const QDateTime &at,
                     FollowStep &step);
    Result<void> write(Database &database, const FollowState &state);

    QString m_account;
    FollowSide m_side;
    qint64 m_list = 0;  ///< 0: it has not been looked for yet.
    qint64 m_reading = 0;
    qint64 m_sinceNumber = 0;
};

/// As it is searched.
QString foldedFor(const Follow &follow);
QString foldedFor(const QString &words);

}  // namespace Sidestage
