// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feed/feed.h"
#include "queue_reader.h"

#include <QSet>
#include <QTimer>

namespace Sidestage {

class RedemptionArchive;
class RedemptionQueue;
class RewardList;

/// Keeps a RedemptionQueue equal to the service's data, for all rewards of this app: by events if available,
/// and by reading page after page at the start, after every gap, and regularly at a low rate.
class QueueFeed : public Feed
{
    Q_OBJECT
public:
    /// All must outlive this.
    QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent = nullptr);

    /// Shows the redemptions of known rewards that waited when the program ended, until the first reading.
    /// Their time is asOf(). `archive` must outlive this. Call after start().
    Bound preload(RedemptionArchive *archive);
    /// Whether all waiting redemptions have been read at least once.
    bool isComplete() const { return m_reader.isComplete(); }
    /// Whether all waiting redemptions have been read in this run.
    bool isKnown() const { return m_isKnown; }

Q_SIGNALS:
    /// New redemptions arrived live, not with the first reading: for sounds and notifications.
    void arrived(const QStringList &ids);
    /// A new redemption of a reward that skips the queue arrived live. It is fulfilled already and not in the
    /// RedemptionQueue.
    void skipped(const Sidestage::Api::Redemption &redemption);

protected:
    Bound read() override;
    bool listen() override;

private:
    void follow();
    void conclude(const Result<void> &outcome);
    void saveAsOf();

    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    QueueReader m_reader;
    Effort m_reading{};  ///< Of the last reading.
    QSet<QString> m_ours{};
    QTimer m_more{};  ///< Continues a long first reading.
    bool m_isKnown = false;
};

}  // namespace Sidestage
