// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "kit/forward.h"
#include "kit/text/pill.h"
#include "rewards/archive/redemption_archive.h"

#include <QTimer>
#include <QWidget>

#include <functional>

namespace Sidestage {

/// All details of one redemption: viewer, time, reward, the whole message, the reward's prompt, its state,
/// and the archive's totals for its viewer. In the archive also those for its reward, in the queue the
/// buttons to decide it.
class RedemptionDetails : public QWidget
{
    Q_OBJECT
public:
    /// What became of a redemption.
    struct State
    {
        Pill::Kind pill{};
        QString text{};  ///< Of the pill; empty: no pill.
        Icon symbol{};
        QString note{};  ///< Below the pill: by whom, or why it failed.
        bool failed = false;
        bool isOpen = false;  ///< It can be decided.
    };
    using StateAt = std::function<State(const QDateTime &now)>;

    /// Those of the queue have the two actions. `archive` must outlive this.
    explicit RedemptionDetails(RedemptionArchive *archive, QAction *fulfil = nullptr,
                               QAction *refund = nullptr);

    /// The service's clock, by which the age is told. By default that of this computer.
    std::function<QDateTime()> now{QDateTime::currentDateTimeUtc};
    /// `stateAt` gets the time of this computer.
    void show(const Api::Redemption &redemption, StateAt stateAt);
    /// Nothing is selected.
    void clear();
    /// The row with the decision buttons. Null in the archive.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// Emitted to show all redemptions of the viewer or of the reward in the archive.
    void viewerRequested(const QString &userId, const QString &name);
    void rewardRequested(const QString &rewardId, const QString &title);
    void retryRequested(const QString &id);
    void decideRequested(const QString &id, Sidestage::Api::RedemptionDecision decision);
    void closeRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// The archive's totals for a viewer or a reward.
    struct Totals
    {
        QString of{};  ///< The id of the viewer or reward whose totals are shown or requested.
        QWidget *box = nullptr;
        QLabel *title = nullptr;
        QLabel *streamName = nullptr;
        QLabel *thisStream = nullptr;
        QLabel *fulfilled = nullptr;
        QLabel *refunded = nullptr;
        QLabel *points = nullptr;
        Button *all = nullptr;
    };

    QWidget *buildState();
    Totals buildTotals(const QString &objectName);
    QWidget *buildFoot(QAction *fulfil, QAction *refund);
    ActionButton *decideButton(QAction *action, Icon symbol, const QString &text, const char *name,
                               Api::RedemptionDecision decision);
    int updateTimes();
    Bound count();
    void setTotals(const Totals &totals, const ArchiveCounts &counts, const ArchivedStream &stream);

    RedemptionArchive *m_archive;
    const bool m_isQueue;
    Api::Redemption m_redemption{};
    StateAt m_stateAt{};
    QTimer m_settle{};

    QLabel *m_nothing;
    QScrollArea *m_scroll = nullptr;
    Avatar *m_avatar;
    QLabel *m_viewer;
    QLabel *m_time;
    QLabel *m_reward;
    QLabel *m_points;
    QLabel *m_message;
    QWidget *m_promptBox;
    QLabel *m_prompt;
    Pill *m_state = nullptr;
    QLabel *m_note = nullptr;
    Button *m_retry = nullptr;
    Totals m_ofViewer{};
    Totals m_ofReward{};
    QWidget *m_foot = nullptr;
    QList<ActionButton *> m_decide{};
};

}  // namespace Sidestage
