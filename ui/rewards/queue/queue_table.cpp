// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_table.h"

#include "kit/controls/button.h"
#include "kit/theme/theme.h"
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
    : EqualRows(parent)
    , m_header(new QueueHeader(this))
    , m_newcomers(new Button(QString(), this))
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Waiting redemptions"));
    setItemDelegate(new QueueDelegate(this));

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
}

QueueTable::~QueueTable() = default;

void QueueTable::setModel(QAbstractItemModel *model)
{
    m_queue = qobject_cast<QueueModel *>(model);
    Q_ASSERT(m_queue);
    EqualRows::setModel(model);
    m_header->setModel(model);
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

bool QueueTable::moveToNextWaiting()
{
    // Far enough for anybody who looks at it; never through 100,000 rows at one key.
    constexpr int maxSteps = 2'000;
    const int rows = m_queue->rowCount();
    const int here = qMax(0, currentIndex().row());
    const auto waits = [this](int row) {
        const QModelIndex index = m_queue->index(row, 0);
        return !index.data(QueueModel::IsHeadRole).toBool()
            && index.data(QueueModel::EntryRole).value<QueueEntry>().state == QueueState::Waiting;
    };
    for (int row = here + 1; row < qMin(rows, here + maxSteps); ++row) {
        if (waits(row)) {
            setCurrentRow(row);
            return true;
        }
    }
    for (int row = here - 1; row >= qMax(0, here - maxSteps); --row) {
        if (waits(row)) {
            setCurrentRow(row);
            return true;
        }
    }
    return false;
}

QString QueueTable::spokenRow(const QModelIndex &index) const
{
    return index.data(QueueModel::SpokenRole).toString();
}

QAccessible::State QueueTable::spokenState(const QModelIndex &index) const
{
    QAccessible::State state = EqualRows::spokenState(index);
    const auto check = index.data(QueueModel::SelectedRole).value<Qt::CheckState>();
    state.checkable = true;
    state.checked = state.selected = check == Qt::Checked;
    state.checkStateMixed = check == Qt::PartiallyChecked;
    if (index.data(QueueModel::IsHeadRole).toBool()) {
        state.expandable = true;
        state.collapsed = index.data(QueueModel::CollapsedRole).toBool();
        state.expanded = !state.collapsed;
    }
    return state;
}

QStringList QueueTable::rowActions() const
{
    return {QAccessibleActionInterface::toggleAction()};
}

void QueueTable::doRowAction(const QModelIndex &index, const QString &name)
{
    if (name == QAccessibleActionInterface::toggleAction())
        toggleRow(index.row());
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

void QueueTable::updateGeometries()
{
    setViewportMargins(0, px(Measure::tableHead), 0, 0);
    const QRect view = viewport()->geometry();
    m_header->setGeometry(view.left(), view.top() - px(Measure::tableHead), view.width(),
                          px(Measure::tableHead));
    EqualRows::updateGeometries();
    placeNewcomers();
}

void QueueTable::doItemsLayout()
{
    EqualRows::doItemsLayout();
    keepCurrentInPlace();
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
        const auto adjustment = adjusting();
        verticalScrollBar()->setValue(currentIndex().row() * rowHeight() - m_currentTop);
        rememberPlace();
    }
}

void QueueTable::rowsCame(int first, int last)
{
    const int top = verticalOffset();
    const int from = first * rowHeight(), came = (last - first + 1) * rowHeight();
    {
        const auto adjustment = adjusting();
        updateGeometries();
        if (m_currentTop < 0 && from < top)
            verticalScrollBar()->setValue(top + came);
        keepCurrentInPlace();
    }
    if (from <= top && verticalOffset() == top + came) {
        // What is seen is what was.
        if (hoveredRow() >= first)
            shiftHovered(last - first + 1);
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
    {
        const auto adjustment = adjusting();
        updateGeometries();
        if (m_currentTop < 0 && above > 0)
            verticalScrollBar()->setValue(top - above * rowHeight());
        keepCurrentInPlace();
    }
    const int gone = (last - first + 1) * rowHeight();
    if ((last + 1) * rowHeight() <= top && verticalOffset() == top - gone) {
        if (hoveredRow() > last)
            shiftHovered(-(last - first + 1));
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

void QueueTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    EqualRows::currentChanged(current, previous);
    rememberPlace();
    Q_EMIT currentRowChanged();
}

void QueueTable::scrolled(int dy)
{
    rememberPlace();
    // Whoever scrolls looks for something: then what waited at the edge may come.
    if (dy != 0 && m_queue && m_queue->newcomers() > 0)
        QMetaObject::invokeMethod(m_queue, &QueueModel::showNewcomers, Qt::QueuedConnection);
}

void QueueTable::paintRow(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    itemDelegate()->paint(painter, option, index);
}

void QueueTable::showEvent(QShowEvent *event)
{
    EqualRows::showEvent(event);
    m_second.start();
}

void QueueTable::hideEvent(QHideEvent *event)
{
    m_second.stop();
    EqualRows::hideEvent(event);
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
