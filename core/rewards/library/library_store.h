// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library_reward.h"
#include "swap_plan.h"

#include <functional>
#include <optional>

namespace Sidestage {

class ProfileStore;

/// A kept reward, with what its twin on the service was like when it was last seen.
struct KeptReward
{
    LibraryReward own{};
    std::optional<Api::RewardChanges> seen{};  ///< None: it is not on the service.
};

/// The library of one account on disk. It is written from the thread of the windows: a change is one row,
/// or a few dozen in one transaction (the first reading of a channel, an import), which takes a few
/// milliseconds at most; and the user must not see as kept what is not. The journal of decisions and the
/// archive, which grow with every redemption, are StoreThread's.
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

    /// The plan that is carried out, or was last; `isOver`: nothing of it is left to do.
    struct KeptPlan
    {
        SwapPlan plan{};
        bool isOver = false;
    };
    std::optional<KeptPlan> plan() const;
    // The plan, a step that begins and the end outlive a power cut.
    /// Replaces the one before.
    Result<void> savePlan(const SwapPlan &plan);
    Result<void> saveStep(int place, const PlanStep &step);
    Result<void> endPlan();

    /// Several changes that happen together or not at all.
    Result<void> inTransaction(const std::function<Result<void>()> &work);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
