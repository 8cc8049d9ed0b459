// SPDX-License-Identifier: GPL-3.0-or-later
#include "equal_rows.h"

#include "kit/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace Sidestage {

EqualRows::EqualRows(QWidget *parent)
    : QAbstractItemView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("focusRing", false);
    installEqualRowsAccessibility();
    Theme::watch(this, [this] { doItemsLayout(); });
}

void EqualRows::setModel(QAbstractItemModel *model)
{
    QAbstractItemView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { rowsCame(first, last); });
    connect(model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { rowsWent(first, last); });
}

int EqualRows::rowCount() const
{
    return model() ? model()->rowCount() : 0;
}

int EqualRows::rowHeight() const
{
    return px(Measure::tableRow);
}

std::pair<int, int> EqualRows::visibleRows() const
{
    const int count = rowCount();
    if (count == 0)
        return {-1, -1};
    const int first = verticalOffset() / rowHeight();
    const int last = (verticalOffset() + viewport()->height() - 1) / rowHeight();
    return {qBound(0, first, count - 1), qBound(0, last, count - 1)};
}

void EqualRows::setCurrentRow(int row)
{
    if (row >= 0 && row < rowCount())
        setCurrentIndex(model()->index(row, 0));
}

QString EqualRows::spokenRow(const QModelIndex &index) const
{
    return index.data(Qt::AccessibleTextRole).toString();
}

QAccessible::State EqualRows::spokenState(const QModelIndex &index) const
{
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    state.selected = currentIndex() == index;
    state.focused = hasFocus() && state.selected;
    return state;
}

void EqualRows::doRowAction(const QModelIndex &index, const QString &name)
{
    Q_UNUSED(index)
    Q_UNUSED(name)
}

QRect EqualRows::visualRect(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return {0, index.row() * rowHeight() - verticalOffset(), viewport()->width(), rowHeight()};
}

QModelIndex EqualRows::indexAt(const QPoint &point) const
{
    if (point.y() < 0)
        return {};
    const int row = (point.y() + verticalOffset()) / rowHeight();
    return row < rowCount() ? model()->index(row, 0) : QModelIndex();
}

int EqualRows::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void EqualRows::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const QRect rect = visualRect(index);
    const int view = viewport()->height();
    int to = verticalOffset();
    if (hint == PositionAtTop)
        to += rect.top();
    else if (hint == PositionAtCenter)
        to += rect.center().y() - view / 2;
    else if (rect.top() < 0)
        to += rect.top();
    else if (hint == PositionAtBottom || rect.bottom() >= view)
        to += rect.bottom() - view + 1;
    verticalScrollBar()->setValue(to);
}

QScopedValueRollback<bool> EqualRows::adjusting()
{
    return QScopedValueRollback<bool>(m_adjusting, true);
}

void EqualRows::updateGeometries()
{
    const int whole = rowCount() == 0 ? 0 : rowCount() * rowHeight() + endRoom();
    const int top = verticalOffset();
    {
        const auto adjustment = adjusting();
        verticalScrollBar()->setRange(0, qMax(0, whole - viewport()->height()));
        verticalScrollBar()->setPageStep(viewport()->height());
        verticalScrollBar()->setSingleStep(rowHeight());
    }
    if (!m_adjusting && verticalOffset() != top)
        viewport()->update();
    QAbstractItemView::updateGeometries();
}

void EqualRows::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
    updateGeometries();
    viewport()->update();
}

void EqualRows::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &)
{
    const auto [first, last] = visibleRows();
    if (first < 0 || bottomRight.row() < first || topLeft.row() > last)
        return;
    const QRect from = visualRect(model()->index(qMax(first, topLeft.row()), 0));
    const QRect to = visualRect(model()->index(qMin(last, bottomRight.row()), 0));
    viewport()->update(from.united(to));
    const int current = currentIndex().row();
    if (current >= topLeft.row() && current <= bottomRight.row())
        currentDataChanged();
}

void EqualRows::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    if (hasFocus())
        announceFocused(current.row());
}

void EqualRows::announceFocused(int row)
{
    if (row < 0 || !QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(row);
    QAccessible::updateAccessibility(&event);
}

void EqualRows::scrollContentsBy(int, int dy)
{
    if (m_adjusting)
        return;  // the list that adjusts the scroll bar repaints itself
    viewport()->scroll(0, dy);
    setHovered(-1);
    scrolled(dy);
}

void EqualRows::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::tokens().surface);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int first = qMax(0, (event->rect().top() + verticalOffset()) / rowHeight());
    const int last = qMin(rowCount() - 1, (event->rect().bottom() + verticalOffset()) / rowHeight());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = model()->index(row, 0);
        option.rect = visualRect(index);
        option.index = index;
        paintRow(&painter, option, index);
    }
}

void EqualRows::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

QModelIndex EqualRows::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    if (rowCount() == 0)
        return {};
    const int last = rowCount() - 1;
    const int page = qMax(1, viewport()->height() / rowHeight() - 1);
    int row = currentIndex().isValid() ? currentIndex().row() : -1;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        --row;
        break;
    case MoveDown:
    case MoveNext:
        ++row;
        break;
    case MovePageUp:
        row -= page;
        break;
    case MovePageDown:
        row += page;
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = last;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return model()->index(qBound(0, row, last), 0);
}

std::optional<QAbstractItemView::CursorAction> EqualRows::movementOf(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return MoveUp;
    case Qt::Key_Down:
        return MoveDown;
    case Qt::Key_PageUp:
        return MovePageUp;
    case Qt::Key_PageDown:
        return MovePageDown;
    case Qt::Key_Home:
        return MoveHome;
    case Qt::Key_End:
        return MoveEnd;
    default:
        return std::nullopt;
    }
}

void EqualRows::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    setHovered(index.isValid() ? index.row() : -1);
}

void EqualRows::setHovered(int row)
{
    const int before = std::exchange(m_hovered, row);
    if (before == row)
        return;
    for (const int changed : {before, row}) {
        if (changed >= 0)
            viewport()->update(0, changed * rowHeight() - verticalOffset(), viewport()->width(), rowHeight());
    }
}

bool EqualRows::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractItemView::viewportEvent(event);
}

}  // namespace Sidestage
