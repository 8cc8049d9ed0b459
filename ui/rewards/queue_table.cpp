// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_table.h"

#include "kit/button.h"
#include "kit/theme.h"
#include "queue_accessible.h"
#include "queue_delegate.h"
#include "queue_header.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int narrowRow = 52;

}  // namespace

QueueTable::QueueTable(QWidget *parent)
    : QAbstractItemView(parent)
    , m_header(new QueueHeader(this))
    , m_newcomers(new Button(QString(), this))
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Waiting redemptions"));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("focusRing", false);
    setItemDelegate(new QueueDelegate(this));
    installQueueAccessibility();

    m_newcomers->setObjectName(QStringLiteral("newcomers"));
    m_newcomers->setCompact(true);
    m_newcomers->setRole(Button::Role::Primary);
    m_newcomers->setSymbol(Icon::Plus);
    m_newcomers->setFocusPolicy(Qt::NoFocus);
    m_newcomers->hide();
    connect(m_newcomers, &QAbstractButton::clicked, this, [this] { m_queue->showNewcomers(); });

    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &QueueTable::tick);
    const auto repaint = [this] { viewport()->update(); };
    connect(m_header, &QHeaderView::sectionResized, this, repaint);
    connect(m_header, &QHeaderView::sectionMoved, this, repaint);
    connect(m_header, &QueueHeader::checkToggled, this, [this] {
        if (m_queue->selectedCount() > 0)
            m_queue->clearSelection();
        else
            m_queue->selectAllShown();
    });
    Theme::watch(this, [this] { doItemsLayout(); });
}

QueueTable::~QueueTable() = default;

void QueueTable::setModel(QAbstractItemModel *model)
{
    m_queue = qobject_cast<QueueModel *>(model);
    Q_ASSERT(m_queue);
    QAbstractItemView::setModel(model);
    m_header->setModel(model);
    connect(m_queue, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { rowsCame(first, last); });
    connect(m_queue, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { rowsWent(first, last); });
    connect(m_queue, &QueueModel::newcomersChanged, this, &QueueTable::placeNewcomers);
    placeNewcomers();
}

void QueueTable::setNarrow(bool narrow)
{
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    m_header->setNarrow(narrow);
    doItemsLayout();
}

int QueueTable::rowHeight() const
{
    return px(m_narrow ? narrowRow : Measure::tableRow);
}

std::pair<int, int> QueueTable::visibleRows() const
{
    const int rows = m_queue ? m_queue->rowCount() : 0;
    if (rows == 0)
        return {-1, -1};
    const int first = verticalOffset() / rowHeight();
    const int last = (verticalOffset() + viewport()->height() - 1) / rowHeight();
    return {qBound(0, first, rows - 1), qBound(0, last, rows - 1)};
}

QString QueueTable::currentId() const
{
    return m_queue && currentIndex().isValid() ? m_queue->idAt(currentIndex().row()) : QString();
}

std::optional<QueueEntry> QueueTable::currentEntry() const
{
    if (currentId().isEmpty())
        return std::nullopt;
    return currentIndex().data(QueueModel::EntryRole).value<QueueEntry>();
}

void QueueTable::setCurrentRow(int row)
{
    if (row >= 0 && m_queue && row < m_queue->rowCount())
        setCurrentIndex(m_queue->index(row, 0));
}

bool QueueTable::moveToNextWaiting()
{
    // Far enough for anybody who looks at it; never through 100,000 rows at one key.
    constexpr int mostSteps = 2'000;
    const int rows = m_queue->rowCount();
    const int here = qMax(0, currentIndex().row());
    const auto waits = [this](int row) {
        const QModelIndex index = m_queue->index(row, 0);
        return !index.data(QueueModel::IsHeadRole).toBool()
            && index.data(QueueModel::EntryRole).value<QueueEntry>().state == QueueState::Waiting;
    };
    for (int row = here + 1; row < qMin(rows, here + mostSteps); ++row) {
        if (waits(row)) {
            setCurrentRow(row);
            return true;
        }
    }
    for (int row = here - 1; row >= qMax(0, here - mostSteps); --row) {
        if (waits(row)) {
            setCurrentRow(row);
            return true;
        }
    }
    return false;
}

QRect QueueTable::cellRect(const QRect &row, int column) const
{
    if (m_header->isSectionHidden(column))
        return {};
    return {m_header->sectionViewportPosition(column), row.top(), m_header->sectionSize(column),
            row.height()};
}

QRect QueueTable::linkRect(const QModelIndex &index, const QRect &row) const
{
    return static_cast<QueueDelegate *>(itemDelegate())->linkRect(index, row);
}

QRect QueueTable::visualRect(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return {0, index.row() * rowHeight() - verticalOffset(), viewport()->width(), rowHeight()};
}

QModelIndex QueueTable::indexAt(const QPoint &point) const
{
    if (!m_queue || point.y() < 0)
        return {};
    const int row = (point.y() + verticalOffset()) / rowHeight();
    return row < m_queue->rowCount() ? m_queue->index(row, 0) : QModelIndex();
}

int QueueTable::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void QueueTable::scrollTo(const QModelIndex &index, ScrollHint hint)
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

void QueueTable::updateGeometries()
{
    setViewportMargins(0, px(Measure::tableHead), 0, 0);
    const QRect view = viewport()->geometry();
    m_header->setGeometry(view.left(), view.top() - px(Measure::tableHead), view.width(),
                          px(Measure::tableHead));
    const int whole = (m_queue ? m_queue->rowCount() : 0) * rowHeight();
    const int top = verticalOffset();
    const bool wasAdjusting = std::exchange(m_adjusting, true);
    verticalScrollBar()->setRange(0, qMax(0, whole - view.height()));
    verticalScrollBar()->setPageStep(view.height());
    verticalScrollBar()->setSingleStep(rowHeight());
    m_adjusting = wasAdjusting;
    if (!m_adjusting && verticalOffset() != top)
        viewport()->update();
    QAbstractItemView::updateGeometries();
    placeNewcomers();
}

