// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace Sidestage {

/// The part of the ring around the current row that lies in this cell, while the view has the keyboard: for
/// delegates that draw what is in a row themselves.
void paintRowRing(QPainter *painter, const QAbstractItemView *view, const QStyleOptionViewItem &option,
                  const QModelIndex &index);

}  // namespace Sidestage
