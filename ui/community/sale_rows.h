// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/lists/row_delegate.h"

#include <QIdentityProxyModel>
#include <QSet>

namespace Sidestage {

class ExtensionSales;

/// The purchases of an ExtensionSales as they are drawn and said. What has no column of its own stands in a
/// second line of the row.
class SaleRows : public QIdentityProxyModel
{
    Q_OBJECT
public:
    enum Role {
        BuyerRole = Qt::UserRole + 120,  ///< QString: who bought, and where, as far as no column says it.
        TimeRole,                        ///< QString: when; empty while a column says it.
    };

    /// `sales` must outlive this.
    explicit SaleRows(ExtensionSales *sales, QObject *parent = nullptr);

    /// For these columns of ExtensionSales there is no room.
    void setWithheld(const QSet<int> &columns);
    bool hasSecondLine() const { return !m_withheld.isEmpty(); }

    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString whole(const QModelIndex &index) const;

    ExtensionSales *m_sales;
    QSet<int> m_withheld{};
};

/// Draws them: as every other table, or in two lines.
class SaleDelegate : public RowDelegate
{
    Q_OBJECT
public:
    SaleDelegate(QAbstractItemView *view, const SaleRows *rows);

    /// Of a row, in px at a body line of 20 px.
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
