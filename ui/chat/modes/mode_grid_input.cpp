// SPDX-License-Identifier: GPL-3.0-or-later

// The part of ModeGrid that follows keys and the mouse.

#include "chat/people/channel_choice.h"
#include "mode_grid.h"
#include "mode_grid_delegate.h"
#include "mode_grid_model.h"

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace Sidestage {

void ModeGrid::setOnHead(bool onHead)
{
    if (m_onHead == onHead)
        return;
    m_onHead = onHead;
    horizontalHeader()->viewport()->update();
    viewport()->update();
    if (onHead)
        announce(
            this,
            tr("%1. Press Space to select the channel.").arg(m_model->headSpoken(currentIndex().column())));
}

void ModeGrid::turnCurrent()
{
    if (m_onHead)
        chooseCurrent();
    else
        turn(currentIndex());
}

void ModeGrid::openCurrent()
{
    if (m_onHead)
        chooseCurrent();
    else
        open(currentIndex());
}

void ModeGrid::chooseCurrent()
{
    ChannelChoice *choice = m_model->control()->choice();
    const QString id = currentChannel();
    if (id.isEmpty())
        return;
    choice->setChosen(id, !choice->isChosen(id));
    m_anchor = currentIndex().column();
    announce(this,
             choice->isChosen(id) ? tr("%1 selected, %2 of %3")
                                        .arg(m_model->control()->channelName(id))
                                        .arg(choice->chosen().size())
                                        .arg(m_model->columnCount())
                                  : tr("%1 not selected").arg(m_model->control()->channelName(id)));
}

void ModeGrid::turn(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto what = ModeGridModel::switchAt(index.row());
    if (!what)
        return open(index);
    const QString id = m_model->channelAt(index.column());
    const auto cell = m_model->control()->cell(id, *what);
    if (cell.isBlocked()) {
        Q_EMIT blockedPressed(index);
    } else if (!m_model->control()->toggle(id, *what)) {
        // What it is, nobody has told: the user says what it shall be.
        Q_EMIT editRequested(index);
    } else {
        announce(this, m_model->control()->spoken(id, *what));
    }
}

void ModeGrid::open(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QString id = m_model->channelAt(index.column());
    if (const auto what = ModeGridModel::switchAt(index.row())) {
        if (m_model->control()->cell(id, *what).isBlocked())
            Q_EMIT blockedPressed(index);
        else
            Q_EMIT editRequested(index);
        return;
    }
    if (m_model->outcome(id).canRetry())
        Q_EMIT retryRequested(id);
    else if (index.row() == ModeGridModel::ActionRow)
        Q_EMIT formRequested(id);
}

void ModeGrid::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
    case Qt::Key_Space:
        if (modifiers == Qt::ControlModifier)
            chooseCurrent();
        else if (modifiers == Qt::NoModifier)
            turnCurrent();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers != Qt::NoModifier)
            break;
        openCurrent();
        return;
    case Qt::Key_Up:
        if (currentIndex().row() == 0 && m_model->columnCount() > 0) {
            setOnHead(true);
            return;
        }
        break;
    case Qt::Key_Down:
        if (m_onHead) {
            setOnHead(false);
            return;
        }
        break;
    case Qt::Key_Escape:
        event->ignore();
        return;
    default:
        break;
    }
    // Letters are keys of the page, not a search among the values.
    if (!event->text().isEmpty() && event->text().at(0).isPrint()) {
        event->ignore();
        return;
    }
    const int column = currentIndex().column();
    const bool onHead = m_onHead;
    QTableView::keyPressEvent(event);
    if (onHead && currentIndex().column() != column)
        announce(this, m_model->headSpoken(currentIndex().column()));
}

void ModeGrid::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    setOnHead(false);
    QTableView::mousePressEvent(event);
}

void ModeGrid::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isClick = index.isValid() && index == m_pressed && event->button() == Qt::LeftButton;
    m_pressed = QModelIndex();
    QTableView::mouseReleaseEvent(event);
    if (!isClick)
        return;
    const QRect cell = visualRect(index);
    const auto what = ModeGridModel::switchAt(index.row());
    if (what) {
        // A little around the switch counts, and the whole cell where there is nothing else to open.
        const int grow = px(8);
        const bool onSwitch = ModeGridDelegate::switchRect(cell, layoutDirection())
                                  .adjusted(-grow, -grow, grow, grow)
                                  .contains(event->pos());
        if (onSwitch)
            turn(index);
        else
            open(index);
    } else if (index.row() == ModeGridModel::ActionRow
               && ModeGridDelegate::buttonRect(cell, index.data().toString(), layoutDirection())
                      .contains(event->pos())) {
        open(index);
    }
}

void ModeGrid::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two clicks are two clicks.
    mousePressEvent(event);
}

void ModeGrid::setHovered(const QModelIndex &index)
{
    if (index == m_hovered)
        return;
    if (m_hovered.isValid())
        update(m_hovered);
    m_hovered = index;
    if (index.isValid())
        update(index);
}

void ModeGrid::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(indexAt(event->pos()));
    QTableView::mouseMoveEvent(event);
}

bool ModeGrid::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHovered({});
    return QTableView::viewportEvent(event);
}

void ModeGrid::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model->columnCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    viewport()->update();
}

void ModeGrid::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    setOnHead(false);
    viewport()->update();
}

}  // namespace Sidestage
