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

/// Carries a plan out, one step after the other, and keeps on disk how far it is. Every step begins with
/// looking at what there is, so that one that was interrupted, by a kill even, can be begun again: what is
/// there already is not created, what is gone is not deleted.
///
/// Before a reward is deleted it is closed, and what waits for it is decided and sent: the service would
/// fulfil it otherwise. How that ended is known first, also after a restart. What cannot be decided stops the
/// deletion, not the plan.
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

    /// Brings back what the store holds, and goes on with it as soon as the rewards are known.
    void load();
    /// Error Conflict: one is being carried out; Invalid: it does not fit; Storage: it cannot be kept.
    Result<void> start(const SwapPlan &plan);
    /// More steps for the plan that is being carried out.
    Result<void> add(const QList<PlanStep> &steps);
    /// Ends it after the step under way; redemptions that were not sent yet wait again.
    void cancel();

    const std::optional<SwapPlan> &plan() const { return m_plan; }
    bool isRunning() const { return m_running; }

public Q_SLOTS:
    /// Takes the next step, if it can be taken now.
    void runNext();

Q_SIGNALS:
    void changed();
    /// `whole`: it was not cancelled.
    void finished(int failed, bool whole);

private:
    void bringOn(int place);
    void turnOff(int place);
    void takeOff(int place);
    void deleteNow(int place);
    Bound drain(int place);
    void decide(int place, const QStringList &ids);
    void checkJobs();

    void saveStep(int place);
    void finish(int place, PlanStep::State state, const QString &reason = {});
    /// Ends the step with what came of a call, or waits for a connection to try again.
    void conclude(int place, const Result<void> &outcome);
    void end();

    Parts m_parts;
    std::optional<SwapPlan> m_plan{};
    bool m_running = false;
    bool m_busy = false;  // with a step
    bool m_cancelled = false;
    int m_tries = 0;           // of the step under way
    int m_rounds = 0;          // of deciding its redemptions
    int m_place = -1;          // whose redemptions are being decided
    QSet<qint64> m_jobs{};     // that are waited for
    QSet<qint64> m_ownJobs{};  // those of them that were begun here
};

}  // namespace Sidestage
