// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>

class QWidget;

namespace Sidestage {

/// Returns the position for a window that should be at `wanted` (both without frame): entirely on the screen
/// that shows most of it, or on the first one. Shrinks the window if it is too large.
QRect placeOnScreens(const QRect &wanted, const QMargins &frame, const QList<QRect> &screens);

/// Limits a window that is not shown yet, including its frame, to the available area of its screen, and moves
/// it if its screen no longer exists. Minimum sizes and maximized windows are not changed.
void keepOnScreens(QWidget *window);

}  // namespace Sidestage
