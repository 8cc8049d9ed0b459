// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_layout.h"

#include "kit/theme/theme.h"

#include <QStyle>
#include <QWidget>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px.
constexpr int fourColumns = 1940;
constexpr int threeColumns = 940;
constexpr int twoColumns = 660;
/// Below this width, such as next to other software, the gaps between cards are smaller.
constexpr int strip = 400;
constexpr int stripGap = 8;

}  // namespace

BoardLayout::BoardLayout(const BoardPlan *plan, QWidget *parent)
    : QLayout(parent)
    , m_plan(plan)
{
}

BoardLayout::~BoardLayout()
{
    qDeleteAll(m_items);
}

int BoardLayout::columnsAt(int width)
{
    return width >= px(fourColumns) ? 4 : width >= px(threeColumns) ? 3 : width >= px(twoColumns) ? 2 : 1;
}

void BoardLayout::setShown(const QList<std::pair<QString, QWidget *>> &shown)
{
    m_shown.clear();
    m_order.clear();
    for (const auto &[id, widget] : shown) {
        const int at = indexOf(widget);
        if (at < 0)
            continue;
        m_shown.insert(id, m_items[at]);
        m_order.append(id);
    }
    invalidate();
}

void BoardLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *BoardLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    QLayoutItem *item = m_items.takeAt(index);
    const QString id = m_shown.key(item);
    m_shown.remove(id);
    m_order.removeAll(id);
    return item;
}

QSize BoardLayout::sizeHint() const
{
    const int width = px(threeColumns);
    return {width, heightForWidth(width)};
}

QSize BoardLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_shown)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void BoardLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int BoardLayout::arrange(const QRect &rect, bool apply) const
{
    const int columns = columnsAt(rect.width());
    const int gap = px(rect.width() < px(strip) ? stripGap : Measure::cardGap);
    const double one = (rect.width() - (columns - 1) * gap) / double(columns);
    const auto left = [&](int column) { return rect.x() + qRound(column * (one + gap)); };
    const QList<BoardPlan::Cell> cells = m_plan->place(m_order, columns);
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = rect.y();
    for (qsizetype from = 0; from < cells.size();) {
        qsizetype to = from;
        int high = 0;
        for (; to < cells.size() && cells[to].row == cells[from].row; ++to) {
            const QLayoutItem *item = m_shown.value(cells[to].id);
            const int width = left(cells[to].column + cells[to].span) - gap - left(cells[to].column);
            const int wanted
                = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
            high = qMax(high, qMax(wanted, item->minimumSize().height()));
        }
        for (; apply && from < to; ++from) {
            const int x = left(cells[from].column);
            const QRect box(x, y, left(cells[from].column + cells[from].span) - gap - x, high);
            m_shown.value(cells[from].id)->setGeometry(QStyle::visualRect(direction, rect, box));
        }
        from = to;
        y += high + gap;
    }
    return qMax(0, y - gap - rect.y());
}

}  // namespace Sidestage
