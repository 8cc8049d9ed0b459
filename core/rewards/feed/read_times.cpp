// SPDX-License-Identifier: GPL-3.0-or-later
#include "read_times.h"

#include <algorithm>
#include <limits>

namespace Sidestage {

void ReadTimes::cover(const QDateTime &from, const QDateTime &before, const QDateTime &readAt)
{
    using Limits = std::numeric_limits<qint64>;
    const qint64 begin = from.isValid() ? from.toMSecsSinceEpoch() : Limits::min();
    const qint64 end = before.isValid() ? before.toMSecsSinceEpoch() : Limits::max();
    if (begin >= end)
        return;
    // A span that is covered only in part is split in two.
    if (const auto cut = m_readAt.lower_bound(begin);
        from.isValid() && cut != m_readAt.end() && cut->first != begin)
        m_readAt.emplace_hint(cut, begin, cut->second);
    m_readAt.erase(m_readAt.upper_bound(begin), m_readAt.upper_bound(end));
    m_readAt.insert_or_assign(end, readAt);
}

QDateTime ReadTimes::oldest() const
{
    QDateTime oldest;
    for (const auto &[end, readAt] : m_readAt) {
        if (!oldest.isValid() || readAt < oldest)
            oldest = readAt;
    }
    return oldest;
}

}  // namespace Sidestage
