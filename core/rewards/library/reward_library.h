// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library_json.h"
#include "library_reward.h"
#include "library_store.h"
#include "plan_runner.h"
#include "reward_cache.h"
#include "rewards/list/reward_changes.h"
#include "swap_plan.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <QList>
#include <QString>
#include <optional>

namespace Sidestage {

/// All rewards that a broadcaster has made with this app, and sets of them. Changes on the service are
/// applied to the library field by field, so that unsent edits stay. Changes to the service are made by plans
/// that the user has seen.
class RewardLibrary : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxRewards = 1000;

    /// All must outlive this.
    RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue, DecisionService *decisions,
                  QObject *parent = nullptr);
    ~RewardLibrary() override;

    /// Sorted by title; those of other apps last.
    QList<LibraryReward> rewards() const;
    std::optional<LibraryReward> reward(qint64 id) const;
    /// The fields in which the library differs from the service, as they would be sent; empty when the reward
    /// is not on the service.
    Api::RewardChanges unsent(qint64 id) const;
    /// Every rule that the reward breaks, including a title that is in use (Fault::NotOneOf). Empty: it can
    /// be saved.
    QList<Error> problems(const LibraryReward &reward) const;
    /// Inserts or updates; sets the id. A removed reward or set that is restored keeps its id. Does not
    /// change the service. Error Invalid with the field when a rule of the declaration is broken or the title
    /// is in use.
    Result<void> save(LibraryReward &reward);
    /// Only for rewards that are in the library only. Error Conflict: it is on the service, see
    /// removeFromService().
    Result<void> remove(qint64 id);
    /// Deletes them on the service in the same way as a plan: disabled first, waiting redemptions decided by
    /// `queue` and sent, then deleted. They stay in the library unless `andForget`. If a plan is running,
    /// these steps are appended to it. Those that are not on the service are left unchanged, or removed at
    /// once.
    Result<void> removeFromService(const QList<qint64> &ids, PlanStep::Queue queue, bool andForget = false);

    /// Sorted by name, favourites first.
    QList<RewardSet> sets() const;
    /// Inserts or updates; sets the id. Error Invalid with "name" when it is empty, too long or in use.
    Result<void> saveSet(RewardSet &set);
    /// The name, with a number if another set has it.
    QString freeSetName(const QString &name) const { return m_cache.freeName(name); }
    Result<void> removeSet(qint64 id) { return reportResult(m_cache.removeSet(id)); }

    /// The plan after which exactly this set is enabled. `takeOff`: rewards to delete on the service instead
    /// of disabling them; if there are not enough slots, further disabled ones are chosen, the longest unused
    /// first. `queues`: the user's choices for rewards that are deleted; KeepOn changes the plan. No plan
    /// fits while the rewards on the service are not known.
    SwapPlan planFor(const RewardSet &set, const QSet<qint64> &takeOff = {},
                     const QHash<qint64, PlanStep::Queue> &queues = {}) const;
    /// The rewards of this app that are enabled now, as a set without a name.
    RewardSet enabledNow() const;
    /// Executes the plan, step by step, freeing slots first; waiting redemptions are decided and sent before
    /// their reward is deleted. Continues after a restart. Only one plan at a time, and only one that fits.
    /// failed() reports why it did not begin.
    void apply(const SwapPlan &plan);
    void cancelPlan() { m_runner.cancel(); }
    /// The rewards that were enabled before the last set was applied, as a set for planFor() and apply(); its
    /// id is swapBackId. Stored on disk. None: no set was applied yet.
    std::optional<RewardSet> swapBack() const;
    static constexpr qint64 swapBackId = -1;
    /// The running plan, or the last one, with the state of each step.
    std::optional<SwapPlan> running() const { return m_runner.plan(); }
    bool isRunning() const { return m_runner.isRunning(); }

    // Import and export. The JSON format is Sidestage's own, documented in docs/reward-library.md.
    /// The rewards of the sets are always included.
    QByteArray toJson(const QList<qint64> &rewards, const QList<qint64> &sets) const;
    using Import = RewardImport;
    /// Reads without storing. Error Protocol: not a file of rewards.
    static Result<Import> readJson(const QByteArray &json) { return readRewards(json); }
    enum class Clash : quint8 { Skip, Replace, KeepBoth };
    /// Stores the import, all or nothing; `clash`: what to do with existing titles and names of sets. Returns
    /// the number of stored rewards. Does not change the service.
    Result<int> importRewards(const Import &import, Clash clash);

Q_SIGNALS:
    void changed();
    void planChanged();
    /// swapBack() has changed.
    void swapBackChanged();
    /// The plan has ended; `failed`: number of steps that were not done.
    void planFinished(int failed);
    /// A write to the disk failed, or a plan could not begin.
    void failed(const Sidestage::Error &error);

private:
    QList<LibraryReward> sorted() const;
    void follow();
    /// Removes a reward that was deleted on the service, without undo.
    void forget(qint64 id);
    void noteApplied();
    Result<void> reportResult(const Result<void> &done);

    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    LibraryStore m_store;
    RewardCache m_cache;
    PlanRunner m_runner;
    std::optional<RewardSet> m_swapBack;                     ///< Without id and name.
    mutable std::optional<QList<LibraryReward>> m_sorted{};  ///< Cached result of rewards().
};

}  // namespace Sidestage
