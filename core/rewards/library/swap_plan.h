// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library_reward.h"

#include <QHash>
#include <QSet>

namespace Sidestage {

/// What becomes of one reward when a set is swapped in.
struct PlanStep
{
    enum class What : quint8 {
        Create,  ///< Uses a slot.
        TurnOn,  ///< It was off or paused.
        StaysOn,
        TurnOff,  ///< Keeps its slot.
        TakeOff,  ///< Deleted on the service, kept in the library; frees its slot.
        StaysOff,
        Update,  ///< It is on, but not as the library has it.
    };
    /// What to do with redemptions that wait, before the service would fulfil them. KeepOn: the reward is
    /// left as it is.
    enum class Queue : quint8 { RefundFirst, FulfilFirst, KeepOn };

    What what{};
    qint64 reward = 0;  ///< Of the library.
    QString title{};
    QString serviceId{};
    int waiting = 0;  ///< Redemptions that wait for it; with TakeOff the service would fulfil them.
    qint64 waitingPoints = 0;
    Queue queue = Queue::RefundFirst;
    bool isForgotten = false;  ///< With TakeOff: it leaves the library as well, once it is deleted.
    // While and after it is carried out:
    enum class State : quint8 { Planned, Running, Done, Failed, Skipped } state = State::Planned;
    QString reason{};  ///< Why it Failed or was Skipped.

    /// Whether it deletes the reward.
    bool freesSlot() const { return what == What::TakeOff && queue != Queue::KeepOn; }
    /// Whether there is anything to do.
    bool isChange() const;
    bool isOver() const { return state > State::Running; }
    bool operator==(const PlanStep &) const = default;
};

/// How to get from the rewards on the service to a set, within the slots there are. The steps are in the
/// order in which they are carried out: slots are freed before they are used.
struct SwapPlan
{
    RewardSet set{};
    QList<PlanStep> steps{};
    int slotsBefore = 0;  ///< Used ones, those of other apps included.
    int slotsAfter = 0;
    int requests = 0;  ///< Calls it takes, about; refunds included.
    bool fits = true;  ///< False: more slots than the service has. Then nothing can be sent.

    /// Steps that do this. A reward that is kept on is not taken off.
    int count(PlanStep::What what) const;
    bool operator==(const SwapPlan &) const = default;
};

/// Redemptions that wait for one reward, and their points.
struct WaitingCount
{
    int redemptions = 0;
    qint64 points = 0;
};

/// All that a plan depends on.
struct SwapRequest
{
    RewardSet set{};
    QList<LibraryReward> library{};           ///< Those of other apps may be among them.
    QList<Api::Reward> onService{};           ///< All, those of other apps included.
    QSet<QString> ours{};                     ///< Ids of those on the service that can be changed.
    QHash<QString, WaitingCount> waiting{};   ///< By id on the service.
    QSet<qint64> takeOff{};                   ///< To be deleted on the service rather than turned off.
    QHash<qint64, PlanStep::Queue> queues{};  ///< By id of the library; RefundFirst when absent.
    int slotCount = 50;
};

/// The plan for it. When slots are short, rewards that would be off are taken off instead: first those that
/// are off already, of these first those for which nobody waits, then the longest unused first.
SwapPlan planSwap(const SwapRequest &request);

/// Calls that one step takes, about.
int requestsOf(const PlanStep &step, bool isOn);

/// What a reward of the library is sent as when it is to be on.
Api::RewardChanges turnedOn(Api::RewardChanges reward);

/// Whether viewers can redeem it, as far as that is up to the broadcaster.
bool isOn(const Api::Reward &reward);

}  // namespace Sidestage
