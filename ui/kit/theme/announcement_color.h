// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;

namespace Sidestage {

/// The colours that the service gives announcements, in its order: the channel's own, blue, green, orange,
/// purple. The same in all themes; each carries `onFill` and stands out from every ground.
QColor announcementColor(int index);

}  // namespace Sidestage
