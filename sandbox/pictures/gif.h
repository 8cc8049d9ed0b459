// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Sidestage::Sandbox::Pictures {

/// A GIF that repeats for ever, with a transparent ground. The pictures are of one size; `delay`: hundredths
/// of a second that each of them stays; `ground`: what their edges are mixed with. Empty if it cannot be
/// made.
QByteArray gif(const QList<QImage> &pictures, int delay, QRgb ground);

}  // namespace Sidestage::Sandbox::Pictures
