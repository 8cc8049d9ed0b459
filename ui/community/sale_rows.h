// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/lists/row_delegate.h"

#include <QIdentityProxyModel>
#include <QSet>

namespace Sidestage {

class ExtensionSales;

/// Adds display and accessibility roles to the purchases of an ExtensionSales. The values of hidden columns
/// are in a second line of the row.
class SaleRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    enum Role {
        BuyerRole = Qt::UserRole + 120,  ///< QString: buyer and channel, unless they have their own columns.
        TimeRole,                        ///< QString: time; empty if it has its own column.
    };

    /// `sales` must outlive this.
    explicit SaleRows(ExtensionSales *sales, QObject *parent = nullptr);

    /// Sets the columns of ExtensionSales that are hidden for lack of room.
    void setWithheld(const QSet<int> &columns);
    bool hasSecondLine() const { return !m_withheld.isEmpty(); }

    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString whole(const QModelIndex &index) const;

    ExtensionSales *m_sales;
    QSet<int> m_withheld{};
};

/// Paints the rows in one line, or in two if columns are hidden.
class SaleDelegate : public RowDelegate
{
    Q_OBJECT
public:
    SaleDelegate(QAbstractItemView *view, const SaleRows *rows);

    /// Height of a row, in px at a body line of 20 px.
    int rowHeight() const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintUpper(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintLower(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    QAbstractItemView *m_view;
    const SaleRows *m_rows;
};

}  // namespace Sidestage
