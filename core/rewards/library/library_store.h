// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library_reward.h"
#include "swap_plan.h"

#include <functional>
#include <optional>

namespace Sidestage {

class ProfileStore;

/// A stored reward, with its last known state on the service.
struct KeptReward
{
    LibraryReward own{};
    std::optional<Api::RewardChanges> seen{};  ///< None: not on the service.

    static constexpr Table table{
        .name = "library_rewards",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .also = "UNIQUE (account, service_id)",
    };
    static void describe(auto &is)
    {
        is.embed(&KeptReward::own);
        is("seen", &KeptReward::seen);
    }
};

/// The library of one account on disk. Written on the GUI thread: a change is one row, or a few dozen in one
/// transaction (the first reading of a channel, an import), which takes a few milliseconds at most, and a
/// change must be written before it is shown as saved. The journal of decisions and the archive, which grow
/// with every redemption, use StoreThread.
class LibraryStore
{
public:
    /// `store` must outlive this.
    LibraryStore(ProfileStore *store, QString account);

    QList<KeptReward> rewards() const;
    /// Inserts or updates; sets the id.
    Result<void> save(KeptReward &reward);
    Result<void> remove(qint64 id);

    QList<RewardSet> sets() const;
    Result<void> save(RewardSet &set);
    Result<void> removeSet(qint64 id);

    /// The current plan, or the last one; `isOver`: it is complete.
    struct KeptPlan
    {
        SwapPlan plan{};
        bool isOver = false;

        static constexpr Table table{.name = "swap_plans", .key = "account", .scope = "account"};
        static void describe(auto &is)
        {
            is.embed(&KeptPlan::plan);
            is("is_over", &KeptPlan::isOver);
        }
    };
    std::optional<KeptPlan> plan() const;
    /// The rewards that were enabled before the last set was applied, without id and name; none: no set was
    /// applied yet.
    std::optional<RewardSet> swapBack() const;
    // The writes of the plan, of a step that begins and of the end survive a power cut.
    /// Replaces the previous plan, and swapBack() if there is one.
    Result<void> savePlan(const SwapPlan &plan, const std::optional<RewardSet> &swapBack = {});
    Result<void> addSteps(int firstPlace, const QList<PlanStep> &steps);
    Result<void> saveStep(int place, const PlanStep &step);
    Result<void> endPlan();

    /// Runs several changes in one transaction.
    Result<void> inTransaction(const std::function<Result<void>()> &work);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
