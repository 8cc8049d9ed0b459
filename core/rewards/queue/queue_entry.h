// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Sidestage {

/// The state of a redemption in the queue.
enum class QueueState : quint8 {
    Waiting,           ///< Undecided, as far as is known.
    Held,              ///< Decided here, in its grace period: nothing was sent yet.
    Sending,           ///< The decision is due or is being sent.
    Done,              ///< The service accepted the decision.
    DecidedElsewhere,  ///< A moderator or another tool decided first.
    Gone,              ///< The service does not know it any more.
    Failed,            ///< The service refused for another reason, which is `reason`.
};

/// One redemption with its state.
struct QueueEntry
{
    Api::Redemption redemption{};
    QueueState state = QueueState::Waiting;
    /// The decision: made here, or with DecidedElsewhere by others. None while Waiting, and when it is not
    /// known.
    std::optional<Api::RedemptionDecision> decision{};
    QDateTime dueAt{};  ///< UTC; while Held: when the decision will be sent.
    QString reason{};   ///< Why it Failed, in the service's words.
    qint64 job = 0;     ///< The job of DecisionService for it; 0: none.

    /// Whether it can be decided, as far as is known.
    bool waits() const { return state == QueueState::Waiting || state == QueueState::Failed; }
    bool isDecided() const { return state >= QueueState::Done && state != QueueState::Failed; }
    bool operator==(const QueueEntry &) const = default;
};

/// A change of state by a decision made here.
struct QueueUpdate
{
    QString id{};
    QueueState state{};
    std::optional<Api::RedemptionDecision> decision{};
    QDateTime dueAt{};
    QString reason{};
    qint64 job = 0;
};

}  // namespace Sidestage
