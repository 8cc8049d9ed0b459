// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "library_reward.h"
#include "swap_plan.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace Sidestage {

class Account;
class DecisionService;
class LibraryStore;
class RedemptionQueue;
class RewardList;

/// Executes a plan, one step after the other, and stores its progress on disk. Every step first checks the
/// current state, so that an interrupted step can be started again, even after a kill: existing rewards are
/// not created, missing ones are not deleted.
///
/// Before a reward is deleted it is disabled, and its waiting redemptions are decided, because otherwise the
/// service would fulfil them. The outcome of those decisions is awaited, also after a restart. If some cannot
/// be decided, the reward is not deleted, but the plan continues.
class PlanRunner : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        Account *account = nullptr;
        RewardList *rewards = nullptr;
        RedemptionQueue *queue = nullptr;
        DecisionService *decisions = nullptr;
        LibraryStore *store = nullptr;
        std::function<std::optional<LibraryReward>(qint64 id)> reward{};
        std::function<void(qint64 id)> forget{};  ///< Removes it from the library.
    };
    /// All parts must outlive this.
    explicit PlanRunner(Parts parts, QObject *parent = nullptr);

    /// Loads the stored plan, and continues it as soon as the rewards are known.
    void load();
    /// `swapBack` is stored together with the plan, see RewardLibrary::swapBack(). Error Conflict: a plan is
    /// running; Invalid: it does not fit; Storage: it cannot be stored.
    Result<void> start(const SwapPlan &plan, const std::optional<RewardSet> &swapBack = {});
    /// Appends steps to the running plan.
    Result<void> add(const QList<PlanStep> &steps);
    /// Ends it after the current step, or with this run of the program if that ends earlier; redemptions that
    /// were not sent yet wait again.
    void cancel();

    const std::optional<SwapPlan> &plan() const { return m_plan; }
    bool isRunning() const { return m_running; }

public Q_SLOTS:
    /// Begins the next step, if possible.
    void runNext();

Q_SIGNALS:
    void changed();
    /// `whole`: it was not cancelled.
    void finished(int failed, bool whole);

private:
    // The current step:
    PlanStep &step() { return m_plan->steps[m_place]; }
    void bringOn();
    void turnOff();
    void takeOff();
    Bound drain();
    void decide(const QStringList &ids);
    void checkJobs();
    void deleteNow();
    void gone(const Result<void> &outcome);
    void setState(PlanStep::State state, const QString &reason = {});
    void finish(PlanStep::State state, const QString &reason = {});
    /// Ends the step with the outcome of a call, or waits for a connection or a sign-in to retry.
    void conclude(const Result<void> &outcome);
    /// Whether nothing can be sent before the user signs in or the token is renewed.
    bool needsSignIn() const;

    void end();

    Parts m_parts;
    std::optional<SwapPlan> m_plan{};
    bool m_running = false;
    bool m_cancelled = false;
    int m_place = -1;          // of the current step; -1: none
    int m_tries = 0;           // of the current step
    int m_rounds = 0;          // of deciding its redemptions
    QSet<qint64> m_jobs{};     // awaited jobs
    QSet<qint64> m_ownJobs{};  // those that were started here
};

}  // namespace Sidestage
