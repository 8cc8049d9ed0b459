// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library_reward.h"

#include <QHash>
#include <QSet>

namespace Sidestage {

/// The change of one reward when a set is applied.
struct PlanStep
{
    enum class What : quint8 {
        Create,  ///< Uses a slot.
        TurnOn,  ///< It was disabled or paused.
        StaysOn,
        TurnOff,  ///< Keeps its slot.
        TakeOff,  ///< Deleted on the service, kept in the library; frees its slot.
        StaysOff,
        Update,  ///< Enabled, but different from the library.
        Pause,   ///< Becomes enabled and paused, and is created if it is not there.
    };
    /// How to decide the waiting redemptions before the reward is deleted, because the service would fulfil
    /// them. KeepOn: the reward is left as it is.
    enum class Queue : quint8 { RefundFirst, FulfilFirst, KeepOn };

    What what{};
    qint64 reward = 0;  ///< Id in the library.
    QString title{};
    QString serviceId{};
    int waiting = 0;  ///< Its waiting redemptions; with TakeOff the service would fulfil them.
    qint64 waitingPoints = 0;
    Queue queue = Queue::RefundFirst;
    bool isForgotten = false;  ///< With TakeOff: also removed from the library, once it is deleted.
    // While and after it is executed:
    enum class State : quint8 { Planned, Running, Done, Failed, Skipped } state = State::Planned;
    QString reason{};  ///< Why it Failed or was Skipped.

    /// Whether the step deletes the reward.
    bool freesSlot() const { return what == What::TakeOff && queue != Queue::KeepOn; }
    /// Whether the step changes anything.
    bool isChange() const;
    bool isOver() const { return state > State::Running; }
    static void describe(auto &is)
    {
        is("what", &PlanStep::what, Api::atMost(int(What::Pause)));
        is("reward", &PlanStep::reward);
        is("title", &PlanStep::title);
        is("service_id", &PlanStep::serviceId);
        is("waiting", &PlanStep::waiting);
        is("waiting_points", &PlanStep::waitingPoints);
        is("queue", &PlanStep::queue, Api::atMost(int(Queue::KeepOn)));
        is("forgotten", &PlanStep::isForgotten);
        is("state", &PlanStep::state, Api::atMost(int(State::Skipped)));
        is("reason", &PlanStep::reason);
    }
    bool operator==(const PlanStep &) const = default;
};

/// The steps from the rewards on the service to a set, within the available slots. The steps are in order of
/// execution: slots are freed before they are used.
struct SwapPlan
{
    RewardSet set{};
    QList<PlanStep> steps{};
    int slotsBefore = 0;  ///< Used slots, including those of other apps.
    int slotsAfter = 0;
    int requests = 0;  ///< Approximate number of calls, including those for refunds.
    bool fits = true;  ///< False: more slots than the service has, so the plan cannot be executed.

    /// Number of steps of this kind. A reward with KeepOn is not counted as TakeOff.
    int count(PlanStep::What what) const;
    /// Without the steps, which have a table of their own.
    static void describe(auto &is)
    {
        is.column(
            "set_id", [](const SwapPlan &plan) { return plan.set.id; },
            [](SwapPlan &plan, qint64 id) { plan.set.id = id; });
        is.column(
            "set_name", [](const SwapPlan &plan) { return plan.set.name; },
            [](SwapPlan &plan, const QString &name) { plan.set.name = name; });
        is("slots_before", &SwapPlan::slotsBefore);
        is("slots_after", &SwapPlan::slotsAfter);
        is("requests", &SwapPlan::requests);
    }
    bool operator==(const SwapPlan &) const = default;
};

/// The waiting redemptions of one reward, and the sum of their points.
struct WaitingCount
{
    int redemptions = 0;
    qint64 points = 0;
};

/// The input of a plan.
struct SwapRequest
{
    RewardSet set{};
    QList<LibraryReward> library{};           ///< May contain those of other apps.
    QList<Api::Reward> onService{};           ///< All, including those of other apps.
    QSet<QString> ours{};                     ///< Ids of those on the service that this app can change.
    QHash<QString, WaitingCount> waiting{};   ///< By id on the service.
    QSet<qint64> takeOff{};                   ///< To delete on the service instead of disabling.
    QHash<qint64, PlanStep::Queue> queues{};  ///< By id in the library; RefundFirst when absent.
    int slotCount = 50;
};

/// Computes the plan. If there are not enough slots, rewards that would be disabled are deleted instead:
/// first those that are disabled already, of these first those without waiting redemptions, then the longest
/// unused first.
SwapPlan planSwap(const SwapRequest &request);

/// Approximate number of calls of one step.
int requestsOf(const PlanStep &step, bool isOn);

/// The fields to send for a reward of the library that is to be enabled, and can be redeemed or is paused.
Api::RewardChanges turnedOn(Api::RewardChanges reward, bool isPaused = false);

/// Whether viewers can redeem it, as far as the broadcaster controls that.
bool isOn(const Api::Reward &reward);

}  // namespace Sidestage
