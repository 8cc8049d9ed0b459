// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "rewards/archive/redemption_archive.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace Sidestage {

class ActionButton;
class Avatar;
class Button;
class Card;
class Pill;
class RewardsService;

/// One redemption in full: who, when, which reward, the whole message, what the reward asks for, and what
/// the archive knows of the viewer.
class QueueDetails : public QWidget
{
    Q_OBJECT
public:
    /// `desk` must outlive this.
    QueueDetails(RewardsService *service, QAction *fulfil, QAction *refund, QWidget *parent = nullptr);

    /// None: nothing is chosen.
    void setEntry(const std::optional<QueueEntry> &entry);
    /// Since when "this stream" counts, UTC; invalid: the channel is not live.
    void setStreamStart(const QDateTime &start);
    /// The row of the buttons that decide.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// Show what the archive has of this viewer.
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
    QString m_counted{};  ///< The viewer whose counts are shown or asked for.
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
