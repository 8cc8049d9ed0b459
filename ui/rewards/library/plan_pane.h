// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "rewards/library/reward_library.h"

namespace Sidestage {

/// Shows the plan for swapping in a set before anything is sent, then its progress, then its result.
class PlanPane : public Card
{
    Q_OBJECT
public:
    /// `library` must outlive this.
    explicit PlanPane(RewardLibrary *library, QWidget *parent = nullptr);

    /// Whether plans can be applied, from the next preview on. False at first.
    void setMayManage(bool may) { m_mayManage = may; }
    /// Shows a preview of this plan.
    void preview(const SwapPlan &plan);
    /// Shows the plan that the library is running or ran last.
    void follow();
    bool isPreview() const { return m_preview; }
    const SwapPlan &plan() const { return m_plan; }
    /// The row of buttons.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// Emitted when the progress of the plan has changed.
    void planChanged();
    /// Emitted when the user has chosen what to do with the waiting redemptions of a reward to be removed.
    void queueChosen(qint64 reward, Sidestage::PlanStep::Queue queue);
    void closed();

private:
    void update();
    void addLine(PlanStep::What what, int count);
    void addWaiting(const PlanStep &step);
    void addFailures();
    void apply();
    void clearColumn();

    RewardLibrary *m_library;
    bool m_mayManage = false;
    SwapPlan m_plan{};
    bool m_preview = true;

    QLabel *m_note = nullptr;
    QVBoxLayout *m_column = nullptr;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_slots = nullptr;
    ProgressBar *m_slotBar = nullptr;
    QLabel *m_cost = nullptr;
    QWidget *m_foot = nullptr;
    ActionButton *m_apply = nullptr;
    Button *m_cancel = nullptr;
};

}  // namespace Sidestage
