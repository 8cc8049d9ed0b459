// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <algorithm>

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

/// A start whose outcome is not known until the service was read again.
struct UnsureStart
{
    QString title{};
    QStringList known{};  ///< The ids of those that were there before.

    template <class T>
    static UnsureStart of(const QString &title, const QList<T> &before)
    {
        UnsureStart start{.title = title};
        for (const T &one : before)
            start.known.append(one.id);
        return start;
    }
    /// Whether it was started.
    template <class T>
    bool isIn(const QList<T> &all) const
    {
        return std::ranges::any_of(
            all, [this](const T &one) { return one.title == title && !known.contains(one.id); });
    }
};

}  // namespace Sidestage
