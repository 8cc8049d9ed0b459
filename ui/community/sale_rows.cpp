// SPDX-License-Identifier: GPL-3.0-or-later
#include "sale_rows.h"

#include "base/bidi.h"
#include "community/extension_sales.h"
#include "community_texts.h"
#include "kit/lists/row_ring.h"
#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QLocale>
#include <QPainter>

namespace Sidestage {

namespace {

constexpr int padding = 8;
constexpr int tallRow = 52;

}  // namespace

SaleRows::SaleRows(ExtensionSales *sales, QObject *parent)
    : QIdentityProxyModel(parent)
    , m_sales(sales)
{
    setSourceModel(sales);
}

void SaleRows::setWithheld(const QSet<int> &columns)
{
    if (columns == m_withheld)
        return;
    m_withheld = columns;
    if (const int rows = rowCount(); rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, columnCount() - 1));
}

QString SaleRows::whole(const QModelIndex &index) const
{
    const Api::ExtensionTransaction &sale = m_sales->at(index.row());
    return tr("%1 bought %2 for %3 Bits in the channel of %4, %5")
        .arg(isolated(sale.userName), isolated(sale.productData.displayName),
             QLocale().toString(sale.productData.cost.amount), isolated(sale.broadcasterName),
             exactText(sale.timestamp));
}

QVariant SaleRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_sales->rowCount())
        return {};
    const Api::ExtensionTransaction &sale = m_sales->at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        if (column == ExtensionSales::TimeColumn)
            return exactText(sale.timestamp);
        if (column == ExtensionSales::BitsColumn)
            return QLocale().toString(sale.productData.cost.amount);
        break;
    case Qt::TextAlignmentRole:
        return column == ExtensionSales::BitsColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                                    : QVariant();
    case RowRole::Strong:
        return column == ExtensionSales::ProductColumn;
    case RowRole::Detail:
        return column == ExtensionSales::ProductColumn && sale.productData.inDevelopment
            ? tr("in development")
            : QString();
    case BuyerRole: {
        QStringList parts;
        if (m_withheld.contains(ExtensionSales::BitsColumn))
            parts.append(tr("%1 Bits").arg(QLocale().toString(sale.productData.cost.amount)));
        if (m_withheld.contains(ExtensionSales::BuyerColumn))
            parts.append(sale.userName);
        if (m_withheld.contains(ExtensionSales::ChannelColumn))
            parts.append(tr("in %1", "the channel").arg(isolated(sale.broadcasterName)));
        return parts.join(QStringLiteral(" · "));
    }
    case TimeRole:
        return m_withheld.contains(ExtensionSales::TimeColumn) ? exactText(sale.timestamp) : QString();
    case Qt::ToolTipRole: {
        const QString ids = tr("ID %1, product %2").arg(sale.id, sale.productData.sku);
        return hasSecondLine() ? whole(index) + u'\n' + ids : ids;
    }
    case Qt::AccessibleTextRole:
        return whole(index);
    }
    return QIdentityProxyModel::data(index, role);
}

SaleDelegate::SaleDelegate(QAbstractItemView *view, const SaleRows *rows)
    : RowDelegate(view)
    , m_view(view)
    , m_rows(rows)
{
}

int SaleDelegate::rowHeight() const
{
    return m_rows->hasSecondLine() ? tallRow : Measure::tableRow;
}

void SaleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                         const QModelIndex &index) const
{
    if (!m_rows->hasSecondLine())
        return RowDelegate::paint(painter, original, index);
    QStyleOptionViewItem option(original);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);  // names keep their own text direction
    paintUpper(painter, option, index);
    paintLower(painter, option, index);
    paintRowRing(painter, m_view, option, index);
    painter->restore();
}

void SaleDelegate::paintUpper(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const bool isSelected = option.state & QStyle::State_Selected;
    const QRect cell = option.rect.adjusted(0, px(4), 0, -option.rect.height() / 2);
    const auto placed = [&](const QRect &rect) { return QStyle::visualRect(option.direction, cell, rect); };
    QRect inner = cell.adjusted(px(padding), 0, -px(padding), 0);
    const auto asked = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    painter->setFont(Theme::font(index.data(RowRole::Strong).toBool() ? TextRole::Strong : TextRole::Body));
    painter->setPen(t.text);
    const QString shown
        = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width() + 1);
    painter->drawText(
        placed(inner),
        QStyle::visualAlignment(option.direction, asked ? asked : Qt::AlignLeft) | Qt::AlignVCenter, shown);
    const QString detail = index.data(RowRole::Detail).toString();
    if (detail.isEmpty())
        return;
    inner.setLeft(inner.left() + painter->fontMetrics().horizontalAdvance(shown) + px(padding));
    painter->setFont(Theme::font(TextRole::Small));
    painter->setPen(isSelected ? t.text2 : t.text3);
    painter->drawText(placed(inner),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(detail, Qt::ElideRight, inner.width()));
}

/// The second line spans the whole row. Each cell paints the part that lies within its own rectangle.
void SaleDelegate::paintLower(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const bool isSelected = option.state & QStyle::State_Selected;
    const QRect row(0, option.rect.top() + option.rect.height() / 2, m_view->viewport()->width(),
                    option.rect.height() / 2 - px(4));
    const auto placed = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    QRect inner = row.adjusted(px(padding), 0, -px(padding), 0);
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    painter->setFont(Theme::font(TextRole::Small));
    const QFontMetrics metrics = painter->fontMetrics();
    if (const QString time = index.data(SaleRows::TimeRole).toString(); !time.isEmpty()) {
        const int wide = metrics.horizontalAdvance(time) + px(2);
        const QRect end(inner.right() - wide + 1, inner.top(), wide, inner.height());
        painter->setPen(isSelected ? t.text2 : t.text3);
        painter->drawText(placed(end),
                          QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter, time);
        inner.setRight(end.left() - px(padding));
    }
    painter->setPen(t.text2);
    painter->drawText(
        placed(inner), QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter,
        metrics.elidedText(index.data(SaleRows::BuyerRole).toString(), Qt::ElideRight, inner.width()));
    painter->restore();
}

}  // namespace Sidestage
