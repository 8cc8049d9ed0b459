// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_library.h"

#include "storage/tables.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

namespace Tables {
const char *const rewardLibrary = "";
}

struct RewardLibrary::Private
{
};

RewardLibrary::RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue,
                             DecisionDesk *decisions, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

RewardLibrary::~RewardLibrary() = default;

auto RewardLibrary::rewards() const -> QList<LibraryReward>
{
    return {};
}

auto RewardLibrary::reward(qint64 id) const -> std::optional<LibraryReward>
{
    return {};
}

auto RewardLibrary::save(LibraryReward &reward) -> Result<void>
{
    return {};
}

auto RewardLibrary::remove(qint64 id) -> Result<void>
{
    return {};
}

auto RewardLibrary::undoRemove() -> Result<void>
{
    return {};
}

auto RewardLibrary::sets() const -> QList<RewardSet>
{
    return {};
}

auto RewardLibrary::saveSet(RewardSet &set) -> Result<void>
{
    return {};
}

auto RewardLibrary::removeSet(qint64 id) -> Result<void>
{
    return {};
}

auto RewardLibrary::planFor(const RewardSet &set, const QSet<qint64> &takeOff) const -> SwapPlan
{
    return {};
}

void RewardLibrary::apply(const SwapPlan &plan) { }

void RewardLibrary::cancelPlan() { }

auto RewardLibrary::running() const -> std::optional<SwapPlan>
{
    return {};
}

auto RewardLibrary::isRunning() const -> bool
{
    return {};
}

auto RewardLibrary::toJson(const QList<qint64> &rewards, const QList<qint64> &sets) const -> QByteArray
{
    return {};
}

auto RewardLibrary::readJson(const QByteArray &json) const -> Result<Import>
{
    return {};
}

auto RewardLibrary::take(const Import &import, Clash clash) -> Result<int>
{
    return {};
}

int SwapPlan::count(PlanStep::What what) const
{
    return int(std::count_if(steps.begin(), steps.end(),
                             [what](const PlanStep &step) { return step.what == what; }));
}

}  // namespace Sidestage
