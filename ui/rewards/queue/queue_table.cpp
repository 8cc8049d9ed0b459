// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_table.h"

#include "kit/controls/button.h"
#include "kit/theme/theme.h"
#include "queue_delegate.h"
#include "queue_header.h"

#include <QKeyEvent>
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
    , m_newcomers(named("newcomers", new Button(QString(), this)))
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Waiting redemptions"));
    setItemDelegate(new QueueDelegate(this));

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

void QueueTable::moveToNextWaiting()
{
    // Limits the search, so that a key press never goes through 100,000 rows.
    constexpr int maxSteps = 2'000;
    const int rows = m_queue->rowCount();
    const int here = qMax(0, currentIndex().row());
    const auto waits = [this](int row) {
        const QModelIndex index = m_queue->index(row, 0);
        return !index.data(QueueModel::IsHeadRole).toBool()
            && index.data(QueueModel::EntryRole).value<QueueEntry>().state == QueueState::Waiting;
    };
    for (const int step : {1, -1}) {
        for (int row = here + step; row >= 0 && row < rows && qAbs(row - here) < maxSteps; row += step) {
            if (waits(row))
                return setCurrentRow(row);
        }
    }
}

void QueueTable::toggleCurrent()
{
    if (!currentIndex().isValid())
        return;
    m_anchor = currentIndex();
    toggleRow(currentIndex().row());
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
        // The visible rows are the same as before.
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

void QueueTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    EqualRows::currentChanged(current, previous);
    rememberPlace();
    Q_EMIT currentRowChanged();
}

void QueueTable::scrolled(int dy)
{
    rememberPlace();
    // Scrolling releases new rows that were held back.
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

void QueueTable::keyPressEvent(QKeyEvent *event)
{
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!m_queue || !plain) {
        event->ignore();
        return;
    }
    const QModelIndex here = currentIndex();
    const bool head = here.isValid() && here.data(QueueModel::IsHeadRole).toBool();
    const QString group = here.data(QueueModel::GroupRole).toString();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (const auto movement = movementOf(event->key()))
        return moveBy(*movement, shift);
    switch (event->key()) {
    case Qt::Key_Space:
        return toggleCurrent();
    case Qt::Key_Left:
    case Qt::Key_Right:
        if ((event->key() == Qt::Key_Left) != mirrored) {
            if (head)
                m_queue->setCollapsed(group, true);
            else
                for (int row = here.row(); row >= 0; --row) {
                    if (m_queue->index(row, 0).data(QueueModel::IsHeadRole).toBool()) {
                        setCurrentRow(row);
                        break;
                    }
                }
        } else if (head) {
            m_queue->setCollapsed(group, false);
        }
        return;
    default:
        event->ignore();
    }
}

void QueueTable::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton)
        return;
    const QRect row = visualRect(index);
    const int x
        = layoutDirection() == Qt::RightToLeft ? viewport()->width() - event->pos().x() : event->pos().x();
    const bool head = index.data(QueueModel::IsHeadRole).toBool();
    const bool onLink = linkRect(index, row).contains(event->pos());
    if (event->modifiers() & Qt::ShiftModifier) {
        const int from = m_anchor.isValid() ? m_anchor.row() : qMax(0, currentIndex().row());
        if (!m_anchor.isValid())
            m_anchor = currentIndex().isValid() ? currentIndex() : index;
        m_queue->selectRows(qMin(from, index.row()), qMax(from, index.row()), true);
    } else if (x < QueueHeader::checkZone() || (head && onLink)
               || (event->modifiers() & Qt::ControlModifier)) {
        m_anchor = index;
        toggleRow(index.row());
    } else if (head) {
        m_queue->setCollapsed(index.data(QueueModel::GroupRole).toString(),
                              !index.data(QueueModel::CollapsedRole).toBool());
    } else if (onLink) {
        Q_EMIT retryRequested(m_queue->idAt(index.row()));
    } else {
        m_anchor = index;
    }
    setCurrentIndex(index);
}

