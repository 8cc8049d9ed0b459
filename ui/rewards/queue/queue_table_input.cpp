// SPDX-License-Identifier: GPL-3.0-or-later

// What keys and the mouse do in the queue's table.

#include "queue_delegate.h"
#include "queue_header.h"
#include "queue_table.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace Sidestage {

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
    // What is left behind when the selection shrinks.
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

void QueueTable::toggleCurrent()
{
    if (!currentIndex().isValid())
        return;
    m_anchor = currentIndex();
    toggleRow(currentIndex().row());
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

void QueueTable::attend()
{
    const bool attended = m_pointerInside || hasFocus();
    if (attended == m_attended)
        return;
    m_attended = attended;
    Q_EMIT attendedChanged(attended);
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
    QAbstractScrollArea::focusInEvent(event);  // the one between would choose the first row, a head
    attend();
    chooseFirst();
    viewport()->update();
    announceFocused(currentIndex().row());
}

/// Whoever comes with the keyboard begins at the first redemption, also when it comes later.
void QueueTable::chooseFirst()
{
    if (!m_queue || !hasFocus() || currentIndex().isValid())
        return;
    const int row = m_queue->index(0, 0).data(QueueModel::IsHeadRole).toBool() ? 1 : 0;
    if (row < m_queue->rowCount())
        setCurrentRow(row);
}

void QueueTable::focusOutEvent(QFocusEvent *event)
{
    EqualRows::focusOutEvent(event);
    attend();
    viewport()->update();
}

}  // namespace Sidestage
