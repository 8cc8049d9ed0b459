// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/lists/row_delegate.h"

#include <QSet>

namespace Sidestage {

class ExtensionSales;

/// Sets how the purchases are shown.
void describeSales(ExtensionSales *sales);

/// Paints the rows in one line, or with a second one that contains the values of hidden columns.
class SaleDelegate : public RowDelegate
{
    Q_OBJECT
public:
    /// `sales`: the rows of the view.
    SaleDelegate(QAbstractItemView *view, const ExtensionSales *sales);

    /// Sets the columns of ExtensionSales that are hidden for lack of room.
    void setWithheld(const QSet<int> &columns) { m_withheld = columns; }
    /// The second line: Bits, buyer and channel, and at its end the time; empty if they have their own
    /// columns.
    QString buyer(int row) const;
    QString time(int row) const;

    /// Height of a row, in px at a body line of 20 px.
    int rowHeight() const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    bool hasSecondLine() const { return !m_withheld.isEmpty(); }

    QAbstractItemView *m_view;
    const ExtensionSales *m_sales;
    QSet<int> m_withheld{};
};

}  // namespace Sidestage
