// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcer.h"

#include <functional>

class QWidget;

namespace Sidestage {

/// "12 characters too many. Shorten the text to send it; the end would be cut off."
QString tooLongText(int over);
/// Why this text cannot be announced in this channel, for example because of a placeholder.
QString fillProblem(const Error &error, const QString &channelName, const QString &text);
/// The text as this channel would receive it, beside its colour. If not `isGood`, `text` is the reason why it
/// cannot be sent.
QWidget *makeAnnouncementPreview(const QString &channelName, const QString &text,
                                 Api::AnnouncementColor color, bool isGood);
/// A failed channel with the reason and a button to retry.
QWidget *makeAnnouncementFailure(const Announcement::Row &row, std::function<void()> retry);

}  // namespace Sidestage
