// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>
#include <deque>
#include <functional>

namespace Sidestage::Leftovers {

/// Whether the time of this turn is over.
using IsLate = std::function<bool()>;
/// Takes down what is left, until that is done (true) or it is late. What it keeps goes with it.
using TakeDown = std::function<bool(const IsLate &)>;

/// Frees what a long list has left behind, a bit in each turn of the event loop: at once it would take longer
/// than a frame. Not in another thread, because what is freed there makes this one wait for memory. Called in
/// another thread than the windows', or when the application has gone, it is done at once; it ends with the
/// application, whatever is left then.
void free(TakeDown freeRows);

/// The same of a list, from its end. If somebody else has it as well, whoever goes last frees it.
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

/// The same of what nobody else can have.
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