void QueueTable::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const int x
        = layoutDirection() == Qt::RightToLeft ? viewport()->width() - event->pos().x() : event->pos().x();
    if (index.isValid() && !index.data(QueueModel::IsHeadRole).toBool() && x >= QueueHeader::checkZone())
        Q_EMIT detailsRequested();
    else
        mousePressEvent(event);
}

void QueueTable::mouseMoveEvent(QMouseEvent *event)
{
    EqualRows::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    const bool link = index.isValid() && linkRect(index, visualRect(index)).contains(event->pos());
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool QueueTable::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
        m_pointerInside = event->type() == QEvent::Enter;
        attend();
    }
    return EqualRows::viewportEvent(event);
}

void QueueTable::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);  // QAbstractItemView would select row 0
    attend();
    chooseFirst();
    viewport()->update();
    announceFocused(currentIndex().row());
}

void QueueTable::focusOutEvent(QFocusEvent *event)
{
    EqualRows::focusOutEvent(event);
    attend();
    viewport()->update();
}

/// Repaints the visible part below this position of the list.
void QueueTable::updateFrom(int place)
{
    const int from = qMax(0, place - verticalOffset());
    if (from < viewport()->height())
        viewport()->update(0, from, viewport()->width(), viewport()->height() - from);
}

void QueueTable::keepCurrentInPlace()
{
    if (m_currentTop >= 0 && currentIndex().isValid()) {
        const auto adjustment = adjusting();
        verticalScrollBar()->setValue(currentIndex().row() * rowHeight() - m_currentTop);
        rememberPlace();
    }
}

void QueueTable::rememberPlace()
{
    const QRect rect = visualRect(currentIndex());
    m_currentTop
        = rect.isValid() && rect.bottom() >= 0 && rect.top() < viewport()->height() ? rect.top() : -1;
}

void QueueTable::moveBy(CursorAction action, bool extend)
{
    const int before = currentIndex().row();
    const QModelIndex to = moveCursor(action, Qt::NoModifier);
    if (!to.isValid())
        return;
    if (!extend) {
        m_anchor = QPersistentModelIndex();
        setCurrentIndex(to);
        return;
    }
    if (!m_anchor.isValid())
        m_anchor = currentIndex().isValid() ? currentIndex() : to;
    const int from = m_anchor.row();
    // Deselects the rows that a shrinking selection leaves.
    if (before >= 0 && before != to.row()) {
        const bool down = before > from;
        if (down && to.row() < before)
            m_queue->selectRows(qMax(from + 1, to.row() + 1), before, false);
        else if (!down && to.row() > before)
            m_queue->selectRows(before, qMin(from - 1, to.row() - 1), false);
    }
    m_queue->selectRows(qMin(from, to.row()), qMax(from, to.row()), true);
    setCurrentIndex(to);
}

void QueueTable::toggleRow(int row)
{
    const QModelIndex index = m_queue->index(row, 0);
    if (!index.isValid())
        return;
    const bool on = index.data(QueueModel::SelectedRole).value<Qt::CheckState>() != Qt::Checked;
    if (index.data(QueueModel::IsHeadRole).toBool())
        m_queue->selectGroup(index.data(QueueModel::GroupRole).toString(), on);
    else
        m_queue->select(m_queue->idAt(row), on);
}

void QueueTable::attend()
{
    const bool attended = m_pointerInside || hasFocus();
    if (attended == m_attended)
        return;
    m_attended = attended;
    Q_EMIT attendedChanged(attended);
}

/// After keyboard focus, the first redemption becomes the current row, even if it arrives later.
void QueueTable::chooseFirst()
{
    if (!m_queue || !hasFocus() || currentIndex().isValid())
        return;
    const int row = m_queue->index(0, 0).data(QueueModel::IsHeadRole).toBool() ? 1 : 0;
    if (row < m_queue->rowCount())
        setCurrentRow(row);
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

void QueueTable::tick()
{
    if (m_narrow) {
        viewport()->update();
        return;
    }
    // Repaints only the ages and countdowns, about twenty cells for any number of rows.
    for (const int column : {QueueModel::WaitingColumn, QueueModel::StateColumn}) {
        const QRect cell = cellRect(viewport()->rect(), column);
        if (!cell.isEmpty())
            viewport()->update(cell);
    }
}

}  // namespace Sidestage
