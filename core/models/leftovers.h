// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>
#include <deque>
#include <functional>

namespace Sidestage::Leftovers {

/// Whether the time of this turn of the event loop is used up.
using IsLate = std::function<bool()>;
/// Frees objects until all are freed (true) or the time is up (false). Owns the objects by its captures.
using TakeDown = std::function<bool(const IsLate &)>;

/// Frees a large container in small parts, one in each turn of the event loop, because freeing it at once
/// would take longer than a frame. This runs in the calling thread: freeing in another thread makes this one
/// wait for the allocator. Outside the GUI thread, or without an application, everything is freed at once.
/// What is left when the application ends is freed then.
void free(TakeDown freeRows);

/// The same for a list, from its end. If the list is shared, its last owner frees it.
template <class T>
void freeLater(QList<T> list)
{
    constexpr qsizetype many = 200;
    if (list.size() <= many)
        return;
    free([list = std::move(list)](const IsLate &isLate) mutable {
        constexpr qsizetype atOnce = 32;
        while (list.isDetached() && !list.isEmpty()) {
            list.resize(std::max<qsizetype>(list.size() - atOnce, 0));
            if (isLate())
                return false;
        }
        return true;
    });
}

/// The same for a deque, which is never shared.
template <class T>
void freeLater(std::deque<T> some)
{
    free([some = std::move(some)](const IsLate &isLate) mutable {
        constexpr std::size_t atOnce = 32;
        while (!some.empty()) {
            for (std::size_t i = 0; i < atOnce && !some.empty(); ++i)
                some.pop_back();
            if (isLate())
                return false;
        }
        return true;
    });
}

}  // namespace Sidestage::Leftovers
