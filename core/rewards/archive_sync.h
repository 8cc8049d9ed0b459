// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "rewards/archive/redemption_archive.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>

#include <map>

namespace Sidestage {

class Account;
class Clock;
class DecisionService;
class Poll;
class QueueFeed;
class RedemptionQueue;
class RewardList;

/// Sees to it that every redemption of a channel gets into its archive, with what became of it:
/// - those that events tell of, of all rewards, also of those that skip the queue;
/// - those of the queue, as they are decided here or elsewhere;
/// - what was redeemed and decided while nobody listened: at the start, after every gap and every ten minutes
///   it reads what the service has decided in its last few days, the newest first until where the archive is
///   complete; and it asks by id for those that waited when they were last seen and are not in the queue any
///   more;
/// - what no event told of: every minute it reads the new ends of the same lists. What skips the queue comes
///   first, because nothing else would ever tell of it. When there are more than listsPerMinute lists, the
///   others take turns: they can only hold what was redeemed, decided by somebody else and lost by both
///   events between two readings of the queue.
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

    /// Begins to listen and to read. Call once, before the queue is fed.
    void start();
    /// When and how often it is read what the service has decided.
    Poll *poll() const { return m_poll; }
    /// Why something could not be written lately; empty: everything was.
    const QString &trouble() const { return m_trouble; }

Q_SIGNALS:
    /// A reading has ended well: all that the service still tells is kept; with more than listsPerMinute
    /// lists only some of these were read.
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
    void follow();
    void followFeed();
    void wantWhole();

    /// What is decided one way, of one reward, as the service lists it: the newest redemption first. So what
    /// is decided late stands far back. But who waited when the queue was read is known, and followed by its
    /// id: up to the newest of a reading, a list is settled when the queue was read after it, from the
    /// beginning to the end, and then the list again. This needs no clock.
    struct List
    {
        QDateTime settled{};    ///< Older ones are all known; invalid: it is not known which.
        QDateTime candidate{};  ///< Will be `settled`.
        int readingsThen = 0;   ///< Readings of the queue that had begun.
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
    /// Rewards and redemptions that events told fulfilled lately: by the service, if the reward is removed.
    QList<std::pair<QString, QString>> m_lately{};
    QSet<QString> m_removedRewards{};  ///< In this run: the service fulfilled what waited for them.
    QString m_trouble{};
    bool m_hasRead = false;
    bool m_again = false;  ///< Something happened during a reading that asks for another.
    bool m_wholeWanted = true;
    QElapsedTimer m_sinceWhole{};
    std::map<ListKey, List> m_lists{};
    ListKey m_turn{};  ///< The list whose turn it was last.
    // Readings of the queue: how many have begun, which one ended well, and how many had when events were
    // lost.
    int m_feedBegun = 0;
    int m_feedDone = 0;
    int m_feedGap = 0;
    bool m_feedReading = false;
    QDateTime m_feedAsOf{};
};

}  // namespace Sidestage
