// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace Sidestage {

/// The positions of the cells in a grid with groups: a heading, then lines of as many cells as fit. It stores
/// only the groups, not each cell, so the layout time does not depend on the length of the list. In pixels
/// from the top of the content, left to right.
class PicturePlaces
{
public:
    struct Group
    {
        int heading = 0;  ///< The row of its heading; its cells are the rows after it.
        int count = 0;    ///< Number of cells.
    };
    struct Sizes
    {
        int width = 0;  ///< Of the whole content.
        QSize cell{};
        int heading = 0;  ///< Height of a heading.
    };
    /// The rows from first to last, inclusive. If there are none, last is less than first.
    struct Span
    {
        int first = 0;
        int last = -1;
    };

    PicturePlaces() = default;
    /// The groups in row order, without rows between them.
    PicturePlaces(const std::vector<Group> &groups, const Sizes &sizes);

    int height() const { return m_height; }
    int columns() const { return m_columns; }
    /// The rectangle of a cell or heading; empty if the row does not exist.
    QRect rect(int row) const;
    /// The row at this position; -1 if there is none.
    int rowAt(const QPoint &at) const;
    /// The rows that intersect the strip from `top` to `bottom`.
    Span between(int top, int bottom) const;
    /// The cell `lines` lines below (negative: above), in the same column if that line has one. Beyond the
    /// end, the last cell in that direction. -1 if there is no cell.
    int cellFrom(int row, int lines) const;

private:
    struct Placed
    {
        Group group{};
        int top = 0;
    };
    int lines(const Group &group) const { return (group.count + m_columns - 1) / m_columns; }
    const Placed *groupOf(int row) const;

    std::vector<Placed> m_groups{};
    Sizes m_sizes{};
    int m_columns = 1;
    int m_height = 0;
};

}  // namespace Sidestage
