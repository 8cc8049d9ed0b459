// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace Sidestage {

/// Sorts a long list in small steps, so that the event loop is not blocked: a merge sort that can be
/// interrupted and resumed. `Less` is a strict weak order. The sort is stable.
template <class T, class Less>
class SlicedSort
{
public:
    explicit SlicedSort(std::vector<T> items, Less less)
        : m_items(std::move(items))
        , m_less(std::move(less))
        , m_other(m_items.size())
    {
    }

    /// Continues until the list is sorted (returns true) or `isLate()` returns true, which is called every
    /// few hundred steps.
    template <class F>
    bool run(F isLate)
    {
        for (; m_from < m_items.size(); m_from += run0) {
            if (isLate())
                return false;
            std::stable_sort(m_items.begin() + at(m_from), m_items.begin() + at(end(m_from + run0)), m_less);
        }
        for (; m_width < m_items.size(); m_width *= 2, m_left = 0, m_taken = {}) {
            for (; m_left < m_items.size(); m_left += 2 * m_width, m_taken = {}) {
                if (!merge(isLate))
                    return false;
            }
            m_items.swap(m_other);
        }
        return true;
    }

    /// Returns the sorted items. Call after run() has returned true.
    std::vector<T> take() { return std::move(m_items); }

private:
    static constexpr std::size_t run0 = 256;
    struct Taken
    {
        std::size_t left = 0, right = 0;
    };

    static std::ptrdiff_t at(std::size_t index) { return std::ptrdiff_t(index); }
    std::size_t end(std::size_t index) const { return std::min(index, m_items.size()); }

    /// Continues to merge the two runs that begin at m_left.
    template <class F>
    bool merge(F isLate)
    {
        const std::size_t middle = end(m_left + m_width), last = end(m_left + 2 * m_width);
        std::size_t left = m_left + m_taken.left, right = middle + m_taken.right;
        for (std::size_t out = left + m_taken.right; out < last; ++out) {
            if (out % run0 == 0 && isLate()) {
                m_taken = {left - m_left, right - middle};
                return false;
            }
            const bool fromRight = left == middle || (right < last && m_less(m_items[right], m_items[left]));
            m_other[out] = fromRight ? m_items[right++] : m_items[left++];
        }
        return true;
    }

    std::vector<T> m_items;
    Less m_less;
    std::vector<T> m_other;
    std::size_t m_from = 0;      ///< The initial runs are sorted up to here.
    std::size_t m_width = run0;  ///< Length of the runs that are being merged.
    std::size_t m_left = 0;      ///< Where the two runs that are being merged begin.
    Taken m_taken{};             ///< How many items of the two runs have been merged.
};

}  // namespace Sidestage
