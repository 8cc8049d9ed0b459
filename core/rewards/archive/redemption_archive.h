// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "profile/redeemed.h"
#include "rewards/queue/redemption_queue.h"

#include <QCoro/QCoroTask>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QIODevice;

namespace Sidestage {

class Transaction;
class StoreThread;

/// A redemption that was seen, and its outcome.
struct ArchivedRedemption
{
    enum class Outcome : quint8 { Waiting, Fulfilled, Refunded, Gone };
    enum class By : quint8 {
        Nobody,
        Here,
        Elsewhere,
        Service
    };  ///< Service: the redemption skipped the queue, or its reward was deleted.

    qint64 number = 0;  ///< Its number in the archive; pages refer to it.
    Api::Redemption redemption{};
    Outcome outcome{};
    By by{};
    QDateTime decidedAt{};  ///< UTC, when Sidestage saw it; invalid: undecided, or not seen.
    /// When writing: it comes from a listing, and `decidedAt` is the time of that request. If the archive has
    /// it as decided already, that entry's time is earlier and stays.
    bool isListed = false;

    bool operator==(const ArchivedRedemption &) const = default;
};

/// A search in the archive. Empty members do not restrict it.
struct ArchiveQuery
{
    QString words{};    ///< Each a prefix of a word in viewer, message or reward.
    QDateTime from{};   ///< Redeemed at or after, UTC.
    QDateTime until{};  ///< Redeemed before, UTC.
    std::optional<ArchivedRedemption::Outcome> outcome{};
    QString rewardId{};
    QString userId{};
    bool decidedOnly = false;  ///< For "Decided today": `from` and `until` are then times of decision.

    bool operator==(const ArchiveQuery &) const = default;
};

struct ArchivePage
{
    QList<ArchivedRedemption> rows{};  ///< Newest first.
    qint64 next = 0;                   ///< Where the next page begins; 0: this is the last page.
};

struct ArchiveCounts
{
    int redeemed = 0;
    int fulfilled = 0;
    int refunded = 0;
    int thisStream = 0;  ///< Redeemed since a given time.
    qint64 points = 0;   ///< Sum of the fulfilled ones.
};

/// A reward with redemptions in the archive; it may not exist any more.
struct ArchivedReward
{
    QString id{};
    QString title{};  ///< The last one seen.
    int redeemed = 0;

    bool operator==(const ArchivedReward &) const = default;
};

/// The last stream of the channel.
struct ArchivedStream
{
    QDateTime from{};   ///< UTC; invalid: none was seen.
    QDateTime until{};  ///< UTC; invalid: still on air. If the end was not seen: when it was noticed.

    bool operator==(const ArchivedStream &) const = default;
};

/// Every redemption of one account's channel that was ever seen, on disk, searchable. Works on the store's
/// thread; with a million rows a search takes under 50 ms.
///
/// A redemption may be written repeatedly as more becomes known. A decided one never becomes undecided, and
/// better knowledge stays: who decided (Here before Service before Elsewhere), and the time when that was
/// first seen.
class RedemptionArchive : public QObject
{
    Q_OBJECT
public:
    /// `thread` must outlive this.
    RedemptionArchive(StoreThread *thread, QString account, QObject *parent = nullptr);
    ~RedemptionArchive() override;

    /// Stores these as they are now. Buffered: written within a second, or by flush().
    void upsert(const QList<ArchivedRedemption> &redemptions);
    /// Stores the outcome of redemptions that were stored before; unknown ids are ignored.
    void close(const QStringList &ids, ArchivedRedemption::Outcome outcome, ArchivedRedemption::By by,
               const QDateTime &decidedAt);
    /// Posts the buffered rows to the store's thread, before all later requests. Also called by the
    /// destructor.
    void flush();
    /// Number of rows that wait to be written.
    int pending() const { return int(m_rows.size()); }

    /// Newest first, by the time of redemption, or with `decidedOnly` by that of decision.
    QCoro::Task<Result<ArchivePage>> search(ArchiveQuery query, qint64 after = 0, int most = 200);
    /// Number of matches; counting stops at `most`.
    QCoro::Task<Result<int>> count(ArchiveQuery query, int most = 100'000);
    /// Counts of one viewer, and of one reward. `since`: for thisStream; invalid: not counted.
    QCoro::Task<Result<ArchiveCounts>> viewerCounts(QString userId, QDateTime since = {});
    QCoro::Task<Result<ArchiveCounts>> rewardCounts(QString rewardId, QDateTime since = {});
    /// A function that reads what viewers have redeemed. It reads one row per viewer.
    ReadRedeemed redeemed() const;

    /// All rewards with redemptions, the most redeemed first.
    QCoro::Task<Result<QList<ArchivedReward>>> rewards();

    /// The time of redemption up to which everything that the service has decided is stored; invalid: not
    /// known.
    QCoro::Task<Result<QDateTime>> completeUntil();
    void setCompleteUntil(const QDateTime &time);

    QCoro::Task<Result<ArchivedStream>> lastStream();
    /// Records that the channel is on air since then.
    void setOnAir(const QDateTime &since);
    /// Records that it is not on air; ends the last stream, unless its end is known.
    void setOffAir(const QDateTime &at);

    /// Writes all matches to `path`, row by row with constant memory, over a temporary file that replaces it
    /// at the end. Returns the number of rows. `progress` is called now and then with the number of rows
    /// written; it returns false to cancel (Error Cancelled; the file at `path` stays). The CSV is RFC 4180
    /// in UTF-8 with a header. The JSON is an array of objects with the same fields.
    QCoro::Task<Result<qint64>> exportTo(QString path, TableFormat format, ArchiveQuery query,
                                         std::function<bool(qint64 rows)> progress = {},
                                         CsvStyle style = CsvStyle::Exact);

Q_SIGNALS:
    /// Something was written: displayed data may be outdated.
    void changed();
    void failed(const Sidestage::Error &error);

private:
    /// Runs `work`, which returns whether it has changed anything that is displayed.
    void note(std::function<bool(Transaction &)> work);
    void add(const ArchivedRedemption &row);

    StoreThread *m_thread;
    QString m_account;
    QList<ArchivedRedemption> m_rows{};  ///< Rows to write, in the order of arrival.
    QHash<QString, qsizetype> m_last{};  ///< Index of the last row of each id in `m_rows`.
    QTimer m_timer{};
    bool m_hasFailed = false;
};

}  // namespace Sidestage
