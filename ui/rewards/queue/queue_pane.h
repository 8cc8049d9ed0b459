// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"
#include "rewards/queue/queue_model.h"
#include "schema/scope.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QSplitter;
class QStackedWidget;

namespace Sidestage {

class Banner;
class Card;
class EmptyState;
class QueueDetails;
class QueueTable;
class QueueToolBar;
class RewardsService;
class SelectionBar;
class Skeleton;
class SplitterState;

/// What waits for a decision: the list with its tools, the selection with its sums, the details of the
/// current row; or in one sentence why there is nothing to see.
class QueuePane : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit QueuePane(RewardsService *service, QWidget *parent = nullptr);
    ~QueuePane() override;

    QueueTable *table() const { return m_table; }
    QueueModel *model() const { return m_model; }
    QueueDetails *details() const { return m_details; }
    QueueToolBar *tools() const { return m_tools; }
    /// With their keys, which act while the list has the keyboard.
    QList<QAction *> actions() const { return m_actions; }
    /// Where something may stand below the list, at the start of the line of keys.
    QHBoxLayout *foot() const { return m_foot; }

    /// Hides the line of keys while something stands in its place.
    void setHintsShown(bool shown);
    /// Puts the keyboard into the list.
    void focusList();

Q_SIGNALS:
    void permissionRequested(Sidestage::Api::Scope scope);
    /// So many were decided just now.
    void decided(qint64 job);
    /// Show what the archive has of this viewer.
    void archiveRequested(const QString &userId, const QString &userName);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class State : quint8 { List, Loading, Empty };

    void build();
    void buildActions();
    QWidget *buildHints();
    void arrange();
    void showDetails(bool shown);
    void placeDrawer();
    void updateCurrent();
    void updateChecks();
    void updateState();
    void updateHold();
    void updateRights();
    void updateTrouble();
    void showState(State state, Icon icon = Icon::Inbox, const QString &sentence = {},
                   const QString &action = {});
    void removeDecided();
    void scheduleRefresh(const QStringList &ids);
    void decide(Api::RedemptionDecision decision);
    void decideOne(const QString &id, Api::RedemptionDecision decision);
    void clear();

    RewardsService *m_service;
    QueueModel *m_model;
    QueueToolBar *m_tools = nullptr;
    QueueTable *m_table = nullptr;
    QueueDetails *m_details = nullptr;
    SelectionBar *m_bar = nullptr;
    Banner *m_rights = nullptr;
    Banner *m_trouble = nullptr;
    Skeleton *m_skeleton = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_card = nullptr;
    QStackedWidget *m_stack = nullptr;
    QSplitter *m_columns = nullptr;
    SplitterState *m_place = nullptr;
    QHBoxLayout *m_foot = nullptr;
    QWidget *m_hints = nullptr;
    QList<QAction *> m_actions{};
    QAction *m_fulfil = nullptr;
    QAction *m_refund = nullptr;
    QAction *m_clear = nullptr;
    QAction *m_group = nullptr;
    QAction *m_toggleDetails = nullptr;
    bool m_wide = true;
    int m_arrangedAt = 0;  ///< The text size that the parts were arranged for, in px of a long measure.
    bool m_detailsWanted = true;  ///< Beside the list, when it is wide.
    bool m_hintsShown = true;
    bool m_attended = false;
    bool m_settling = false;  ///< The first reading has ended.
    bool m_settled = false;   ///< What it brought is shown: from now on who comes is new.

    // How long what was decided has been shown.
    QTimer m_tidy{};
    QElapsedTimer m_lastDecided{};
    QElapsedTimer m_firstDecided{};
};

}  // namespace Sidestage
