// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_grid.h"

#include "chat/people/channel_choice.h"
#include "mode_grid_delegate.h"
#include "mode_grid_head.h"
#include "mode_grid_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QGuiApplication>
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
    , m_all(new Button(QString(), Button::Role::Link, m_corner))
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
    m_all->setObjectName(QStringLiteral("chooseAll"));
    m_all->setSmall(true);
    m_all->setCompact(true);
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
    Theme::watch(this, [this, corner] {
        corner->setContentsMargins(px(12), px(6), 0, 0);
        corner->setSpacing(0);
        m_corner->setAutoFillBackground(true);
        QPalette ground = m_corner->palette();
        ground.setColor(QPalette::Window, Theme::tokens().surface);
        m_corner->setPalette(ground);
        fit();
    });
    updateCorner();
}

void ModeGrid::updateCorner()
{
    const int count = m_model->columnCount();
    const bool all = count > 0 && m_model->control()->choice()->chosen().size() == count;
    m_all->setText(all ? tr("Select none") : tr("Select all"));
    m_all->setAccessibleName(all ? tr("Select no channels") : tr("Select all channels"));
    m_all->setVisible(count > 1);
}

/// Columns share the room there is; where it is too little they keep their least width, and scroll.
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

}  // namespace Sidestage
