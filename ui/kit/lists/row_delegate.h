// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "kit/theme/icons.h"
#include "kit/theme/row_background.h"

#include <QStyledItemDelegate>

class QHeaderView;
class QListView;
class QTableView;
class QTreeView;

namespace Sidestage {

/// Paints rows of 32 px (36 with pills): hover and selection over the whole row, a line below, the current
/// row with a ring of 2 px while the view has the keyboard.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
    /// A cell of the row under the mouse. The style asks for it: what is left of a tree's first cell is its
    /// to paint.
    Q_PROPERTY(QModelIndex hovered READ hovered)

public:
    explicit RowDelegate(QAbstractItemView *view, int rowHeight = Measure::tableRow);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether the mouse is over the row of this cell.
    bool isHovered(const QModelIndex &index) const;
    QModelIndex hovered() const { return m_hovered; }

private:
    QRect checkRect(const QStyleOptionViewItem &option) const;
    void paintRing(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int contentWidth(const QModelIndex &index) const;

    QAbstractItemView *m_view = nullptr;
    /// Kept: while the view is being destroyed it cannot be asked any more, but still sends events.
    QWidget *m_viewport = nullptr;
    int m_rowHeight;
    QPersistentModelIndex m_hovered;
};

/// Everything a table of ours has in common: delegate, heights, heads that can be moved and hidden, whole
/// rows, no grid. Follows the theme.
void setUpTable(QTableView *table, int rowHeight = Measure::tableRow);
void setUpTree(QTreeView *tree, int rowHeight = Measure::tableRow);
void setUpList(QListView *list, int rowHeight = Measure::tableRow);

}  // namespace Sidestage
