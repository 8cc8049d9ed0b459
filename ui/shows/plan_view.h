// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan_rows.h"
#include "row_pool.h"
#include "shows/show_service.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Sidestage {

class ActionButton;
class Button;
class ElidedLabel;
class IconView;
class PageState;
class ProgressBar;

/// The steps of a show by part: before it begins, to choose among them, and while they are done, with the
/// result of each.
class PlanView : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this. `confirm` is the action of the button that begins.
    PlanView(ShowService *service, QAction *confirm, QWidget *parent = nullptr);

    /// Moves the focus to the first step, or to the button that begins. While the plan is read, that is
    /// done again when it is there.
    void focusFirst();
    /// The row with the buttons.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// The user is done with it. A plan that was not begun is dropped.
    void closed();

private:
    void update();
    void rebuild(const QList<PartPlan> &parts);
    void updateFoot(const QList<PartPlan> &parts);
    /// Whether steps are chosen, not carried out.
    bool isPlan() const;

    ShowService *m_service;
    QWidget *m_back = nullptr;
    ElidedLabel *m_title;
    QLabel *m_state;
    QVBoxLayout *m_column;
    PageState *m_steps;  ///< What is in m_column, or that it is being read.
    QLabel *m_empty;
    RowPool<PlanGroup> m_groups;
    RowPool<PlanStepRow> m_rows;
    RowChain m_chain{};
    bool m_isReadingFirst = false;  ///< The first step gets the focus once it is there.
    QWidget *m_foot;
    IconView *m_footIcon;
    WrapLabel *m_footText;
    ProgressBar *m_bar;
    ActionButton *m_begin;
    Button *m_cancel;
    Button *m_stop;
    Button *m_undo;
};

}  // namespace Sidestage