void QueueTable::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
    updateGeometries();
    keepCurrentInPlace();
    viewport()->update();
}

void QueueTable::rememberPlace()
{
    const QRect rect = visualRect(currentIndex());
    m_currentTop
        = rect.isValid() && rect.bottom() >= 0 && rect.top() < viewport()->height() ? rect.top() : -1;
}

void QueueTable::keepCurrentInPlace()
{
    if (m_currentTop >= 0 && currentIndex().isValid()) {
        const bool wasAdjusting = std::exchange(m_adjusting, true);
        verticalScrollBar()->setValue(currentIndex().row() * rowHeight() - m_currentTop);
        m_adjusting = wasAdjusting;
        rememberPlace();
    }
}

void QueueTable::rowsCame(int first, int last)
{
    const int top = verticalOffset();
    const int from = first * rowHeight(), came = (last - first + 1) * rowHeight();
    m_adjusting = true;
    updateGeometries();
    if (m_currentTop < 0 && from < top)
        verticalScrollBar()->setValue(top + came);
    keepCurrentInPlace();
    m_adjusting = false;
    if (from <= top && verticalOffset() == top + came) {
        // What is seen is what was.
        if (m_hovered >= first)
            m_hovered += last - first + 1;
    } else if (verticalOffset() != top) {
        viewport()->update();
    } else {
        updateFrom(from);
    }
    chooseFirst();
}

void QueueTable::rowsWent(int first, int last)
{
    const int top = verticalOffset();
    const int seen = top / rowHeight();
    const int above = qMax(0, qMin(last + 1, seen) - first);
    m_adjusting = true;
    updateGeometries();
    if (m_currentTop < 0 && above > 0)
        verticalScrollBar()->setValue(top - above * rowHeight());
    keepCurrentInPlace();
    m_adjusting = false;
    const int gone = (last - first + 1) * rowHeight();
    if ((last + 1) * rowHeight() <= top && verticalOffset() == top - gone) {
        if (m_hovered > last)
            m_hovered -= last - first + 1;
    } else if (verticalOffset() != top) {
        viewport()->update();
    } else {
        updateFrom(first * rowHeight());
    }
}

/// Everything below this place in the whole list, as far as it is seen.
void QueueTable::updateFrom(int place)
{
    const int from = qMax(0, place - verticalOffset());
    if (from < viewport()->height())
        viewport()->update(0, from, viewport()->width(), viewport()->height() - from);
}

void QueueTable::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &)
{
    const auto [first, last] = visibleRows();
    if (first < 0 || bottomRight.row() < first || topLeft.row() > last)
        return;
    const QRect from = visualRect(m_queue->index(qMax(first, topLeft.row()), 0));
    const QRect to = visualRect(m_queue->index(qMin(last, bottomRight.row()), 0));
    viewport()->update(from.united(to));
    if (currentIndex().isValid() && topLeft.row() <= currentIndex().row()
        && currentIndex().row() <= bottomRight.row())
        Q_EMIT currentRowChanged();
}

void QueueTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    rememberPlace();
    viewport()->update();
    if (hasFocus())
        tellFocusedRow(this, current.row());
    Q_EMIT currentRowChanged();
}

void QueueTable::scrollContentsBy(int, int dy)
{
    if (m_adjusting)
        return;  // whoever adjusts knows what is seen of it
    viewport()->scroll(0, dy);
    m_hovered = -1;
    rememberPlace();
    // Whoever scrolls looks for something: then what waited at the edge may come.
    if (dy != 0 && m_queue && m_queue->newcomers() > 0)
        QMetaObject::invokeMethod(m_queue, &QueueModel::showNewcomers, Qt::QueuedConnection);
}

void QueueTable::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::tokens().surface);
    if (!m_queue || m_queue->rowCount() == 0)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int height = rowHeight();
    const int rows = m_queue->rowCount();
    const int first = qMax(0, (event->rect().top() + verticalOffset()) / height);
    const int last = qMin(rows - 1, (event->rect().bottom() + verticalOffset()) / height);
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_queue->index(row, 0);
        option.rect = visualRect(index);
        itemDelegate()->paint(&painter, option, index);
    }
}

void QueueTable::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

void QueueTable::showEvent(QShowEvent *event)
{
    QAbstractItemView::showEvent(event);
    m_second.start();
}

void QueueTable::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QAbstractItemView::hideEvent(event);
}

void QueueTable::tick()
{
    if (m_narrow) {
        viewport()->update();
        return;
    }
    // Ages and countdowns only: twenty cells, however many rows there are.
    for (const int column : {QueueModel::WaitingColumn, QueueModel::StateColumn}) {
        const QRect cell = cellRect(viewport()->rect(), column);
        if (!cell.isEmpty())
            viewport()->update(cell);
    }
}

void QueueTable::placeNewcomers()
{
    const int count = m_queue ? m_queue->newcomers() : 0;
    m_newcomers->setVisible(count > 0);
    if (count == 0)
        return;
    m_newcomers->setText(tr("%Ln new", nullptr, count));
    m_newcomers->setAccessibleName(tr("Show %Ln new redemptions", nullptr, count));
    m_newcomers->adjustSize();
    const QRect view = viewport()->geometry();
    const bool top = m_queue->sort() == QueueModel::Sort::NewestFirst;
    m_newcomers->move(view.center().x() - m_newcomers->width() / 2,
                      top ? view.top() + px(8) : view.bottom() - m_newcomers->height() - px(8));
    m_newcomers->raise();
}

}  // namespace Sidestage
