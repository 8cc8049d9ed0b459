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

void FlowLayout::setEvenColumns(int most)
{
    m_evenColumns = most;
    invalidate();
}

/// The width of each item in a row of this width; 0: its own.
int FlowLayout::evenWidth(int width) const
{
    if (m_evenColumns == 0)
        return 0;
    const int gap = px(m_horizontal);
    int widest = 1;
    for (const QLayoutItem *item : m_items)
        widest = qMax(widest, item->isEmpty() ? 0 : item->sizeHint().width());
    const int columns = qBound(1, (width + gap) / (widest + gap), m_evenColumns);
    return (width - (columns - 1) * gap) / columns;
}

void FlowLayout::setTrailing(const QWidget *first)
{
    m_trailing = first;
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
        bool isTrailing = false;
    };
    QList<Placed> row;
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    bool isTrailing = false;
    const int even = evenWidth(area.width());
    const auto finishRow = [&] {
        if (apply) {
            const int room = row.isEmpty() ? 0 : area.width() - row.last().x - row.last().size.width();
            for (const Placed &placed : std::as_const(row)) {
                const int left = placed.x + (placed.isTrailing ? qMax(0, room) : 0);
                const QRect box(area.x() + left, area.y() + y + (rowHeight - placed.size.height()) / 2,
                                placed.size.width(), placed.size.height());
                placed.item->setGeometry(QStyle::visualRect(direction, area, box));
            }
        }
        row.clear();
    };

    for (QLayoutItem *item : m_items) {
        isTrailing = isTrailing || (m_trailing && item->widget() == m_trailing);
        if (item->isEmpty())
            continue;
        const bool stretches = m_lastStretches && item == m_items.last();
        QSize size = stretches ? item->minimumSize().expandedTo(QSize(0, item->sizeHint().height()))
                               : item->sizeHint();
        if (even > 0)
            size.setWidth(even);
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
        row.append({item, size, x, isTrailing});
        x += size.width() + px(m_horizontal);
    }
    finishRow();
    return y + rowHeight + margins.top() + margins.bottom();
}

}  // namespace Sidestage
