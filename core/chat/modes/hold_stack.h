// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

namespace Sidestage::HoldStack {

// Holds of one channel lie upon one another, in the order of their places: what the topmost has set is there,
// and what it has as `before` is what the one beneath has set. Only modes with a value in `before` are held.

/// Whether what it set may be on the service.
bool isInForce(const ModeHold &hold);
/// Whether the error leaves open what the service has done.
bool isOutcomeUnknown(const Error &error);
/// Whether it makes sense to ask again without the user.
bool isWorthRetrying(const Error &error);

/// The modes that it holds, as it has set them.
ChatModes setOf(const ModeHold &hold);
/// The one in force that has this mode of the channel and lies highest, of those below `place`; null: none.
const ModeHold *top(const QList<ModeHold> &holds, const QString &channelId, ChatMode mode,
                    qint64 below = std::numeric_limits<qint64>::max());
/// The lowest of those above this one that has the mode; null: none.
const ModeHold *above(const QList<ModeHold> &holds, const ModeHold &hold, ChatMode mode);
/// Its modes that another one above it holds as well.
QList<ChatMode> covered(const QList<ModeHold> &holds, const ModeHold &hold);
/// What the channel has of its modes while it has not been set.
ChatModes beneath(const QList<ModeHold> &holds, const ModeHold &hold);

/// What it has to remember when it is about to be set: of the modes that it changes, or that are held
/// already, what they return to. Modes that the service does not tell are not touched.
ChatModes whatReturns(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now);
/// The modes that somebody has changed: neither as it was set nor as it was before.
QList<ChatMode> drift(const ModeHold &hold, const ChatModes &now);
/// Whether the service has taken what it was about to set.
bool wasTaken(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now);

/// Forgets that it holds this mode.
void strip(ModeHold &hold, ChatMode mode);

}  // namespace Sidestage::HoldStack
