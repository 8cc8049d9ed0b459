// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Sidestage {

class ModeGrid;

/// Paints the cells of the grid: switch, value and marks; results; buttons.
class ModeGridDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit ModeGridDelegate(ModeGrid *grid);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Does nothing, because the grid handles keys and clicks itself.
    bool editorEvent(QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &,
                     const QModelIndex &) override
    {
        return false;
    }

    /// The rectangle of the switch in a cell, and that of a button.
    static QRect switchRect(const QRect &cell, Qt::LayoutDirection direction);
    static QRect buttonRect(const QRect &cell, const QString &words, Qt::LayoutDirection direction);

private:
    void paintSwitchCell(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const;
    void paintAction(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    ModeGrid *m_grid;
};

}  // namespace Sidestage
