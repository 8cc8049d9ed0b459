// SPDX-License-Identifier: GPL-3.0-or-later
#include "anchored_table.h"

#include <QScrollBar>

namespace Sidestage {

void AnchoredTable::setModel(QAbstractItemModel *model)
{
    // saveAnchor() must run before the table's own slots, anchor() after them.
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &AnchoredTable::saveAnchor);
    const auto saveAbove = [this](const QModelIndex &, int first) {
        if (m_seen.isEmpty() && !m_begins && first <= rowAt(0))
            saveAnchor();
    };
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, saveAbove);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, saveAbove);
    PaddedTable::setModel(model);
    connect(model, &QAbstractItemModel::layoutChanged, this, &AnchoredTable::anchor);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_begins)
            anchor();
    });
    connect(model, &QAbstractItemModel::rowsRemoved, this, &AnchoredTable::anchor);
    connect(model, &QAbstractItemModel::modelReset, this, [this] { m_seen.clear(); });
}

void AnchoredTable::begin(bool isBusy)
{
    m_begins = isBusy;
    m_seen.clear();
    if (!isBusy)
        showBeginning();
}

void AnchoredTable::saveAnchor()
{
    m_seen.clear();
    if (m_begins)
        return;
    // At the top of a list without focus or mouse, new rows become visible.
    const bool isTouched
        = viewport()->underMouse() || (!m_isFollowing && (currentIndex().isValid() || hasFocus()));
    if (verticalScrollBar()->value() == 0 && !isTouched)
        return;
    const int first = rowAt(0);
    if (first < 0)
        return;
    const int last = rowAt(viewport()->height() - 1);
    // The current row has priority over all others.
    const QModelIndex current = currentIndex();
    if (current.isValid() && current.row() >= first && (last < 0 || current.row() <= last))
        m_seen.append({current.siblingAtColumn(0), rowViewportPosition(current.row())});
    for (int row = first; row < model()->rowCount() && (last < 0 || row <= last); ++row)
        m_seen.append({model()->index(row, 0), rowViewportPosition(row)});
    // A change of the layout and the removal of rows may follow one another.
    QMetaObject::invokeMethod(
        this, [this] { m_seen.clear(); }, Qt::QueuedConnection);
}

void AnchoredTable::showBeginning()
{
    executeDelayedItemsLayout();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    else
        verticalScrollBar()->setValue(0);
}

void AnchoredTable::anchor()
{
    if (m_begins) {
        m_begins = false;
        return showBeginning();
    }
    for (const Seen &seen : std::as_const(m_seen)) {
        if (!seen.index.isValid())
            continue;
        executeDelayedItemsLayout();
        QScrollBar *bar = verticalScrollBar();
        bar->setValue(bar->value() + rowViewportPosition(seen.index.row()) - seen.y);
        return;
    }
}

}  // namespace Sidestage
