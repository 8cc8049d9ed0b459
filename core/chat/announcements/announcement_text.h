// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/people/chat_channels.h"

namespace Sidestage {

/// The text for `channel` at `now` (UTC), with each placeholder replaced by its value. Errors: see
/// Announcer::filled().
Result<QString> filledAnnouncement(const QString &text, const ChatChannel &channel, const QDateTime &now);

}  // namespace Sidestage
