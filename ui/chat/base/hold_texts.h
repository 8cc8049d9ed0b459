// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <QPair>

namespace Sidestage {

/// Why an action failed. An error without an HTTP status usually has a message for the user.
QString wordsOf(const Error &error);
/// The durations to choose from, in seconds, with their display texts.
QList<QPair<int, QString>> offeredLengths();
/// "Slow mode": the modes of a hold.
QString modesOfHold(const ModeHold &hold);
/// "Slow mode in PaperLantern".
QString whatIsHeld(const ModeHold &hold);

}  // namespace Sidestage
