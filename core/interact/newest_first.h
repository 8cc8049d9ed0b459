// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace Sidestage {

/// Replaces the entry with the same id, or adds a new one as the newest.
template <class T>
void upsertNewest(QList<T> &newestFirst, const T &entry)
{
    for (T &known : newestFirst) {
        if (known.id == entry.id) {
            known = entry;
            return;
        }
    }
    newestFirst.prepend(entry);
}

}  // namespace Sidestage
