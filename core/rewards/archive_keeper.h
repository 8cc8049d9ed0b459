// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "redemption_archive.h"

#include <QObject>
#include <QSet>

namespace Sidestage {

class Account;
class Clock;
class DecisionDesk;
class Poll;
class QueueFeed;
class RedemptionQueue;
class RewardList;

/// Sees to it that every redemption of a channel gets into its archive, with what became of it:
/// - those that events tell of, of all rewards, also of those that skip the queue;
/// - those of the queue, as they are decided here or elsewhere;
/// - what was redeemed and decided while nobody listened: after every gap, and slowly for ever, it reads what
///   the service has decided in its last few days, the newest first until where the archive is complete; and
///   it asks by id for those that waited when they were last seen and are not in the queue any more.
class ArchiveKeeper : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    ArchiveKeeper(Account *account, RewardList *rewards, RedemptionQueue *queue, QueueFeed *feed,
                  DecisionDesk *decisions, RedemptionArchive *archive, const Clock &clock,
                  QObject *parent = nullptr);
    ~ArchiveKeeper() override;

    /// Begins to listen and to read. Call once, before the queue is fed.
    void start();
    /// When and how often it is read what the service has decided.
    Poll *poll() const { return m_poll; }
    /// Why something could not be written lately; empty: everything was.
    const QString &trouble() const { return m_trouble; }

Q_SIGNALS:
    /// A reading has ended well: all that the service still tells is kept.
    void completed();
    void troubleChanged();

private:
    void keepAll(const QStringList &ids);
    void keepDecided(const QStringList &ids);
    void keepEvent(const Api::Redemption &redemption, bool isNew);
    ArchivedRedemption outcomeOf(const Api::Redemption &redemption, ArchivedRedemption::By by,
                                 const QDateTime &decidedAt) const;
    bool isLost(const QString &id) const;
    void follow();
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
};

}  // namespace Sidestage
