// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"
#include "reward_changes.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>

namespace Sidestage {

class Account;
class DecisionDesk;
class RedemptionQueue;
class RewardList;

/// A reward as the user keeps it: on the service, or only here. More of them than the service has slots for.
struct LibraryReward
{
    qint64 id = 0;                ///< Of the library; 0: not kept yet.
    QString serviceId{};          ///< Of the reward on the service; empty: in the library only.
    Api::RewardChanges reward{};  ///< Every field that its app may set.
    bool isElsewhere = false;     ///< Another app made it: shown, never changed, not kept.
    QDateTime changedAt{};        ///< UTC.

    bool operator==(const LibraryReward &) const = default;
};

/// A named choice of rewards that are on together: for a category, a show.
struct RewardSet
{
    qint64 id = 0;
    QString name{};
    bool isFavourite = false;
    QList<qint64> rewards{};  ///< Of the library, in order.
    QDateTime appliedAt{};    ///< UTC; invalid: never.

    bool operator==(const RewardSet &) const = default;
};

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
    };
    enum class Queue : quint8 {
        RefundFirst,
        FulfilFirst,
        KeepOn
    };  ///< What to do with redemptions that wait.

    What what{};
    qint64 reward = 0;  ///< Of the library.
    QString title{};
    QString serviceId{};
    int waiting = 0;  ///< Redemptions that wait for it; with TakeOff the service would fulfil them.
    qint64 waitingPoints = 0;
    Queue queue = Queue::RefundFirst;
    // While and after it is carried out:
    enum class State : quint8 { Planned, Running, Done, Failed, Skipped } state = State::Planned;
    QString reason{};  ///< Why it Failed or was Skipped.

    bool operator==(const PlanStep &) const = default;
};

/// How to get from the rewards on the service to a set, within the slots there are.
struct SwapPlan
{
    RewardSet set{};
    QList<PlanStep> steps{};
    int slotsBefore = 0;  ///< Used ones, those of other apps included.
    int slotsAfter = 0;
    int requests = 0;  ///< Calls it takes, about; refunds included.
    bool fits = true;  ///< False: more slots than the service has. Then nothing can be sent.

    int count(PlanStep::What what) const;
    bool operator==(const SwapPlan &) const = default;
};

/// All rewards a broadcaster has ever made here, and sets of them. What the service says flows in (a reward
/// that is changed on the service is changed here); what is swapped in flows out, by a plan that was shown.
class RewardLibrary : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue, DecisionDesk *decisions,
                  QObject *parent = nullptr);
    ~RewardLibrary() override;

    /// By title; those of other apps last.
    QList<LibraryReward> rewards() const;
    std::optional<LibraryReward> reward(qint64 id) const;
    /// Inserts or updates; sets the id. What is on the service is not touched by it. Error Invalid with the
    /// field when a rule of the declaration is broken or the title is taken.
    Result<void> save(LibraryReward &reward);
    /// Only from the library; one that is on the service is kept there. undoRemove() brings the last back.
    Result<void> remove(qint64 id);
    Result<void> undoRemove();

    QList<RewardSet> sets() const;
    Result<void> saveSet(RewardSet &set);
    Result<void> removeSet(qint64 id);

    /// What it would take to have exactly this set on. `takeOff`: rewards to delete on the service rather
    /// than turn off; when slots are short, more of those that are off are chosen, the longest unused first.
    SwapPlan planFor(const RewardSet &set, const QSet<qint64> &takeOff = {}) const;
    /// Carries the plan out, step by step, slots freed first; redemptions that wait are decided and sent
    /// before their reward goes. Goes on after a restart from where it was. Only one at a time.
    void apply(const SwapPlan &plan);
    void cancelPlan();
    /// The plan being carried out, or the last one, with the state of each step.
    std::optional<SwapPlan> running() const;
    bool isRunning() const;

    // Import and export. The JSON is our own, documented in docs/reward-library.md.
    QByteArray toJson(const QList<qint64> &rewards, const QList<qint64> &sets) const;
    struct Import
    {
        QList<LibraryReward> rewards{};
        QList<RewardSet> sets{};  ///< Their `rewards` are places in the list above.
        QStringList problems{};   ///< What was left out, and why, for the user.
    };
    /// Reads without keeping. Error Protocol: it is not such a file.
    Result<Import> readJson(const QByteArray &json) const;
    enum class Clash : quint8 { Skip, Replace, KeepBoth };
    /// Keeps what was read; `clash`: what to do with titles that are there already.
    Result<int> take(const Import &import, Clash clash);

Q_SIGNALS:
    void changed();
    void planChanged();
    /// It has ended; `failed`: so many steps did not happen.
    void planFinished(int failed);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
