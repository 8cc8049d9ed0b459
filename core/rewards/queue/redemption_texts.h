// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue_entry.h"

namespace Sidestage {

// Texts about waiting redemptions, for lists, dialogs and screen readers.

/// "42 s", "3 min 40 s", "1 h 05 min", "2 days": how long a redemption has been waiting.
QString waitingText(qint64 seconds);
/// "1,500 points".
QString pointsText(qint64 points);
/// "9 waiting · 13,500 points".
QString waitingSumText(int waiting, qint64 points);
/// "Fulfil in 7 s": for a redemption that is Held. `now`: the time of this computer.
QString heldText(const QueueEntry &entry, const QDateTime &now);

}  // namespace Sidestage
