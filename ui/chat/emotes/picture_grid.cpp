// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_grid.h"

#include "picture_cell.h"
#include "picture_rows.h"

#include "kit/lists/padded_table.h"
#include "kit/text/picture.h"
#include "kit/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace Sidestage {

PictureGrid::PictureGrid(PictureRows *rows, Pictures *pictures, QWidget *parent)
    : QListView(parent)
    , m_rows(rows)
    , m_pictures(pictures)
{
    setFrameShape(QFrame::NoFrame);
    setMovement(Static);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always visible, because otherwise its appearing would change the number of columns.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new PictureCell(this, pictures));
    setModel(rows);
    m_looking.setSingleShot(true);
    m_looking.setInterval(0);
    connect(&m_looking, &QTimer::timeout, this, &PictureGrid::updateVisible);
    connect(rows, &QAbstractItemModel::modelReset, &m_looking, qOverload<>(&QTimer::start));
    connect(pictures, &Pictures::changed, this, [this](const QUrl &url) {
        const auto [from, to] = m_inSight.equal_range(url);
        for (auto row = from; row != to; ++row)
            viewport()->update(visualRect(m_rows->index(*row)));
    });
    connect(this, &QAbstractItemView::doubleClicked, this, &PictureGrid::copyRequested);
    Theme::watch(this, [this] {
        verticalScrollBar()->setSingleStep(px(PictureCell::height) / 3);
        m_isStale = true;
        scheduleDelayedItemsLayout();
        m_looking.start();
    });
}

// Layout

const PicturePlaces &PictureGrid::places() const
{
    if (m_isStale) {
        m_isStale = false;
        m_places = PicturePlaces(m_rows->groups(),
                                 {.width = viewport()->width(),
                                  .cell = {px(PictureCell::width), px(PictureCell::height)},
                                  .heading = px(PictureCell::headingHeight)});
    }
    return m_places;
}

void PictureGrid::reset()
{
    m_isStale = true;
    m_urls.clear();
    QListView::reset();
}

void PictureGrid::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

int PictureGrid::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect PictureGrid::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows->rowCount())
        return {};
    const QRect rect = places().rect(index.row()).translated(0, -verticalOffset());
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QModelIndex PictureGrid::indexAt(const QPoint &at) const
{
    const QPoint logical = QStyle::visualPos(layoutDirection(), viewport()->rect(), at);
    const int row = places().rowAt(logical + QPoint(0, verticalOffset()));
    return row < 0 ? QModelIndex() : m_rows->index(row);
}

void PictureGrid::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid() || index.row() >= m_rows->rowCount())
        return;
    QRect rect = places().rect(index.row());
    // Includes the heading if it is directly above the row.
    if (const int above = places().rowAt({0, rect.top() - 1}); above >= 0 && !m_rows->entry(above))
        rect.setTop(places().rect(above).top());
    const int height = viewport()->height();
    const int top = verticalOffset();
    int wanted = top;
    if (hint == PositionAtTop || (hint == EnsureVisible && rect.top() < top))
        wanted = rect.top();
    else if (hint == PositionAtBottom || (hint == EnsureVisible && rect.bottom() >= top + height))
        wanted = rect.bottom() + 1 - height;
    else if (hint == PositionAtCenter)
        wanted = rect.center().y() - height / 2;
    verticalScrollBar()->setValue(wanted);
}

/// Adds padding, so that the last row can be scrolled above the messages at the bottom.
void PictureGrid::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    horizontalScrollBar()->setRange(0, 0);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, places().height() + px(endPadding) - viewport()->height()));
}

// Painting and selection

void PictureGrid::paintEvent(QPaintEvent *event)
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State plain = option.state;
    QPainter painter(viewport());
    const QRect area = event->rect().translated(0, verticalOffset());
    const auto [first, last] = places().between(area.top(), area.bottom());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_rows->index(row);
        option.rect = visualRect(index);
        if (!option.rect.intersects(event->rect()))
            continue;
        option.state = plain;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_MouseOver, m_hovered == index);
        itemDelegateForIndex(index)->paint(&painter, option, index);
    }
}

bool PictureGrid::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove:
        m_hovered = indexAt(static_cast<QHoverEvent *>(event)->position().toPoint());
        break;
    case QEvent::HoverLeave:
        m_hovered = QModelIndex();
        break;
    default:
        break;
    }
    return QListView::viewportEvent(event);
}

