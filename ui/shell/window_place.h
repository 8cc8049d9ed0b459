// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>

class QWidget;

namespace Sidestage {

/// Where a window may stand that would like to stand at `wanted`, both without its frame: whole within that
/// one of `screens` that has most of it, or in the first. Where it is too large it becomes smaller.
QRect placeOnScreens(const QRect &wanted, const QMargins &frame, const QList<QRect> &screens);

/// Makes a window that is not shown yet no larger than its screen leaves room for beside panels, with its
/// frame; and brings it back when the screen on which it was is gone. Minimum sizes and what is maximized
/// stay.
void keepOnScreens(QWidget *window);

}  // namespace Sidestage
