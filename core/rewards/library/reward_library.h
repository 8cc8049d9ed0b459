// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library_json.h"
#include "library_reward.h"
#include "library_store.h"
#include "plan_runner.h"
#include "reward_cache.h"
#include "rewards/list/reward_changes.h"
#include "swap_back.h"
#include "swap_plan.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <optional>

namespace Sidestage {

class Account;
class DecisionService;
class RedemptionQueue;
class RewardList;

/// All rewards a broadcaster has ever made here, and sets of them. What the service says flows in (a reward
/// that is changed on the service is changed here, field by field, so that an edit which was not sent yet
/// stays); what is swapped in flows out, by a plan that was shown.
class RewardLibrary : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxRewards = 1000;

    /// All must outlive this.
    RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue, DecisionService *decisions,
                  QObject *parent = nullptr);
    ~RewardLibrary() override;

    /// By title; those of other apps last.
    QList<LibraryReward> rewards() const;
    std::optional<LibraryReward> reward(qint64 id) const;
    /// The one that is on the service under this id.
    std::optional<LibraryReward> byServiceId(const QString &serviceId) const;
    /// What the library has otherwise than the service, as it would be sent; empty when the reward is not
    /// on the service.
    Api::RewardChanges unsent(qint64 id) const;
    /// Every rule that the reward breaks, a taken title among them (Fault::NotOneOf). Empty: it can be saved.
    QList<Error> problems(const LibraryReward &reward) const;
    /// Inserts or updates; sets the id. What is on the service is not touched by it. Error Invalid with the
    /// field when a rule of the declaration is broken or the title is taken.
    Result<void> save(LibraryReward &reward);
    /// Changes these fields of all of them, in the library and, of those that are there, on the service.
    /// Gives the number of rewards that are changed; those of other apps are none of them. Error Invalid when
    /// a rule would be broken: then nothing was changed. What the service refuses is told by refused().
    Result<int> change(const QList<qint64> &ids, const Api::RewardChanges &changes);
    /// A new reward like this one, in the library only, off, with a title that is free. Gives its id.
    Result<qint64> duplicate(qint64 id);
    /// Only of what is in the library only; undoRemove() brings the last back, with its places in sets.
    /// Error Conflict: it is on the service, see removeFromService().
    Result<void> remove(qint64 id);
    Result<void> undoRemove();
    /// Deletes them on the service, by the same way as a plan does: closed first, what waits decided by
    /// `queue` and sent, then deleted. They stay in the library unless `andForget`. While a plan is carried
    /// out these are its last steps. Those that are not on the service are left, or forgotten at once.
    Result<void> removeFromService(const QList<qint64> &ids, PlanStep::Queue queue, bool andForget = false);

    /// By name, favourites first.
    QList<RewardSet> sets() const;
    /// Inserts or updates; sets the id. Error Invalid with "name" when it is empty, too long or taken.
    Result<void> saveSet(RewardSet &set);
    Result<void> removeSet(qint64 id);

    /// What it would take to have exactly this set on. `takeOff`: rewards to delete on the service rather
    /// than turn off; when slots are short, more of those that are off are chosen, the longest unused first.
    /// `queues`: what the user has chosen about rewards that are taken off; the plan changes with KeepOn.
    /// While the rewards on the service are not known no plan fits.
    SwapPlan planFor(const RewardSet &set, const QSet<qint64> &takeOff = {},
                     const QHash<qint64, PlanStep::Queue> &queues = {}) const;
    /// Carries the plan out, step by step, slots freed first; redemptions that wait are decided and sent
    /// before their reward goes. Goes on after a restart from where it was. Only one at a time, and only one
    /// that fits. Why it did not begin: failed().
    void apply(const SwapPlan &plan);
    void cancelPlan();
    /// What was on before the last set was swapped in, as a set that planFor() and apply() take; its id is
    /// swapBackId. Kept on disk. None: no set was swapped in yet.
    std::optional<RewardSet> swapBack() const;
    static constexpr qint64 swapBackId = -1;
    /// The plan being carried out, or the last one, with the state of each step.
    std::optional<SwapPlan> running() const { return m_runner.plan(); }
    bool isRunning() const { return m_runner.isRunning(); }

    // Import and export. The JSON is our own, documented in docs/reward-library.md.
    /// The rewards of the sets are always among them.
    QByteArray toJson(const QList<qint64> &rewards, const QList<qint64> &sets) const;
    using Import = RewardImport;
    /// Reads without keeping. Error Protocol: it is not such a file.
    Result<Import> readJson(const QByteArray &json) const;
    enum class Clash : quint8 { Skip, Replace, KeepBoth };
    /// Titles and names that are there already: what importRewards() asks about. None: no clash.
    QStringList clashes(const Import &import) const;
    /// Keeps what was read, all or nothing; `clash`: what to do with titles and names of sets that are there
    /// already. Gives the number of rewards that were taken. The service is not touched by it.
    Result<int> importRewards(const Import &import, Clash clash);

Q_SIGNALS:
    void changed();
    void planChanged();
    /// swapBack() is another.
    void swapBackChanged();
    /// It has ended; `failed`: so many steps did not happen.
    void planFinished(int failed);
    /// The service did not take what change() sent; the library keeps it.
    void refused(qint64 id, const Sidestage::Error &error);
    /// Something could not be kept on disk, or a plan not be begun.
    void failed(const Sidestage::Error &error);

private:
    /// What undoRemove() brings back.
    struct Removed
    {
        KeptReward reward{};
        QList<std::pair<qint64, qsizetype>> places{};  ///< Sets, and where in them.
    };

    QList<LibraryReward> sorted() const;
    void follow();
    /// Without a question, and without a way back: what was deleted on the service.
    void forget(qint64 id);
    void noteApplied();
    Result<void> reportResult(const Result<void> &done);
    /// Those of this app that viewers can redeem now.
    QList<qint64> idsOn() const;

    RewardList *m_rewards;
    RedemptionQueue *m_queue;
    LibraryStore m_store;
    RewardCache m_cache;
    PlanRunner m_runner;
    SwapBack m_swapBack;
    std::optional<Removed> m_removed{};
    mutable std::optional<QList<LibraryReward>> m_sorted{};  ///< What rewards() has told last.
};

}  // namespace Sidestage
