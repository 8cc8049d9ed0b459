// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_table.h"

#include "kit/layout/flow_layout.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/search/search_field.h"
#include "kit/theme/theme.h"

#include <QHeaderView>

namespace Sidestage {

namespace {

constexpr int searchWidth = 240;

QList<HeaderState::Column> columnsOf(const QList<int> &widths)
{
    QList<HeaderState::Column> columns;
    for (int column = 0; column < widths.size(); ++column)
        columns.append({.section = column, .width = widths[column]});
    return columns;
}

}  // namespace

ListTable::ListTable(LiveListBase *rows, const QString &name, const QList<int> &widths, int least,
                     int rowHeight)
    : m_rows(rows)
    , m_least(least)
{
    setModel(rows);
    setUpTable(this, rowHeight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setScaled(horizontalHeader(), &QHeaderView::setMinimumSectionSize, 48);
    m_columns = new HeaderState(horizontalHeader(), name + QStringLiteral("/table"), columnsOf(widths));
    for (int column = 0; column < widths.size(); ++column) {
        if (widths[column] != 0)
            m_importance.append(column);
    }
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ListTable::beginAgain);
    connect(rows, &LiveListBase::busyChanged, this, [this] {
        if (!m_rows->isBusy())
            endBusy();
    });
    Theme::watch(this, [this] { fit(); });
}

void ListTable::setFirstOrder(int column, Qt::SortOrder direction)
{
    horizontalHeader()->setSortIndicator(column, direction);
    setSortingEnabled(true);
}

void ListTable::setImportance(const QList<int> &columns)
{
    m_importance = columns;
    fit();
}

void ListTable::fit()
{
    m_columns->fit(width() - px(m_least), m_importance);
    Q_EMIT fitted();
}

void ListTable::resizeEvent(QResizeEvent *event)
{
    AnchoredTable::resizeEvent(event);
    fit();
}

FlowLayout *addListTools(QBoxLayout *layout, SearchField *search, const QString &placeholder,
                         QAbstractItemView *list, const QList<QWidget *> &others)
{
    auto *tools = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(tools));
    search->setPlaceholderText(placeholder);
    if (search->accessibleName().isEmpty())
        search->setAccessibleName(placeholder);
    search->setKey(Qt::Key_Slash);
    search->setList(list);
    flow->addWidget(search);
    for (QWidget *other : others)
        flow->addWidget(other);
    flow->setSpacings(8, 6);
    layout->addWidget(tools);
    setScaled(search, &QWidget::setMinimumHeight, Measure::input);
    setScaled(search, &QWidget::setFixedWidth, searchWidth);
    return flow;
}

}  // namespace Sidestage
