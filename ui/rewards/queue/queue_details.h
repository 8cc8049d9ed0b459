// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "kit/forward.h"
#include "rewards/archive/redemption_archive.h"

#include <QTimer>
#include <QWidget>

namespace Sidestage {

class RewardsService;

/// All details of one redemption: viewer, time, reward, the whole message, the reward's prompt, and the
/// archive's totals for the viewer.
class QueueDetails : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    QueueDetails(RewardsService *service, QAction *fulfil, QAction *refund, QWidget *parent = nullptr);

    /// None: nothing is selected.
    void setEntry(const std::optional<QueueEntry> &entry);
    /// Sets the start of "this stream", in UTC; invalid: the channel is not live.
    void setStreamStart(const QDateTime &start);
    /// The row with the decision buttons.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// Emitted to show this viewer's redemptions in the archive.
    void archiveRequested(const QString &userId, const QString &userName);
    void retryRequested(const QString &id);
    void decideRequested(const QString &id, Sidestage::Api::RedemptionDecision decision);
    void closeRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build(QAction *fulfil, QAction *refund);
    void refreshTime();
    Bound countArchive();
    void showCounts(const ArchiveCounts &counts);
    void addCount(int row, const QString &label, QLabel *value);

    RewardsService *m_service;
    std::optional<QueueEntry> m_entry{};
    QString m_counted{};  ///< The viewer whose totals are shown or requested.
    QDateTime m_streamStart{};
    QTimer m_second{};
    QTimer m_settle{};

    Card *m_card;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_foot = nullptr;
    QWidget *m_content;
    QLabel *m_nothing;
    Avatar *m_avatar;
    QLabel *m_name;
    QLabel *m_time;
    Pill *m_state;
    QLabel *m_reason;
    QLabel *m_reward;
    QLabel *m_points;
    QLabel *m_messageLabel;
    QLabel *m_message;
    QWidget *m_promptBox;
    QLabel *m_prompt;
    QWidget *m_archiveBox;
    QLabel *m_archiveTitle;
    QGridLayout *m_counts;
    QLabel *m_thisStreamLabel = nullptr;
    QLabel *m_thisStream;
    QLabel *m_fulfilled;
    QLabel *m_refunded;
    Button *m_showAll;
    ActionButton *m_fulfil;
    ActionButton *m_refund;
    Button *m_retry;
    Button *m_more;
};

}  // namespace Sidestage
