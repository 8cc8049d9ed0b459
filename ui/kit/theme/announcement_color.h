// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;

namespace Sidestage {

/// Returns the service's colours of announcements by index: the channel's colour, blue, green, orange,
/// purple. The same in all themes. `onFill` text is readable on each, and each is visible on every
/// background.
QColor announcementColor(int index);

}  // namespace Sidestage
