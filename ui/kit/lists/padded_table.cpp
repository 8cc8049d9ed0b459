// SPDX-License-Identifier: GPL-3.0-or-later
#include "padded_table.h"

#include "kit/theme/tokens.h"

#include <QHeaderView>
#include <QScrollBar>

namespace Sidestage {

PaddedTable::PaddedTable(QWidget *parent)
    : QTableView(parent)
{
    setVerticalScrollMode(ScrollPerPixel);
}

void PaddedTable::updateGeometries()
{
    QTableView::updateGeometries();
    const int past = verticalHeader()->length() + px(endPadding) - viewport()->height();
    verticalScrollBar()->setMaximum(qMax(verticalScrollBar()->maximum(), past));
}

}  // namespace Sidestage
