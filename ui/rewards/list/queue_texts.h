// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_texts.h"

#include <QString>

namespace Sidestage {

/// The tone for a wait: secondary below 5 minutes, then warning, and error from 15 minutes on.
Tone waitingTone(qint64 seconds);

/// "Fulfilling 3", "Fulfilled 3": what a job does or has done.
QString doingText(const DecisionJob &job);
/// The points of the redemptions that doingText() counts.
qint64 pointsOf(const DecisionJob &job);
/// "Fulfil in 7 s", "Sending", "Done", "Decided elsewhere": the state of a row. Empty while it waits.
QString stateText(const QueueEntry &entry, const QDateTime &now);
QString stateText(QueueState state);
/// The problems at the end of a job: "3 of 50 were decided elsewhere.", "47 are done." Empty if there were
/// none.
QStringList outcomeParts(const DecisionJob &job);

}  // namespace Sidestage
