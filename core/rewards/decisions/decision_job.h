// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "outbox/outbox_job.h"
#include "rewards/queue/redemption_queue.h"

#include <optional>

namespace Sidestage {

/// Decisions that were made together, with one click or key.
struct DecisionJob : OutboxJob
{
    Api::RedemptionDecision decision{};

    qint64 points() const { return weight; }          ///< Sum of all rows.
    qint64 pointsDone() const { return weightDone; }  ///< Sum of the rows that are done.
    bool operator==(const DecisionJob &) const = default;
};

/// One redemption of a job, with its outcome.
struct DecisionRow
{
    QString redemptionId{};
    QString rewardId{};
    QString rewardTitle{};
    QString viewer{};
    QString input{};
    qint64 points = 0;
    QueueState state{};
    std::optional<Api::RedemptionDecision> decision{};  ///< Made or planned; none: not known.
    QString reason{};

    bool operator==(const DecisionRow &) const = default;
};

}  // namespace Sidestage
