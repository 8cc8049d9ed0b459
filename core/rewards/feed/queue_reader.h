// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "async/bound.h"
#include "client/pages.h"
#include "read_times.h"

#include <QObject>
#include <QSet>

#include <map>

namespace Sidestage {

class RedemptionQueue;

/// Reads what waits for some rewards into a RedemptionQueue, a limited number of calls at a time.
///
/// Two kinds of events can be lost, and they show at different places of the service's listing. A lost `add`
/// is at its new end, so that is read first: newest first, and on until a page holds only what is known and
/// reaches back to before the last reading. A lost `update` shows by absence, and that can be anywhere: the
/// service lists what was decided by when it was redeemed, not by when it was decided, so there is no end at
/// which to look, and whatever tells it tells of fifty at a time. To find it within a reading, all has to be
/// read, and that is done as long as the effort allows. Otherwise the short queues are read whole, and of the
/// long ones the new end, and beside that the next part of the whole, the oldest first, where the last
/// reading stopped. So with
///
///     P  pages of all rewards: the sum of ⌊waiting / 50⌋ + 1,
///     C  calls that a reading may take (Effort::calls), and I the time between the beginnings of two,
///
/// whatever was lost is found within I while P ≤ C, and else within ⌈P' / (C − W − L)⌉ · I, where the short
/// queues take W ≤ C / 4 pages, and the L long ones have P' pages and one new end each (at least C / 4 pages
/// are always spent on them). This is readings(), and asOf() tells how old the oldest part really is. It
/// supposes that C answers come within I; calls are made one after the other, so if each takes longer than
/// I / C, the time that a reading takes stands for I.
///
/// What each page says is true for the stretch of time that its redemptions span, and for nothing else; so
/// parts read at different times need not fit together. Redemptions at the edge of a page, made in the same
/// millisecond, are carried over to the next one.
///
/// What is absent from a page is asked for by its id, fifty at a time, before it counts as decided: that also
/// tells how it was decided, and a listing that slips while it is read loses nothing. When a moderator has
/// emptied a long queue, the first hundred are asked for; when all of them have been decided, the page is
/// believed about the rest.
class QueueReader : public QObject
{
    Q_OBJECT
public:
    /// How many calls a reading may take; what is missing from a page and asked for by its id comes on top.
    struct Effort
    {
        int calls = 100;
        /// While no more than this is left of the bucket, as a share of its limit, others go first: a reading
        /// that has made its least calls stops, and the next one goes on.
        double reserve = 0.2;
        int least = 25;
        /// While a reward has never been read to its end, it may go on until so much of the bucket is left.
        double firstReserve = 0.5;
    };

    /// Both must outlive this.
    QueueReader(Client *client, QString broadcasterId, RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueReader() override;

    void setRewards(const QStringList &ids);
    /// Reads; finished() tells. Not while isReading().
    void read(const Effort &effort);
    bool isReading() const { return m_reading; }
    /// Whether all that waits has been read, once at least.
    bool isComplete() const;
    /// UTC: all that is known was true then or later. Invalid: not all has been read yet.
    QDateTime asOf() const;
    /// About how many calls it takes to read all.
    int pages() const;
    /// How many readings of this effort it takes to read all.
    int readings(const Effort &effort) const;

Q_SIGNALS:
    void finished(const Sidestage::Result<void> &outcome);
    /// Redemptions of a reward that was complete, found by reading.
    void arrived(const QStringList &ids);

private:
    using Listing = Pages<Api::GetRedemptions>;
    /// What is known of the listing of a reward.
    struct Reward
    {
        std::optional<Listing> sweep{};      ///< The oldest first, going on from reading to reading.
        QDateTime sweptTo{};                 ///< Redemptions before that have been swept; invalid: none.
        QList<Api::Redemption> sweptEdge{};  ///< Those swept that were made just then.
        QDateTime newest{};                  ///< When the newest of the last reading was made.
        ReadTimes readAt{};
        bool isComplete = false;
        bool isUnreadable = false;  ///< It was deleted, or is not ours: the service says nothing of it.
        bool isWhole = false;       ///< In this reading, it was read to its end.
    };

    Bound readAll(Effort effort);
    Api::GetRedemptions request(const QString &rewardId) const;
    QStringList inOrder() const;
    int pagesOf(const QString &rewardId) const;
    int wholeOf(const Effort &effort) const;
    static int partOf(const Effort &effort, int calls);
    bool mayGoOn(const Effort &effort, int calls) const;
    bool mustStop(const Effort &effort, int calls) const;
    bool consume(const QString &rewardId, const QList<Api::Redemption> &page, const QDateTime &askedAt,
                 bool isNews);
    void confirm(const QString &rewardId, const QStringList &asked,
                 const Result<Api::Page<Api::Redemption>> &answer, const QDateTime &askedAt);

    Client *m_client;
    QString m_broadcasterId;
    RedemptionQueue *m_queue;
    std::map<QString, Reward> m_rewards{};
    QString m_sweptLast{};    ///< The reward whose turn it was.
    QDateTime m_startedAt{};  ///< The last reading, UTC.
    bool m_reading = false;
};

}  // namespace Sidestage
