// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/goals.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Goals of channels (api-facts C7): at most one of each type runs in a channel. A goal that is reached runs
/// on until the broadcaster ends it. Errors carry the status and the message with which an endpoint would
/// answer.
///
/// All goals count by themselves. That of a follower goal is the number of followers; that of another type
/// can be set and goes on from there.
class Goals : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Returns the running goals of a channel, the oldest first.
    Result<QList<Api::Goal>> running(const QString &broadcasterId);
    std::optional<Api::Goal> running(const QString &broadcasterId, Api::GoalType type);
    struct Story
    {
        Api::Goal goal{};     ///< One that has ended has the amount of its end.
        QDateTime endedAt{};  ///< UTC; invalid: still running.
        bool achieved() const { return goal.currentAmount >= goal.targetAmount; }
    };
    /// Returns any goal, also one that has ended.
    std::optional<Story> story(const QString &goalId);

    /// The parts of a goal that its broadcaster chooses; those without a value stay as they are.
    struct Changes
    {
        std::optional<QString> description{};
        std::optional<qint64> targetAmount{};   ///< At least 1.
        std::optional<qint64> currentAmount{};  ///< At least 0; never for a follower goal. That of a type
                                                ///< that counts new subscriptions only rises.
    };
    /// Starts a goal; without an amount at what there is of its type. Errors: 409 while another of its type
    /// runs, 400 for an amount that `changes` does not allow or without a target.
    Result<Api::Goal> start(const QString &broadcasterId, Api::GoalType type, const Changes &changes);
    /// Errors: 404 when no goal of this type runs, 400 for an amount that `changes` does not allow.
    Result<Api::Goal> change(const QString &broadcasterId, Api::GoalType type, const Changes &changes);
    /// Ends the goal. The service no longer returns it, but it stays in the database. Error: 404 when no goal
    /// of this type runs.
    Result<void> end(const QString &broadcasterId, Api::GoalType type);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Story read(const Rows &rows);
    /// What the channel has of this type: a new follower or subscription raises it.
    qint64 counted(const QString &broadcasterId, Api::GoalType type);
    Result<void> insert(const QString &broadcasterId, const Api::Goal &goal);
};

}  // namespace Sidestage::Sandbox
