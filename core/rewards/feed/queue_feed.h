// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/eventsub.h"
#include "async/bound.h"
#include "events/poll_scheduler.h"
#include "queue_reader.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace Sidestage {

class Account;
class RedemptionArchive;
class RedemptionQueue;
class RewardList;

/// Keeps a RedemptionQueue equal to the service's data, for all rewards of this app: by events if available,
/// and by reading page after page at the start, after every gap, and regularly at a low rate.
class QueueFeed : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent = nullptr);
    ~QueueFeed() override;

    /// Starts to listen to events and to poll. Call once.
    void start();
    /// Shows the redemptions of known rewards that waited when the program ended, until the first reading.
    /// Their time is poll()->asOf(). `archive` must outlive this. Call before start().
    Bound preload(RedemptionArchive *archive);
    /// The poll that reads the queue; for freshness marks.
    Poll *poll() const { return m_poll; }
    /// Whether events update the queue now.
    bool isLive() const;
    /// Whether all waiting redemptions have been read at least once.
    bool isComplete() const { return m_reader.isComplete(); }
    /// Whether all waiting redemptions have been read in this run.
    bool isKnown() const { return m_isKnown; }

public Q_SLOTS:
    void refresh() { m_poll->trigger(); }

Q_SIGNALS:
    /// New redemptions arrived live, not with the first reading: for sounds and notifications.
    void arrived(const QStringList &ids);

private:
    Effort effort() const;
    void saveAsOf();

    Account *m_account;
    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    QueueReader m_reader;
    Poll *m_poll;
    Effort m_reading{};  ///< Of the last reading.
    Api::EventCondition m_condition{};
    QSet<QString> m_ours{};
    QTimer m_more{};  ///< Continues a long first reading.
    bool m_isKnown = false;
};

}  // namespace Sidestage
