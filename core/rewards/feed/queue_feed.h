// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/eventsub.h"
#include "async/bound.h"
#include "queue_reader.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace Sidestage {

class Account;
class Poll;
class RedemptionArchive;
class RedemptionQueue;
class RewardList;

/// Keeps a RedemptionQueue equal to what the service says, for all rewards that this app made: by events
/// where they come, by reading page after page at the start, after every gap, and slowly for ever.
class QueueFeed : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueFeed() override;

    /// Begins to listen and to read. Call once.
    void start();
    /// Shows what waited when the program ended, of the rewards that are known, until the service tells.
    /// poll()->asOf() says of when that is. `archive` must outlive this. Call before start().
    Bound preload(RedemptionArchive *archive);
    /// When and how often it is read; for freshness marks.
    Poll *poll() const { return m_poll; }
    /// Whether events feed the queue now.
    bool isLive() const;
    /// Whether all that waits has been read, once at least.
    bool isComplete() const { return m_reader.isComplete(); }
    /// Whether the service has told of all that waits, in this run.
    bool isKnown() const { return m_isKnown; }

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    /// Redemptions that were not there before arrived live, not with the first reading: for sounds and
    /// notifications.
    void arrived(const QStringList &ids);

private:
    QueueReader::Effort effort() const;
    void saveAsOf();

    Account *m_account;
    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    QueueReader m_reader;
    Poll *m_poll;
    QueueReader::Effort m_reading{};  ///< Of the last reading.
    Api::EventCondition m_condition{};
    QSet<QString> m_ours{};
    QTimer m_more{};  ///< To go on with a long first reading.
    bool m_isKnown = false;
};

}  // namespace Sidestage
