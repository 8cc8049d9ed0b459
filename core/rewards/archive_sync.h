// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/clock.h"
#include "events/poll_scheduler.h"
#include "rewards/archive/redemption_archive.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>

#include <functional>
#include <map>

namespace Sidestage {

class Account;
class DecisionService;
class QueueFeed;
class RedemptionQueue;
class RewardList;

/// Ensures that every redemption of a channel is stored in its archive, with its outcome:
/// - those from events, for all rewards, including rewards that skip the queue;
/// - those of the queue, as they are decided here or elsewhere;
/// - those redeemed and decided while there was no connection: at the start, after every gap and every ten
///   minutes it reads what the service has decided in its last few days, newest first back to where the
///   archive is complete; and it requests by id those that waited when last seen and are not in the queue any
///   more;
/// - those without any event: every minute it reads the newest part of the same lists. Lists of rewards that
///   skip the queue come first, because those redemptions are not found in any other way. If there are more
///   than listsPerMinute lists, the others take turns: they can only miss redemptions that were made and
///   decided by others between two readings of the queue and for which both events were lost.
class ArchiveSync : public QObject
{
    Q_OBJECT
public:
    static constexpr int listsPerMinute = 30;

    /// All must outlive this.
    ArchiveSync(Account *account, RewardList *rewards, RedemptionQueue *queue, QueueFeed *feed,
                DecisionService *decisions, RedemptionArchive *archive, const Clock &clock,
                QObject *parent = nullptr);
    ~ArchiveSync() override;

    /// Starts to listen to events and to poll. Call once, before the queue is filled.
    void start();
    /// The poll that reads what the service has decided.
    Poll *poll() const { return m_poll; }
    /// Why the last write failed; empty: all writes succeeded.
    const QString &trouble() const { return m_trouble; }
    /// Sets the source of milliseconds; by default a steady clock, in tests a manual one.
    void setTime(std::function<qint64()> milliseconds) { m_time = std::move(milliseconds); }

Q_SIGNALS:
    /// A reading has succeeded: everything that the service returned is stored. With more than listsPerMinute
    /// lists, only some of them were read.
    void completed();
    void troubleChanged();

private:
    void keepAll(const QStringList &ids);
    void keepDecided(const QStringList &ids);
    void keepEvent(const Api::Redemption &redemption, bool isNew);
    ArchivedRedemption outcomeOf(const Api::Redemption &redemption, ArchivedRedemption::By by,
                                 const QDateTime &decidedAt) const;
    bool isLost(const QString &id) const;
    bool isCovered() const;
    void follow() { m_poll->setCovered(isCovered()); }
    void readFirst();
    void followFeed();
    void wantWhole();

    /// The redemptions of one reward with one outcome, as the service lists them: by time of redemption,
    /// newest first. So a late decision appears far back. But a redemption that waited when the queue was
    /// read is known and followed by its id. Therefore a list is settled up to the newest redemption of a
    /// reading, once the queue was read completely after it, and then the list again. This needs no clock.
    struct List
    {
        QDateTime settled{};    ///< All older ones are known; invalid: none are known for certain.
        QDateTime candidate{};  ///< The next value of `settled`.
        int readingsThen = 0;   ///< Readings of the queue that had begun when `candidate` was set.
    };
    using ListKey = std::pair<QString, Api::RedemptionStatus>;
    QList<ListKey> listsToRead(const QList<Api::Reward> &rewards, bool whole);
    Bound read();

    Account *m_account;
    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    QueueFeed *m_feed;
    RedemptionArchive *m_archive;
    const Clock &m_clock;
    Poll *m_poll = nullptr;
    /// An event that reports "fulfilled": decided by the service if the reward is removed next.
    struct Fulfilled
    {
        QString rewardId{};
        QString redemptionId{};
        qint64 at = 0;  ///< When it came, by `m_time`.
    };
    QList<Fulfilled> m_lately{};
    std::function<qint64()> m_time{steadyMsecs};
    QSet<QString> m_removedRewards{};  ///< In this run; the service fulfils what waited.
    QString m_trouble{};
    bool m_hasRead = false;
    bool m_again = false;  ///< Something happened during a reading, so another one is needed.
    bool m_wholeWanted = true;
    QElapsedTimer m_sinceWhole{};
    std::map<ListKey, List> m_lists{};
    ListKey m_turn{};  ///< The last list that had its turn.
    // Readings of the queue: the number that have begun, the number of the last successful one, and the
    // number that had begun when events were lost.
    int m_feedBegun = 0;
    int m_feedDone = 0;
    int m_feedGap = 0;
    bool m_feedReading = false;
    QDateTime m_feedAsOf{};
};

}  // namespace Sidestage
