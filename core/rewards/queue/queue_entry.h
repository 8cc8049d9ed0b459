// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Sidestage {

/// How a redemption stands in the queue.
enum class QueueState : quint8 {
    Waiting,           ///< Nobody has decided, as far as is known.
    Held,              ///< Decided here, in its grace period: nothing was sent yet.
    Sending,           ///< The decision is due or on its way.
    Done,              ///< The service took the decision.
    DecidedElsewhere,  ///< A moderator or another tool decided first.
    Gone,              ///< The service does not know it any more.
    Failed,            ///< The service refused for another reason; `reason` says which.
};

/// One redemption with what is going on with it.
struct QueueEntry
{
    Api::Redemption redemption{};
    QueueState state = QueueState::Waiting;
    /// What was decided: here, or with DecidedElsewhere by somebody else. None while Waiting, and when it
    /// is not known.
    std::optional<Api::RedemptionDecision> decision{};
    QDateTime dueAt{};  ///< UTC; while Held: when the decision will be sent.
    QString reason{};   ///< Why it Failed, in the service's words.
    qint64 job = 0;     ///< The job of DecisionService that decides it; 0: none.

    bool isDecided() const { return state >= QueueState::Done && state != QueueState::Failed; }
    bool operator==(const QueueEntry &) const = default;
};

/// What was decided here about a redemption.
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
