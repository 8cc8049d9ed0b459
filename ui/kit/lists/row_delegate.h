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

/// Paints rows of 32 px (36 with pills): hover and selection across the whole row, a separator below, and a
/// ring of 2 px around the current row while the view has the focus.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
    /// A cell of the row under the mouse. The style reads it to paint the part of a tree row left of its
    /// first cell.
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

protected:
    /// Paints a cell without its background and ring, for delegates that add to it.
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Paints a less prominent line, with another text at its end, for rows of two lines.
    static void paintSecondLine(QPainter *painter, const QStyleOptionViewItem &option, const QRect &line,
                                const QString &text, const QString &trailing = {});
    void paintRing(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

private:
    QRect checkRect(const QStyleOptionViewItem &option) const;
    int contentWidth(const QModelIndex &index) const;

    QAbstractItemView *m_view = nullptr;
    /// Cached: a view in destruction still sends events, but viewport() must not be called any more.
    QWidget *m_viewport = nullptr;
    int m_rowHeight;
    std::optional<QPoint> m_pointer{};  ///< In the viewport; none: it is elsewhere.
    QPersistentModelIndex m_hovered;
};

/// Sets up the common look of our views: delegate, row heights, movable and hideable columns, whole rows, no
/// grid. Follows theme changes.
void setUpTable(QTableView *table, int rowHeight = Measure::tableRow);
void setUpTree(QTreeView *tree, int rowHeight = Measure::tableRow);
void setUpList(QListView *list, int rowHeight = Measure::tableRow);

}  // namespace Sidestage
