// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace Sidestage {

/// Where the cells of a grid in groups stand: each group under its heading, in lines of as many cells as fit.
/// Knows the groups and nothing of each cell, so that a list of any length is laid out at once. In pixels
/// from the top of the content, left to right.
class PicturePlaces
{
public:
    struct Group
    {
        int heading = 0;  ///< The row of its heading; its cells are the rows behind it.
        int count = 0;    ///< Of cells.
    };
    struct Sizes
    {
        int width = 0;  ///< Of the whole.
        QSize cell{};
        int heading = 0;  ///< The height of one.
    };
    /// Rows from the first to the last, both included; none: the last lies before the first.
    struct Span
    {
        int first = 0;
        int last = -1;
    };

    PicturePlaces() = default;
    /// The groups in the order of their rows, without a row between them.
    PicturePlaces(const std::vector<Group> &groups, const Sizes &sizes);

    int height() const { return m_height; }
    int columns() const { return m_columns; }
    /// Of a cell or a heading; empty: there is no such row.
    QRect rect(int row) const;
    /// -1: nothing stands there.
    int rowAt(const QPoint &at) const;
    /// Those that a strip from `top` down to `bottom` touches.
    Span between(int top, int bottom) const;
    /// The cell one line further down (`lines` 1) or up (-1), or several, in its column if it has one there;
    /// the last one that there is in that direction when it would be out. -1: no cell can be had.
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
