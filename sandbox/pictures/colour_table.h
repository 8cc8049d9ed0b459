// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace Sidestage::Sandbox::Pictures {

/// Pictures in 256 colours, the first of which is transparent.
struct Indexed
{
    QList<QRgb> colours{};         ///< At most 256; the first stands for nothing.
    QList<QByteArray> pictures{};  ///< Row by row, a byte each.
};

/// Finds the colours that suit all of `pictures` best (median cut). They are of one size, and lose what is
/// half transparent: mixed with `ground` where it is more than not, else nothing.
Indexed indexed(const QList<QImage> &pictures, QRgb ground);

}  // namespace Sidestage::Sandbox::Pictures
