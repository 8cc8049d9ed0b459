// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/people/chat_channels.h"

namespace Sidestage {

/// The text as `channel` gets it at `now` (UTC): each placeholder replaced by what is known there. Errors: as
/// Announcer::filled() says.
Result<QString> filledAnnouncement(const QString &text, const ChatChannel &channel, const QDateTime &now);

}  // namespace Sidestage
