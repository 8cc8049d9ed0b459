// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace Sidestage {

class PictureGrid;
class Pictures;

/// Paints the cells of a PictureGrid (a picture above its name) and the headings between them.
class PictureCell : public QStyledItemDelegate
{
    Q_OBJECT
public:
    // In px at a body line of 20 px.
    static constexpr int width = 92;
    static constexpr int height = 104;
    static constexpr int headingHeight = 34;
    static constexpr int pictureSide = 56;
    static constexpr int emoteSide = 28;  ///< As in the chat.

    /// `pictures` must outlive the grid.
    PictureCell(PictureGrid *grid, Pictures *pictures);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    PictureGrid *m_grid;
    Pictures *m_pictures;
};

}  // namespace Sidestage
