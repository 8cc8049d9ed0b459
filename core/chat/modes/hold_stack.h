// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

namespace Sidestage::HoldStack {

// The holds of one channel form a stack, ordered by their places. The channel has the modes that the topmost
// hold has set, and the `before` of a hold is what the one beneath has set. Only modes with a value in
// `before` are held.

/// Whether its modes may be set in the channel.
bool isInForce(const ModeHold &hold);
/// Whether it is unknown if the service has made the change.
bool isOutcomeUnknown(const Error &error);
/// Whether retrying without the user makes sense.
bool isWorthRetrying(const Error &error);

/// The modes that it holds, with the values it has set.
ChatModes setOf(const ModeHold &hold);
/// The highest hold in force with this mode of the channel, of those below `place`; null: none.
const ModeHold *top(const QList<ModeHold> &holds, const QString &channelId, ChatMode mode,
                    qint64 below = std::numeric_limits<qint64>::max());
/// The lowest hold above this one that has the mode; null: none.
const ModeHold *above(const QList<ModeHold> &holds, const ModeHold &hold, ChatMode mode);
/// Its modes that a hold above it has as well.
QList<ChatMode> covered(const QList<ModeHold> &holds, const ModeHold &hold);
/// The modes that the channel has without this hold.
ChatModes beneath(const QList<ModeHold> &holds, const ModeHold &hold);

/// The `before` of a hold that is about to be set: the values to restore, for the modes that it changes or
/// that are already held. Modes that the service does not return are left out.
ChatModes whatReturns(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now);
/// The modes that others have changed: neither as set nor as before.
QList<ChatMode> drift(const ModeHold &hold, const ChatModes &now);
/// Whether the service has accepted the change of this hold.
bool wasTaken(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now);

/// Removes this mode from the hold.
void strip(ModeHold &hold, ChatMode mode);

}  // namespace Sidestage::HoldStack
