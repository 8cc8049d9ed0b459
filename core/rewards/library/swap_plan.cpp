// SPDX-License-Identifier: GPL-3.0-or-later
#include "swap_plan.h"

#include "base/enum_table.h"
#include "rewards/list/reward_changes.h"

#include <iterator>

namespace Sidestage {

using What = PlanStep::What;

namespace {

constexpr int idsPerCall = 50;

/// The order in which steps are executed.
constexpr What order[]{What::TakeOff, What::TurnOff, What::Update,  What::TurnOn,
                       What::Pause,   What::Create,  What::StaysOn, What::StaysOff};
static_assert(!isEnumerator<What(std::size(order))>());

/// A reward that will be disabled, with its priority for giving up its slot.
struct Candidate
{
    qsizetype step = 0;
    bool wasOn = false;
    bool isAwaited = false;
    QDateTime usedAt{};

    bool operator<(const Candidate &other) const
    {
        if (wasOn != other.wasOn)
            return other.wasOn;
        if (isAwaited != other.isAwaited)
            return other.isAwaited;
        // Never used rewards come first.
        if (usedAt.isValid() != other.usedAt.isValid())
            return other.usedAt.isValid();
        return usedAt < other.usedAt;
    }
};

}  // namespace

bool PlanStep::isChange() const
{
    return what == What::TakeOff ? freesSlot() : what != What::StaysOn && what != What::StaysOff;
}

int SwapPlan::count(What what) const
{
    return int(std::ranges::count_if(steps, [what](const PlanStep &step) {
        return step.what == what && (what != What::TakeOff || step.freesSlot());
    }));
}

bool isOn(const Api::Reward &reward)
{
    return reward.isEnabled && !reward.isPaused;
}

Api::RewardChanges turnedOn(Api::RewardChanges reward, bool isPaused)
{
    reward.isEnabled = true;
    reward.isPaused = isPaused;
    return tidied(std::move(reward));
}

int requestsOf(const PlanStep &step, bool isOn)
{
    if (!step.isChange())
        return 0;
    if (step.what != What::TakeOff)
        return 1;
    // Disabled first, so that it cannot be redeemed meanwhile; its queue is read before and after.
    const int queue = step.waiting > 0 ? (step.waiting + idsPerCall - 1) / idsPerCall + 2 : 1;
    return 1 + int(isOn) + queue;
}

SwapPlan planSwap(const SwapRequest &request)
{
    QHash<QString, Api::Reward> onService;
    for (const Api::Reward &reward : request.onService)
        onService.insert(reward.id, reward);
    QHash<qint64, const LibraryReward *> library;
    for (const LibraryReward &reward : request.library)
        library.insert(reward.id, &reward);
    SwapPlan plan{.set = request.set, .slotsBefore = int(request.onService.size())};
    QList<Candidate> candidates;
    int slotsUsed = plan.slotsBefore;
    const auto canChange = [&](const LibraryReward &reward) {
        return !reward.isElsewhere && (reward.serviceId.isEmpty() || request.ours.contains(reward.serviceId));
    };
    const auto stepFor = [&](const LibraryReward &reward, What what) {
        const WaitingCount waiting = request.waiting.value(reward.serviceId);
        return PlanStep{.what = what,
                        .reward = reward.id,
                        .title = reward.title(),
                        .serviceId = reward.serviceId,
                        .waiting = waiting.redemptions,
                        .waitingPoints = waiting.points,
                        .queue = request.queues.value(reward.id, PlanStep::Queue::RefundFirst)};
    };

    // The rewards to enable, in the order of the set, then those to pause.
    QSet<qint64> wanted;
    const qsizetype firstPaused = request.set.rewards.size();
    const QList<qint64> members = request.set.rewards + request.set.paused;
    for (qsizetype place = 0; place < members.size(); ++place) {
        const LibraryReward *reward = library.value(members[place]);
        if (!reward || wanted.contains(reward->id) || !canChange(*reward))
            continue;
        wanted.insert(reward->id);
        const auto there = onService.constFind(reward->serviceId);
        const bool isThere = there != onService.constEnd();
        What what = What::Pause;
        if (place >= firstPaused) {
            if (isThere && there->isEnabled && there->isPaused)
                continue;  // it stays paused
        } else if (!isThere) {
            what = What::Create;
        } else if (!isOn(*there)) {
            what = What::TurnOn;
        } else {
            what = isEmpty(differenceOf(*there, turnedOn(reward->reward))) ? What::StaysOn : What::Update;
        }
        plan.steps.append(stepFor(*reward, what));
        if (!isThere) {
            ++slotsUsed;
            plan.steps.last().serviceId.clear();
        }
    }

    // The rewards to disable.
    for (const LibraryReward &reward : request.library) {
        const auto there = onService.constFind(reward.serviceId);
        if (there == onService.constEnd() || wanted.contains(reward.id) || !canChange(reward))
            continue;
        const bool wasOn = there->isEnabled;
        PlanStep step = stepFor(reward, wasOn ? What::TurnOff : What::StaysOff);
        if (request.takeOff.contains(reward.id)) {
            step.what = What::TakeOff;
            slotsUsed -= int(step.freesSlot());
        } else {
            candidates.append({plan.steps.size(), wasOn, step.waiting > 0, reward.usedAt});
        }
        plan.steps.append(step);
    }

    std::stable_sort(candidates.begin(), candidates.end());
    for (const Candidate &candidate : std::as_const(candidates)) {
        if (slotsUsed <= request.slotCount)
            break;
        // Also one for which the user has chosen KeepOn: the choice stays visible, and the next one is taken
        // instead.
        PlanStep &step = plan.steps[candidate.step];
        step.what = What::TakeOff;
        slotsUsed -= int(step.freesSlot());
    }

    std::ranges::stable_sort(plan.steps, {},
                             [](const PlanStep &step) { return std::ranges::find(order, step.what); });
    for (const PlanStep &step : std::as_const(plan.steps)) {
        const auto there = onService.constFind(step.serviceId);
        plan.requests += requestsOf(step, there != onService.constEnd() && there->isEnabled);
    }
    plan.slotsAfter = slotsUsed;
    plan.fits = slotsUsed <= request.slotCount;
    return plan;
}

}  // namespace Sidestage