/// Selects only one cell.
void PictureGrid::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    QModelIndex chosen = currentIndex();
    if (!visualRect(chosen).intersects(rect))
        chosen = indexAt(rect.center());
    if (chosen.isValid() && m_rows->entry(chosen.row()))
        selectionModel()->select(chosen, command);
    else
        selectionModel()->select(QItemSelection(), command);
}

QRegion PictureGrid::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    const QModelIndexList indexes = selection.indexes();
    for (const QModelIndex &index : indexes)
        region += visualRect(index);
    return region & viewport()->rect();
}

PictureRequest PictureGrid::request() const
{
    const Theme *theme = Theme::current();
    // The size in which it is drawn: twice the size in the chat, at the user's text size and the screen's
    // pixel ratio.
    return {.dark = Theme::tokens().isDark,
            .scale = double(px(PictureCell::pictureSide)) / PictureCell::emoteSide * devicePixelRatioF(),
            .animated = !(theme && theme->reducedMotion())};
}

const QUrl &PictureGrid::url(int row) const
{
    constexpr qsizetype many = 1'000;
    const PictureRequest wanted = request();
    if (wanted != m_urlsFor || m_urls.size() > many)
        m_urls.clear();
    m_urlsFor = wanted;
    auto found = m_urls.find(row);
    if (found == m_urls.end())
        found = m_urls.insert(row, m_rows->url(row, wanted));
    return *found;
}

void PictureGrid::setAlso(const QUrl &url)
{
    m_also = url;
    m_looking.start();
}

void PictureGrid::updateVisible()
{
    m_inSight.clear();
    QList<QUrl> urls;
    if (isVisible()) {
        // Includes the next line below, which is about to be scrolled into view.
        const int bottom = verticalOffset() + viewport()->height() + px(PictureCell::height);
        const auto [first, last] = places().between(verticalOffset(), bottom);
        for (int row = first; row <= last; ++row) {
            const QUrl &there = url(row);
            if (there.isEmpty())
                continue;
            m_inSight.insert(there, row);
            urls.prepend(there);
        }
    }
    if (isVisible() && !m_also.isEmpty())
        urls.append(m_also);
    m_pictures->show(urls);
}

QModelIndex PictureGrid::nextEnabled(int row, int step) const
{
    while (row >= 0 && row < m_rows->rowCount() && !m_rows->entry(row))
        row += step;
    return row >= 0 && row < m_rows->rowCount() ? m_rows->index(row) : QModelIndex();
}

QModelIndex PictureGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_rows->rowCount();
    const QModelIndex current = currentIndex();
    const bool mirrored = isRightToLeft();
    QModelIndex next;
    switch (action) {
    case MoveHome:
        return nextEnabled(0, 1);
    case MoveEnd:
        return nextEnabled(count - 1, -1);
    case MoveLeft:
    case MoveRight:
    case MoveNext:
    case MovePrevious: {
        const bool forward
            = action == MoveNext || (action == MoveRight && !mirrored) || (action == MoveLeft && mirrored);
        const int step = forward ? 1 : -1;
        next = current.isValid() ? nextEnabled(current.row() + step, step) : nextEnabled(0, 1);
        break;
    }
    case MoveUp:
    case MoveDown:
    case MovePageUp:
    case MovePageDown: {
        const bool isPage = action == MovePageUp || action == MovePageDown;
        const int lines = isPage ? std::max(1, viewport()->height() / px(PictureCell::height) - 1) : 1;
        const bool isUp = action == MoveUp || action == MovePageUp;
        const int row = current.isValid() ? places().cellFrom(current.row(), isUp ? -lines : lines) : -1;
        next = row < 0 ? nextEnabled(0, 1) : m_rows->index(row);
        break;
    }
    }
    return next.isValid() ? next : current;
}

void PictureGrid::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (event->matches(QKeySequence::Copy) || (isEnter && isPlain)) {
        Q_EMIT copyRequested();
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void PictureGrid::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid()) {
        if (const QModelIndex first = nextEnabled(0, 1); first.isValid())
            setCurrentIndex(first);
    }
    QListView::focusInEvent(event);
}

void PictureGrid::resizeEvent(QResizeEvent *event)
{
    m_isStale = true;
    QAbstractItemView::resizeEvent(event);
    m_looking.start();
}

void PictureGrid::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(isRightToLeft() ? -dx : dx, dy);
    m_looking.start();
}

void PictureGrid::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    m_looking.start();
}

void PictureGrid::hideEvent(QHideEvent *event)
{
    QListView::hideEvent(event);
    m_looking.start();
}

}  // namespace Sidestage
