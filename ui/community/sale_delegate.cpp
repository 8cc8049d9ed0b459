// SPDX-License-Identifier: GPL-3.0-or-later
#include "sale_delegate.h"

#include "base/bidi.h"
#include "community/base/community_texts.h"
#include "community/extension_sales.h"
#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QLocale>
#include <QPainter>

namespace Sidestage {

namespace {

constexpr int tallRow = 52;

}  // namespace

void describeSales(ExtensionSales *sales)
{
    sales->translate();
    using Sale = Api::ExtensionTransaction;
    const auto whole = [](const Sale &sale) {
        return SaleDelegate::tr("%1 bought %2 for %3 Bits in the channel of %4, %5")
            .arg(isolated(sale.userName), isolated(sale.productData.displayName),
                 QLocale().toString(sale.productData.cost.amount), isolated(sale.broadcasterName),
                 exactText(sale.timestamp));
    };
    sales->setSpoken(whole);
    sales->column(ExtensionSales::TimeColumn).text
        = [](const Sale &sale) { return exactText(sale.timestamp); };
    sales->column(ExtensionSales::ProductColumn).look = [](const Sale &sale) {
        return Look{.isStrong = true,
                    .detail
                    = sale.productData.inDevelopment ? SaleDelegate::tr("in development") : QString()};
    };
    for (int column = 0; column < ExtensionSales::ColumnCount; ++column) {
        sales->column(column).toolTip = [whole](const Sale &sale) {
            return whole(sale) + u'\n'
                + SaleDelegate::tr("ID %1, product %2").arg(sale.id, sale.productData.sku);
        };
    }
}

SaleDelegate::SaleDelegate(QAbstractItemView *view, const ExtensionSales *sales)
    : RowDelegate(view)
    , m_view(view)
    , m_sales(sales)
{
}

QString SaleDelegate::buyer(int row) const
{
    const Api::ExtensionTransaction &sale = m_sales->row(row);
    QStringList parts;
    if (m_withheld.contains(ExtensionSales::BitsColumn))
        parts.append(tr("%1 Bits").arg(QLocale().toString(sale.productData.cost.amount)));
    if (m_withheld.contains(ExtensionSales::BuyerColumn))
        parts.append(sale.userName);
    if (m_withheld.contains(ExtensionSales::ChannelColumn))
        parts.append(tr("in %1", "the channel").arg(isolated(sale.broadcasterName)));
    return parts.join(QStringLiteral(" · "));
}

QString SaleDelegate::time(int row) const
{
    return m_withheld.contains(ExtensionSales::TimeColumn) ? exactText(m_sales->row(row).timestamp)
                                                           : QString();
}

int SaleDelegate::rowHeight() const
{
    return hasSecondLine() ? tallRow : Measure::tableRow;
}

void SaleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                         const QModelIndex &index) const
{
    if (!hasSecondLine())
        return RowDelegate::paint(painter, original, index);
    QStyleOptionViewItem option(original);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    QStyleOptionViewItem upper(option);
    upper.rect.adjust(0, px(4), 0, -option.rect.height() / 2);
    paintContent(painter, upper, index);
    // The second line spans the whole row. Each cell paints the part that lies within its own rectangle.
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    const QRect line(0, option.rect.top() + option.rect.height() / 2, m_view->viewport()->width(),
                     option.rect.height() / 2 - px(4));
    paintSecondLine(painter, option, line, buyer(index.row()), time(index.row()));
    painter->restore();
    paintRing(painter, option, index);
    painter->restore();
}

}  // namespace Sidestage
