// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"
#include "page/page.h"
#include "rewards/queue/queue_model.h"

class QAction;
class QHBoxLayout;

namespace Sidestage {

class Banner;
class MasterDetail;
class PageState;
class QueueTable;
class QueueToolBar;
class RedemptionDetails;
class RewardsService;
class SelectionBar;

/// The waiting redemptions: the list with its tools, the selection with its sums, and the details of the
/// current row; or a sentence that explains why the list is empty.
class QueuePane : public PageView
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit QueuePane(RewardsService *service, QWidget *parent = nullptr);
    ~QueuePane() override;

    QueueTable *table() const { return m_table; }
    QueueModel *model() const { return m_model; }
    RedemptionDetails *details() const { return m_details; }
    QueueToolBar *tools() const { return m_tools; }
    /// The layout at the start of the line of shortcuts below the list, for other widgets.
    QHBoxLayout *foot() const { return m_foot; }

    /// Hides the line of shortcuts while another widget is in its place.
    void setHintsShown(bool shown);
    /// Focuses the list.
    void focusList();

Q_SIGNALS:
    /// Emitted after redemptions were decided, with the new job.
    void decided(qint64 job);
    /// Emitted to show this viewer's redemptions in the archive.
    void archiveRequested(const QString &userId, const QString &userName);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void buildActions();
    QWidget *buildHints();
    void arrange();
    void updateCurrent();
    void updateChecks();
    void updateState();
    void updateHold();
    void updateRights();
    void updateTrouble();
    void decide(Api::RedemptionDecision decision);
    void decideOne(const QString &id, Api::RedemptionDecision decision);
    void clear();

    RewardsService *m_service;
    QueueModel *m_model;
    QueueToolBar *m_tools = nullptr;
    QueueTable *m_table = nullptr;
    RedemptionDetails *m_details = nullptr;
    SelectionBar *m_bar = nullptr;
    Banner *m_rights = nullptr;
    Banner *m_trouble = nullptr;
    PageState *m_state = nullptr;
    MasterDetail *m_columns = nullptr;
    QHBoxLayout *m_foot = nullptr;
    QWidget *m_hints = nullptr;
    QAction *m_fulfil = nullptr;
    QAction *m_refund = nullptr;
    QAction *m_clear = nullptr;
    QAction *m_toggleDetails = nullptr;
    bool m_hintsShown = true;
    bool m_attended = false;
    bool m_settling = false;  ///< The first reading has ended.
    bool m_settled = false;   ///< Its results are shown; later redemptions are new.
};

}  // namespace Sidestage
