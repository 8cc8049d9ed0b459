// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace Sidestage {

/// Paints the part of the ring around the current row that belongs to this cell, if the view has the focus.
/// For delegates that paint rows themselves.
void paintRowRing(QPainter *painter, const QAbstractItemView *view, const QStyleOptionViewItem &option,
                  const QModelIndex &index);

}  // namespace Sidestage
