// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_places.h"

#include <algorithm>

namespace Sidestage {

PicturePlaces::PicturePlaces(const std::vector<Group> &groups, const Sizes &sizes)
    : m_sizes(sizes)
    , m_columns(std::max(1, sizes.width / std::max(1, sizes.cell.width())))
{
    m_sizes.cell = sizes.cell.expandedTo({1, 1});
    m_sizes.heading = std::max(1, sizes.heading);
    m_groups.reserve(groups.size());
    for (const Group &group : groups) {
        m_groups.push_back({group, m_height});
        m_height += m_sizes.heading + lines(group) * m_sizes.cell.height();
    }
}

const PicturePlaces::Placed *PicturePlaces::groupOf(int row) const
{
    const auto after
        = std::upper_bound(m_groups.begin(), m_groups.end(), row,
                           [](int asked, const Placed &placed) { return asked < placed.group.heading; });
    if (after == m_groups.begin())
        return nullptr;
    const Placed &found = *std::prev(after);
    return row <= found.group.heading + found.group.count ? &found : nullptr;
}

QRect PicturePlaces::rect(int row) const
{
    const Placed *placed = groupOf(row);
    if (!placed)
        return {};
    if (row == placed->group.heading)
        return {0, placed->top, std::max(m_sizes.width, m_sizes.cell.width()), m_sizes.heading};
    const int cell = row - placed->group.heading - 1;
    return {QPoint(cell % m_columns * m_sizes.cell.width(),
                   placed->top + m_sizes.heading + cell / m_columns * m_sizes.cell.height()),
            m_sizes.cell};
}

int PicturePlaces::rowAt(const QPoint &at) const
{
    const Span span = between(at.y(), at.y());
    for (int row = span.first; row <= span.last; ++row) {
        if (rect(row).contains(at))
            return row;
    }
    return -1;
}

PicturePlaces::Span PicturePlaces::between(int top, int bottom) const
{
    if (m_groups.empty() || bottom < 0 || top >= m_height || bottom < top)
        return {};
    const auto at = [this](int y) {
        const auto after
            = std::upper_bound(m_groups.begin(), m_groups.end(), y,
                               [](int asked, const Placed &placed) { return asked < placed.top; });
        return after == m_groups.begin() ? after : std::prev(after);
    };
    // The number of lines of cells above `y` in the group; -1 if `y` is in the heading.
    const auto line = [this](const Placed &placed, int y) {
        const int below = y - placed.top - m_sizes.heading;
        return below < 0 ? -1 : below / m_sizes.cell.height();
    };
    const Placed &first = *at(std::max(0, top));
    const Placed &last = *at(std::min(m_height - 1, bottom));
    const int from = line(first, std::max(0, top));
    const int to = line(last, std::min(m_height - 1, bottom));
    return {first.group.heading + (from < 0 ? 0 : 1 + from * m_columns),
            last.group.heading + (to < 0 ? 0 : std::min(last.group.count, (to + 1) * m_columns))};
}

int PicturePlaces::cellFrom(int row, int lines) const
{
    const Placed *placed = groupOf(row);
    if (!placed)
        return -1;
    const int cell = std::max(0, row - placed->group.heading - 1);
    const int column = cell % m_columns;
    const bool isHeading = row == placed->group.heading;
    int line = isHeading && lines > 0 ? -1 : cell / m_columns;
    int best = isHeading ? -1 : row;
    std::size_t at = std::size_t(placed - m_groups.data());
    const int step = lines < 0 ? -1 : 1;
    for (int left = std::abs(lines); left > 0; --left) {
        line += step;
        while (line < 0 || line >= this->lines(m_groups[at].group)) {
            if (step < 0 ? at == 0 : at + 1 == m_groups.size())
                return best;
            at = step < 0 ? at - 1 : at + 1;
            line = step < 0 ? this->lines(m_groups[at].group) - 1 : 0;
        }
        const Group &group = m_groups[at].group;
        best = group.heading + 1 + std::min(line * m_columns + column, group.count - 1);
    }
    return best;
}

}  // namespace Sidestage
