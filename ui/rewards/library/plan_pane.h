// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "rewards/library/reward_library.h"

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace Sidestage {

class ActionButton;
class Button;
class ProgressBar;

/// What swapping a set in would do, before anything is sent; then how far it is; then how it went.
class PlanPane : public Card
{
    Q_OBJECT
public:
    /// `library` must outlive this.
    explicit PlanPane(RewardLibrary *library, bool mayManage, QWidget *parent = nullptr);

    /// A preview of this plan.
    void preview(const SwapPlan &plan);
    /// What the library carries out, or carried out last.
    void follow();
    bool isPreview() const { return m_preview; }
    const SwapPlan &plan() const { return m_plan; }
    /// Where its buttons are.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    /// How far the plan is has changed.
    void planChanged();
    /// What to do with redemptions that wait for a reward that is taken off.
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
    bool m_mayManage;
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
