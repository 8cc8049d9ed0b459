// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_grid.h"

#include "chat/people/channel_choice.h"
#include "kit/layout/spacing.h"
#include "mode_grid_delegate.h"
#include "mode_grid_head.h"
#include "mode_grid_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>

namespace Sidestage {

namespace {

constexpr int resultHeight = 44;
constexpr int second = 1000;  // milliseconds

}  // namespace

ModeGrid::ModeGrid(ModeGridModel *model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_corner(new QWidget(this))
    , m_all(named("chooseAll", Button::compact(QString(), Button::Role::Link, m_corner)))
{
    setObjectName(QStringLiteral("modeGrid"));
    setAccessibleName(tr("Chat modes by channel"));
    setProperty("focusRing", false);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    auto *heads = new ModeGridHead(this);
    setHorizontalHeader(heads);
    setVerticalHeader(new ModeGridSide(this));
    setModel(model);
    setItemDelegate(new ModeGridDelegate(this));

    auto *corner = new QVBoxLayout(m_corner);
    corner->addWidget(makeLabel(tr("Mode"), TextRole::Small, Tone::Secondary, m_corner));
    m_all->setSmall(true);
    corner->addWidget(m_all, 0, Qt::AlignLeading);
    corner->addStretch(1);
    corner->addWidget(makeDivider(Qt::Horizontal, m_corner));
    connect(m_all, &QAbstractButton::clicked, this, [this] {
        ChannelChoice *choice = m_model->control()->choice();
        if (choice->chosen().size() == m_model->columnCount())
            choice->chooseNone();
        else
            choice->chooseAll();
    });
    connect(model->control()->choice(), &ChannelChoice::chosenChanged, this, [this] {
        updateCorner();
        viewport()->update();
    });
    connect(heads, &QHeaderView::sectionPressed, this, [this](int section) {
        ChannelChoice *choice = m_model->control()->choice();
        const QString id = m_model->channelAt(section);
        if ((QGuiApplication::keyboardModifiers() & Qt::ShiftModifier) && m_anchor >= 0) {
            for (int i = qMin(m_anchor, section); i <= qMax(m_anchor, section); ++i)
                choice->setChosen(m_model->channelAt(i), true);
        } else {
            choice->setChosen(id, !choice->isChosen(id));
            m_anchor = section;
        }
        setCurrentChannel(id);
    });
    connect(model, &QAbstractItemModel::columnsInserted, this, &ModeGrid::fit);
    connect(model, &QAbstractItemModel::columnsRemoved, this, &ModeGrid::fit);
    connect(model, &ModeGridModel::outcomesChanged, this, [this] {
        if (isRowHidden(ModeGridModel::ResultRow) == m_model->hasOutcomes())
            fit();
        verticalHeader()->viewport()->update();
    });
    SecondTicker::shared()->follow(this, [this] {
        horizontalHeader()->viewport()->update();
        return second;
    });
    setMargins(corner, 12, 6, 0, 0);
    corner->setSpacing(0);
    Theme::watch(this, [this] {
        m_corner->setAutoFillBackground(true);
        QPalette ground = m_corner->palette();
        ground.setColor(QPalette::Window, Theme::tokens().surface);
        m_corner->setPalette(ground);
        fit();
    });
    updateCorner();
}

QSize ModeGrid::sizeHint() const
{
    const bool scrolls = horizontalHeader()->length() > viewport()->width();
    return {verticalHeader()->sizeHint().width() + horizontalHeader()->length(),
            horizontalHeader()->sizeHint().height() + verticalHeader()->length()
                + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0)};
}

QSize ModeGrid::minimumSizeHint() const
{
    return {verticalHeader()->sizeHint().width() + px(minColumn),
            horizontalHeader()->sizeHint().height() + 2 * px(rowHeight)};
}

void ModeGrid::updateGeometries()
{
    QTableView::updateGeometries();
    const QRect side = verticalHeader()->geometry();
    const QRect head = horizontalHeader()->geometry();
    m_corner->setGeometry(side.left(), head.top(), side.width(), head.height());
    m_corner->raise();
}

void ModeGrid::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

void ModeGrid::paintRing(QPainter *painter, const QRect &rect) const
{
    painter->setRenderHint(QPainter::Antialiasing, false);
    const int wide = 2;
    for (const QRect &side : {QRect(rect.left(), rect.top(), rect.width(), wide),
                              QRect(rect.left(), rect.bottom() - wide + 1, rect.width(), wide),
                              QRect(rect.left(), rect.top(), wide, rect.height()),
                              QRect(rect.right() - wide + 1, rect.top(), wide, rect.height())})
        painter->fillRect(side, Theme::tokens().focus);
}

QString ModeGrid::currentChannel() const
{
    return currentIndex().isValid() ? m_model->channelAt(currentIndex().column()) : QString();
}

void ModeGrid::setCurrentChannel(const QString &id)
{
    const int column = m_model->columnOf(id);
    if (column < 0 || currentIndex().column() == column)
        return;
    setCurrentIndex(m_model->index(qMax(0, currentIndex().row()), column));
}

void ModeGrid::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
    horizontalHeader()->viewport()->update();
    if (current.isValid() && current.column() != previous.column())
        Q_EMIT currentChannelChanged(m_model->channelAt(current.column()));
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
    // Letters are shortcuts of the page, not a search in the table.
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
        // Includes a margin around the switch. A click elsewhere in the cell opens its editor.
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
    // A double click counts as two clicks.
    mousePressEvent(event);
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

void ModeGrid::updateCorner()
{
    const int count = m_model->columnCount();
    const bool all = count > 0 && m_model->control()->choice()->chosen().size() == count;
    m_all->setText(all ? tr("Select none") : tr("Select all"));
    m_all->setAccessibleName(all ? tr("Select no channels") : tr("Select all channels"));
    m_all->setVisible(count > 1);
}

/// Columns share the available width. If it is too small, they keep their minimum width and the grid scrolls.
void ModeGrid::fit()
{
    const int count = m_model->columnCount();
    setRowHidden(ModeGridModel::ResultRow, !m_model->hasOutcomes());
    for (int row = 0; row < m_model->rowCount(); ++row)
        setRowHeight(row, px(row == ModeGridModel::ResultRow ? resultHeight : rowHeight));
    if (count > 0) {
        const int room = viewport()->width();
        const int each = qMax(px(minColumn), qMin(room / count, px(260)));
        for (int column = 0; column < count; ++column)
            setColumnWidth(column,
                           column == count - 1 ? qMax(each, qMin(room - each * (count - 1), px(320))) : each);
    }
    updateCorner();
    updateGeometry();
    viewport()->update();
    horizontalHeader()->viewport()->update();
}

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
        // The value is unknown, so the user has to enter it.
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

}  // namespace Sidestage
