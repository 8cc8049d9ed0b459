// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <algorithm>

namespace Sidestage {

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
