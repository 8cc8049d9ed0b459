// SPDX-License-Identifier: GPL-3.0-or-later
#include "flow_layout.h"

#include "kit/theme/tokens.h"

#include <QStyle>
#include <QWidget>

namespace Sidestage {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::setSpacings(int horizontal, int vertical)
{
    m_horizontal = horizontal;
    m_vertical = vertical;
    invalidate();
}

void FlowLayout::setLastStretches(bool stretches)
{
    m_lastStretches = stretches;
    invalidate();
}

void FlowLayout::insertWidget(int index, QWidget *widget)
{
    addChildWidget(widget);
    m_items.insert(qBound(0, index, int(m_items.size())), new QWidgetItem(widget));
    invalidate();
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const
{
    QSize size = minimumSize();
    int width = 0;
    for (const QLayoutItem *item : m_items)
        width += item->isEmpty() ? 0 : item->sizeHint().width() + px(m_horizontal);
    const QMargins margins = contentsMargins();
    size.setWidth(qMax(size.width(), width + margins.left() + margins.right()));
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QMargins margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;

    struct Placed
    {
        QLayoutItem *item = nullptr;
        QSize size{};
        int x = 0;
    };
    QList<Placed> row;
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    const auto finishRow = [&] {
        if (apply) {
            for (const Placed &placed : std::as_const(row)) {
                const QRect box(area.x() + placed.x, area.y() + y + (rowHeight - placed.size.height()) / 2,
                                placed.size.width(), placed.size.height());
                placed.item->setGeometry(QStyle::visualRect(direction, area, box));
            }
        }
        row.clear();
    };

    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const bool stretches = m_lastStretches && item == m_items.last();
        QSize size = stretches ? item->minimumSize().expandedTo(QSize(0, item->sizeHint().height()))
                               : item->sizeHint();
        size.setWidth(qMin(size.width(), qMax(area.width(), item->minimumSize().width())));
        if (!row.isEmpty() && x + size.width() > area.width()) {
            finishRow();
            y += rowHeight + px(m_vertical);
            x = 0;
            rowHeight = 0;
        }
        if (stretches)
            size.setWidth(qMax(size.width(), area.width() - x));
        // A sentence that is too long for a row of its own wraps.
        if (item->hasHeightForWidth() && size.width() < item->sizeHint().width())
            size.setHeight(qMax(size.height(), item->heightForWidth(size.width())));
        rowHeight = qMax(rowHeight, size.height());
        row.append({item, size, x});
        x += size.width() + px(m_horizontal);
    }
    finishRow();
    return y + rowHeight + margins.top() + margins.bottom();
}

}  // namespace Sidestage
