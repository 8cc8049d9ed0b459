// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Sidestage::Sandbox::Pictures {

/// Pictures with 256 colours, the first of which is transparent.
struct Indexed
{
    QList<QRgb> colours{};         ///< At most 256; the first is transparent.
    QList<QByteArray> pictures{};  ///< Row by row, one byte for each pixel.
};

/// Finds the best colours for all `pictures` (median cut), which must have the same size. Pixels that are
/// partly transparent are mixed with `ground`, or become transparent if they mostly are.
Indexed indexed(const QList<QImage> &pictures, QRgb ground);

}  // namespace Sidestage::Sandbox::Pictures
