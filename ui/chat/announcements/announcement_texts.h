// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcer.h"

#include <functional>

class QWidget;

namespace Sidestage {

/// "12 characters too many. The service would cut the end without a word, so it is not sent."
QString tooLongText(int over);
/// Why this text cannot be announced in this channel.
QString fillProblem(const Error &error, const QString &channelName, const QString &text);
/// The text as a channel would get it, beside its colour; or, not good, why it cannot.
QWidget *makeAnnouncementPreview(const QString &channelName, const QString &text,
                                 Api::AnnouncementColor color, bool isGood);
/// Where it failed and why, with a way to try again.
QWidget *makeAnnouncementFailure(const Announcement::Row &row, std::function<void()> retry);

}  // namespace Sidestage
