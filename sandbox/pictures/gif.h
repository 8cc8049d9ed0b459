// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Sidestage::Sandbox::Pictures {

/// Reduces a picture to at most 255 colours and a transparent one, which is the first in the colour table.
/// Pixels that are more than half transparent become transparent; the others are drawn over `ground`.
QImage indexed(const QImage &picture, QRgb ground);

/// Returns a GIF that repeats endlessly. `strip`: the frames, below each other. `delay`: of each frame, in
/// hundredths of a second. Empty if there is nothing to write.
QByteArray gif(const QImage &strip, int frames, int delay, QRgb ground);

}  // namespace Sidestage::Sandbox::Pictures
