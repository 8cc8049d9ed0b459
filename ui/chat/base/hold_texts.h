// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <QPair>

class QVBoxLayout;

namespace Sidestage {

/// Why something did not happen. Without a status the words are for the user already.
QString wordsOf(const Error &error);
/// Lengths of time that are offered: seconds, and their words.
QList<QPair<int, QString>> offeredLengths();
/// "Slow mode": the modes that a hold has.
QString modesOfHold(const ModeHold &hold);
/// "Slow mode in PaperLantern".
QString whatIsHeld(const ModeHold &hold);
/// Takes everything out of it. What is in there may be what is being handled right now.
void emptyLayout(QVBoxLayout *layout);

}  // namespace Sidestage
