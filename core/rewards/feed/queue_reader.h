// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "async/bound.h"
#include "client/list_walk.h"

#include <QObject>

#include <QDateTime>
#include <map>

namespace Sidestage {

/// When each time span of a list was last read, for a list ordered by time that is read in parts and in any
/// order.
class ReadTimes
{
public:
    /// The span from `from` (inclusive; invalid: the beginning) to `before` (exclusive; invalid: the end) was
    /// requested at `readAt`.
    void cover(const QDateTime &from, const QDateTime &before, const QDateTime &readAt);
    /// The time of the least recent reading of all spans. A span that was never covered counts with the one
    /// after it. Invalid: nothing was read.
    QDateTime oldest() const;

private:
    std::map<qint64, QDateTime> m_readAt{};  ///< Key: the end of each span, milliseconds; it begins at the
                                             ///< end of the previous one.
};

class RedemptionQueue;

/// Reads the waiting redemptions of some rewards into a RedemptionQueue, with a limited number of calls at a
/// time.
///
/// Two kinds of events can be lost. A lost `add` is at the newest end of the service's listing. Therefore
/// that end is read first, newest first, until a page contains only known redemptions and reaches back to
/// before the last reading. A lost `update` shows only by absence, anywhere in the listing, because the
/// service orders by the time of redemption, not of decision, and a page contains fifty. To find it, the
/// whole listing has to be read. Each reading does so if the effort allows it. Otherwise it reads the short
/// queues completely. Of a long queue it reads the newest end and then the next part of the whole listing
/// (the sweep), oldest first, where the last reading stopped.
///
/// docs/queue.md says within which time a lost event is found. readings() returns that time as a number of
/// readings, and asOf() how old the oldest part really is. Calls are made one after the other.
///
/// A page is valid for the time span of its redemptions only, so parts read at different times need not fit
/// together. Redemptions at the edge of a page with the same millisecond are carried over to the next page.
///
/// A redemption that is absent from a page is requested by its id, fifty at a time, before it counts as
/// decided. That also returns its outcome, and nothing is lost if the listing shifts while it is read. If a
/// moderator has emptied a long queue, the first hundred are requested; if all of them have been decided, the
/// page is trusted for the rest.
///
/// If the service reports a failure of its own for one reward, the others are read nevertheless.
class QueueReader : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    QueueReader(Client *client, QString broadcasterId, RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueReader() override;

    void setRewards(const QStringList &ids);
    /// Starts a reading that ends with finished(). Must not be called while isReading(). Requests by id for
    /// missing redemptions come on top of `effort`.
    void read(const Effort &effort);
    bool isReading() const { return m_reading; }
    /// Whether all waiting redemptions have been read at least once.
    bool isComplete() const;
    /// UTC: all data was true then or later. Invalid: not everything has been read yet.
    QDateTime asOf() const;
    /// The reward that the error of finished() is about; empty: it is not about one reward.
    const QString &failedReward() const { return m_failedReward; }
    /// Approximate number of calls to read everything.
    int pages() const;
    /// Number of readings with this effort to read everything.
    int readings(const Effort &effort) const;

Q_SIGNALS:
    void finished(const Sidestage::Result<void> &outcome);
    /// New redemptions of a reward that was complete, found by a reading.
    void arrived(const QStringList &ids);

private:
    using Listing = ListWalk<Api::GetRedemptions>;
    /// Which redemptions should be on a page: those in its time span.
    struct Span
    {
        QList<Api::Redemption> listed{};  ///< The page, and the redemptions that it carries over.
        QDateTime from{};                 ///< Inclusive; invalid: the beginning.
        QDateTime before{};               ///< Exclusive; invalid: the end.
    };
    /// A walk over the listing of a reward in one direction.
    struct Walk
    {
        Listing listing;
        Api::RedemptionSort sort;
        QDateTime edge{};                 ///< Where the pages so far end; invalid: at the beginning.
        QList<Api::Redemption> atEdge{};  ///< Redemptions of these pages with exactly this time.

        Span take(const QList<Api::Redemption> &page);
    };
    /// The state of the listing of a reward.
    struct Reward
    {
        std::optional<Walk> sweep{};  ///< Oldest first, continued by each reading.
        QDateTime newest{};           ///< Time of the newest redemption of the last reading.
        ReadTimes readAt{};
        bool isComplete = false;
        bool isUnreadable = false;  ///< Deleted, or of another app: the service does not list it.
        bool isWhole = false;       ///< It was read to its end in this reading.
        bool hasFailed = false;     ///< Its last request.
    };

    Bound readAll(Effort effort);
    Api::GetRedemptions request(const QString &rewardId) const;
    QStringList inOrder() const;
    int pagesOf(const QString &rewardId) const;
    int wholeOf(const Effort &effort) const;
    static int partOf(const Effort &effort, int calls);
    Walk walk(const QString &rewardId, Api::RedemptionSort sort) const;
    bool consume(const QString &rewardId, const QList<Api::Redemption> &page, const QDateTime &askedAt,
                 bool isNews);
    void confirm(const QString &rewardId, const QStringList &asked,
                 const Result<Api::Page<Api::Redemption>> &answer, const QDateTime &askedAt);

    Client *m_client;
    QString m_broadcasterId;
    RedemptionQueue *m_queue;
    std::map<QString, Reward> m_rewards{};
    QString m_failedReward{};
    QString m_sweptLast{};    ///< The last reward that had its turn.
    QDateTime m_startedAt{};  ///< Of the last reading, UTC.
    bool m_reading = false;
};

}  // namespace Sidestage
