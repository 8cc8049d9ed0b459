// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Sidestage::Sandbox::Pictures {

/// Returns a GIF that repeats endlessly, with a transparent background. The pictures must have the same size.
/// `delay`: hundredths of a second per picture. `ground`: the colour with which their edges are mixed. Empty
/// on error.
QByteArray gif(const QList<QImage> &pictures, int delay, QRgb ground);

}  // namespace Sidestage::Sandbox::Pictures
