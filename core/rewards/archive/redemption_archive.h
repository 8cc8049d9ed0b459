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

class ArchiveTable;
class Database;
class StoreThread;

/// A redemption that was seen, and what became of it.
struct ArchivedRedemption
{
    enum class Outcome : quint8 { Waiting, Fulfilled, Refunded, Gone };
    enum class By : quint8 {
        Nobody,
        Here,
        Elsewhere,
        Service
    };  ///< Service: it skipped the queue, or its reward was deleted.

    qint64 number = 0;  ///< Its place in the archive; what pages go by.
    Api::Redemption redemption{};
    Outcome outcome{};
    By by{};
    QDateTime decidedAt{};  ///< UTC, as seen here; invalid: it waits, or that was not seen.
    /// To keep: a listing told it, and `decidedAt` is when that was asked for. What the archive knows as
    /// decided was decided before.
    bool isListed = false;

    bool operator==(const ArchivedRedemption &) const = default;
};

/// What to look for in the archive. Empty members do not narrow.
struct ArchiveQuery
{
    QString words{};    ///< Each as the beginning of a word in viewer, message or reward.
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
    QList<ArchivedRedemption> rows{};  ///< The newest first.
    qint64 next = 0;                   ///< What the next page goes on from; 0: this is the last.
};

struct ArchiveCounts
{
    int redeemed = 0;
    int fulfilled = 0;
    int refunded = 0;
    int thisStream = 0;  ///< Redeemed since a given time.
    qint64 points = 0;   ///< Of the fulfilled ones.
};

/// A reward that the archive has redemptions of; it may be gone from the service.
struct ArchivedReward
{
    QString id{};
    QString title{};  ///< As it was last seen.
    int redeemed = 0;

    bool operator==(const ArchivedReward &) const = default;
};

/// The last stream of the channel.
struct ArchivedStream
{
    QDateTime from{};   ///< UTC; invalid: none was seen.
    QDateTime until{};  ///< UTC; invalid: it goes on. When the end was not seen: when it was noticed.

    bool operator==(const ArchivedStream &) const = default;
};

/// Every redemption that one account's channel has ever seen, on disk, searchable. Works on the store's
/// thread; with a million rows a search takes under 50 ms.
///
/// A redemption may be kept again and again, as more is known of it. One that is decided never waits again,
/// and what is known better stays: who decided (Here before Service before Elsewhere), and when that was seen
/// first.
class RedemptionArchive : public QObject
{
    Q_OBJECT
public:
    /// `thread` must outlive this.
    RedemptionArchive(StoreThread *thread, QString account, QObject *parent = nullptr);
    ~RedemptionArchive() override;

    /// Keeps these as they are now. Bundled: written within a second, or with flush().
    void upsert(const QList<ArchivedRedemption> &redemptions);
    /// What became of redemptions that were kept before; ids that are not known are left out.
    void close(const QStringList &ids, ArchivedRedemption::Outcome outcome, ArchivedRedemption::By by,
               const QDateTime &decidedAt);
    /// Writes what is bundled; it has been written when the store's thread is flushed, or something that is
    /// asked afterwards is answered. Done at destruction too.
    void flush();
    /// How many wait to be written.
    int pending() const { return int(m_rows.size()); }

    /// The newest first: by the time of redemption, with `decidedOnly` by that of decision.
    QCoro::Task<Result<ArchivePage>> search(ArchiveQuery query, qint64 after = 0, int most = 200);
    /// How many match; counting stops at `most`.
    QCoro::Task<Result<int>> count(ArchiveQuery query, int most = 100'000);
    /// Of one viewer, and of one reward. `since`: for thisStream; invalid: not counted.
    QCoro::Task<Result<ArchiveCounts>> viewerCounts(QString userId, QDateTime since = {});
    QCoro::Task<Result<ArchiveCounts>> rewardCounts(QString rewardId, QDateTime since = {});
    /// What viewers have redeemed, for whoever shows viewers: of each of them one row is looked at.
    ReadRedeemed redeemed() const;

    /// All rewards there are redemptions of, the most redeemed first.
    QCoro::Task<Result<QList<ArchivedReward>>> rewards();
    /// Those that nobody has decided as far as is known, the newest first, after the number `after`: only
    /// their number, id and reward id are given.
    QCoro::Task<Result<QList<ArchivedRedemption>>> waiting(qint64 after = 0, int most = 500);

    /// Up to which time of redemption everything that the service ever decided is here; invalid: nobody
    /// knows.
    QCoro::Task<Result<QDateTime>> completeUntil();
    void setCompleteUntil(const QDateTime &time);

    QCoro::Task<Result<ArchivedStream>> lastStream();
    /// The channel is on air since then.
    void setOnAir(const QDateTime &since);
    /// It is not on air; ends the last stream, unless its end is known.
    void setOffAir(const QDateTime &at);

    enum class Format : quint8 { Csv, Json };
    /// Writes everything that matches to `path`, row by row with flat memory, over a temporary file that
    /// replaces it at the end. Gives the number of rows. `progress` is told of rows written now and then;
    /// it gives false to cancel (Error Cancelled; what was at `path` stays). The CSV is RFC 4180 in UTF-8
    /// with a head. The JSON is an array of objects of the same fields.
    QCoro::Task<Result<qint64>> exportTo(QString path, Format format, ArchiveQuery query,
                                         std::function<bool(qint64 rows)> progress = {},
                                         CsvStyle style = CsvStyle::Exact);

Q_SIGNALS:
    /// Something was written: what is shown may be out of date.
    void changed();
    void failed(const Sidestage::Error &error);

private:
    void add(const ArchivedRedemption &row);
    void tidy();
    void note(std::function<Result<bool>(Database &)> work);

    StoreThread *m_thread;
    std::shared_ptr<ArchiveTable> m_table;  ///< Used on the store's thread only, and until its work is done.
    QList<ArchivedRedemption> m_rows{};     ///< To be written, as they came.
    QHash<QString, qsizetype> m_last{};     ///< Where each id stands last in `m_rows`.
    QTimer m_timer{};
    bool m_hasFailed = false;
    bool m_isTidying = false;
};

}  // namespace Sidestage
