// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_queue.h"

#include <QCoro/QCoroTask>
#include <QObject>

#include <functional>
#include <memory>

class QIODevice;

namespace Sidestage {

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

/// Every redemption that one account's channel has ever seen, on disk, searchable. Works on the store's
/// thread; with a million rows a search takes under 50 ms.
class RedemptionArchive : public QObject
{
    Q_OBJECT
public:
    /// `thread` must outlive this.
    RedemptionArchive(StoreThread *thread, QString account, QObject *parent = nullptr);
    ~RedemptionArchive() override;

    /// Keeps these as they are now. Bundled: written within a second, or with flush().
    void keep(const QList<ArchivedRedemption> &redemptions);
    void flush();

    QCoro::Task<Result<ArchivePage>> search(ArchiveQuery query, qint64 after = 0, int most = 200);
    /// How many match; counting stops at `most`.
    QCoro::Task<Result<int>> count(ArchiveQuery query, int most = 100'000);
    /// Of one viewer, and of one reward. `since`: for thisStream; invalid: not counted.
    QCoro::Task<Result<ArchiveCounts>> viewerCounts(QString userId, QDateTime since = {});
    QCoro::Task<Result<ArchiveCounts>> rewardCounts(QString rewardId, QDateTime since = {});

    enum class Format : quint8 { Csv, Json };
    /// Writes everything that matches to `path`, row by row with flat memory, over a temporary file that
    /// replaces it at the end. Gives the number of rows. `progress` is told of rows written now and then;
    /// it gives false to cancel.
    QCoro::Task<Result<qint64>> exportTo(QString path, Format format, ArchiveQuery query,
                                         std::function<bool(qint64 rows)> progress = {});

Q_SIGNALS:
    /// Something was written: what is shown may be out of date.
    void changed();
    void failed(const Sidestage::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
