// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"

#include <QStyleOptionViewItem>

class QPainter;

namespace Sidestage {

/// Paints the background, selection and separator of a row, also for the part of a tree row left of its first
/// cell.
void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool hovered = false);

}  // namespace Sidestage
