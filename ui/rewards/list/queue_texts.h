// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"
#include "rewards/decisions/decision_service.h"

#include <QString>

namespace Sidestage {

/// "42 s", "3 min 40 s", "1 h 05 min", "2 days": how long something has been waiting.
QString waitingText(qint64 seconds);
/// How urgent that is: the quietest below 5 minutes, warning from there, error from 15 minutes on.
Tone waitingTone(qint64 seconds);
/// "1,500 points".
QString pointsText(qint64 points);
/// "9 waiting · 13,500 points".
QString waitingSumText(int waiting, qint64 points);

/// "Fulfilling 3", "Refunding 3": what a job does, is doing or has done.
QString doingText(const DecisionJob &job);
/// The points of those that doingText() counts.
qint64 pointsOf(const DecisionJob &job);
/// "Fulfil in 7 s", "Sending", "Done", "Decided elsewhere": how a row stands. Empty while it waits.
QString stateText(const QueueEntry &entry, const QDateTime &now);
QString stateText(QueueState state);
/// What the end of a job is worth telling: "3 of 50 were decided elsewhere. 47 are done." Empty when all
/// of it was done.
QString outcomeText(const DecisionJob &job);
/// The same, sentence by sentence.
QStringList outcomeParts(const DecisionJob &job);

}  // namespace Sidestage
